import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';
import { dayFromNow } from '../support/days.ts';
import { createMoney } from '../support/money.ts';
import { createPayouts, type Payouts } from '../support/payouts.ts';
import { orderTransfers } from '../support/refund-runs.ts';
import { createReturns, IBAN, type Delivered, type Returns } from '../support/returns.ts';

// Card payments combined with refunds, returns, payouts and invoices.

let cards: CardShop;
let payouts: Payouts;
let returns: Returns;
before(async () => {
  cards = await openCardShop();
  payouts = createPayouts({ ...cards.shop, sales: cards.sales });
  returns = createReturns(cards.shop, cards.sales);
  await createMoney(cards.shop).rate(10);
});
afterEach(async () => {
  cards.webhooks.length = 0;
  await cards.sales.assertBooksAreRight();
});
after(() => cards.close());

interface Paid extends Delivered {
  readonly charge: string;
  readonly number: string;
  readonly total: number;
}

/** A sale of one vendor that is paid by card. */
const paid = async (card: string = CARD.success, quantity = 1): Promise<Paid> => {
  const { make, database } = cards.shop;
  const [customer, vendor] = [await make.customer(), await make.vendor()];
  const { id: productId } = await make.product({ vendorId: vendor.vendorId, price: 10_000 });
  const orderNo = await cards.order(customer, [{ productId, quantity }]);
  const charge = await cards.open(customer, orderNo);
  await cards.pay(charge, card);
  assert.equal(await cards.poll(customer, orderNo), 'placed');
  const part = await database.first<{ id: number; order_sub_no: string; total_amount: number; line: number }>(sql`
    SELECT part.id, part.order_sub_no, part.total_amount, i.id AS line
    FROM vendor_orders part JOIN order_items i ON i.vendor_order_id = part.id WHERE part.vendor_id = ${vendor.vendorId}`);
  assert.ok(part);
  const { id: partId, order_sub_no: number, total_amount: total, line } = part;
  return { customer, vendor, charge, partId, number, total, lines: [line] };
};

const become = async ({ vendor, partId }: Paid, ...statuses: number[]) => {
  for (const status of statuses) {
    const response = await cards.shop.call(`POST /vendor/orders/${partId}/status`, {
      ...{ token: vendor.token, body: { status } },
    });
    assert.equal(response.status, 200, response.text);
  }
};

const admin = async (route: string, body?: object) =>
  cards.shop.call(route, { token: await payouts.tokenOfAdmin(), ...(body ? { body } : {}) });

const refundOf = async ({ number }: Paid) =>
  (await admin(`GET /admin/refunds?per_page=10&search=${number}`)).body.data.refunds[0];

const refundDue = async () => {
  await cards.shop.database.query(
    sql`UPDATE payment_operations SET run_at = now() WHERE state IN ('asked', 'unknown')`,
  );
  await cards.shop.app.payments.refunds?.refundDue();
};

const bankFile = async () => orderTransfers(cards.shop, { token: await payouts.tokenOfAdmin() }, 'USD');

test('Card refunds need no transfer: underway at first, then paid by the provider', async () => {
  const part = await paid();
  await become(part, 6);
  const asked = await refundOf(part);
  assert.deepEqual([asked.method, asked.state, asked.amount], ['card', 'asked', part.total / 100]);
  assert.doesNotMatch(await bankFile(), new RegExp(part.number));
  const body = { bank_reference: 'FT1', paid_on: dayFromNow(0), version: asked.version };
  for (const [route, said] of [
    ['paid', body],
    ['failed', { reason: 'No', version: asked.version }],
  ] as const) {
    const refused = await admin(`POST /admin/refunds/${asked.id}/${route}`, said);
    assert.deepEqual([refused.status, refused.body.code], [409, 'refund_by_card']);
  }
  await refundDue();
  const done = await refundOf(part);
  assert.deepEqual([done.method, done.state, done.paid_on], ['card', 'paid', dayFromNow(0)]);
  assert.equal(cards.bank.holds()[part.charge], 0);
});

test('A refund that the provider rejects is settled by transfer', async () => {
  const part = await paid();
  await become(part, 4, 6);
  const charge = cards.bank.find(part.charge) ?? assert.fail();
  charge.status = 'DECLINED';
  await refundDue();
  const failed = await refundOf(part);
  assert.deepEqual([failed.method, failed.state], ['transfer', 'failed']);
  const { status, body } = await cards.shop.call(`POST /vendor/orders/${part.partId}/status`, {
    ...{ token: part.vendor.token, body: { status: 2 } },
  });
  assert.deepEqual([status, body.code], [409, 'order_refunded']);
  const said = { bank_reference: 'FT2', paid_on: dayFromNow(0), version: failed.version };
  assert.equal((await admin(`POST /admin/refunds/${failed.id}/paid`, said)).status, 200);
  const order = await cards.shop.call(`GET /orders/${part.partId}`, { token: part.customer.token });
  assert.equal(order.body.order.payment_state, 'refunded');
});

test('A refund that mada rejects is transferred to the account named with it', async () => {
  const part = await paid(CARD.mada, 2);
  await become(part, 4);
  const charge = cards.bank.find(part.charge) ?? assert.fail();
  const received = await returns.received(part, { quantity: 1 });
  await returns.say(
    part.vendor,
    `/vendor/returns/${received.return_no}/inspection`,
    returns.inspection(received, [1, 0, 0]),
  );
  const asked = await refundOf(part);
  assert.deepEqual([asked.method, asked.state], ['card', 'asked']);
  assert.ok(!(await bankFile()).includes(part.number));
  charge.status = 'DECLINED';
  await refundDue();
  const refund = await refundOf(part);
  assert.deepEqual([refund.method, refund.state], ['transfer', 'due']);
  assert.match(await bankFile(), new RegExp(`${IBAN}.*${part.number}`));
  const said = { bank_reference: 'FT3', paid_on: dayFromNow(0), version: refund.version };
  assert.equal((await admin(`POST /admin/refunds/${refund.id}/paid`, said)).status, 200);
});

test('Card sales are available after the settlement days and are paid out', async () => {
  const part = await paid();
  const { vendorId } = part.vendor;
  await payouts.verify(vendorId);
  await become(part, 4);
  const { available, pending, balance } = await payouts.balanceOf(vendorId);
  assert.deepEqual([available, pending], [0, balance]);
  assert.ok(balance > 0);
  const corrected = await admin(`POST /admin/money/parts/${part.number}/collector`, {
    ...{ collected_by: 'vendor', reason: 'A test' },
  });
  assert.deepEqual([corrected.status, corrected.body.code], [409, 'nothing_collected']);
  await payouts.settle();
  assert.equal((await payouts.balanceOf(vendorId)).available, balance);
  await payouts.paid(await payouts.run([vendorId]));
  const why = await cards.shop.call(`GET /vendor/money/parts/${part.number}`, { token: part.vendor.token });
  assert.deepEqual([why.body.data.collected_by, why.body.data.agrees], ['provider', true]);
});

test('A card sale is invoiced on shipping and credited if it is cancelled later', async () => {
  const part = await paid();
  const papers = () =>
    cards.shop.database.query<{ kind: string; total: number }>(
      sql`SELECT kind, total FROM invoices WHERE vendor_order_id = ${part.partId} ORDER BY id`,
    );
  assert.deepEqual(await papers(), [], 'not when it is paid');
  await become(part, 3, 6);
  assert.deepEqual(await papers(), [
    { kind: 'invoice', total: part.total },
    { kind: 'credit_note', total: part.total },
  ]);
  await refundDue();
});

test('A vendor without cash on delivery takes card orders only', async () => {
  const { make, call } = cards.shop;
  const [customer, vendor] = [await make.customer(), await make.vendor()];
  const { id: productId } = await make.product({ vendorId: vendor.vendorId });
  await call('POST /vendor/payment-settings', { token: vendor.token, body: { cod_enabled: false } });
  const settings = await call('GET /vendor/payment-settings', { token: vendor.token });
  const { updated_at: _at, cod_guests: _guests, refused_at_door: _refused, ...stored } = settings.body.data;
  assert.deepEqual(stored, { cod_enabled: false, guest_checkout: false, card: 'ready', provider: 'test' });
  const orderNo = await cards.sales.draft(customer, [{ productId }]);
  const checkout = await call('POST /orders/checkout', { token: customer.token });
  assert.deepEqual([checkout.body.cash, checkout.body.card], [false, 'ready']);
  const cash = await cards.sales.place(customer, orderNo);
  assert.deepEqual([cash.status, cash.body.code], [422, 'cash_refused']);
  const body = { order_no: orderNo, payment_method: 'card', billing: await cards.sales.billing() };
  assert.equal((await call('POST /orders/place-order', { token: customer.token, body })).status, 200);
});
