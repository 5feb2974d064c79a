import { isInPhase } from '../../ledger/order-phase.ts';
import { sql } from '../../sql/sql.ts';

/** Where the customer's money for a part of an order is. */
export const paymentStates = ['to_be_paid', 'paid', 'refunding', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The state of `part`, a row of vendor_orders, of the order `o`. Cash is paid when the part is completed. */
export const paymentState = sql`CASE
  WHEN o.payment_method IS DISTINCT FROM 'card' THEN CASE WHEN ${isInPhase('completed')} THEN 'paid' ELSE 'to_be_paid' END
  ELSE coalesce((
    SELECT CASE operation.state WHEN 'done' THEN 'refunded' ELSE 'refunding' END
    FROM payment_operations operation WHERE operation.vendor_order_id = part.id AND operation.kind = 'refund'
    ORDER BY operation.id DESC LIMIT 1), 'paid') END`;
