import { sql } from '../../../../sql/sql.ts';

/** State of the customer's money for a sub-order. */
export const paymentStates = ['to_be_paid', 'held', 'paid', 'refunding', 'refunded', 'released'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** True if a card holds the money for `part`, a row of vendor_orders, and none of it is captured or voided. */
export const isHeld = sql`EXISTS (
  SELECT FROM payments payment WHERE payment.order_id = part.order_id AND payment.state = 'authorised' AND part.total_amount > 0
    AND NOT EXISTS (SELECT FROM payment_operations operation WHERE operation.vendor_order_id = part.id
      AND operation.kind IN ('capture', 'void') AND operation.state = 'done'))`;

const isReleased = sql`EXISTS (
  SELECT FROM payment_operations operation WHERE operation.vendor_order_id = part.id AND operation.kind = 'void')`;

/**
 * Payment state of `part`, a row of vendor_orders, in the order `o`. Cash counts as paid once the sub-order is
 * completed.
 */
export const paymentState = sql`coalesce((
    SELECT CASE refund.state WHEN 'paid' THEN 'refunded' ELSE 'refunding' END
    FROM refunds refund WHERE refund.vendor_order_id = part.id AND refund.return_id IS NULL ORDER BY refund.id DESC LIMIT 1),
  CASE WHEN o.payment_method = 'card' THEN CASE WHEN ${isReleased} THEN 'released' WHEN ${isHeld} THEN 'held' ELSE 'paid' END
    WHEN order_is_completed(part.status) THEN 'paid' ELSE 'to_be_paid' END)`;
