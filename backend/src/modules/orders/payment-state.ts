import { isInPhase } from '../../ledger/order-phase.ts';
import { sql } from '../../sql/sql.ts';

/** Where the customer's money for a part of an order is. */
export const paymentStates = ['to_be_paid', 'held', 'paid', 'refunding', 'refunded', 'released'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Whether a card holds the money for `part`, a row of vendor_orders, and nothing was taken or given up of it. */
export const isHeld = sql`EXISTS (
  SELECT FROM payments payment WHERE payment.order_id = part.order_id AND payment.state = 'authorised' AND part.total_amount > 0
    AND NOT EXISTS (SELECT FROM payment_operations operation WHERE operation.vendor_order_id = part.id
      AND operation.kind IN ('capture', 'void') AND operation.state = 'done'))`;

const isReleased = sql`EXISTS (
  SELECT FROM payment_operations operation WHERE operation.vendor_order_id = part.id AND operation.kind = 'void')`;

/** The state of `part`, a row of vendor_orders, of the order `o`. Cash is paid when the part is completed. */
export const paymentState = sql`coalesce((
    SELECT CASE refund.state WHEN 'paid' THEN 'refunded' ELSE 'refunding' END
    FROM refunds refund WHERE refund.vendor_order_id = part.id AND refund.return_id IS NULL ORDER BY refund.id DESC LIMIT 1),
  CASE WHEN o.payment_method = 'card' THEN CASE WHEN ${isReleased} THEN 'released' WHEN ${isHeld} THEN 'held' ELSE 'paid' END
    WHEN ${isInPhase('completed')} THEN 'paid' ELSE 'to_be_paid' END)`;
