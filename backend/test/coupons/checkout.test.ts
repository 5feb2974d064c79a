import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { renderMail } from '../../src/mail/render.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createCoupons, type Coupons } from '../support/coupons.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createSales, type Customer, type Sales } from '../support/sales.ts';

let shop: TestApp;
let sales: Sales;
let coupons: Coupons;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
  coupons = createCoupons(shop.database);
});
after(() => shop.close());

const enter = async ({ token }: Customer, code: string) => {
  const response = await shop.call('POST /carts/coupon', { token, body: { code } });
  assert.equal(response.status, 200, response.text);
};

const checkout = async ({ token }: Customer) => {
  const { country } = await sales.billing();
  return (await shop.call('POST /orders/checkout', { token, body: { country } })).body;
};

/** A customer with goods of two vendors, for 10.00 and 33.35 dollars, and a code on the cart. */
const shopper = async (code?: string) => {
  const customer = await shop.make.customer();
  const products = [await shop.make.product({ price: 1000 }), await shop.make.product({ price: 3335 })];
  await sales.fillCart(
    customer,
    products.map(({ id }) => ({ productId: id })),
  );
  if (code) await enter(customer, code);
  return { ...customer, products };
};

type Part = Awaited<ReturnType<typeof partsOf>>[number];

/** Reopens a cancelled sub-order as its vendor. */
const revive = async (part: Part | undefined) => {
  const owner = await shop.database.first<{ id: number }>(
    sql`SELECT user_id AS id FROM members WHERE vendor_id = ${part?.vendor_id}`,
  );
  const token = await shop.make.signIn(owner?.id ?? 0);
  return shop.call(`POST /vendor/orders/${part?.id}/status`, { token, body: { status: 'Confirmed' } });
};

const partsOf = (orderNo: string) =>
  shop.database.query<{ id: number; order_id: number; vendor_id: number; sub_total: number; discount: number }>(sql`
    SELECT part.id, part.order_id, part.vendor_id, part.sub_total, part.discount
    FROM vendor_orders part JOIN orders o ON o.id = part.order_id WHERE o.order_no = ${orderNo} ORDER BY part.id`);

test('The order keeps the checkout’s discount, and the code is used', async () => {
  const coupon = await coupons.make();
  const customer = await shopper(coupon.code);
  const summary = await checkout(customer);
  assert.deepEqual([summary.coupon.code, summary.discount, summary.coupon.problem], [coupon.code, 4.34, null]);
  assert.deepEqual(
    summary.orders.map(({ discount, sub_total, shipping_cost, total_amount }: Record<string, number>) => [
      discount,
      Math.round(((sub_total ?? 0) + (shipping_cost ?? 0) - (total_amount ?? 0)) * 100),
    ]),
    [
      [1, 100],
      [3.34, 334],
    ],
  );
  const orderNo = summary.orders[0].order_no;
  assert.equal((await sales.place(customer, orderNo)).status, 200);

  await shop.database.query(sql`UPDATE coupons SET percent = 50, active = false WHERE id = ${coupon.id}`);
  assert.deepEqual(
    (await partsOf(orderNo)).map(({ sub_total, discount }) => [sub_total, discount]),
    [
      [1000, 100],
      [3335, 334],
    ],
  );
  assert.deepEqual(await coupons.redeemed(coupon.id), { count: 1, amount: 434 });
  const { body } = await shop.call('GET /carts', { token: customer.token });
  assert.deepEqual([body.data, body.coupon], [[], null]);
  await sales.assertBooksAreRight();
});

test('An order mail names discount and amount to pay in the customer’s language', async () => {
  const { code } = await coupons.make({ percent: 100 });
  const customer = await shopper(code);
  const summary = await checkout(customer);
  await sales.place(customer, summary.orders[0].order_no);
  const [mail] = await mailsTo(shop.database, customer.email);
  const payload = mail?.payload ?? {};
  const { text } = renderMail({ template: 'order-placed', lang: 'ar', payload }, 'https://balsam.test');
  assert.match(text, /\nالخصم: \u2066-43\.35\u2069\sدولار\nالشحن: 4\.00\sدولار\nالإجمالي: 4\.00\sدولار\n/);
});

test('A fully discounted order is placed, even if one of its vendors takes no cash', async () => {
  const { code } = await coupons.make({ percent: 100 });
  const customer = await shopper();
  const [, strict] = customer.products;
  const vendors = customer.products.map(({ vendorId }) => vendorId);
  await shop.database.query(sql`
    UPDATE shipping_rates r SET flat_fee = 0 FROM shipping_zones z WHERE z.id = r.zone_id AND z.vendor_id = ANY(${vendors})`);
  await shop.database.query(sql`UPDATE vendors SET cod_enabled = false WHERE id = ${strict?.vendorId}`);
  const whole = await checkout(customer);
  assert.deepEqual([whole.grand_total, whole.cash], [43.35, false]);
  await enter(customer, code);
  const free = await checkout(customer);
  assert.deepEqual([free.grand_total, free.cash, free.card], [0, true, 'off']);
  const { status, body } = await sales.place(customer, free.orders[0].order_no);
  assert.equal(status, 200, body.message);
  await sales.assertBooksAreRight();
});

test('A checkout with a code is a different draft than one without', async () => {
  const { code } = await coupons.make();
  const customer = await shopper();
  const without = await checkout(customer);
  await enter(customer, code);
  assert.equal((await sales.place(customer, without.orders[0].order_no)).status, 409);
  const withCode = await checkout(customer);
  assert.notEqual(withCode.orders[0].order_no, without.orders[0].order_no);
  assert.equal((await checkout(customer)).orders[0].order_no, withCode.orders[0].order_no);
  await shop.call('DELETE /carts/coupon', { token: customer.token });
  const { status, body } = await sales.place(customer, withCode.orders[0].order_no);
  assert.deepEqual([status, body.data.discount], [409, 0]);
});

test('A code that ends after the checkout refuses the order with the reason', async () => {
  const coupon = await coupons.make();
  const customer = await shopper(coupon.code);
  const { orders } = await checkout(customer);
  await shop.database.query(sql`UPDATE coupons SET ends_at = now() WHERE id = ${coupon.id}`);
  const { status, body } = await sales.place(customer, orders[0].order_no);
  assert.deepEqual([status, body.code, body.data.sub_total, body.data.discount], [409, 'checkout_changed', 43.35, 0]);
  assert.match(body.errors.coupon[0], /^This code ended on /);
  assert.equal(await sales.stockOf(customer.products[0]?.id ?? 0), 10);
  assert.equal((await coupons.redeemed(coupon.id)).count, 0);

  const again = await checkout(customer);
  assert.deepEqual([again.discount, again.coupon.discount], [0, 0]);
  assert.match(again.coupon.problem, /^This code ended on /);
  assert.equal((await sales.place(customer, again.orders[0].order_no)).status, 200);
  assert.equal((await coupons.redeemed(coupon.id)).count, 0);
  await sales.assertBooksAreRight();
});

test('A code for one use is used once, also by one customer', async () => {
  const { code } = await coupons.make({ perCustomerLimit: 1 });
  const customer = await shopper(code);
  await sales.place(customer, (await checkout(customer)).orders[0].order_no);
  const { id: productId } = await shop.make.product();
  await sales.fillCart(customer, [{ productId }]);
  const { body } = await shop.call('POST /carts/coupon', { token: customer.token, body: { code } });
  assert.deepEqual([body.code, body.message], ['coupon_used_by_you', 'You have already used this code.']);
});

test('A code is given back only once, when all vendors have cancelled', async () => {
  const coupon = await coupons.make({ usageLimit: 1 });
  const customer = await shopper(coupon.code);
  const { orders } = await checkout(customer);
  await sales.place(customer, orders[0].order_no);
  const [first, second] = await partsOf(orders[0].order_no);
  const counts: number[] = [];
  for (const part of [first, second, second]) {
    await shop.call(`POST /orders/${part?.id}/cancel`, { token: customer.token });
    counts.push((await coupons.redeemed(coupon.id)).count);
  }
  assert.deepEqual(counts, [1, 0, 0]);
  await sales.assertBooksAreRight();
  await enter(await shopper(), coupon.code);
});

test('Cancelling both sub-orders concurrently gives the code back', async () => {
  const coupon = await coupons.make();
  const customer = await shopper(coupon.code);
  const { orders } = await checkout(customer);
  await sales.place(customer, orders[0].order_no);
  const parts = await partsOf(orders[0].order_no);
  await Promise.all(parts.map(({ id }) => shop.call(`POST /orders/${id}/cancel`, { token: customer.token })));
  assert.equal((await coupons.redeemed(coupon.id)).count, 0);
});

test('Reopening a cancelled order redeems its code again', async () => {
  const coupon = await coupons.make({ usageLimit: 1 });
  const customer = await shopper(coupon.code);
  const { orders } = await checkout(customer);
  await sales.place(customer, orders[0].order_no);
  const parts = await partsOf(orders[0].order_no);
  for (const { id } of parts) await shop.call(`POST /orders/${id}/cancel`, { token: customer.token });
  assert.equal((await coupons.redeemed(coupon.id)).count, 0);
  assert.equal((await revive(parts[0])).status, 200);
  assert.equal((await coupons.redeemed(coupon.id)).count, 1);
  await sales.assertBooksAreRight();
});

test('Of two orders with one single-use code, only one can be active', async () => {
  const coupon = await coupons.make({ usageLimit: 1 });
  const [first, second] = [await shopper(coupon.code), await shopper(coupon.code)];
  const { orders } = await checkout(first);
  await sales.place(first, orders[0].order_no);
  const parts = await partsOf(orders[0].order_no);
  for (const { id } of parts) await shop.call(`POST /orders/${id}/cancel`, { token: first.token });
  await enter(second, coupon.code);
  await sales.place(second, (await checkout(second)).orders[0].order_no);
  const refused = await revive(parts[0]);
  assert.deepEqual([refused.status, refused.body.code], [422, 'order_coupon_used']);
  assert.equal((await coupons.redeemed(coupon.id)).count, 1);
  await sales.assertBooksAreRight();
});
