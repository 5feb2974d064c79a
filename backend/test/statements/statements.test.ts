import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createClosing } from '../../src/modules/money/statements/closing.ts';
import { isOver, monthToClose } from '../../src/modules/money/statements/months.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
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
  const money = createMoney(shop);
  await money.register('SA');
  await money.rate(10);
});
after(() => shop.close());

const list = async (token: string) =>
  (await shop.call('GET /vendor/money/statements', { token })).body.data.statements as { statement_no: string }[];

test('A month is closed once, and every section lists its sub-orders', async () => {
  const vendor = await shop.make.vendor();
  const { vendorId, token } = vendor;
  const sold = await payouts.carried(vendorId);
  await payouts.settle();
  await payouts.remit([sold]);
  await payouts.verify(vendorId);
  await payouts.run([vendorId]);
  await payouts.owe(vendorId, -1_000);
  await payouts.backdate(vendorId, '2026-02-10');
  assert.equal(await payouts.close('2026-02'), 1);
  assert.equal(await payouts.close('2026-02'), 0);

  const [statement] = await list(token);
  assert.equal(statement?.statement_no, `ST-${vendorId}-2026-02-USD`);
  const { body } = await shop.call(`GET /vendor/money/statements/${statement.statement_no}`, { token });
  const { opening, closing, sections } = body.data as {
    opening: number;
    closing: number;
    sections: { section: string; amount: number; rows: number }[];
  };
  assert.deepEqual([opening, closing], [0, -10]);
  const sum = sections.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
  assert.equal(sum, Math.round(closing * 100));
  assert.deepEqual(
    sections.map(({ section }) => section),
    ['goods', 'shipping', 'commission', 'adjustments', 'payouts'],
  );
  const { body: goods } = await shop.call(`GET /vendor/money/statements/${statement.statement_no}/rows?section=goods`, {
    token,
  });
  assert.deepEqual(
    goods.data.rows.map((row: { order_sub_no: string; amount: number }) => [row.order_sub_no, row.amount]),
    [[sold.order_sub_no, 100]],
  );

  await payouts.owe(vendorId, 300);
  await payouts.backdate(vendorId, '2026-02-11');
  assert.equal(await payouts.close('2026-03'), 1);
  const [next] = (await shop.call('GET /vendor/money/statements', { token })).body.data.statements;
  assert.deepEqual([next.opening, next.closing], [-10, -7]);
  await sales.assertBooksAreRight();
});

test('A vendor’s coupon is a line of its own, and a reversed sale leaves nothing', async () => {
  const vendor = await shop.make.vendor();
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId, price: 10_000 });
  const [id = 0] = await sales.buy(await shop.make.customer(), [{ productId }]);
  await shop.database.query(sql`
    UPDATE orders SET discount_funder = 'vendor' WHERE id = (SELECT order_id FROM vendor_orders WHERE id = ${id})`);
  for (const status of [4, 3]) await payouts.setStatus(id, status);
  await payouts.backdate(vendor.vendorId, '2026-04-10');
  await payouts.close('2026-04');
  const { token } = vendor;
  const [statement] = await list(token);
  const { body } = await shop.call(`GET /vendor/money/statements/${statement?.statement_no}`, { token });
  assert.equal(body.data.closing, 0);
  for (const { section, amount } of body.data.sections) assert.equal(amount, 0, section);
});

test('A month is over at midnight in Riyadh', () => {
  assert.equal(isOver('2026-11', new Date('2026-11-30T20:59:59Z')), false);
  assert.equal(isOver('2026-11', new Date('2026-11-30T21:00:00Z')), true);
});

test('The job closes a month at two in the morning of the next, and not before', async () => {
  const token = await payouts.tokenOfAdmin();
  const month = dayFromNow(0).slice(0, 7);
  const response = await shop.call('POST /admin/money/statements', { token, body: { month } });
  assert.deepEqual([response.status, Object.keys(response.body.errors)], [422, ['month']]);
  assert.equal(monthToClose(new Date('2026-11-30T22:59:59Z')), '2026-10');
  assert.equal(monthToClose(new Date('2026-11-30T23:00:00Z')), '2026-11');
  assert.equal(monthToClose(new Date('2026-12-31T23:00:00Z')), '2026-12');

  const { vendorId } = await shop.make.vendor();
  await payouts.owe(vendorId, 5_000);
  await payouts.backdate(vendorId, '2026-05-31');
  const { closeLastMonth } = createClosing(shop.app);
  assert.ok((await closeLastMonth(new Date('2026-05-31T23:30:00Z'))) >= 1);
  assert.equal(await closeLastMonth(new Date('2026-06-01T08:00:00Z')), 0);
});

test('A vendor downloads a month in both languages, and others cannot', async () => {
  const { vendorId, token } = await shop.make.vendor();
  await payouts.owe(vendorId, -1_000);
  await payouts.backdate(vendorId, '2026-03-10');
  await payouts.close('2026-03');
  const address = `GET /vendor/money/statements/ST-${vendorId}-2026-03-USD.pdf`;
  const { status, headers } = await shop.call(address, { token });
  assert.deepEqual([status, headers['content-type']], [200, 'application/pdf']);
  assert.ok(String(headers['content-disposition']).startsWith(`attachment; filename="ST-${vendorId}-2026-03-USD.pdf"`));
  assert.equal((await shop.call(address, { token: (await shop.make.vendor()).token })).status, 404);
});

test('A closed statement never changes', async () => {
  for (const change of [
    sql`UPDATE statements SET closing = 0`,
    sql`DELETE FROM statement_entries`,
    sql`TRUNCATE statements CASCADE`,
  ])
    await assert.rejects(shop.database.query(change), /closed/);
});
