import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';

let cards: CardShop;
before(async () => {
  cards = await openCardShop();
});
afterEach(async () => {
  cards.webhooks.length = 0;
  await cards.sales.assertBooksAreRight();
});
after(() => cards.close());

test('An unpaid order reserves stock and notifies no one', async () => {
  const { customer, productId, orderNo } = await cards.buyer();
  assert.equal(await cards.stateOf(orderNo), 'paying');
  assert.equal(await cards.sales.stockOf(productId), 3);
  assert.deepEqual(await cards.mailsAbout(orderNo), []);
  await cards.sales.assertBooksAreRight();
  const charge = await cards.open(customer, orderNo);
  const { status, location } = await cards.pay(charge, CARD.success);
  assert.equal(status, 303);
  assert.match(location ?? '', new RegExp(`/pay/${orderNo}\\?tap_id=${charge}$`));
  assert.equal(await cards.poll(customer, orderNo), 'placed');
  assert.equal(await cards.sales.stockOf(productId), 3);
  assert.deepEqual(await cards.mailsAbout(orderNo), ['order-placed', 'order-received']);
  const { body } = await cards.shop.call('GET /carts', { token: customer.token });
  assert.deepEqual(body.carts ?? body.data, []);
});

test('Browser and webhook place the order once, in any order and however often', async () => {
  for (const card of [CARD.thrice, CARD.webhookFirst, CARD.mada]) {
    const { customer, orderNo } = await cards.buyer();
    const charge = await cards.open(customer, orderNo);
    await cards.pay(charge, card);
    while (cards.webhooks.length > 0) assert.equal(await cards.hear(), 200);
    assert.equal(await cards.stateOf(orderNo), 'placed', card);
    assert.equal(await cards.poll(customer, orderNo), 'placed');
    assert.deepEqual(await cards.mailsAbout(orderNo), ['order-placed', 'order-received']);
  }
});

test('A webhook a minute late reports a placed order, or places it', async () => {
  for (const comesBack of [true, false]) {
    const { customer, orderNo } = await cards.buyer();
    await cards.pay(await cards.open(customer, orderNo), CARD.late);
    assert.deepEqual(cards.webhooks, []);
    if (comesBack) assert.equal(await cards.poll(customer, orderNo), 'placed');
    cards.later.splice(0).forEach((work) => work());
    assert.equal(await cards.hear(), 200);
    assert.equal(await cards.stateOf(orderNo), 'placed');
    assert.deepEqual(await cards.mailsAbout(orderNo), ['order-placed', 'order-received']);
  }
});

test('BENEFIT is charged in dinars only, to the fils', async () => {
  const { make } = cards.shop;
  const customer = await make.customer();
  const { id: productId } = await make.product({ price: 1_005 });
  const inDollars = await cards.order(customer, [{ productId }]);
  await cards.pay(await cards.open(customer, inDollars), CARD.benefit);
  assert.equal(await cards.poll(customer, inDollars), 'failed');
  const orderNo = await cards.order(customer, [{ productId }], { currency: 'BHD' });
  const charge = await cards.open(customer, orderNo);
  await cards.pay(charge, CARD.benefit);
  assert.equal(await cards.poll(customer, orderNo), 'placed');
  const order = await cards.shop.database.first<{ currency: string; total: number }>(
    sql`SELECT currency, grand_total AS total FROM orders WHERE order_no = ${orderNo}`,
  );
  assert.deepEqual(order, { currency: 'BHD', total: Math.round((cards.bank.holds()[charge] ?? 0) * 1_000) });
  const [payment] = await cards.shop.database.query(sql`
    SELECT payment.scheme, payment.state FROM payments payment WHERE payment.ref = ${charge}`);
  assert.deepEqual(payment, { scheme: 'BENEFIT', state: 'paid' });
});

test('A payment without a webhook is found', async () => {
  const { customer, orderNo } = await cards.buyer();
  await cards.pay(await cards.open(customer, orderNo), CARD.silent);
  assert.equal(cards.webhooks.length, 0);
  await cards.shop.database.query(
    sql`UPDATE payments SET updated_at = now() - interval '4 minutes' WHERE state = 'waiting'`,
  );
  await cards.shop.app.payments.watch.reconcile();
  assert.equal(await cards.stateOf(orderNo), 'placed');
});

test('A declined card may be followed by another on a new page', async () => {
  const { customer, orderNo } = await cards.buyer();
  const first = await cards.open(customer, orderNo);
  assert.equal(await cards.open(customer, orderNo), first, 'a second tab opens the same page');
  await cards.pay(first, CARD.declined);
  const { body } = await cards.shop.call(`POST /payments/${orderNo}/poll`, { token: customer.token });
  assert.deepEqual([body.data.state, body.data.failure], ['failed', 'declined']);
  const second = await cards.open(customer, orderNo);
  assert.notEqual(second, first);
  await cards.pay(second, CARD.success);
  assert.equal(await cards.poll(customer, orderNo), 'placed');
});

test('3-D Secure asks for a code and rejects a wrong one', async () => {
  const { customer, orderNo } = await cards.buyer();
  const charge = await cards.open(customer, orderNo);
  assert.equal((await cards.pay(charge, CARD.secure)).status, 200);
  await cards.bank.confirm(cards.bank.find(charge) ?? assert.fail(), '9999');
  const { body } = await cards.shop.call(`POST /payments/${orderNo}/poll`, { token: customer.token });
  assert.deepEqual([body.data.state, body.data.failure], ['failed', 'not_authenticated']);
  const again = await cards.open(customer, orderNo);
  await cards.pay(again, CARD.secure);
  await cards.bank.confirm(cards.bank.find(again) ?? assert.fail(), '١٢٣٤');
  assert.equal(await cards.poll(customer, orderNo), 'placed');
});

test('A webhook without a valid signature is rejected and not stored', async () => {
  const { customer, orderNo } = await cards.buyer();
  await cards.pay(await cards.open(customer, orderNo), CARD.success);
  const webhook = cards.webhooks[0] ?? assert.fail();
  const kept = async () => (await cards.shop.database.query(sql`SELECT id FROM payment_events`)).length;
  const before = await kept();
  assert.equal(await cards.hear({ ...webhook, signature: 'f'.repeat(64) }), 401);
  assert.equal(await cards.hear({ ...webhook, body: webhook.body.replace('CAPTURED', 'DECLINED') }), 401);
  assert.equal(await cards.hear({ ...webhook, path: '/payments/webhooks/tap' }), 404);
  assert.equal(await kept(), before);
  assert.equal(await cards.stateOf(orderNo), 'paying');
  assert.equal(await cards.hear(webhook), 200);
  assert.equal(await cards.stateOf(orderNo), 'placed');
});

/** Promised days of an order. */
const promiseOf = (orderNo: string) =>
  cards.shop.database.first(sql`
    SELECT part.ship_by, part.arrives_from, part.arrives_to
    FROM vendor_orders part JOIN orders o ON o.id = part.order_id WHERE o.order_no = ${orderNo}`);

/** Backdates the reservation by a week: the same weekday, so that the promise moves by exactly a week. */
const reserveWeekAgo = (orderNo: string) =>
  cards.shop.database.query(sql`
    WITH older AS (
      UPDATE orders SET reserved_at = reserved_at - interval '7 days' WHERE order_no = ${orderNo} RETURNING id
    )
    UPDATE vendor_orders part SET ship_by = ship_by - 7, arrives_from = arrives_from - 7, arrives_to = arrives_to - 7
    FROM older WHERE part.order_id = older.id`);

test('Promised days count from the day of payment, even after the order was given up', async () => {
  for (const isGivenUp of [false, true]) {
    const { customer, orderNo } = await cards.buyer();
    const promise = await promiseOf(orderNo);
    const charge = await cards.open(customer, orderNo);
    await reserveWeekAgo(orderNo);
    if (isGivenUp) {
      await cards.letTimePass(orderNo);
      await cards.shop.app.payments.watch.expireOverdue();
      assert.equal(await cards.stateOf(orderNo), 'expired');
    }
    await cards.pay(charge, CARD.success);
    await cards.hear();
    assert.equal(await cards.stateOf(orderNo), 'placed');
    assert.deepEqual(await promiseOf(orderNo), promise);
  }
});

test('Another customer’s payment is not found', async () => {
  const { customer, orderNo } = await cards.buyer();
  const stranger = await cards.shop.make.customer();
  for (const action of ['session', 'poll', 'abandon']) {
    const statusFor = async ({ token }: { token: string }) =>
      (await cards.shop.call(`POST /payments/${orderNo}/${action}`, { token })).status;
    assert.deepEqual([await statusFor(stranger), await statusFor(customer)], [404, 200], action);
  }
});

test('While the provider is down, cash is offered and cards are not', async () => {
  const { customer, orderNo } = await cards.buyer();
  cards.outage.isOn = true;
  const silent = await cards.shop.call(`POST /payments/${orderNo}/session`, { token: customer.token });
  assert.deepEqual([silent.status, silent.body.code], [502, 'provider_silent']);
  const { body: poll } = await cards.shop.call(`POST /payments/${orderNo}/poll`, { token: customer.token });
  assert.equal(poll.data.state, 'unopened');
  assert.ok(poll.data.amount > 0);
  for (let times = 0; times < 3; times += 1)
    await cards.shop.call(`POST /payments/${orderNo}/session`, { token: customer.token });
  const other = await cards.shop.make.customer();
  const { id: productId } = await cards.shop.make.product();
  await cards.sales.fillCart(other, [{ productId }]);
  const { country } = await cards.sales.billing();
  const checkout = await cards.shop.call('POST /orders/checkout', { token: other.token, body: { country } });
  assert.equal(checkout.body.card, 'silent');
  const ready = await cards.shop.app.inject('/readyz');
  assert.deepEqual([ready.statusCode, ready.json()], [200, { status: 'ready', cards: 'silent' }]);
  const body = {
    order_no: checkout.body.orders[0].order_no,
    payment_method: 'card',
    billing: await cards.sales.billing(),
  };
  const refused = await cards.shop.call('POST /orders/place-order', { token: other.token, body });
  assert.deepEqual([refused.status, refused.body.code], [422, 'card_unavailable']);
  assert.equal((await cards.sales.place(other, body.order_no)).status, 200);
  cards.outage.isOn = false;
  await cards.pay(await cards.open(customer, orderNo), CARD.success);
  assert.equal(await cards.poll(customer, orderNo), 'placed');
});
