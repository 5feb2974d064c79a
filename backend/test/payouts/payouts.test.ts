import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { dayFromNow } from '../support/days.ts';
import { createMoney } from '../support/money.ts';
import { createPayouts, IBANS, type Payouts } from '../support/payouts.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let payouts: Payouts;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  payouts = createPayouts({ ...shop, sales });
  await createMoney(shop).rate(10);
});
after(() => shop.close());

const admin = async (route: string, body?: object) =>
  shop.call(route, { token: await payouts.tokenOfAdmin(), ...(body ? { body } : {}) });

test('An admin pays a previewed run, reverses what the bank returns, and pays it again', async () => {
  const { vendorId, token } = await shop.make.vendor();
  await payouts.verify(vendorId, IBANS[1]);
  const part = await payouts.carried(vendorId);
  const box = () => payouts.balanceOf(vendorId);
  await payouts.settle();
  assert.deepEqual((await box()).available, 0, 'the carrier has the cash');
  await payouts.remit([part]);
  const { available, balance, pending } = await box();
  assert.deepEqual([available, pending, available > 0], [balance, 0, true]);
  assert.equal(await payouts.previewed([vendorId]), available);

  const first = await payouts.run([vendorId]);
  assert.deepEqual(await box(), { balance: 0, pending: 0, available: 0 });
  const file = await admin(`GET /admin/payout-runs/${first.replace(/-1$/, '')}/bank.csv`);
  assert.match(file.text, new RegExp(`${first},${IBANS[1]},Gulf Trading,Gulf Bank,${available.toFixed(2)},USD`));
  const shown = await shop.call(`GET /vendor/money/payouts/${first}`, { token });
  assert.equal(shown.body.data.iban, 'BH•• •••• •••• •••• 3456');
  assert.doesNotMatch(shown.text, new RegExp(IBANS[1]));
  const { body } = await shop.call(`GET /vendor/money/entries?payout=${first}`, { token });
  assert.deepEqual(
    body.data.entries.map(({ kind, payout_no: no }: { kind: string; payout_no: string }) => [kind, no]),
    ['commission', 'sale'].map((kind) => [kind, first]),
  );
  const another = await shop.call(`GET /vendor/money/entries?payout=${first}0`, { token });
  assert.deepEqual(another.body.data.entries, []);

  await payouts.paid(first);
  await payouts.paid(first);
  const other = { bank_reference: 'FT27', paid_on: dayFromNow(0) };
  assert.equal((await admin(`POST /admin/payouts/${first}/paid`, other)).body.code, 'payout_not_underway');
  await payouts.returned(first);
  assert.deepEqual(await box(), { balance: available, pending: 0, available });
  const second = await payouts.run([vendorId]);
  assert.notEqual(second, first);
  await payouts.failed(second);
  assert.equal((await box()).available, available);
  await payouts.paid(await payouts.run([vendorId]));
  await sales.assertBooksAreRight();
});

test('Vendors who cannot be paid are left out, with the reason for the admin', async () => {
  const [little, owes, held, nowhere, fine] = await Promise.all(Array.from({ length: 5 }, () => shop.make.vendor()));
  assert.ok(little && owes && held && nowhere && fine);
  for (const { vendorId } of [little, owes, held, fine]) await payouts.verify(vendorId);
  await payouts.owe(little.vendorId, 2_499);
  await payouts.owe(owes.vendorId, -5_000);
  for (const { vendorId } of [held, nowhere]) await payouts.owe(vendorId, 10_000);
  await payouts.owe(fine.vendorId, 2_500);
  await admin(`POST /admin/vendors/${held.vendorId}/payout-hold`, { reason: 'A dispute' });

  const vendor_ids = [little, owes, held, nowhere, fine].map(({ vendorId }) => vendorId);
  const { body } = await admin('POST /admin/payout-runs/preview', { currency: 'USD', vendor_ids });
  const reasonOf = ({ vendorId }: { vendorId: number }) =>
    body.data.skipped.find(({ vendor }: { vendor: { id: number } }) => vendor.id === vendorId)?.reason;
  assert.deepEqual([little, owes, held, nowhere, fine].map(reasonOf), [
    'below_minimum',
    'owes_us',
    'on_hold',
    'no_bank_account',
    undefined,
  ]);
  assert.equal(body.data.total, 25);
  const { body: own } = await shop.call('GET /vendor/bank-account', { token: held.token });
  assert.equal(own.data.hold_reason, 'A dispute');

  const changed = await admin('POST /admin/payout-runs', { currency: 'USD', vendor_ids, seen_total: 24.99 });
  assert.deepEqual([changed.status, changed.body.code, changed.body.data.total], [409, 'payout_run_changed', 25]);
  await payouts.run(vendor_ids);
  const again = await admin('POST /admin/payout-runs', { currency: 'USD', vendor_ids, seen_total: 0 });
  assert.deepEqual([again.status, again.body.code], [409, 'nothing_to_pay']);
  await sales.assertBooksAreRight();
});

test('A payout cannot be paid in the future, before its order, or fail once paid', async () => {
  const { vendorId } = await shop.make.vendor();
  await payouts.verify(vendorId);
  await payouts.owe(vendorId, 20_000);
  const no = await payouts.run([vendorId]);
  for (const paid_on of [dayFromNow(1), dayFromNow(-1)]) {
    const response = await admin(`POST /admin/payouts/${no}/paid`, { bank_reference: 'FT1', paid_on });
    assert.deepEqual([response.status, Object.keys(response.body.errors)], [422, ['paid_on']]);
  }
  assert.equal((await admin(`POST /admin/payouts/${no}/returned`, { reason: 'Back' })).body.code, 'payout_not_paid');
  await payouts.paid(no);
  assert.equal((await admin(`POST /admin/payouts/${no}/failed`, { reason: 'No' })).body.code, 'payout_not_underway');
});
