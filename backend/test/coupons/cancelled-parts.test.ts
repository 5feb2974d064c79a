import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons, type Coupons } from '../support/coupons.ts';
import { createSales, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let coupons: Coupons;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  coupons = createCoupons(shop.database);
});
after(() => shop.close());

/** Two vendors, and a customer who buys from both with a coupon of the first one, or of the marketplace. */
const sharedOrders = async (isTheirs: boolean) => {
  const [one, two, customer] = [await shop.make.vendor(), await shop.make.vendor(), await shop.make.customer()];
  const coupon = await coupons.make(isTheirs ? { vendorId: one.vendorId } : {});
  const buy = async () => {
    const products = [await shop.make.product(one), await shop.make.product(two)];
    await sales.fillCart(
      customer,
      products.map(({ id }) => ({ productId: id })),
    );
    const body = { code: coupon.code };
    assert.equal((await shop.call('POST /carts/coupon', { token: customer.token, body })).status, 200);
    const [theirs, others] = await sales.buy(customer, []);
    return { theirs, others };
  };
  const become = (part: number | undefined, status: 'Confirmed' | 'Cancelled', { token } = one) =>
    shop.call(`POST /vendor/orders/${part}/status`, { token, body: { status } });
  const standing = async () => {
    await sales.assertBooksAreRight();
    return (await coupons.redeemed(coupon.id)).count;
  };
  return { two, buy, become, standing };
};

test('A vendor’s coupon is redeemed until that vendor’s sub-order is cancelled', async () => {
  const { two, buy, become, standing } = await sharedOrders(true);
  const { theirs, others } = await buy();
  await become(others, 'Cancelled', two);
  assert.equal(await standing(), 1);
  await become(others, 'Confirmed', two);
  await become(theirs, 'Cancelled');
  assert.equal(await standing(), 0);
  await become(others, 'Cancelled', two);
  await become(others, 'Confirmed', two);
  assert.equal(await standing(), 0);
  assert.equal((await become(theirs, 'Confirmed')).status, 200);
  assert.equal(await standing(), 1);
});

test('A coupon freed by a cancelled sub-order and used again prevents its reopening', async () => {
  const { two, buy, become, standing } = await sharedOrders(true);
  const { theirs, others } = await buy();
  await become(theirs, 'Cancelled');
  await become(others, 'Cancelled', two);
  await buy();
  assert.equal(await standing(), 1);
  const refused = await become(theirs, 'Confirmed');
  assert.deepEqual([refused.status, refused.body.code], [422, 'order_coupon_used']);
  assert.equal((await become(others, 'Confirmed', two)).status, 200);
  assert.equal(await standing(), 1);
});

test('Reopening the discounted sub-order while the other is cancelled keeps the coupon', async () => {
  const { two, buy, become, standing } = await sharedOrders(false);
  const { theirs, others } = await buy();
  await become(theirs, 'Cancelled');
  assert.equal(await standing(), 1);
  const responses = await Promise.all([become(theirs, 'Confirmed'), become(others, 'Cancelled', two)]);
  assert.deepEqual(
    responses.map(({ status }) => status),
    [200, 200],
  );
  assert.equal(await standing(), 1);
});
