import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CANCELLED, SHIPPED } from '../../src/facts/order-statuses.ts';
import { paymentRules } from '../../src/ledger/payment-rules.ts';
import { sql, type SQL } from '../../src/sql/sql.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import { CARD, openCardShop, type CardShop } from '../support/card-payments.ts';

let cards: CardShop;
before(async () => {
  cards = await openCardShop();
});
after(() => cards.close());

test('The audit names every kind of inconsistent payment', async () => {
  const { make, database } = cards.shop;
  const customer = await make.customer();
  const { id: productId } = await make.product();
  const orderNo = await cards.order(customer, [{ productId }]);
  await cards.pay(await cards.open(customer, orderNo), CARD.success);
  await cards.poll(customer, orderNo);
  const other = await make.customer();
  const held = await cards.order(other, [{ productId }]);
  await cards.open(other, held);
  await cards.sales.assertBooksAreRight();

  const order = (number: string) => sql`(SELECT id FROM orders WHERE order_no = ${number})`;
  const part = sql`(SELECT id FROM vendor_orders WHERE order_id = ${order(orderNo)})`;
  const payment = sql`(SELECT id FROM payments WHERE order_id = ${order(orderNo)})`;
  const asked = (kind: string, amount: number) => sql`
    INSERT INTO payment_operations (payment_id, kind, vendor_order_id, amount, created_at)
    VALUES (${payment}, ${kind}, ${part}, ${amount}, now() - interval '2 hours')`;
  const cases: [string, SQL[]][] = [
    ['A card order is placed if and only if one', [sql`UPDATE payments SET state = 'failed' WHERE id = ${payment}`]],
    [
      'A card order is placed if and only if one',
      [sql`UPDATE payments SET state = 'paid' WHERE order_id = ${order(held)}`],
    ],
    [
      'An order has at most one pending payment',
      [
        sql`DROP INDEX payments_one_open`,
        sql`
          INSERT INTO payments (order_id, attempt, provider, amount, currency)
          SELECT id, 2, 'test', grand_total, currency FROM orders WHERE order_no = ${held}`,
      ],
    ],
    [
      'A shipped or completed card order was',
      [
        sql`UPDATE payment_operations SET amount = amount - 1 WHERE vendor_order_id = ${part}`,
        sql`UPDATE vendor_orders SET status = ${SHIPPED} WHERE id = ${part}`,
      ],
    ],
    ['Captures do not exceed the payment, and', [sql`UPDATE payments SET amount = amount - 1 WHERE id = ${payment}`]],
    ['Captures do not exceed the payment, and', [asked('refund', 999_999)]],
    ['A cancelled sub-order paid by card is', [asked('refund', 1)]],
    [
      'A cancelled sub-order paid by card is',
      [
        sql`UPDATE payments SET state = 'authorised' WHERE order_id = ${order(held)}`,
        sql`UPDATE vendor_orders SET status = ${CANCELLED}, restocked_at = now() WHERE order_id = ${order(held)}`,
      ],
    ],
    [
      'Completed captures and refunds of a provider',
      [sql`UPDATE payment_operations SET state = 'unknown', done_at = NULL WHERE vendor_order_id = ${part}`],
    ],
    [
      'Every finding about a card payment has been',
      [sql`INSERT INTO payment_findings (payment_id, kind) VALUES (${payment}, 'refund_refused')`],
    ],
    ['No payment operation or event is pending for', [asked('refund', 1)]],
    [
      'No payment operation or event is pending for',
      [
        sql`
          INSERT INTO payment_events (provider, event_key, ref, received_at)
          VALUES ('test', 'x', 'x', now() - interval '2 hours')`,
      ],
    ],
    ['An active or reserved order has taken its', [sql`DELETE FROM stock_moves WHERE vendor_order_id = ${part}`]],
    [
      'An active or reserved order has taken its',
      [
        sql`
          UPDATE orders SET state = 'expired', expired_at = now(), expired_why = 'time' WHERE order_no = ${held}`,
      ],
    ],
  ];
  for (const [rule, entries] of cases) {
    const broken = await rulesBrokenBy(database, ...entries);
    assert.ok(
      broken.some((name) => name.startsWith(rule)),
      `${rule}: ${broken.join('; ')}`,
    );
  }
  const shown = new Set(cases.map(([rule]) => rule));
  for (const { rule } of paymentRules)
    assert.ok(
      [...shown].some((begin) => rule.startsWith(begin)),
      rule,
    );
});
