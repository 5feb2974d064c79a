import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestResponse, type TestApp } from '../support/app.ts';
import { createCoupons, type Coupons } from '../support/coupons.ts';
import { SHARE_OF_VISITORS } from '../support/visitors.ts';
import { createSales, type Sales } from '../support/sales.ts';

const CUSTOMERS = 200 * SHARE_OF_VISITORS;
const USES = 10;
const TOGETHER = 10;

let shop: TestApp;
let sales: Sales;
let coupons: Coupons;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  coupons = createCoupons(shop.database);
});
after(() => shop.close());

const statusCounts = (responses: TestResponse[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Drafts of new customers with the discount applied, ten at a time. */
const prepare = async (count: number, code: string) => {
  const vendors = [await shop.make.vendor(), await shop.make.vendor()];
  const products = await Promise.all(
    vendors.map(({ vendorId }) => shop.make.product({ vendorId, price: 1005, stock: count })),
  );
  const open = async () => {
    const customer = await shop.make.customer();
    await sales.fillCart(
      customer,
      products.map(({ id }) => ({ productId: id })),
    );
    assert.equal((await shop.call('POST /carts/coupon', { token: customer.token, body: { code } })).status, 200);
    return { customer, orderNo: await sales.draft(customer, []) };
  };
  const drafts: Awaited<ReturnType<typeof open>>[] = [];
  while (drafts.length < count) drafts.push(...(await Promise.all(Array.from({ length: TOGETHER }, open))));
  return { drafts, products };
};

test(`${CUSTOMERS} concurrent buyers with a code for ten get exactly ten discounts`, async () => {
  const coupon = await coupons.make({ usageLimit: USES });
  const { drafts, products } = await prepare(CUSTOMERS, coupon.code);

  const responses = await Promise.all(drafts.map(({ customer, orderNo }) => sales.place(customer, orderNo)));

  assert.deepEqual(statusCounts(responses), { 200: USES, 409: CUSTOMERS - USES });
  for (const { body } of responses.filter(({ status }) => status === 409)) {
    assert.deepEqual([body.code, body.data.discount], ['checkout_changed', 0]);
    assert.deepEqual(body.errors, { coupon: ['This code has been used up.'] });
  }
  assert.equal(await sales.countPlaced(), USES);
  assert.deepEqual(await coupons.redeemed(coupon.id), { count: USES, amount: USES * 201 });
  for (const { id } of products) assert.equal(await sales.stockOf(id), CUSTOMERS - USES);
  const carts = await shop.database.query(sql`SELECT user_id FROM cart_items GROUP BY user_id HAVING count(*) = 2`);
  assert.equal(carts.length, CUSTOMERS - USES);
  await sales.assertBooksAreRight();
});

test('One order sent twenty times concurrently uses the code once', async () => {
  const coupon = await coupons.make({ perCustomerLimit: 5 });
  const { drafts } = await prepare(TOGETHER, coupon.code);
  const [draft] = drafts;
  if (!draft) throw new Error('There is no draft.');
  const responses = await Promise.all(Array.from({ length: 20 }, () => sales.place(draft.customer, draft.orderNo)));
  assert.deepEqual(statusCounts(responses), { 200: 20 });
  assert.equal((await coupons.redeemed(coupon.id)).count, 1);
  await sales.assertBooksAreRight();
});
