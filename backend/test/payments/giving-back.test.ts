import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { COMPLETED, REFUNDED, SHIPPED } from '../../src/facts/order-statuses.ts';
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

test('Cancelling a paid order refunds once, and the order cannot be reopened', async () => {
  const { make, call, database } = cards.shop;
  const [customer, vendor] = [await make.customer(), await make.vendor()];
  const { id: productId } = await make.product({ vendorId: vendor.vendorId });
  const other = await make.product();
  const orderNo = await cards.order(customer, [{ productId }, { productId: other.id }]);
  const charge = await cards.open(customer, orderNo);
  await cards.pay(charge, CARD.slowRefund);
  await cards.poll(customer, orderNo);
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
  assert.ok((await cards.mailsAbout(orderNo)).includes('refund-sent'));
});

test('A completed card order is owed to the vendor and held by the provider', async () => {
  const { make, call, database } = cards.shop;
  const [customer, vendor] = [await make.customer(), await make.vendor()];
  const { id: productId } = await make.product({ vendorId: vendor.vendorId });
  const orderNo = await cards.order(customer, [{ productId }]);
  await cards.pay(await cards.open(customer, orderNo), CARD.success);
  await cards.poll(customer, orderNo);
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
  for (const to of [COMPLETED, SHIPPED, COMPLETED, REFUNDED]) {
    assert.equal((await status(to)).status, 200);
    const { customer: owed = 0, provider, vendor: ours = 0, refunds_due: due = 0 } = await sums();
    assert.equal(provider, part?.total_amount);
    assert.equal(owed, to === SHIPPED ? -(part?.total_amount ?? 0) : 0);
    assert.equal(ours < 0, to === COMPLETED);
    assert.equal(due, to === REFUNDED ? -(part?.total_amount ?? 0) : 0);
    await cards.sales.assertBooksAreRight();
  }
  await cards.shop.app.payments.refunds?.refundDue();
  assert.deepEqual(
    Object.values(await sums()).filter((amount) => amount !== 0),
    [],
  );
});

test('A refused refund is an audit finding, and the debt stays in the ledger', async () => {
  const { make, call, database } = cards.shop;
  const [customer, vendor] = [await make.customer(), await make.vendor()];
  const { id: productId } = await make.product({ vendorId: vendor.vendorId });
  const orderNo = await cards.order(customer, [{ productId }]);
  const charge = await cards.open(customer, orderNo);
  await cards.pay(charge, CARD.success);
  await cards.poll(customer, orderNo);
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
    ['Every finding about a card payment has been settled by an admin'],
  );
  const owed = await database.first<{ amount: number }>(
    sql`SELECT sum(amount)::bigint AS amount FROM ledger_lines line JOIN ledger_entries entry ON entry.id = line.entry_id
      WHERE line.account = 'refunds_due' AND entry.vendor_order_id = ${part?.id ?? 0}`,
  );
  assert.ok((owed?.amount ?? 0) < 0);
  await database.query(sql`UPDATE payment_findings SET settled_at = now()`);
});

test('A payment of a wrong amount buys nothing and is refunded', async () => {
  const { customer, orderNo } = await cards.buyer();
  const charge = await cards.open(customer, orderNo);
  await cards.shop.database.query(sql`UPDATE payments SET amount = amount + 1 WHERE ref = ${charge}`);
  await cards.pay(charge, CARD.success);
  await cards.hear();
  assert.equal(await cards.stateOf(orderNo), 'paying');
  await cards.shop.app.payments.refunds?.refundDue();
  assert.equal(cards.bank.holds()[charge], 0);
  await cards.letTimePass(orderNo);
  await cards.shop.app.payments.watch.expireOverdue();
  assert.equal(await cards.stateOf(orderNo), 'expired');
  await cards.shop.database.query(sql`UPDATE payment_findings SET settled_at = now()`);
});
