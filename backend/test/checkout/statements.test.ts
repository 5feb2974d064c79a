import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { requestContext } from '../../src/tracing/request-context.ts';
import { buildTestApp, type TestResponse, type TestApp } from '../support/app.ts';
import { createCoupons } from '../support/coupons.ts';
import { createSales, type Customer, type Sales, type OrderRequest } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

/** Number of SQL statements of a request, including those of its session and transaction. */
const statementsOf = async (request: () => Promise<TestResponse>): Promise<number> => {
  let count = 0;
  const watched = mock.method(shop.app.metrics.database, 'statement', () => {
    // Background work of the process belongs to no request.
    if (requestContext.getStore()) count += 1;
  });
  const response = await request();
  watched.mock.restore();
  assert.equal(response.status, 200, response.text);
  return count;
};

const wishes = async (count: number): Promise<OrderRequest[]> =>
  Promise.all(Array.from({ length: count }, async () => ({ productId: (await shop.make.product()).id })));

/** Statement counts of a purchase, step by step. */
const purchase = async (customer: Customer, [first, ...others]: OrderRequest[], headers?: Record<string, string>) => {
  const { token } = customer;
  const { country } = await sales.billing();
  await sales.fillCart(customer, others);
  const add = await statementsOf(() =>
    shop.call('POST /carts', { token, headers, body: { product_id: first?.productId, quantity: 1 } }),
  );
  const show = await statementsOf(() => shop.call('GET /carts', { token }));
  let orderNo = '';
  const checkout = await statementsOf(async () => {
    const response = await shop.call('POST /orders/checkout', { token, headers, body: { country } });
    orderNo = response.body.orders?.[0].order_no;
    return response;
  });
  const place = await statementsOf(() => sales.place(customer, orderNo, headers));
  return { add, show, checkout, place };
};

test('Buying from five vendors takes as few statements as from one', async () => {
  const few = { add: 3, show: 2, checkout: 6, place: 7 };
  assert.deepEqual(await purchase(await shop.make.customer(), await wishes(1)), few);
  assert.deepEqual(await purchase(await shop.make.customer(), await wishes(5)), few);
});

test('A key costs three statements in its step’s transaction, and a draft needs none', async () => {
  const headers = { 'Idempotency-Key': 'tap-tap-tap' };
  const steps = await purchase(await shop.make.customer(), await wishes(2), headers);
  assert.deepEqual(steps, { add: 8, show: 2, checkout: 6, place: 10 });
});

test('A coupon is read once in each step and redeemed with its own lock', async () => {
  const customer = await shop.make.customer();
  const { code } = await createCoupons(shop.database).make();
  const [first, ...others] = await wishes(2);
  if (!first) throw new Error('There is nothing to buy.');
  await sales.fillCart(customer, [first]);
  await shop.call('POST /carts/coupon', { token: customer.token, body: { code } });
  assert.deepEqual(await purchase(customer, [first, ...others]), { add: 4, show: 3, checkout: 7, place: 11 });
});
