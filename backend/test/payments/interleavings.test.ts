import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { sql } from '../../src/sql/sql.ts';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';

// Every card, and everything that may happen after it was typed, in any order. PROPERTY_RUNS and PROPERTY_SEED look further
// or elsewhere.

const RUNS = Number(process.env.PROPERTY_RUNS ?? 12);
const SEED = process.env.PROPERTY_SEED === undefined ? 19 : Number(process.env.PROPERTY_SEED);

const STEPS = ['look', 'hear', 'expire', 'reconcile', 'abandon', 'outage', 'later', 'refund', 'lost', 'crash'] as const;
type Step = (typeof STEPS)[number];

let cards: CardShop;
before(async () => {
  cards = await openCardShop();
});
after(() => cards.close());

interface Story {
  customer: { id: number; token: string };
  orderNo: string;
}

const act = async (step: Step, { customer, orderNo }: Story): Promise<unknown> => {
  const { call, database, app } = cards.shop;
  const { watch, refunds, events } = app.payments;
  switch (step) {
    case 'look':
      return cards.look(customer, orderNo);
    case 'hear':
      return cards.webhooks.length > 0 && cards.hear();
    case 'expire':
      await database.query(sql`UPDATE orders SET pay_by = now() - interval '3 minutes' WHERE state = 'paying'`);
      return watch.expireOverdue();
    case 'reconcile':
      // What other stories have left open was looked at just now.
      await database.query(sql`
        UPDATE payments SET updated_at = CASE WHEN order_id = (SELECT id FROM orders WHERE order_no = ${orderNo})
          THEN now() - interval '4 minutes' ELSE now() END WHERE state = 'waiting'`);
      return watch.reconcile();
    case 'abandon':
      return call(`POST /payments/${orderNo}/abandon`, { token: customer.token });
    case 'outage':
      cards.outage.isOn = !cards.outage.isOn;
      return undefined;
    case 'later':
      return cards.later.splice(0).forEach((work) => work());
    case 'refund':
      await database.query(sql`UPDATE payment_operations SET run_at = now() WHERE state IN ('asked', 'unknown')`);
      return refunds?.refundDue();
    case 'lost':
      return cards.webhooks.splice(0);
    default:
      // A process dies with what it has claimed: its leases end, and others go on.
      await database.query(sql`UPDATE payment_operations SET attempts = attempts + 1, locked_until = now() - interval '1 second'
        WHERE state IN ('asked', 'unknown')`);
      await database.query(sql`UPDATE payment_events SET run_at = now(), locked_until = NULL WHERE state = 'received'`);
      return events.processDue();
  }
};

/** When everything that was to come has come. */
const settle = async (story: Story) => {
  cards.outage.isOn = false;
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
    'look',
  ] as const)
    await act(step, story);
};

test('Whatever comes in whatever order, a charge is one order or goes back, and the books are right', async () => {
  const { make, database } = cards.shop;
  const run = async (card: string, steps: readonly Step[]) => {
    const customer = await make.customer();
    const { id: productId } = await make.product({ stock: 3 });
    const orderNo = await cards.order(customer, [{ productId }]);
    const charge = await cards.open(customer, orderNo);
    await cards.pay(charge, card);
    for (const step of steps) await act(step, { customer, orderNo });
    await settle({ customer, orderNo });
    cards.webhooks.length = 0;
    const order = await database.first<{ state: string; grand_total: number }>(
      sql`SELECT state, grand_total FROM orders WHERE order_no = ${orderNo}`,
    );
    const isPlaced = order?.state === 'placed';
    assert.ok(isPlaced || order?.state === 'expired', order?.state);
    assert.equal(Math.round((cards.bank.holds()[charge] ?? 0) * 100), isPlaced ? order.grand_total : 0);
    assert.equal(await cards.sales.stockOf(productId), isPlaced ? 2 : 3);
    await cards.sales.assertBooksAreRight();
  };
  const story = fc.asyncProperty(
    fc.constantFrom(...Object.values(CARD)),
    fc.array(fc.constantFrom(...STEPS), { maxLength: 8 }),
    run,
  );
  await fc.assert(story, { numRuns: RUNS, seed: SEED });
});
