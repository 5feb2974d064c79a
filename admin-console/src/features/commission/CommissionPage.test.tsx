import type { CommissionRate } from '@balsam/shared-api';
import { aUser, fakeApi, ok } from '@balsam/shared-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminUser, metaOf } from '../../testing/responses.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const general: CommissionRate = {
  ...{ id: 1, source: 'default', category: null, vendor: null, percent: 10, from_day: '2026-01-01', state: 'live' },
  ...{ ended_at: null, created_by: 'Sara Ali', created_at: '2026-01-01T09:00:00.000Z' },
};

const ofGloves: CommissionRate = {
  ...{ ...general, id: 2, source: 'vendor_category', percent: 7.5, state: 'ended' },
  category: { id: 4, name: 'Gloves', name_arabic: 'قفازات' },
  vendor: { id: 3, company_name: 'Gulf Medical', company_name_arabic: 'الخليج الطبية' },
};

const listOf = (rates: CommissionRate[]) => ok({ data: { commission_rates: rates, meta: metaOf(rates) } });

async function open(responses: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/commission-rates': listOf([general, ofGloves]),
    'GET /admin/vendor': ok({ data: { vendors: [{ ...ofGloves.vendor }], meta: metaOf([1]) } }),
    'GET /admin/category': ok({
      data: { categories: [{ id: 4, category_name: 'Gloves', category_name_arabic: 'قفازات' }], meta: metaOf([1]) },
    }),
    'GET /admin/products': ok({
      data: { products: [{ id: 9, name: 'Nitrile gloves', name_arabic: 'قفازات نتريل' }], meta: metaOf([1]) },
    }),
    ...responses,
  });
  const view = await renderConsole('/admin/commission');
  return { ...view, posts: () => calls.filter(({ method }) => method === 'POST') };
}

async function add({ user }: Awaited<ReturnType<typeof open>>, percent: string, day: string) {
  await user.click(await screen.findByRole('button', { name: 'Add a rate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a rate' }));
  await dialog.findByRole('option', { name: 'Gulf Medical' });
  await dialog.findByRole('option', { name: 'Gloves' });
  await user.selectOptions(dialog.getByLabelText('Vendor'), 'Gulf Medical');
  await user.selectOptions(dialog.getByLabelText('Category'), 'Gloves');
  await user.type(dialog.getByLabelText('Rate in percent'), percent);
  fireEvent.change(dialog.getByLabelText('From'), { target: { value: day } });
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  return dialog;
}

it("An admin reads each rate's scope and status, and can end only those not ended", async () => {
  await open();
  expect(await screen.findByRole('row', { name: /Everything else.*10%.*Jan 1, 2026.*In force/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Gulf Medical in Gloves.*7\.5%.*Ended/ })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^End/ })).toHaveLength(1);
});

it('An admin adds a rate of a vendor in a category, also with Arabic digits', async () => {
  const view = await open({ 'POST /admin/commission-rates': ok({ data: ofGloves }, 'The rate has been added.') });
  await add(view, '٧٫٥', '2099-01-01');
  expect(await screen.findByText('The rate has been added.')).toBeVisible();
  expect(view.posts().map(({ body }) => body)).toEqual([
    { category_id: 4, vendor_id: 3, percent: 7.5, from_day: '2099-01-01' },
  ]);
});

it.each([
  ['50.01', '2099-01-01', 'Enter 0 to 50 with at most two decimals.'],
  ['10', '2020-01-01', 'Choose today or a later day.'],
])('%s percent from %s is rejected, and nothing is sent', async (percent, day, words) => {
  const view = await open();
  await add(view, percent, day);
  expect(await screen.findByText(words)).toBeVisible();
  expect(view.posts()).toEqual([]);
});

it('An admin ends a rate after confirming', async () => {
  const { user, posts } = await open({
    'POST /admin/commission-rates/1/end': ok({ data: { ...general, state: 'ended' } }, 'The rate is ended.'),
  });
  await user.click(await screen.findByRole('button', { name: 'End: Everything else' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End this rate?' }));
  await user.click(dialog.getByRole('button', { name: 'End' }));
  expect(await screen.findByText('The rate is ended.')).toBeVisible();
  expect(posts().map(({ path }) => path)).toEqual(['/admin/commission-rates/1/end']);
});

it("An admin looks up a product's commission and the rate it comes from", async () => {
  const { user } = await open({
    'GET /admin/commission-rates/match': ok({ data: { source: 'default', percent: 10, rate: general } }),
  });
  await user.click(await screen.findByRole('button', { name: 'What would a product pay?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What would a product pay?' }));
  await dialog.findByRole('option', { name: 'Nitrile gloves' });
  await user.selectOptions(dialog.getByLabelText('Product'), 'Nitrile gloves');
  expect(await dialog.findByText('10% of its price without VAT. Rate: Everything else.')).toBeVisible();
});

it('Without rates an empty state is shown, and a failed load can be retried', async () => {
  let isUp = false;
  const { user } = await open({ 'GET /admin/commission-rates': () => (isUp ? listOf([]) : refusal(503)) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(retry);
  expect(await screen.findByText(/the marketplace earns no commission/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
});

it('Someone who may not read the catalogue chooses among the categories of the shop', async () => {
  const { user, posts } = await open({
    'GET /user': aUser({ permissions: ['money.read', 'money.manage'] }),
    'GET /categories': ok({ categories: [{ id: 4, name: 'Gloves', name_arabic: 'قفازات', slug: 'gloves' }] }),
    'POST /admin/commission-rates': ok({ data: ofGloves }, 'The rate has been added.'),
    'GET /admin/category': refusal(403),
    'GET /admin/vendor': refusal(403),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a rate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a rate' }));
  await user.selectOptions(dialog.getByLabelText('Category'), await dialog.findByRole('option', { name: 'Gloves' }));
  expect(dialog.queryByLabelText('Vendor')).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText('Rate in percent'), '7');
  fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2099-01-01' } });
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(posts()[0]?.body).toMatchObject({ category_id: 4 }));
});
