import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { auditLedger } from '../../src/ledger/audit.ts';
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

const stateOf = async (orderNo: string) =>
  (await cards.shop.database.first<{ state: string }>(sql`SELECT state FROM orders WHERE order_no = ${orderNo}`))
    ?.state;

const mailsTo = async (orderNo: string) =>
  (
    await cards.shop.database.query<{ template: string }>(
      sql`SELECT template FROM outbox WHERE payload ->> 'order_no' = ${orderNo} ORDER BY id`,
    )
  ).map(({ template }) => template);

/** A customer who is about to pay for one thing. */
const buyer = async (stock = 5) => {
  const { make } = cards.shop;
  const customer = await make.customer();
  const { id: productId } = await make.product({ stock });
  const orderNo = await cards.order(customer, [{ productId, quantity: 2 }]);
  return { customer, productId, orderNo };
};

const overdue = (orderNo: string, minutes = 3) =>
  cards.shop.database.query(
    sql`UPDATE orders SET pay_by = now() - make_interval(mins => ${minutes}) WHERE order_no = ${orderNo}`,
  );

test('An order that is being paid holds its goods, and nobody hears of it before it is paid', async () => {
  const { customer, productId, orderNo } = await buyer();
  assert.equal(await stateOf(orderNo), 'paying');
  assert.equal(await cards.sales.stockOf(productId), 3);
  assert.deepEqual(await mailsTo(orderNo), []);
  await cards.sales.assertBooksAreRight();
  const charge = await cards.open(customer, orderNo);
  const { status, location } = await cards.pay(charge, CARD.success);
  assert.equal(status, 303);
  assert.match(location ?? '', new RegExp(`/pay/${orderNo}\\?tap_id=${charge}$`));
  assert.equal(await cards.look(customer, orderNo), 'placed');
  assert.equal(await cards.sales.stockOf(productId), 3);
  assert.deepEqual(await mailsTo(orderNo), ['order-placed', 'order-received']);
  const { body } = await cards.shop.call('GET /carts', { token: customer.token });
  assert.deepEqual(body.carts ?? body.data, []);
});

test('Whatever comes first, the browser or the webhook, and however often, the order is placed once', async () => {
  for (const card of [CARD.thrice, CARD.webhookFirst, CARD.mada]) {
    const { customer, orderNo } = await buyer();
    const charge = await cards.open(customer, orderNo);
    await cards.pay(charge, card);
    while (cards.webhooks.length > 0) assert.equal(await cards.hear(), 200);
    assert.equal(await stateOf(orderNo), 'placed', card);
    assert.equal(await cards.look(customer, orderNo), 'placed');
    assert.deepEqual(await mailsTo(orderNo), ['order-placed', 'order-received']);
  }
});

test('A bank that tells a minute late tells of an order that was placed meanwhile, or places it', async () => {
  for (const comesBack of [true, false]) {
    const { customer, orderNo } = await buyer();
    await cards.pay(await cards.open(customer, orderNo), CARD.late);
    assert.deepEqual(cards.webhooks, []);
    if (comesBack) assert.equal(await cards.look(customer, orderNo), 'placed');
    cards.later.splice(0).forEach((work) => work());
    assert.equal(await cards.hear(), 200);
    assert.equal(await stateOf(orderNo), 'placed');
    assert.deepEqual(await mailsTo(orderNo), ['order-placed', 'order-received']);
  }
});

test('BENEFIT pays in dinars, to the fils, and in nothing else', async () => {
  const { make } = cards.shop;
  const customer = await make.customer();
  const { id: productId } = await make.product({ price: 1_005 });
  const inDollars = await cards.order(customer, [{ productId }]);
  await cards.pay(await cards.open(customer, inDollars), CARD.benefit);
  assert.equal(await cards.look(customer, inDollars), 'failed');
  const orderNo = await cards.order(customer, [{ productId }], { currency: 'BHD' });
  const charge = await cards.open(customer, orderNo);
  await cards.pay(charge, CARD.benefit);
  assert.equal(await cards.look(customer, orderNo), 'placed');
  const order = await cards.shop.database.first<{ currency: string; total: number }>(
    sql`SELECT currency, grand_total AS total FROM orders WHERE order_no = ${orderNo}`,
  );
  assert.deepEqual(order, { currency: 'BHD', total: Math.round((cards.bank.holds()[charge] ?? 0) * 1_000) });
  const [payment] = await cards.shop.database.query(sql`
    SELECT payment.scheme, payment.state FROM payments payment WHERE payment.ref = ${charge}`);
  assert.deepEqual(payment, { scheme: 'BENEFIT', state: 'paid' });
});

test('Money that was taken while nobody told of it is found', async () => {
  const { customer, orderNo } = await buyer();
  await cards.pay(await cards.open(customer, orderNo), CARD.silent);
  assert.equal(cards.webhooks.length, 0);
  await cards.shop.database.query(
    sql`UPDATE payments SET updated_at = now() - interval '4 minutes' WHERE state = 'waiting'`,
  );
  await cards.shop.app.payments.watch.reconcile();
  assert.equal(await stateOf(orderNo), 'placed');
});

test('A card that is declined may be followed by another one, on a page of its own', async () => {
  const { customer, orderNo } = await buyer();
  const first = await cards.open(customer, orderNo);
  assert.equal(await cards.open(customer, orderNo), first, 'a second tab opens the same page');
  await cards.pay(first, CARD.declined);
  const { body } = await cards.shop.call(`POST /payments/${orderNo}/look`, { token: customer.token });
  assert.deepEqual([body.data.state, body.data.failure], ['failed', 'declined']);
  const second = await cards.open(customer, orderNo);
  assert.notEqual(second, first);
  await cards.pay(second, CARD.success);
  assert.equal(await cards.look(customer, orderNo), 'placed');
});

test('3-D Secure asks for a code, and a wrong one fails', async () => {
  const { customer, orderNo } = await buyer();
  const charge = await cards.open(customer, orderNo);
  assert.equal((await cards.pay(charge, CARD.secure)).status, 200);
  await cards.bank.confirm(cards.bank.find(charge) ?? assert.fail(), '9999');
  const { body } = await cards.shop.call(`POST /payments/${orderNo}/look`, { token: customer.token });
  assert.deepEqual([body.data.state, body.data.failure], ['failed', 'not_authenticated']);
  const again = await cards.open(customer, orderNo);
  await cards.pay(again, CARD.secure);
  await cards.bank.confirm(cards.bank.find(again) ?? assert.fail(), '١٢٣٤');
  assert.equal(await cards.look(customer, orderNo), 'placed');
});

test('What was not paid in time gives its goods back, and its cart is as full as before', async () => {
  const { customer, productId, orderNo } = await buyer();
  await cards.open(customer, orderNo);
  await overdue(orderNo);
  await cards.shop.app.payments.watch.expireOverdue();
  assert.equal(await stateOf(orderNo), 'expired');
  assert.equal(await cards.sales.stockOf(productId), 5);
  assert.deepEqual(await mailsTo(orderNo), ['payment-failed']);
  assert.equal(await cards.look(customer, orderNo), 'expired');
  const again = await cards.shop.call('POST /orders/checkout', { token: customer.token });
  assert.equal(again.status, 200, again.text);
});

test('Whoever paid at the last moment is looked for before the order is given up', async () => {
  const { customer, orderNo } = await buyer();
  await cards.pay(await cards.open(customer, orderNo), CARD.noReturn);
  await overdue(orderNo);
  await cards.shop.app.payments.watch.expireOverdue();
  assert.equal(await stateOf(orderNo), 'placed');
});

test('While the provider is silent an order is kept, and given up ten minutes later', async () => {
  const { customer, orderNo } = await buyer();
  await cards.open(customer, orderNo);
  cards.outage.isOn = true;
  await overdue(orderNo);
  await cards.shop.app.payments.watch.expireOverdue();
  assert.equal(await stateOf(orderNo), 'paying');
  await overdue(orderNo, 13);
  await cards.shop.app.payments.watch.expireOverdue();
  cards.outage.isOn = false;
  assert.equal(await stateOf(orderNo), 'expired');
});

test('A payment that comes after all places the order late, when its goods are still to be had', async () => {
  const { customer, productId, orderNo } = await buyer();
  const charge = await cards.open(customer, orderNo);
  await overdue(orderNo);
  await cards.shop.app.payments.watch.expireOverdue();
  await cards.pay(charge, CARD.success);
  await cards.hear();
  assert.equal(await stateOf(orderNo), 'placed');
  assert.equal(await cards.sales.stockOf(productId), 3);
});

test('A payment that comes when the goods are gone goes back, and its customer is told', async () => {
  const { customer, productId, orderNo } = await buyer(2);
  const charge = await cards.open(customer, orderNo);
  await overdue(orderNo);
  await cards.shop.app.payments.watch.expireOverdue();
  await cards.sales.buy(await cards.shop.make.customer(), [{ productId, quantity: 1 }]);
  await cards.pay(charge, CARD.success);
  await cards.hear();
  assert.equal(await stateOf(orderNo), 'expired');
  assert.equal(await cards.look(customer, orderNo), 'returned');
  await cards.shop.app.payments.refunds?.refundDue();
  assert.equal(cards.bank.holds()[charge], 0);
  assert.deepEqual(await mailsTo(orderNo), ['payment-failed', 'payment-returned']);
});

test('Whoever gives an order up pays cash for another one, and what he paid all the same goes back', async () => {
  const { customer, productId, orderNo } = await buyer();
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
  assert.equal(await stateOf(orderNo), 'expired');
  assert.equal(cards.bank.holds()[charge], 0);
});

test('A vendor who cancels what was paid gives the money back, once, and cannot take it up again', async () => {
  const { make, call, database } = cards.shop;
  const [customer, vendor] = [await make.customer(), await make.vendor()];
  const { id: productId } = await make.product({ vendorId: vendor.vendorId });
  const other = await make.product();
  const orderNo = await cards.order(customer, [{ productId }, { productId: other.id }]);
  const charge = await cards.open(customer, orderNo);
  await cards.pay(charge, CARD.slowRefund);
  await cards.look(customer, orderNo);
  const part = await database.first<{ id: number; total_amount: number }>(
    sql`SELECT part.id, part.total_amount FROM vendor_orders part WHERE vendor_id = ${vendor.vendorId}`,
  );
  const status = (to: number) =>
    call(`POST /vendor/orders/${part?.id}/status`, { token: vendor.token, body: { status: to } });
  assert.equal((await status(2)).body.order.payment_state, 'paid');
  const cancelled = await status(6);
  assert.equal(cancelled.body.order.payment_state, 'refunding', cancelled.text);
  const back = await status(2);
  assert.deepEqual([back.status, back.body.code], [409, 'order_refunded']);
  await cards.sales.assertBooksAreRight();
  const due = () => database.query(sql`UPDATE payment_operations SET run_at = now() WHERE state <> 'done'`);
  await cards.shop.app.payments.refunds?.refundDue();
  await due();
  cards.later.forEach((work) => work());
  await cards.shop.app.payments.refunds?.refundDue();
  const whole =
    (await database.first<{ grand_total: number }>(sql`SELECT grand_total FROM orders WHERE order_no = ${orderNo}`))
      ?.grand_total ?? 0;
  assert.equal(Math.round((cards.bank.holds()[charge] ?? 0) * 100), whole - (part?.total_amount ?? 0));
  assert.ok((await mailsTo(orderNo)).includes('refund-sent'));
});

test('A completed order by card is owed to its vendor, and the provider holds its money', async () => {
  const { make, call, database } = cards.shop;
  const [customer, vendor] = [await make.customer(), await make.vendor()];
  const { id: productId } = await make.product({ vendorId: vendor.vendorId });
  const orderNo = await cards.order(customer, [{ productId }]);
  await cards.pay(await cards.open(customer, orderNo), CARD.success);
  await cards.look(customer, orderNo);
  const part = await database.first<{ id: number; total_amount: number }>(
    sql`SELECT id, total_amount FROM vendor_orders WHERE vendor_id = ${vendor.vendorId}`,
  );
  const status = (to: number) =>
    call(`POST /vendor/orders/${part?.id}/status`, { token: vendor.token, body: { status: to } });
  const sums = async () =>
    Object.fromEntries(
      (
        await database.query<{ account: string; amount: number }>(sql`
          SELECT account, sum(line.amount)::bigint AS amount FROM ledger_lines line JOIN ledger_entries entry ON entry.id = line.entry_id
          WHERE entry.vendor_order_id = ${part?.id ?? 0} GROUP BY account`)
      ).map(({ account, amount }) => [account, amount]),
    );
  for (const to of [4, 3, 4, 6]) {
    assert.equal((await status(to)).status, 200);
    const { customer: owed = 0, provider, vendor: ours = 0, refunds_due: due = 0 } = await sums();
    assert.equal(provider, part?.total_amount);
    assert.equal(owed, to === 3 ? -(part?.total_amount ?? 0) : 0);
    assert.equal(ours < 0, to === 4);
    assert.equal(due, to === 6 ? -(part?.total_amount ?? 0) : 0);
    await cards.sales.assertBooksAreRight();
  }
  await cards.shop.app.payments.refunds?.refundDue();
  assert.deepEqual(
    Object.values(await sums()).filter((amount) => amount !== 0),
    [],
  );
});

test('A webhook that the bank did not sign is refused and not kept', async () => {
  const { customer, orderNo } = await buyer();
  await cards.pay(await cards.open(customer, orderNo), CARD.success);
  const webhook = cards.webhooks[0] ?? assert.fail();
  const kept = async () => (await cards.shop.database.query(sql`SELECT id FROM payment_events`)).length;
  const before = await kept();
  assert.equal(await cards.hear({ ...webhook, signature: 'f'.repeat(64) }), 401);
  assert.equal(await cards.hear({ ...webhook, body: webhook.body.replace('CAPTURED', 'DECLINED') }), 401);
  assert.equal(await cards.hear({ ...webhook, path: '/payments/webhooks/tap' }), 404);
  assert.equal(await kept(), before);
  assert.equal(await stateOf(orderNo), 'paying');
  assert.equal(await cards.hear(webhook), 200);
  assert.equal(await stateOf(orderNo), 'placed');
});

test('A bank that will not give money back leaves a finding that the audit names, and the debt stands in the books', async () => {
  const { make, call, database } = cards.shop;
  const [customer, vendor] = [await make.customer(), await make.vendor()];
  const { id: productId } = await make.product({ vendorId: vendor.vendorId });
  const orderNo = await cards.order(customer, [{ productId }]);
  const charge = await cards.open(customer, orderNo);
  await cards.pay(charge, CARD.success);
  await cards.look(customer, orderNo);
  const known = cards.bank.find(charge) ?? assert.fail();
  const part = await database.first<{ id: number }>(
    sql`SELECT id FROM vendor_orders WHERE vendor_id = ${vendor.vendorId}`,
  );
  await call(`POST /vendor/orders/${part?.id}/status`, { token: vendor.token, body: { status: 5 } });
  known.status = 'DECLINED';
  await cards.shop.app.payments.refunds?.refundDue();
  const findings = await auditLedger(database);
  assert.deepEqual(
    findings.map(({ rule }) => rule),
    ['Whatever a provider took and will not give back, or took wrongly, was settled by people'],
  );
  const owed = await database.first<{ amount: number }>(
    sql`SELECT sum(amount)::bigint AS amount FROM ledger_lines line JOIN ledger_entries entry ON entry.id = line.entry_id
      WHERE line.account = 'refunds_due' AND entry.vendor_order_id = ${part?.id ?? 0}`,
  );
  assert.ok((owed?.amount ?? 0) < 0);
  await database.query(sql`UPDATE payment_findings SET settled_at = now()`);
});

test('A payment of another amount buys nothing and goes back', async () => {
  const { customer, orderNo } = await buyer();
  const charge = await cards.open(customer, orderNo);
  await cards.shop.database.query(sql`UPDATE payments SET amount = amount + 1 WHERE ref = ${charge}`);
  await cards.pay(charge, CARD.success);
  await cards.hear();
  assert.equal(await stateOf(orderNo), 'paying');
  await cards.shop.app.payments.refunds?.refundDue();
  assert.equal(cards.bank.holds()[charge], 0);
  await overdue(orderNo);
  await cards.shop.app.payments.watch.expireOverdue();
  assert.equal(await stateOf(orderNo), 'expired');
  await cards.shop.database.query(sql`UPDATE payment_findings SET settled_at = now()`);
});

test('Somebody else’s payment is a missing one', async () => {
  const { orderNo } = await buyer();
  const { token } = await cards.shop.make.customer();
  for (const action of ['session', 'look', 'abandon'])
    assert.equal((await cards.shop.call(`POST /payments/${orderNo}/${action}`, { token })).status, 404);
});

test('While the provider does not answer, cards are not offered and cash is', async () => {
  const { customer, orderNo } = await buyer();
  cards.outage.isOn = true;
  const silent = await cards.shop.call(`POST /payments/${orderNo}/session`, { token: customer.token });
  assert.deepEqual([silent.status, silent.body.code], [502, 'provider_silent']);
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
  assert.equal(await cards.look(customer, orderNo), 'placed');
});

test('No number of a card stands in the shop’s tables', async () => {
  const { rows } = {
    rows: await cards.shop.database.query<{ table: string }>(sql`
    SELECT table_name AS table FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`),
  };
  const digits = Object.values(CARD).map((card) => card.replaceAll(' ', ''));
  for (const { table } of rows) {
    const found = await cards.shop.database.query(
      sql`SELECT 1 FROM ${sql.identifier(table)} AS row WHERE row::text ~ ${digits.join('|')} LIMIT 1`,
    );
    assert.equal(found.length, 0, table);
  }
});
