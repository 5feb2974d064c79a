import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createMoney } from '../support/money.ts';
import { fileOf } from '../support/products.ts';
import { orderTransfers } from '../support/refund-runs.ts';
import { createReturns, IBAN, type Returns } from '../support/returns.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let returns: Returns;
let money: ReturnType<typeof createMoney>;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  returns = createReturns(shop, sales);
  money = createMoney(shop);
  await money.rate(10);
});
after(() => shop.close());

test('Two of three units return, one restocked, one written off, and all sums agree', async () => {
  const delivered = await returns.delivered([3]);
  const { customer, vendor, partId } = delivered;
  const stock = async () => {
    const row = await shop.database.first<{ stock: number }>(sql`
      SELECT p.stock FROM products p JOIN order_items i ON i.product_id = p.id WHERE i.vendor_order_id = ${partId}`);
    return row?.stock;
  };
  const before = await stock();
  const foreseen = await returns.say(customer, `/orders/${partId}/returns/preview`, {
    lines: [{ order_product_id: delivered.lines[0], quantity: 2, reason: 'damaged' }],
  });
  const received = await returns.received(delivered, { quantity: 2 });
  const no = received.return_no;
  assert.match(no, /^RET-[0-9A-Z]{8}$/);
  const inspection = returns.inspection(received, [1, 1, 0]);
  const preview = await returns.say(vendor, `/vendor/returns/${no}/inspection/preview`, inspection);
  const inspected = await returns.say(vendor, `/vendor/returns/${no}/inspection`, inspection);
  // Two thirds of 30 riyals, with the shipping of faulty goods.
  const [line] = await shop.database.query<{ shipping_share: number }>(
    sql`SELECT shipping_share FROM order_items WHERE vendor_order_id = ${partId}`,
  );
  const expected = 2_000 + Math.floor(((line?.shipping_share ?? 0) * 2) / 3);
  assert.equal(inspected.refund_total, expected / 100);
  assert.equal(foreseen.return_shipping, 'vendor');
  assert.deepEqual([preview.refund, foreseen.refund], [inspected.refund_total, inspected.refund_total]);
  assert.equal(await stock(), (before ?? 0) + 1);
  assert.equal(inspected.refund_account, null);
  await sales.assertBooksAreRight();
  assert.deepEqual(await returns.mailsOf(no), [
    'return-asked',
    'return-asked-of-vendor',
    'return-approved',
    'return-received',
    'return-refunded',
  ]);

  const why = await shop.call(`GET /vendor/money/parts/${inspected.order_sub_no}`, { token: vendor.token });
  assert.equal(why.body.data.agrees, true);
  const admin = await shop.make.admin();
  const list = await shop.call('GET /admin/refunds?state=due&search=' + no, { token: admin.token });
  const [refund] = list.body.data.refunds;
  assert.deepEqual([refund.amount, refund.method, refund.iban.includes('6080')], [expected / 100, 'transfer', false]);
  assert.ok((await orderTransfers(shop, admin, refund.currency)).includes(IBAN));
  const paid = { bank_reference: 'TRX-1', paid_on: '2026-01-05', version: refund.version };
  for (let time = 0; time < 2; time += 1) await returns.say(admin, `/admin/refunds/${refund.id}/paid`, paid);
  const again = await shop.call(`POST /admin/refunds/${refund.id}/paid`, {
    token: admin.token,
    body: { ...paid, bank_reference: 'TRX-2' },
  });
  assert.deepEqual([again.status, again.body.code], [409, 'refund_paid']);
  assert.equal((await money.accountsOf(partId)).bank, -expected);
  const { body } = await shop.call(`GET /returns/${no}`, { token: customer.token });
  assert.deepEqual([body.data.refunds[0].state, body.data.refund_account.iban.endsWith('7519')], ['paid', true]);
  await sales.assertBooksAreRight();
});

test('Partial returns refund exactly what was paid; the vendor owes only the cash', async () => {
  const delivered = await returns.delivered([2, 1], 333);
  const { vendor, partId } = delivered;
  for (const requests of [
    [{ quantity: 1, reason: 'too_many' }],
    [
      { quantity: 1, reason: 'changed_mind' },
      { quantity: 1, reason: 'wrong_size' },
    ],
  ]) {
    const received = await returns.received(delivered, ...requests);
    const found = requests.map(() => [1, 0, 0] as const);
    await returns.say(
      vendor,
      `/vendor/returns/${received.return_no}/inspection`,
      returns.inspection(received, ...found),
    );
    await sales.assertBooksAreRight();
  }
  const part = await shop.database.first<{ total: number }>(
    sql`SELECT total_amount AS total FROM vendor_orders WHERE id = ${partId}`,
  );
  assert.deepEqual(await money.accountsOf(partId), { refunds_due: -(part?.total ?? 0), vendor: part?.total });
});

test('Each return class follows the page, and faults are accepted after the deadline', async () => {
  const { database } = shop;
  const refusalsOf = async (
    terms: { class?: string; daysAgo?: number },
    request: { quantity?: number; reason?: string; opened?: boolean; pictures?: File[] },
  ): Promise<string[]> => {
    const delivered = await returns.delivered([2]);
    const { class: returnClass = 'open', daysAgo = 0 } = terms;
    await database.query(
      sql`UPDATE order_items SET return_class = ${returnClass} WHERE vendor_order_id = ${delivered.partId}`,
    );
    await database.query(sql`
      UPDATE vendor_orders SET completed_at = completed_at - ${daysAgo} * interval '1 day' WHERE id = ${delivered.partId}`);
    const response = await returns.ask(delivered, request);
    return response.status === 200 ? [] : Object.keys(response.body.errors);
  };
  const mind = { reason: 'changed_mind' };
  const units = ['lines.0.quantity'];
  const cases: [object, object, string[]][] = [
    [{}, mind, []],
    [{ daysAgo: 30 }, mind, []],
    [{ daysAgo: 31 }, mind, units],
    [{ daysAgo: 31 }, {}, []],
    [{ class: 'sealed' }, mind, []],
    [{ class: 'sealed' }, { ...mind, opened: true }, units],
    [{ class: 'sealed' }, { opened: true }, []],
    [{ class: 'cold_chain' }, mind, units],
    [{ class: 'final' }, mind, units],
    [{ class: 'final' }, {}, []],
    [{ daysAgo: 30 }, { reason: 'not_received', pictures: [] }, []],
    [{ daysAgo: 31 }, { reason: 'not_received', pictures: [] }, units],
    [{}, { pictures: [] }, ['lines.0.pictures']],
    [{}, { ...mind, quantity: 3 }, units],
    [{}, { ...mind, quantity: 0 }, units],
    [{}, { ...mind, quantity: 1.5 }, units],
    [
      {},
      { pictures: [fileOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg')] },
      ['lines.0.pictures.0'],
    ],
  ];
  for (const [terms, request, expected] of cases)
    assert.deepEqual(await refusalsOf(terms, request), expected, JSON.stringify([terms, request]));
});

test('An undelivered parcel and another customer’s parcel cannot be returned', async () => {
  const { call, make } = shop;
  const customer = await make.customer();
  const [partId = 0] = await sales.buy(customer, [{ productId: (await make.product()).id }]);
  const { body } = await call(`GET /orders/${partId}/returnable`, { token: customer.token });
  assert.deepEqual(
    body.data.lines.map((line: { why_not: string; last_day: string | null }) => [line.why_not, line.last_day]),
    [['not_completed', null]],
  );
  const delivered = await returns.delivered([1]);
  const stranger = await returns.ask({ ...delivered, customer }, {});
  assert.equal(stranger.status, 404);
  const foreignLine = await returns.ask({ ...(await returns.delivered([1])), lines: delivered.lines }, {});
  assert.equal(foreignLine.status, 404);
});

test('A return leaves the order’s status, and a refunded order stays refunded', async () => {
  const { call } = shop;
  const delivered = await returns.delivered([1]);
  const { customer, vendor, partId } = delivered;
  const status = (to: number) =>
    call(`POST /vendor/orders/${partId}/status`, { token: vendor.token, body: { status: to } });
  const { return_no: no } = await returns.asked(delivered, {});
  assert.equal((await status(6)).body.code, 'order_has_return');
  await returns.say(customer, `/returns/${no}/withdraw`);
  assert.equal((await status(6)).status, 200);
  await sales.assertBooksAreRight();
  const admin = await shop.make.admin();
  const number = await shop.database.first<{ no: string }>(
    sql`SELECT order_sub_no AS no FROM vendor_orders WHERE id = ${partId}`,
  );
  const { body } = await call(`GET /admin/refunds?search=${number?.no}`, { token: admin.token });
  const [refund] = body.data.refunds;
  assert.deepEqual([refund.return_no, refund.iban], [null, '']);
  await returns.say(admin, `/admin/refunds/${refund.id}/failed`, {
    reason: 'No such account.',
    version: refund.version,
  });
  assert.equal((await status(4)).status, 200);
  assert.equal((await status(6)).status, 200);
  const { body: anew } = await call(`GET /admin/refunds?search=${number?.no}`, { token: admin.token });
  await returns.say(admin, `/admin/refunds/${anew.data.refunds[0].id}/paid`, {
    bank_reference: 'T9',
    paid_on: '2026-01-05',
    version: anew.data.refunds[0].version,
  });
  assert.equal((await status(4)).body.code, 'order_refunded');
  await sales.assertBooksAreRight();
});
