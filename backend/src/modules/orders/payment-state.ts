import { isInPhase } from '../../ledger/order-phase.ts';
import { sql } from '../../sql/sql.ts';

/** Where the customer's money for a part of an order is. */
export const paymentStates = ['to_be_paid', 'paid', 'refunding', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The state of `part`, a row of vendor_orders, of the order `o`. Cash is paid when the part is completed. */
export const paymentState = sql`coalesce((
    SELECT CASE refund.state WHEN 'paid' THEN 'refunded' ELSE 'refunding' END
    FROM refunds refund WHERE refund.vendor_order_id = part.id AND refund.return_id IS NULL ORDER BY refund.id DESC LIMIT 1),
  CASE WHEN o.payment_method = 'card' OR ${isInPhase('completed')} THEN 'paid' ELSE 'to_be_paid' END)`;
