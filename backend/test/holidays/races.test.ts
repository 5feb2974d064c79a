import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { dayFromNow } from '../support/days.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import { createSales, type Sales } from '../support/sales.ts';

const ROUNDS = 20;

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

const today = () => ({ from: dayFromNow(0), to: dayFromNow(2), mode: 'pause' });

/** A customer with an open checkout, and the vendor of their product. */
const openCheckout = async () => {
  const [vendor, customer] = [await shop.make.vendor(), await shop.make.customer()];
  const { id: productId } = await shop.make.product({ vendorId: vendor.vendorId });
  return { vendor, customer, productId, orderNo: await sales.draft(customer, [{ productId }]) };
};

test('A pause that begins during a sale waits for it', async () => {
  const { vendor, customer, productId, orderNo } = await openCheckout();
  const letGo = await holding(shop.database, sql`SELECT id FROM products WHERE id = ${productId} FOR UPDATE`);
  const order = sales.place(customer, orderNo);
  await untilWaiting(shop.database);
  const holiday = shop.call('POST /vendor/holiday', { token: vendor.token, body: today() });
  await untilWaiting(shop.database, 2);
  await letGo();
  assert.deepEqual([(await order).status, (await holiday).status], [200, 200]);
  await sales.assertBooksAreRight();
});

test('A sale that waits for a pause to begin is refused', async () => {
  const { vendor, customer, orderNo } = await openCheckout();
  const { vendorId } = vendor;
  const letGo = await holding(
    shop.database,
    sql`SELECT id FROM vendors WHERE id = ${vendorId} FOR UPDATE`,
    sql`UPDATE vendors SET holiday_from = ${today().from}::date, holiday_to = ${today().to}::date,
      holiday_mode = 'pause', holiday_stage = 'running' WHERE id = ${vendorId}`,
  );
  const order = sales.place(customer, orderNo);
  await untilWaiting(shop.database);
  await letGo();
  assert.equal((await order).body.code, 'seller_on_holiday');
  await sales.assertBooksAreRight();
});

test(`Each of ${ROUNDS} sales is placed before a pause begins, or refused`, async () => {
  const checkouts = [];
  for (let round = 0; round < ROUNDS; round += 1) checkouts.push(await openCheckout());
  const outcomes = await Promise.all(
    checkouts.flatMap(({ vendor, customer, orderNo }, index) => {
      const pause = () => shop.call('POST /vendor/holiday', { token: vendor.token, body: today() });
      const buy = () => sales.place(customer, orderNo);
      return index % 2 ? [buy(), pause()] : [pause(), buy()];
    }),
  );
  assert.ok(outcomes.every(({ status, body }) => status === 200 || body.code === 'seller_on_holiday'));
  await sales.assertBooksAreRight();
});
