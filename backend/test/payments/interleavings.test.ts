import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import fc from 'fast-check';
import { CANCELLED, SHIPPED } from '../../src/facts/order-statuses.ts';
import { sql } from '../../src/sql/sql.ts';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';

// Every card, followed by any events in any order. PROPERTY_RUNS and PROPERTY_SEED run more or other cases.

const RUNS = Number(process.env.PROPERTY_RUNS ?? 8);
const SEED = process.env.PROPERTY_SEED === undefined ? 19 : Number(process.env.PROPERTY_SEED);

const STEPS = [
  'poll',
  'hear',
  'expire',
  'reconcile',
  'abandon',
  'outage',
  'later',
  'refund',
  'lost',
  'crash',
  'ship',
  'cancel',
  'deaf',
] as const;
type Step = (typeof STEPS)[number];

let cards: CardShop;
afterEach(() => cards.close());

interface Story {
  vendorToken: string;
  customer: { id: number; token: string };
  orderNo: string;
}

/** A change of status by the vendor, once the order is placed. */
const become = async (status: number, { vendorToken: token, orderNo }: Story) => {
  const part = await cards.shop.database.first<{ id: number }>(sql`
    SELECT part.id FROM vendor_orders part JOIN orders o ON o.id = part.order_id WHERE o.order_no = ${orderNo}`);
  return cards.shop.call(`POST /vendor/orders/${part?.id}/status`, { token, body: { status } });
};

const act = async (step: Step, story: Story): Promise<unknown> => {
  const { customer, orderNo } = story;
  const { call, database, app } = cards.shop;
  const { watch, refunds, captureWorker, events } = app.payments;
  switch (step) {
    case 'poll':
      return cards.poll(customer, orderNo);
    case 'hear':
      return cards.webhooks.length > 0 && cards.hear();
    case 'expire':
      await database.query(sql`UPDATE orders SET pay_by = now() - interval '3 minutes' WHERE state = 'paying'`);
      return watch.expireOverdue();
    case 'reconcile':
      // Excludes the open payments of earlier runs from the next poll.
      await database.query(sql`
        UPDATE payments SET updated_at = CASE WHEN order_id = (SELECT id FROM orders WHERE order_no = ${orderNo})
          THEN now() - interval '4 minutes' ELSE now() END WHERE state = 'waiting'`);
      return watch.reconcile();
    case 'abandon':
      return call(`POST /payments/${orderNo}/abandon`, { token: customer.token });
    case 'outage':
      cards.outage.isOn = !cards.outage.isOn;
      return undefined;
    case 'deaf':
      cards.outage.losesResponses = !cards.outage.losesResponses;
      return undefined;
    case 'later':
      return cards.later.splice(0).forEach((work) => work());
    case 'refund':
      await database.query(sql`UPDATE payment_operations SET run_at = now() WHERE state IN ('asked', 'unknown')`);
      return (await captureWorker?.captureDue(), refunds?.refundDue());
    case 'ship':
      return become(3, story);
    case 'cancel':
      return become(5, story);
    case 'lost':
      return cards.webhooks.splice(0);
    default:
      // A process dies with its claims: the leases expire, and others continue.
      await database.query(sql`UPDATE payment_operations SET attempts = attempts + 1, locked_until = now() - interval '1 second'
        WHERE state IN ('asked', 'unknown')`);
      await database.query(sql`UPDATE payment_events SET run_at = now(), locked_until = NULL WHERE state = 'received'`);
      return events.processDue();
  }
};

/** Runs all outstanding work to its end. */
const settle = async (story: Story) => {
  Object.assign(cards.outage, { isOn: false, losesResponses: false });
  for (const step of [
    'later',
    'reconcile',
    'hear',
    'hear',
    'hear',
    'crash',
    'expire',
    'refund',
    'later',
    'refund',
    'poll',
  ] as const)
    await act(step, story);
};

/** Amount captured for an order and not refunded, by our own operations; minor units. */
const taken = async (orderNo: string): Promise<number> => {
  const row = await cards.shop.database.first<{ amount: number }>(sql`
    SELECT coalesce(sum(CASE operation.kind WHEN 'capture' THEN operation.amount ELSE -operation.amount END), 0)::bigint AS amount
    FROM payment_operations operation JOIN vendor_orders part ON part.id = operation.vendor_order_id
    JOIN orders o ON o.id = part.order_id
    WHERE o.order_no = ${orderNo} AND operation.kind <> 'void' AND operation.state = 'done'`);
  return row?.amount ?? 0;
};

const run = async (card: string, steps: readonly Step[]) => {
  const { make, database } = cards.shop;
  const [customer, vendor] = [await make.customer(), await make.vendor()];
  const { id: productId } = await make.product({ vendorId: vendor.vendorId, stock: 3 });
  const orderNo = await cards.order(customer, [{ productId }]);
  const charge = await cards.open(customer, orderNo);
  await cards.pay(charge, card);
  const story = { customer, orderNo, vendorToken: vendor.token };
  for (const step of steps) await act(step, story);
  await settle(story);
  cards.webhooks.length = 0;
  const order = await database.first<{ state: string; total: number; status: number }>(sql`
    SELECT o.state, o.grand_total AS total, part.status FROM orders o JOIN vendor_orders part ON part.order_id = o.id
    WHERE o.order_no = ${orderNo}`);
  assert.ok(order);
  const { state, total, status } = order;
  assert.ok(state === 'placed' || state === 'expired', state);
  const isAlive = state === 'placed' && status !== CANCELLED;
  const atBank = Math.round((cards.bank.holds()[charge] ?? 0) * 100);
  const reserved = Math.round(cards.bank.reserved(charge) * 100);
  assert.equal(atBank, await taken(orderNo), 'the bank agrees with our operations');
  assert.equal(atBank + reserved, isAlive ? total : 0, 'only placed orders are paid');
  if (status === SHIPPED) assert.equal(atBank, total);
  assert.equal(await cards.sales.stockOf(productId), isAlive ? 2 : 3);
  await cards.sales.assertBooksAreRight();
};

for (const plan of ['sale', 'parts', 'once'] as const)
  test(`In any order of events, a charge buys once or is refunded: ${plan}`, async () => {
    cards = await openCardShop(plan);
    const story = fc.asyncProperty(
      fc.constantFrom(...Object.values(CARD)),
      fc.array(fc.constantFrom(...STEPS), { maxLength: 10 }),
      run,
    );
    await fc.assert(story, { numRuns: RUNS, seed: SEED });
  });
