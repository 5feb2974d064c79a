import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';

/** Refund method: to the card that paid, or by transfer to an account given by the customer. */
export type RefundWay = 'card' | 'transfer';

/**
 * Refund method for a sub-order: its card, as long as any amount can be refunded to it.
 * @param partId SQL expression
 */
export const refundWay = (partId: SQL): SQL =>
  sql`CASE WHEN refundable_to_card(${partId}) > 0 THEN 'card' ELSE 'transfer' END`;

export const readRefundWay = async (database: Database, partId: number): Promise<RefundWay> => {
  const row = await database.first<{ way: RefundWay }>(sql`SELECT ${refundWay(sql`${partId}`)} AS way`);
  return row?.way ?? 'transfer';
};
