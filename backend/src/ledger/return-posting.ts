import type { Database } from '../database/database.ts';
import { sql } from '../sql/sql.ts';

/** Posts returns and refunds (schema/functions/19-returns.sql). Call it in the transaction that causes them. */
export const createReturnPosting = (database: Database) => ({
  /** Posts the amounts of a return's lines and goodwill that were not posted before. */
  postReturn: (returnId: number, actorId: number) => database.query(sql`SELECT post_return(${returnId}, ${actorId})`),

  /**
   * Posts a paid refund.
   * @param day in Riyadh
   */
  postPaid: (refundId: number, actorId: number, day: string) =>
    database.query(sql`
      WITH refund AS (
        SELECT refund.*, part.vendor_id FROM refunds refund JOIN vendor_orders part ON part.id = refund.vendor_order_id
        WHERE refund.id = ${refundId}
      ), entry AS (
        INSERT INTO ledger_entries (key, kind, currency, vendor_id, vendor_order_id, return_id, reason, actor_user_id, occurred_on)
        SELECT 'refund_paid:' || id, 'refund_paid', currency, vendor_id, vendor_order_id, return_id, bank_reference,
          ${actorId}::bigint, ${day}::date
        FROM refund RETURNING id, currency
      )
      INSERT INTO ledger_lines (entry_id, no, currency, account, component, amount)
      SELECT entry.id, line.no, entry.currency, line.account, 'amount', line.sign * refund.amount
      FROM entry CROSS JOIN refund CROSS JOIN (VALUES (1, 'refunds_due', 1), (2, 'bank', -1)) AS line (no, account, sign)`),
});
