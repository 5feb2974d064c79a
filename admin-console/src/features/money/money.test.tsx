import { fakeApi, ok } from '@balsam/shared-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminUser, metaOf } from '../../testing/responses.ts';
import { goodwill, NUMBER, subOrder, sale, vendor } from '../../testing/money.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderConsole } from '../../testing/render-console.tsx';

type Answers = Parameters<typeof fakeApi>[0];

const balance = { vendor, currency: 'SAR', balance: 79.98, pending: 89.99, available: -10.01 };

async function open(at: string, responses: Answers = {}, lang: 'en' | 'ar' = 'en') {
  const calls = fakeApi({
    'GET /user': adminUser,
    'GET /admin/vendor': ok({ data: { vendors: [vendor], meta: metaOf([1]) } }),
    'GET /admin/money/vendors': ok({ data: { balances: [balance], meta: metaOf([balance]) } }),
    'GET /admin/money/entries': ok({ data: { entries: [goodwill, sale], meta: metaOf([goodwill, sale]) } }),
    [`GET /admin/money/parts/${NUMBER}`]: ok({ data: subOrder }),
    ...responses,
  });
  const view = await renderConsole(at, 'admin', lang);
  return {
    ...view,
    asked: () => calls.map(({ path }) => path).filter((path) => path.startsWith('/admin/money')),
    posts: () => calls.filter(({ method }) => method === 'POST'),
  };
}

it('An admin gets from the balances to an order line and its rule in two clicks', async () => {
  const { user, asked } = await open('/admin/money');
  const row = await screen.findByRole('row', { name: /Gulf Medical.*Saudi riyal/ });
  expect(row).toHaveTextContent(/79\.98.*owed to the vendor.*10\.01.*owed by the vendor/);
  await user.click(within(row).getByRole('link', { name: 'Gulf Medical' }));
  await waitFor(() => expect(asked().at(-1)).toBe('/admin/money/entries?page=1&currency=SAR&vendor=3'));
  const entry = await screen.findByRole('row', { name: /Sale/ });
  await user.click(within(entry).getByRole('link', { name: NUMBER }));
  expect(await screen.findByRole('row', { name: /Nitrile gloves/ })).toHaveTextContent(/10% of .*86\.96.*Gloves/);
});

it('The balances are shown in Arabic', async () => {
  await open('/admin/money', {}, 'ar');
  expect(await screen.findByRole('row', { name: /الخليج الطبية/ })).toHaveTextContent('مستحق للبائع');
});

it("An admin adjusts a vendor's balance, with a reason", async () => {
  const { user, posts } = await open('/admin/money', {
    'POST /admin/money/adjustments': ok({ data: goodwill }, 'The adjustment is posted.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Adjust: Gulf Medical' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('In whose favour'), 'The marketplace: the vendor owes more');
  await user.type(dialog.getByLabelText('Amount'), '٢٥.٥');
  await user.type(dialog.getByLabelText('Reason'), 'Fee of the carrier');
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('The adjustment is posted.')).toBeVisible();
  expect(posts().map(({ body }) => body)).toEqual([
    { vendor_id: 3, currency: 'SAR', amount: -25.5, reason: 'Fee of the carrier', order_sub_no: '' },
  ]);
});

it.each(['0', '1.005'])('An adjustment by %s without vendor and reason shows an error at each field', async (typed) => {
  const { user, posts } = await open('/admin/money');
  await user.click(await screen.findByRole('button', { name: 'New adjustment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New adjustment' }));
  await user.type(dialog.getByLabelText('Amount'), typed);
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription(/above zero with the decimals/),
  );
  expect(dialog.getByLabelText('Vendor')).toHaveAccessibleDescription(/Choose a vendor/);
  expect(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Give a reason/);
  expect(posts()).toEqual([]);
});

it('An adjustment retried after a lost response reuses its idempotency key', async () => {
  let isUp = false;
  const { user, posts } = await open('/admin/money', {
    'POST /admin/money/adjustments': () =>
      isUp ? ok({ data: goodwill }, 'The adjustment is posted.') : refusal(503, 'Closed for a minute.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Adjust: Gulf Medical' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Amount'), '5');
  await user.type(dialog.getByLabelText('Reason'), 'Goodwill');
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  await dialog.findByText('Closed for a minute.');
  isUp = true;
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('The adjustment is posted.')).toBeVisible();
  const [first, second] = posts().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toMatch(/^\S{10,200}$/);
  expect(second).toBe(first);
});

it("Another vendor's order number is rejected at its field and stays there", async () => {
  const message = 'This vendor has no such order in this currency.';
  const { user } = await open('/admin/money', {
    'POST /admin/money/adjustments': refusal(422, message, { order_sub_no: [message] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Adjust: Gulf Medical' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Amount'), '5');
  await user.type(dialog.getByLabelText('Order number'), 'BLS-OTHER-1');
  await user.type(dialog.getByLabelText('Reason'), 'Goodwill');
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(dialog.getByLabelText('Order number')).toHaveAccessibleDescription(new RegExp(message)));
  expect(dialog.getByLabelText('Order number')).toHaveValue('BLS-OTHER-1');
});

it('An admin reads the sides of an entry, and reverses an adjustment with a reason', async () => {
  const { user, posts } = await open('/admin/money/entries?kind=adjustment', {
    'POST /admin/money/entries/3/reverse': ok({ data: goodwill }, 'It is taken back.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Lines of entry 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adjustment, entry 3' }));
  expect(dialog.getByRole('row', { name: /Adjustments/ })).toHaveTextContent(/5\.00/);
  await user.click(dialog.getByRole('button', { name: 'Reverse' }));
  await user.click(dialog.getByRole('button', { name: 'Reverse' }));
  expect(await dialog.findByText('Give a reason of at most 1,000 characters.')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'Booked twice');
  await user.click(dialog.getByRole('button', { name: 'Reverse' }));
  expect(await screen.findByText('It is taken back.')).toBeVisible();
  expect(posts().map(({ body }) => body)).toEqual([{ reason: 'Booked twice' }]);
});

it('An entry posted by an order cannot be reversed', async () => {
  const { user } = await open('/admin/money/entries');
  await user.click(await screen.findByRole('button', { name: 'Lines of entry 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sale, entry 2' }));
  expect(dialog.queryByRole('button', { name: 'Reverse' })).not.toBeInTheDocument();
});

it('An admin corrects who collected the cash, with a reason', async () => {
  const { user, posts } = await open(`/admin/money/parts/${NUMBER}`, {
    [`POST /admin/money/parts/${NUMBER}/collector`]: ok({ data: subOrder }, 'It is corrected.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Correct who took the money' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Who took it')).toHaveDisplayValue('The vendor');
  await user.type(dialog.getByLabelText('Reason'), 'The pickup was called off');
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('It is corrected.')).toBeVisible();
  expect(posts().map(({ body }) => body)).toEqual([{ collected_by: 'vendor', reason: 'The pickup was called off' }]);
});

it("An admin reverses a vendor's payment", async () => {
  const paid = { ...goodwill, id: 9, kind: 'vendor_paid_in' };
  const { user, posts } = await open('/admin/money/entries', {
    'GET /admin/money/entries': ok({ data: { entries: [paid], meta: metaOf([paid]) } }),
    'POST /admin/money/entries/9/reverse': ok({ data: paid }, 'It is taken back.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Lines of entry 9' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Reverse' }));
  await user.type(dialog.getByLabelText('Reason'), 'Another vendor’s');
  await user.click(dialog.getByRole('button', { name: 'Reverse' }));
  expect(await screen.findByText('It is taken back.')).toBeVisible();
  expect(posts().map(({ body }) => body)).toEqual([{ reason: 'Another vendor’s' }]);
});

it('An admin records a payment from a vendor in debt', async () => {
  const owing = { ...balance, balance: -10.01, pending: 0 };
  const { user, posts } = await open('/admin/money', {
    'GET /admin/money/vendors': ok({ data: { balances: [owing], meta: metaOf([owing]) } }),
    'POST /admin/money/vendor-payments': ok({}, 'The payment is booked.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Payment received: Gulf Medical' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Amount that came to the bank')).toHaveValue('10.01');
  fireEvent.change(dialog.getByLabelText('Day of the transfer'), { target: { value: '2026-01-02' } });
  await user.type(dialog.getByLabelText('Bank reference'), 'FT-3');
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('The payment is booked.')).toBeVisible();
  expect(posts().map(({ body }) => body)).toEqual([
    { bank_reference: 'FT-3', day: '2026-01-02', currency: 'SAR', amount: 10.01, vendor_id: 3 },
  ]);
});

it('An admin reads the balance of each account, and a warning if they do not balance', async () => {
  const accounts = [
    { account: 'vendor', amount: -89.99 },
    { account: 'carrier', amount: 100 },
  ];
  await open('/admin/money/accounts', {
    'GET /admin/money/accounts': ok({ data: { trial_balances: [{ currency: 'SAR', accounts, total: 10.01 }] } }),
  });
  const table = within(await screen.findByRole('table', { name: 'Saudi riyal' }));
  expect(table.getByRole('row', { name: /Total/ })).toHaveTextContent(/100\.00.*89\.99/);
  expect(screen.getByRole('alert')).toHaveTextContent(/10\.01/);
});

it('Without entries an empty state is shown, and a failed load can be retried', async () => {
  let isUp = false;
  const { user } = await open('/admin/money', {
    'GET /admin/money/vendors': () => (isUp ? ok({ data: { balances: [], meta: metaOf([]) } }) : refusal(503)),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(retry);
  expect(await screen.findByText('The first entry appears when an order is completed.')).toBeVisible();
});
