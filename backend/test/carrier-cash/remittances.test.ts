import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons } from '../support/coupons.ts';
import { dayFromNow } from '../support/days.ts';
import { createMoney } from '../support/money.ts';
import { createPayouts, type Payouts } from '../support/payouts.ts';
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

const post = async (route: string, body: object) =>
  shop.call(`POST ${route}`, { token: await payouts.tokenOfAdmin(), body });

const transfer = (reference: string) => ({ bank_reference: reference, day: dayFromNow(0), currency: 'USD' });

test('A carrier hands over the exact sum once, and its sub-orders cannot be reopened', async () => {
  const { vendorId, token } = await shop.make.vendor();
  const [first, second] = [await payouts.carried(vendorId), await payouts.carried(vendorId)];
  const order_sub_nos = [first.order_sub_no, second.order_sub_no];
  const form = { ...transfer('CR-7'), order_sub_nos };
  const wrong = await post('/admin/money/remittances', { ...form, amount: first.amount });
  assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [422, ['amount']]);
  const late = await post('/admin/money/remittances', { ...form, amount: 1, day: dayFromNow(1) });
  assert.deepEqual(Object.keys(late.body.errors), ['day']);

  await payouts.remit([first]);
  const again = await post('/admin/money/remittances', { ...form, amount: first.amount + second.amount });
  assert.deepEqual([again.status, again.body.code], [409, 'already_remitted']);
  assert.deepEqual(again.body.data.order_sub_nos, [first.order_sub_no]);
  const cash = await shop.call('GET /admin/money/carrier-cash', { token: await payouts.tokenOfAdmin() });
  assert.deepEqual(
    cash.body.data.parts.map(({ order_sub_no: no }: { order_sub_no: string }) => no),
    [second.order_sub_no],
  );

  const back = await shop.call(`POST /vendor/orders/${first.id}/status`, { token, body: { status: 3 } });
  assert.deepEqual([back.status, back.body.code], [409, 'order_remitted']);
  await payouts.setStatus(first.id, 6);
  await payouts.setStatus(first.id, 4);
  await sales.assertBooksAreRight();

  const entry = await shop.database.first<{ id: number }>(
    sql`SELECT id FROM ledger_entries WHERE kind = 'carrier_remitted'`,
  );
  const reversed = await post(`/admin/money/entries/${entry?.id}/reverse`, { reason: 'It was another parcel.' });
  assert.equal(reversed.status, 200, reversed.text);
  await payouts.remit([first, second]);
  await sales.assertBooksAreRight();
});

test('An admin corrects who collected the cash, and the balance follows', async () => {
  const { vendorId } = await shop.make.vendor();
  const { id, order_sub_no: no } = await payouts.carried(vendorId);
  const before = await payouts.balanceOf(vendorId);
  const correct = (collected_by: string) =>
    post(`/admin/money/parts/${no}/collector`, { collected_by, reason: 'He brought it himself.' });
  const response = await correct('vendor');
  assert.deepEqual(
    [response.status, response.body.data.collected_by, response.body.data.agrees],
    [200, 'vendor', true],
  );
  const after_ = await payouts.balanceOf(vendorId);
  assert.ok(after_.balance < 0 && before.balance > 0, JSON.stringify({ before, after_ }));
  assert.equal((await correct('carrier')).status, 200);
  assert.deepEqual(await payouts.balanceOf(vendorId), before);
  await payouts.setStatus(id, 3);
  assert.equal((await correct('vendor')).body.code, 'nothing_collected');
  await sales.assertBooksAreRight();
});

test('A payment from a vendor or a payment provider is booked once per reference', async () => {
  const { vendorId } = await shop.make.vendor();
  await payouts.owe(vendorId, -5_000);
  const paid = { ...transfer('VP-1'), vendor_id: vendorId, amount: 50 };
  assert.equal((await post('/admin/money/vendor-payments', paid)).status, 200);
  assert.equal((await post('/admin/money/vendor-payments', paid)).body.code, 'reference_used');
  assert.equal((await payouts.balanceOf(vendorId)).balance, 0);
  const settled = { ...transfer('TAP-1'), amount: 97.5, fee: 2.5 };
  assert.equal((await post('/admin/money/settlements', settled)).status, 200);
  assert.equal((await post('/admin/money/settlements', settled)).body.code, 'reference_used');
  const digits = await post('/admin/money/settlements', { ...settled, fee: 0.001 });
  assert.deepEqual(Object.keys(digits.body.errors), ['fee']);
  await sales.assertBooksAreRight();
});

test('A reversed booking can be booked again under its reference, any number of times', async () => {
  const { vendorId } = await shop.make.vendor();
  const routes = {
    '/admin/money/vendor-payments': { ...transfer('VP-2'), vendor_id: vendorId, amount: 50 },
    '/admin/money/settlements': { ...transfer('TAP-2'), amount: 97.5, fee: 2.5 },
  };
  for (const [route, form] of Object.entries(routes)) {
    for (const amount of [form.amount, form.amount + 1]) {
      assert.equal((await post(route, { ...form, amount })).status, 200);
      assert.equal((await post(route, form)).body.code, 'reference_used');
      const entry = await shop.database.first<{ id: number }>(
        sql`SELECT id FROM standing_entries WHERE reason = ${form.bank_reference}`,
      );
      const reversed = await post(`/admin/money/entries/${entry?.id}/reverse`, { reason: 'Another amount came.' });
      assert.equal(reversed.status, 200, reversed.text);
    }
    assert.equal((await post(route, form)).status, 200);
    assert.equal((await post(route, form)).body.code, 'reference_used');
  }
  assert.equal((await payouts.balanceOf(vendorId)).balance, 50);
  await sales.assertBooksAreRight();
});

test('A free sub-order holds no carrier cash and waits only for the settlement days', async () => {
  const { vendorId } = await shop.make.vendor();
  await shop.database.query(sql`
    UPDATE shipping_rates r SET flat_fee = 0 FROM shipping_zones z WHERE z.id = r.zone_id AND z.vendor_id = ${vendorId}`);
  const { code } = await createCoupons(shop.database).make({ percent: 100 });
  const part = await payouts.carried(vendorId, 10_000, code);
  assert.equal(part.amount, 0);
  const held = async () =>
    (await shop.call('GET /admin/money/carrier-cash', { token: await payouts.tokenOfAdmin() })).body.data.parts;
  assert.ok(!(await held()).some(({ id }: { id: number }) => id === part.id));
  const early = await payouts.balanceOf(vendorId);
  assert.deepEqual([early.pending, early.available], [early.balance, 0]);
  await payouts.settle();
  const { balance, pending, available } = await payouts.balanceOf(vendorId);
  assert.ok(balance > 0);
  assert.deepEqual([pending, available], [0, balance]);
  await sales.assertBooksAreRight();
});

test('A search for cash older than ten years is refused', async () => {
  const token = await payouts.tokenOfAdmin();
  for (const list of ['carrier-cash', 'carrier-cash.csv']) {
    const asked = (days: number) => shop.call(`GET /admin/money/${list}?older_than=${days}`, { token });
    assert.equal((await asked(3650)).status, 200);
    for (const days of [3651, 999_999_999_999_999]) {
      const { status, body } = await asked(days);
      assert.deepEqual([status, Object.keys(body.errors)], [422, ['older_than']]);
    }
  }
});

test('An admin sets the settlement days, which take effect immediately', async () => {
  const { vendorId } = await shop.make.vendor();
  await payouts.remit([await payouts.carried(vendorId)], 'CR-9');
  assert.equal((await payouts.balanceOf(vendorId)).available, 0);
  const form = { settlement_days: 0, iban: '', holder: '', bank: '', sar_per_bhd: 9.97, sar_per_usd: 3.75 };
  assert.equal((await post('/admin/money-settings', form)).body.data.settlement_days, 0);
  const { balance, available } = await payouts.balanceOf(vendorId);
  assert.equal(available, balance);
  const broken = await post('/admin/money-settings', {
    ...form,
    settlement_days: 91,
    iban: 'SA0380000000608010167518',
  });
  assert.deepEqual(Object.keys(broken.body.errors).sort(), ['iban', 'settlement_days']);
});
