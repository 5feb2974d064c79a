import { sql } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';

// Rules about card payments. Stock and coupons reserved by pending payments have rules of their own.

/** An hour without a response may mean lost money. */
const PATIENCE = sql`interval '1 hour'`;

const orderRules: LedgerRule[] = [
  {
    rule: 'A card order is placed if and only if one payment of its full amount was made',
    violations: sql`
      SELECT o.order_no AS subject, concat(o.state, ', payments that pay for it: ', count(payment.id)) AS detail
      FROM orders o LEFT JOIN payments payment ON payment.order_id = o.id AND payment.state IN ('authorised', 'paid', 'voided')
        AND payment.amount = o.grand_total AND payment.currency = o.currency AND NOT EXISTS (
          SELECT FROM payment_operations whole WHERE whole.payment_id = payment.id AND whole.kind IN ('refund', 'void')
            AND whole.vendor_order_id IS NULL AND NOT EXISTS (
              SELECT FROM payment_operations share WHERE share.payment_id = payment.id AND share.vendor_order_id IS NOT NULL))
      WHERE o.payment_method = 'card' AND o.state <> 'draft' GROUP BY o.id
      HAVING count(payment.id) <> CASE WHEN o.state = 'placed' THEN 1 ELSE 0 END`,
  },
  {
    rule: 'An order has at most one pending payment',
    violations: sql`
      SELECT o.order_no AS subject, count(*) || ' payments' AS detail
      FROM payments payment JOIN orders o ON o.id = payment.order_id WHERE payment.state IN ('started', 'waiting')
      GROUP BY o.id HAVING count(*) > 1`,
  },
  {
    rule: 'A shipped or completed card order was captured in full',
    violations: sql`
      SELECT part.order_sub_no AS subject, concat('total ', part.total_amount, ', captured ', coalesce(sum(operation.amount), 0)) AS detail
      FROM vendor_orders part JOIN orders o ON o.id = part.order_id AND o.payment_method = 'card'
      LEFT JOIN payment_operations operation ON operation.vendor_order_id = part.id AND operation.kind = 'capture'
        AND operation.state = 'done'
      WHERE order_is_sent(part.status) GROUP BY part.id HAVING part.total_amount <> coalesce(sum(operation.amount), 0)`,
  },
];

const operationRules: LedgerRule[] = [
  {
    rule: 'Captures do not exceed the payment, and refunds do not exceed the captures',
    violations: sql`
      SELECT 'payment ' || payment.id AS subject,
        concat('paid ', payment.amount, ', captured ', sum(operation.amount) FILTER (WHERE operation.kind = 'capture')) AS detail
      FROM payments payment JOIN payment_operations operation ON operation.payment_id = payment.id AND operation.state <> 'refused'
      GROUP BY payment.id HAVING sum(operation.amount) FILTER (WHERE operation.kind = 'capture') > payment.amount
      UNION ALL
      SELECT part.order_sub_no, concat('captured ', coalesce(sum(operation.amount) FILTER (WHERE operation.kind = 'capture'), 0),
        ', given back ', sum(operation.amount) FILTER (WHERE operation.kind = 'refund'))
      FROM vendor_orders part JOIN payment_operations operation ON operation.vendor_order_id = part.id AND operation.state <> 'refused'
      GROUP BY part.id HAVING sum(operation.amount) FILTER (WHERE operation.kind = 'refund')
        > coalesce(sum(operation.amount) FILTER (WHERE operation.kind = 'capture' AND operation.state = 'done'), 0)`,
  },
  {
    rule: 'A cancelled sub-order paid by card is refunded, and its authorised amount released',
    violations: sql`
      SELECT part.order_sub_no AS subject, 'captured ' || operation.amount AS detail
      FROM vendor_orders part JOIN payment_operations operation ON operation.vendor_order_id = part.id
        AND operation.kind = 'capture' AND operation.state = 'done'
      WHERE order_is_cancelled(part.status) <> EXISTS (
        SELECT FROM payment_operations given LEFT JOIN refunds refund ON refund.id = given.refund_id
        WHERE given.vendor_order_id = part.id AND given.kind = 'refund' AND refund.return_id IS NULL)
      UNION ALL
      SELECT share.order_sub_no, 'held ' || share.total_amount
      FROM payments payment CROSS JOIN LATERAL open_shares(payment.id) AS share
      WHERE payment.state = 'authorised' AND order_is_cancelled(share.status)`,
  },
  {
    rule: 'Completed captures and refunds of a provider are booked once, and pending ones are not',
    violations: sql`
      SELECT 'operation ' || operation.id AS subject, concat(operation.kind, ' ', operation.state, ', entries: ', count(entry.id)) AS detail
      FROM payment_operations operation LEFT JOIN standing_entries entry ON entry.payment_operation_id = operation.id
        AND entry.kind = CASE operation.kind WHEN 'capture' THEN 'collect' ELSE 'refund_paid' END
      WHERE operation.vendor_order_id IS NOT NULL AND operation.kind <> 'void' GROUP BY operation.id
      HAVING count(entry.id) <> CASE WHEN operation.state = 'done' THEN 1 ELSE 0 END`,
  },
  {
    rule: 'Every finding about a card payment has been settled by an admin',
    violations: sql`
      SELECT 'payment ' || payment_id AS subject, concat(kind, ' ', detail) AS detail FROM payment_findings
      WHERE settled_at IS NULL`,
  },
  {
    rule: 'No payment operation or event is pending for more than an hour',
    violations: sql`
      SELECT 'operation ' || id AS subject, state AS detail FROM payment_operations
      WHERE state IN ('asked', 'unknown') AND created_at < now() - ${PATIENCE}
      UNION ALL
      SELECT 'event ' || id, state FROM payment_events
      WHERE state IN ('received', 'dead') AND received_at < now() - ${PATIENCE}`,
  },
];

/** Rules about payments. */
export const paymentRules: LedgerRule[] = [...orderRules, ...operationRules];
