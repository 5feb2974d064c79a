import type { CarrierCash } from '@balsam/shared-api';
import { fakeApi, metaOf, ok } from '@balsam/shared-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminUser } from '../../testing/responses.ts';
import { NUMBER, vendor } from '../../testing/money.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';

type Answers = Parameters<typeof fakeApi>[0];

const old: CarrierCash = {
  ...{ id: 1, order_sub_no: NUMBER, vendor, carrier: 'aramex', currency: 'SAR', amount: 100, days: 20 },
  completed_at: '2026-11-01T09:00:00.000Z',
};
const other: CarrierCash = { ...old, id: 2, order_sub_no: 'BLS-BBBBBBBBB1-1', currency: 'BHD', amount: 5, days: 3 };

async function open(responses: Answers = {}, lang: 'en' | 'ar' = 'en', parts: CarrierCash[] = [old, other]) {
  const totals = parts.map(({ currency, amount }) => ({ currency, amount, parts: 1 }));
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/money/carrier-cash': ok({ data: { parts, totals, meta: metaOf(parts) } }),
    ...responses,
  });
  const view = await renderConsole('/admin/money/carriers', 'admin', lang);
  return {
    ...view,
    asked: () => calls.map(({ path }) => path).filter((path) => path.startsWith('/admin/money/carrier-cash')),
    posts: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}

async function tick({ user }: Awaited<ReturnType<typeof open>>, ...numbers: string[]) {
  for (const number of numbers) await user.click(await screen.findByRole('checkbox', { name: number }));
  await user.click(screen.getByRole('button', { name: 'Handed over' }));
  return within(await screen.findByRole('dialog', { name: 'Handed over' }));
}

it('An admin sees how long cash has been held, and filters by age', async () => {
  const { user, asked } = await open();
  expect(await screen.findByRole('row', { name: new RegExp(NUMBER) })).toHaveTextContent(/Aramex.*20 days.*100\.00/);
  expect(screen.getByRole('list', { name: 'What carriers hold in all' })).toHaveTextContent(/100\.00.*5\.000/);
  await user.selectOptions(screen.getByLabelText('With the carrier for'), 'More than 14 days');
  await waitFor(() => expect(asked().at(-1)).toBe('/admin/money/carrier-cash?page=1&older_than=14'));
});

it('Days have the correct Arabic plural forms', async () => {
  await open({}, 'ar');
  expect(await screen.findByRole('row', { name: new RegExp(NUMBER) })).toHaveTextContent('20 يومًا');
  expect(screen.getByRole('row', { name: /BBBB/ })).toHaveTextContent('3 أيام');
});

it('An admin records a remittance', async () => {
  const view = await open({ 'POST /admin/money/remittances': ok({}, 'The cash is in the bank.') });
  const dialog = await tick(view, NUMBER);
  await view.user.type(dialog.getByLabelText('Amount that came to the bank'), '100');
  fireEvent.change(dialog.getByLabelText('Day of the transfer'), { target: { value: '2026-01-02' } });
  await view.user.type(dialog.getByLabelText('Bank reference'), 'FT-9');
  await view.user.click(dialog.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('The cash is in the bank.')).toBeVisible();
  expect(view.posts()).toEqual([
    { bank_reference: 'FT-9', day: '2026-01-02', currency: 'SAR', amount: 100, order_sub_nos: [NUMBER] },
  ]);
});

it("An amount that differs from the orders' total is rejected at its field", async () => {
  const message = 'The orders come to 100.00 SAR.';
  const view = await open({ 'POST /admin/money/remittances': refusal(422, message, { amount: [message] }) });
  const dialog = await tick(view, NUMBER);
  await view.user.type(dialog.getByLabelText('Amount that came to the bank'), '90');
  fireEvent.change(dialog.getByLabelText('Day of the transfer'), { target: { value: '2026-01-02' } });
  await view.user.type(dialog.getByLabelText('Bank reference'), 'FT-9');
  await view.user.click(dialog.getByRole('button', { name: 'Post' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Amount that came to the bank')).toHaveAccessibleDescription(message),
  );
});

it('Orders in two currencies cannot be remitted together', async () => {
  const dialog = await tick(await open(), NUMBER, other.order_sub_no);
  expect(dialog.getByRole('alert')).toHaveTextContent('Select orders of one.');
});

it('An empty list says that all cash has been remitted', async () => {
  await open({}, 'en', []);
  expect(await screen.findByText('Carriers have handed over everything.')).toBeVisible();
});
