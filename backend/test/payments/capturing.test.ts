import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { createUnpaidSubOrders } from '../../src/modules/sales/orders/unpaid.ts';
import { sql } from '../../src/sql/sql.ts';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';
import { createHeldCards, type HeldCards } from '../support/held-cards.ts';

// A bank that allows several captures per authorisation.

let cards: CardShop;
let held: HeldCards;
before(async () => {
  cards = await openCardShop('parts');
  held = createHeldCards(cards);
});
afterEach(() => held.assertBooksAreRight());
after(() => cards.close());

test('Each sub-order is captured when it ships, and not before', async () => {
  const order = await held.ordered();
  const [one, other] = order.parts;
  assert.deepEqual(held.atBank(order), [0, one.total + other.total]);
  assert.equal(await held.must(one, 2), 'held');
  assert.equal(await held.must(one, 3), 'paid');
  assert.deepEqual(held.atBank(order), [one.total, other.total]);
  await held.assertBooksAreRight();
  assert.equal(await held.must(other, 4), 'paid');
  assert.deepEqual(held.atBank(order), [one.total + other.total, 0]);
  assert.equal(await held.stateOf(order), 'paid');
});

test('Cancelled sub-orders are never captured, and the rest of the hold is released', async () => {
  const order = await held.ordered();
  const [one, other] = order.parts;
  assert.equal(await held.must(one, 5), 'released');
  await held.goOn();
  assert.deepEqual(held.atBank(order), [0, one.total + other.total], 'the other sub-order is still held');
  const back = await held.become(one, 2);
  assert.deepEqual([back.status, back.body.code], [409, 'order_refunded']);
  await held.must(other, 3);
  await held.goOn();
  assert.deepEqual(held.atBank(order), [other.total, 0]);
  await held.must(other, 6);
  await held.goOn();
  assert.deepEqual(held.atBank(order), [0, 0]);
});

test('An order cancelled in full before shipping costs nothing', async () => {
  const order = await held.ordered();
  for (const part of order.parts) await held.must(part, 5);
  await held.goOn();
  assert.deepEqual(held.atBank(order), [0, 0]);
  assert.equal(await held.stateOf(order), 'voided');
});

test('A scheme that charges immediately is paid immediately', async () => {
  const order = await held.ordered(CARD.mada);
  const [one, other] = order.parts;
  assert.deepEqual(held.atBank(order), [one.total + other.total, 0]);
  assert.equal(await held.must(one, 2), 'paid');
});

test('A failed capture blocks shipping, notifies once and cancels after three days', async () => {
  const order = await held.ordered(CARD.noCapture);
  const [one, other] = order.parts;
  await held.must(one, 2);
  for (let times = 0; times < 2; times += 1) {
    const refused = await held.become(one, 3);
    assert.deepEqual([refused.status, refused.body.code], [409, 'capture_refused']);
  }
  const shown = await held.shown(one);
  assert.deepEqual([shown.status, shown.payment_state], ['Confirmed', 'held']);
  const mails = await cards.shop.database.query(
    sql`SELECT 1 FROM outbox WHERE template = 'capture-refused' AND payload ->> 'order_no' = ${order.orderNo}`,
  );
  assert.equal(mails.length, 1);
  const cancel = createUnpaidSubOrders(cards.shop.app);
  assert.equal(await cancel(), 0);
  await cards.shop.database.query(
    sql`UPDATE payment_operations SET created_at = now() - interval '4 days' WHERE vendor_order_id = ${one.id}`,
  );
  assert.equal(await cancel(), 1);
  const after = await held.shown(one);
  assert.equal(after.payment_state, 'released');
  await held.must(other, 5);
  await held.goOn();
  assert.deepEqual(held.atBank(order), [0, 0]);
});

test('Nothing ships while the bank is silent; a retry finds what was captured', async () => {
  const order = await held.ordered();
  const [one] = order.parts;
  cards.outage.isOn = true;
  const silent = await held.become(one, 3);
  assert.deepEqual([silent.status, silent.body.code], [502, 'capture_unknown']);
  cards.outage.isOn = false;
  await held.assertBooksAreRight();
  await held.goOn();
  assert.equal(held.atBank(order)[0], one.total);
  assert.equal(await held.must(one, 3), 'paid');
  assert.equal(held.atBank(order)[0], one.total);
});

test('A capture whose response was lost is made only once', async () => {
  const order = await held.ordered();
  const [one] = order.parts;
  cards.outage.losesResponses = true;
  assert.equal((await held.become(one, 3)).status, 502);
  cards.outage.losesResponses = false;
  assert.equal(held.atBank(order)[0], one.total);
  assert.equal(await held.must(one, 3), 'paid');
  await held.goOn();
  assert.equal(held.atBank(order)[0], one.total);
});

test('A capture that was running during a cancellation is refunded', async () => {
  const order = await held.ordered();
  const [one] = order.parts;
  cards.outage.isOn = true;
  await held.become(one, 3);
  cards.outage.isOn = false;
  await held.must(one, 5);
  await held.assertBooksAreRight();
  await held.goOn();
  await held.goOn();
  assert.equal(held.atBank(order)[0], 0);
  assert.equal(await held.must(order.parts[1], 3), 'paid');
});

test('Two simultaneous shipments capture once', async () => {
  const order = await held.ordered();
  const [one] = order.parts;
  const responses = await Promise.all([held.become(one, 3), held.become(one, 3), held.become(one, 4)]);
  assert.ok(responses.every(({ status }) => status === 200));
  assert.equal(held.atBank(order)[0], one.total);
});

test('Simultaneous shipping and cancelling have one outcome, and the money agrees', async () => {
  const order = await held.ordered();
  const [one] = order.parts;
  await Promise.all([held.become(one, 3), held.become(one, 5)]);
  const shown = await held.shown(one);
  await held.goOn();
  await held.goOn();
  assert.equal(held.atBank(order)[0], shown.status === 'Shipped' ? one.total : 0);
});

test('A hold is captured one day before it expires', async () => {
  const order = await held.ordered();
  const [one, other] = order.parts;
  await held.must(one, 5);
  await cards.shop.app.payments.captureWorker?.useBeforeEnd();
  await held.goOn();
  assert.equal(held.atBank(order)[0], 0);
  await cards.shop.database.query(
    sql`UPDATE payments SET hold_ends_at = now() + interval '23 hours' WHERE state = 'authorised'`,
  );
  await cards.shop.app.payments.captureWorker?.useBeforeEnd();
  await held.goOn();
  await held.goOn();
  assert.deepEqual(held.atBank(order), [other.total, 0]);
  assert.equal(await held.must(other, 2), 'paid');
});

test('An expiring hold is not captured if its vendor may not trade', async () => {
  const order = await held.ordered();
  const [one, other] = order.parts;
  const { database } = cards.shop;
  await database.query(sql`
    UPDATE vendors SET active = 0 WHERE id = (SELECT vendor_id FROM vendor_orders WHERE id = ${one.id})`);
  await database.query(sql`UPDATE payments SET hold_ends_at = now() + interval '23 hours' WHERE state = 'authorised'`);
  await cards.shop.app.payments.captureWorker?.useBeforeEnd();
  await held.goOn();
  assert.equal(held.atBank(order)[0], other.total);
});

test('An authorisation is released if the stock is gone', async () => {
  const { make, app } = cards.shop;
  const customer = await make.customer();
  const { id: productId } = await make.product({ stock: 1 });
  const orderNo = await cards.order(customer, [{ productId }]);
  const charge = await cards.open(customer, orderNo);
  await cards.letTimePass(orderNo);
  await app.payments.watch.expireOverdue();
  await cards.sales.buy(await make.customer(), [{ productId }]);
  await cards.pay(charge, CARD.success);
  await cards.hear();
  assert.equal(await cards.poll(customer, orderNo), 'returned');
  await held.goOn();
  assert.equal(cards.bank.reserved(charge), 0);
  assert.equal(cards.bank.holds()[charge], 0);
});

test('Bulk changes leave out orders whose card is captured on shipping', async () => {
  const { parts } = await held.ordered();
  const [one] = parts;
  await held.must(one, 2);
  const { body } = await cards.shop.call('POST /vendor/orders/bulk', {
    ...{ token: one.vendor.token, body: { ids: [one.id], action: 'ship' } },
  });
  assert.equal(body.failed.length, 1);
  assert.match(JSON.stringify(body.failed), /charged when this order ships/);
});

test('A vendor adds tracking to a missing parcel while a sub-order awaits payment', async () => {
  const order = await held.ordered();
  const [{ id, vendor }] = order.parts;
  await held.must(order.parts[0], 3);
  const { call, database } = cards.shop;
  await database.query(sql`
    INSERT INTO returns (return_no, vendor_order_id, state, return_shipping, requested_at, due_at, iban, holder)
    VALUES ('RET-MISSED-1', ${id}, 'requested', 'vendor', now(), now() + interval '3 days', '', '')`);
  const said = await call(`POST /vendor/orders/${id}/status`, {
    token: vendor.token,
    body: { status: 3, tracking_information: 'Found, arrives tomorrow' },
  });
  assert.deepEqual([said.status, said.body.order?.tracking_information], [200, 'Found, arrives tomorrow']);
  assert.deepEqual(held.atBank(order), [order.parts[0].total, order.parts[1].total]);
});
