import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';
import { createCoupons } from '../support/coupons.ts';

let cards: CardShop;
before(async () => {
  cards = await openCardShop();
});
afterEach(async () => {
  cards.webhooks.length = 0;
  await cards.sales.assertBooksAreRight();
});
after(() => cards.close());

test('An expired payment releases its stock and restores the cart', async () => {
  const { customer, productId, orderNo } = await cards.buyer();
  await cards.open(customer, orderNo);
  await cards.letTimePass(orderNo);
  await cards.shop.app.payments.watch.expireOverdue();
  assert.equal(await cards.stateOf(orderNo), 'expired');
  assert.equal(await cards.sales.stockOf(productId), 5);
  assert.deepEqual(await cards.mailsAbout(orderNo), ['payment-failed']);
  assert.equal(await cards.poll(customer, orderNo), 'expired');
  const again = await cards.shop.call('POST /orders/checkout', { token: customer.token });
  assert.equal(again.status, 200, again.text);
});

test('A last-minute payment is polled before the order is given up', async () => {
  const { customer, orderNo } = await cards.buyer();
  await cards.pay(await cards.open(customer, orderNo), CARD.noReturn);
  await cards.letTimePass(orderNo);
  await cards.shop.app.payments.watch.expireOverdue();
  assert.equal(await cards.stateOf(orderNo), 'placed');
});

test('An order waits ten minutes for a silent provider before it is given up', async () => {
  const { customer, orderNo } = await cards.buyer();
  await cards.open(customer, orderNo);
  cards.outage.isOn = true;
  await cards.letTimePass(orderNo);
  await cards.shop.app.payments.watch.expireOverdue();
  assert.equal(await cards.stateOf(orderNo), 'paying');
  await cards.letTimePass(orderNo, 13);
  await cards.shop.app.payments.watch.expireOverdue();
  cards.outage.isOn = false;
  assert.equal(await cards.stateOf(orderNo), 'expired');
});

test('A late payment places the order if the stock is still available', async () => {
  const { customer, productId, orderNo } = await cards.buyer();
  const charge = await cards.open(customer, orderNo);
  await cards.letTimePass(orderNo);
  await cards.shop.app.payments.watch.expireOverdue();
  await cards.pay(charge, CARD.success);
  await cards.hear();
  assert.equal(await cards.stateOf(orderNo), 'placed');
  assert.equal(await cards.sales.stockOf(productId), 3);
});

test('A late payment is refunded if the stock is gone, and the customer is notified', async () => {
  const { customer, productId, orderNo } = await cards.buyer(2);
  const charge = await cards.open(customer, orderNo);
  await cards.letTimePass(orderNo);
  await cards.shop.app.payments.watch.expireOverdue();
  await cards.sales.buy(await cards.shop.make.customer(), [{ productId, quantity: 1 }]);
  await cards.pay(charge, CARD.success);
  await cards.hear();
  assert.equal(await cards.stateOf(orderNo), 'expired');
  assert.equal(await cards.poll(customer, orderNo), 'returned');
  await cards.shop.app.payments.refunds?.refundDue();
  assert.equal(cards.bank.holds()[charge], 0);
  assert.deepEqual(await cards.mailsAbout(orderNo), ['payment-failed', 'payment-returned']);
});

test('A late payment without stock leaves the customer’s coupon unused', async () => {
  const { make, call, database, app } = cards.shop;
  const coupons = createCoupons(database);
  const [{ id: couponId, code }, customer] = [await coupons.make(), await make.customer()];
  const { id: productId } = await make.product({ stock: 2 });
  await cards.sales.fillCart(customer, [{ productId, quantity: 2 }]);
  await call('POST /carts/coupon', { token: customer.token, body: { code } });
  const orderNo = await cards.order(customer, []);
  const charge = await cards.open(customer, orderNo);
  await cards.letTimePass(orderNo);
  await app.payments.watch.expireOverdue();
  await cards.sales.buy(await make.customer(), [{ productId, quantity: 1 }]);
  await cards.pay(charge, CARD.success);
  await cards.hear();
  assert.equal(await cards.stateOf(orderNo), 'expired');
  assert.equal((await coupons.redeemed(couponId)).count, 0);
});

test('A late payment is refunded if a product was recalled or its vendor removed', async () => {
  const { database } = cards.shop;
  const leave = [
    (id: number) => sql`UPDATE products SET approval_status = 0 WHERE id = ${id}`,
    (id: number) => sql`UPDATE products SET deleted_at = now() WHERE id = ${id}`,
    (id: number) => sql`UPDATE vendors SET active = 0 WHERE id = (SELECT vendor_id FROM products WHERE id = ${id})`,
    (id: number) =>
      sql`UPDATE vendors SET deleted_at = now() WHERE id = (SELECT vendor_id FROM products WHERE id = ${id})`,
  ];
  for (const leaves of leave) {
    const { customer, productId, orderNo } = await cards.buyer();
    const charge = await cards.open(customer, orderNo);
    await cards.letTimePass(orderNo);
    await cards.shop.app.payments.watch.expireOverdue();
    await database.query(leaves(productId));
    await cards.pay(charge, CARD.success);
    await cards.hear();
    assert.equal(await cards.stateOf(orderNo), 'expired');
    await cards.shop.app.payments.refunds?.refundDue();
    assert.deepEqual([cards.bank.holds()[charge], await cards.sales.stockOf(productId)], [0, 5]);
    assert.deepEqual(await cards.mailsAbout(orderNo), ['payment-failed', 'payment-returned']);
  }
});

test('A vendor cannot be deleted while a payment for their products is open', async () => {
  const { customer, productId, orderNo } = await cards.buyer();
  const { token } = await cards.shop.make.admin();
  const [vendor] = await cards.shop.database.query<{ id: number }>(
    sql`SELECT vendor_id AS id FROM products WHERE id = ${productId}`,
  );
  const remove = () => cards.shop.call(`DELETE /admin/vendor/${vendor?.id}`, { token });
  const charge = await cards.open(customer, orderNo);
  const refused = await remove();
  assert.deepEqual([refused.status, refused.body.code], [422, 'vendor_has_orders']);
  await cards.pay(charge, CARD.declined);
  await cards.letTimePass(orderNo);
  await cards.shop.app.payments.watch.expireOverdue();
  assert.equal((await remove()).status, 200);
});

test('Sending a card order again does not place it as cash on delivery', async () => {
  const { customer, orderNo } = await cards.buyer();
  const inCash = await cards.sales.place(customer, orderNo);
  assert.deepEqual([inCash.status, inCash.body.code, inCash.body.data.order_no], [409, 'payment_in_progress', orderNo]);
  assert.equal(await cards.stateOf(orderNo), 'paying');
  await cards.pay(await cards.open(customer, orderNo), CARD.success);
  await cards.hear();
  assert.equal(await cards.stateOf(orderNo), 'placed');
});

test('An abandoned payment that still arrives is refunded after a cash order', async () => {
  const { customer, productId, orderNo } = await cards.buyer();
  const charge = await cards.open(customer, orderNo);
  const { token } = customer;
  const refused = await cards.shop.call('POST /orders/checkout', { token });
  assert.deepEqual(
    [refused.status, refused.body.code, refused.body.data.order_no],
    [409, 'payment_in_progress', orderNo],
  );
  const abandoned = await cards.shop.call(`POST /payments/${orderNo}/abandon`, { token });
  assert.equal(abandoned.body.data.state, 'expired');
  assert.equal(await cards.sales.stockOf(productId), 5);
  const over = await cards.shop.call(`POST /payments/${orderNo}/session`, { token });
  assert.deepEqual([over.status, over.body.code], [409, 'payment_over']);
  const checkout = await cards.shop.call('POST /orders/checkout', {
    token,
    body: { country: (await cards.sales.billing()).country },
  });
  assert.equal((await cards.sales.place(customer, checkout.body.orders[0].order_no)).status, 200);
  await cards.pay(charge, CARD.success);
  await cards.hear();
  await cards.shop.app.payments.refunds?.refundDue();
  assert.equal(await cards.stateOf(orderNo), 'expired');
  assert.equal(cards.bank.holds()[charge], 0);
});
