import type { VatRate } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminUser, metaOf } from '../../testing/responses.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const present: VatRate = {
  country: 'SA',
  vat_class: 'standard',
  percent: 15,
  from_day: '2020-07-01',
  state: 'in_force',
};

const waitingVendor = { id: 3, name: 'Huda Nasser', company_name: 'Gulf Medical', vat_state: 'waiting' };

async function open(responses: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/vat-rates': ok({ vat_rates: [present] }),
    'GET /admin/fx-rates': ok({ fx_rates: [{ from: 'USD', to: 'SAR', rate: 3.75, day: null }] }),
    'GET /admin/vendor': ok({ data: { vendors: [waitingVendor], meta: metaOf([waitingVendor]) } }),
    ...responses,
  });
  const view = await renderConsole('/admin/vat');
  return { ...view, calls };
}

async function addRate({ user }: Awaited<ReturnType<typeof open>>, percent: string, day: string) {
  await user.click(await screen.findByRole('button', { name: 'Add a rate' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a rate' });
  await user.type(within(dialog).getByLabelText('Rate in percent'), percent);
  fireEvent.change(within(dialog).getByLabelText('From'), { target: { value: day } });
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  return dialog;
}

it('An admin reads the rates, finds vendors to review, and the products of a class', async () => {
  const { calls } = await open();
  const table = await screen.findByRole('table', { name: 'Rates' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Standard rateSaudi Arabia15%Jul 1, 2020In force/);
  expect(await screen.findByRole('link', { name: 'Gulf Medical' })).toHaveAttribute('href', '/admin/edit-vendor/3');
  expect(screen.getByRole('link', { name: 'Zero-rated medicine' })).toHaveAttribute(
    'href',
    '/admin/products?taxed_as=zero_medicine',
  );
  expect(calls.map(({ path }) => path)).toContain('/admin/vendor?vat_state=waiting');
});

it('Without vendors to review an empty state is shown', async () => {
  await open({ 'GET /admin/vendor': ok({ data: { vendors: [], meta: metaOf([]) } }) });
  expect(await screen.findByText('There are no vendors to check.')).toBeVisible();
});

it('An admin adds a future rate, also with Arabic digits, and finds it in the list', async () => {
  const rates = [present];
  const view = await open({
    'GET /admin/vat-rates': () => ok({ vat_rates: rates }),
    'POST /admin/vat-rates': () => {
      rates.unshift({ ...present, percent: 17.5, from_day: '2099-01-01', state: 'future' });
      return ok({ vat_rates: rates }, 'The rate has been added.');
    },
  });
  await addRate(view, '١٧٫٥', '2099-01-01');
  expect(await screen.findByText('The rate has been added.')).toBeVisible();
  expect(await screen.findByText('Scheduled')).toBeVisible();
  expect(view.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    country: 'SA',
    vat_class: 'standard',
    percent: 17.5,
    from_day: '2099-01-01',
  });
});

it.each([
  ['101', '2099-01-01', 'Enter 0 to 100 with at most two decimals.'],
  ['15.125', '2099-01-01', 'Enter 0 to 100 with at most two decimals.'],
  ['16', '2020-01-01', 'Choose a day after today.'],
])('%s percent from %s is rejected, and nothing is sent', async (percent, day, words) => {
  const view = await open();
  await addRate(view, percent, day);
  expect(await screen.findByText(words)).toBeVisible();
  expect(view.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('Zero-rated goods cannot have a rate', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a rate' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a rate' });
  await user.selectOptions(within(dialog).getByLabelText('Tax class'), 'Zero-rated medicine');
  await user.type(within(dialog).getByLabelText('Rate in percent'), '5');
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Zero-rated goods are taxed at 0 percent.')).toBeVisible();
});

it('A second rate for the same day is rejected at the day', async () => {
  const message = 'There is already a rate for this day.';
  const view = await open({ 'POST /admin/vat-rates': refusal(409, message, { from_day: [message] }) });
  const dialog = await addRate(view, '16', '2099-01-01');
  await waitFor(() => expect(within(dialog).getByLabelText('From')).toHaveAccessibleDescription(new RegExp(message)));
});

it('An admin adds an exchange rate, and invalid input is rejected', async () => {
  const { user, calls } = await open({ 'POST /admin/fx-rates': ok({ fx_rates: [] }, 'The rate has been added.') });
  expect(await screen.findByRole('row', { name: /USD → SAR.*3\.75.*Peg/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add an exchange rate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an exchange rate' }));
  await user.type(dialog.getByLabelText('Rate'), '0');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect((await dialog.findAllByText(/Enter a rate above 0/))[0]).toBeVisible();
  await user.clear(dialog.getByLabelText('Rate'));
  await user.type(dialog.getByLabelText('Rate'), '3.7501');
  fireEvent.change(dialog.getByLabelText('From day'), { target: { value: '2099-01-01' } });
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The rate has been added.')).toBeVisible();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ from: 'USD', to: 'SAR', rate: 3.7501, day: '2099-01-01' });
});

it('A failed load of the rates can be retried', async () => {
  let isUp = false;
  const { user } = await open({
    'GET /admin/vat-rates': () => (isUp ? ok({ vat_rates: [present] }) : refusal(503)),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(retry);
  expect(await screen.findByText('In force')).toBeVisible();
});
