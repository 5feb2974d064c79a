import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';
import { holding, untilWaiting } from '../support/lock-waits.ts';
import type { Customer } from '../support/sales.ts';

let cards: CardShop;
before(async () => {
  cards = await openCardShop();
});
after(() => cards.close());

const payingFor = async (stock = 5) => {
  const { make } = cards.shop;
  const customer = await make.customer();
  const { id: productId } = await make.product({ stock });
  const orderNo = await cards.order(customer, [{ productId }]);
  return { customer, productId, orderNo, charge: await cards.open(customer, orderNo) };
};

interface Wanted {
  person: Customer;
  orderNo: string;
}

/** Holds all work at the cart's lock, and then releases it simultaneously. */
const together = async (userId: number, ...work: (() => Promise<unknown>)[]) => {
  const { database } = cards.shop;
  const letGo = await holding(database, sql`SELECT version FROM carts WHERE user_id = ${userId} FOR UPDATE`);
  const done = work.map((each) => each());
  await untilWaiting(database, work.length);
  await letGo();
  await Promise.all(done);
};

const hearAll = async () => {
  while (cards.webhooks.length > 0) await cards.hear();
};

test('Two tabs that open the bank’s page simultaneously share one charge', async () => {
  const { database, make, call } = cards.shop;
  const customer = await make.customer();
  const { id: productId } = await make.product();
  const orderNo = await cards.order(customer, [{ productId }]);
  const letGo = await holding(database, sql`SELECT id FROM orders WHERE order_no = ${orderNo} FOR UPDATE`);
  const tabs = [0, 1].map(() => call(`POST /payments/${orderNo}/session`, { token: customer.token }));
  await untilWaiting(database, tabs.length);
  await letGo();
  const responses = await Promise.all(tabs);
  assert.deepEqual(
    responses.map(({ status }) => status),
    [200, 200],
  );
  assert.equal(new Set(responses.map(({ body }) => body.data.redirect_url)).size, 1);
});

test('Browser, webhook and polling together place the order once', async () => {
  const { customer, orderNo, charge } = await payingFor();
  await cards.pay(charge, CARD.thrice);
  const { watch } = cards.shop.app.payments;
  await cards.shop.database.query(
    sql`UPDATE payments SET updated_at = now() - interval '4 minutes' WHERE state = 'waiting'`,
  );
  await together(
    customer.id,
    () => cards.poll(customer, orderNo),
    () => cards.hear(),
    () => watch.reconcile(),
  );
  await hearAll();
  assert.equal(await cards.stateOf(orderNo), 'placed');
  const captures = await cards.shop.database.query(sql`
    SELECT 1 FROM payment_operations operation JOIN payments payment ON payment.id = operation.payment_id
    JOIN orders o ON o.id = payment.order_id WHERE o.order_no = ${orderNo}`);
  assert.equal(captures.length, 1);
  await cards.sales.assertBooksAreRight();
});

test('An order abandoned during payment is either placed or refunded', async () => {
  const { customer, orderNo, charge } = await payingFor();
  await cards.pay(charge, CARD.success);
  const { settlement, refunds } = cards.shop.app.payments;
  const order = await cards.shop.database.first<{ id: number }>(sql`SELECT id FROM orders WHERE order_no = ${orderNo}`);
  await together(
    customer.id,
    () => settlement.expire(customer.id, order?.id ?? 0, 'abandoned'),
    () => cards.poll(customer, orderNo),
  );
  // Polling an order that was given up does not contact the bank; the webhook reports the payment.
  await hearAll();
  await refunds?.refundDue();
  const state = await cards.stateOf(orderNo);
  assert.equal(cards.bank.holds()[charge] === 0, state === 'expired');
  await cards.sales.assertBooksAreRight();
});

test('Of two successful attempts, one buys and the other is refunded', async () => {
  const { customer, orderNo, charge } = await payingFor();
  // The first attempt was given up here, while its page was still open in a browser.
  await cards.shop.database.query(
    sql`UPDATE payments SET state = 'failed', failure = 'timed_out' WHERE ref = ${charge}`,
  );
  const second = await cards.open(customer, orderNo);
  await cards.pay(charge, CARD.late);
  await cards.pay(second, CARD.late);
  cards.later.splice(0).forEach((work) => work());
  await Promise.all([cards.hear(), cards.hear()]);
  await hearAll();
  await cards.shop.app.payments.refunds?.refundDue();
  assert.equal(await cards.stateOf(orderNo), 'placed');
  const held = cards.bank.holds();
  assert.equal([charge, second].filter((each) => held[each] === 0).length, 1);
  const mails = await cards.mailsAbout(orderNo);
  assert.deepEqual(
    mails.filter((template) => template.startsWith('payment-')),
    ['payment-twice'],
  );
  await cards.sales.assertBooksAreRight();
});

test('A payment that arrives at expiry is placed once', async () => {
  const { customer, orderNo, charge } = await payingFor();
  await cards.pay(charge, CARD.success);
  await cards.letTimePass(orderNo);
  await together(
    customer.id,
    () => cards.shop.app.payments.watch.expireOverdue(),
    () => cards.hear(),
  );
  await hearAll();
  assert.equal(await cards.stateOf(orderNo), 'placed');
  assert.ok((cards.bank.holds()[charge] ?? 0) > 0);
  await cards.sales.assertBooksAreRight();
});

/** Sends all orders simultaneously. @returns those that got the product and may pay */
const wantAll = async (orders: readonly Wanted[]): Promise<Wanted[]> => {
  const billing = await cards.sales.billing();
  const responses = await Promise.all(
    orders.map(({ person, orderNo }) => {
      const body = { order_no: orderNo, payment_method: 'card', billing };
      return cards.shop.call('POST /orders/place-order', { token: person.token, body });
    }),
  );
  return orders.filter((_order, index) => responses[index]?.status === 200);
};

test('One of a hundred buyers gets the last item, and no one else is charged', async () => {
  const { make, app } = cards.shop;
  const { id: productId } = await make.product({ stock: 1 });
  const people = await Promise.all(Array.from({ length: 100 }, () => make.customer()));
  const draft = async (person: Wanted['person']): Promise<Wanted> => {
    return { person, orderNo: await cards.sales.draft(person, [{ productId }]) };
  };
  const orders = await Promise.all(people.map(draft));
  const before = Object.keys(cards.bank.holds()).length;
  const [slow, ...others] = await wantAll(orders);
  assert.ok(slow);
  assert.deepEqual([others.length, await cards.sales.stockOf(productId)], [0, 0]);
  const late = await cards.open(slow.person, slow.orderNo);

  await cards.letTimePass(slow.orderNo);
  await app.payments.watch.expireOverdue();
  assert.equal(await cards.sales.stockOf(productId), 1);
  const [quick, ...more] = await wantAll(orders.filter(({ person }) => person !== slow.person));
  assert.ok(quick);
  assert.equal(more.length, 0);
  const paid = await cards.open(quick.person, quick.orderNo);
  // The first buyer pays late, on a page of the bank that was left open.
  await Promise.all([cards.pay(paid, CARD.success), cards.pay(late, CARD.success)]);
  await Promise.all([cards.hear(), cards.hear()]);
  await hearAll();
  await app.payments.refunds?.refundDue();
  const holds = cards.bank.holds();
  assert.equal(Object.keys(holds).length, before + 2);
  assert.ok((holds[paid] ?? 0) > 0);
  assert.equal(holds[late], 0);
  assert.deepEqual([await cards.stateOf(quick.orderNo), await cards.stateOf(slow.orderNo)], ['placed', 'expired']);
  assert.equal(await cards.sales.stockOf(productId), 0);
  await cards.sales.assertBooksAreRight();
});

test('A vendor who cancels twice simultaneously refunds once', async () => {
  const { make, call, database } = cards.shop;
  const [customer, vendor] = [await make.customer(), await make.vendor()];
  const { id: productId } = await make.product({ vendorId: vendor.vendorId });
  const orderNo = await cards.order(customer, [{ productId }]);
  const charge = await cards.open(customer, orderNo);
  await cards.pay(charge, CARD.success);
  await cards.poll(customer, orderNo);
  const part = await database.first<{ id: number }>(
    sql`SELECT id FROM vendor_orders WHERE vendor_id = ${vendor.vendorId}`,
  );
  const set = (status: number) =>
    call(`POST /vendor/orders/${part?.id}/status`, { token: vendor.token, body: { status } });
  await Promise.all([set(5), set(6), call(`POST /orders/${part?.id}/cancel`, { token: customer.token })]);
  const { refunds } = cards.shop.app.payments;
  await Promise.all([refunds?.refundDue(), refunds?.refundDue()]);
  assert.equal(cards.bank.holds()[charge], 0);
  await hearAll();
  await cards.sales.assertBooksAreRight();
});
