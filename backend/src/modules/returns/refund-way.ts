import type { Database } from '../../database/database.ts';
import { sql, type SQL } from '../../sql/sql.ts';

/** How money is given back: to the card that has paid it, or by transfer to an account that the customer names. */
export type RefundWay = 'card' | 'transfer';

/** The way of what comes back of a part: to its card, while that takes any of it. @param partId as an expression */
export const refundWay = (partId: SQL): SQL =>
  sql`CASE WHEN refundable_to_card(${partId}) > 0 THEN 'card' ELSE 'transfer' END`;

export const readRefundWay = async (database: Database, partId: number): Promise<RefundWay> => {
  const row = await database.first<{ way: RefundWay }>(sql`SELECT ${refundWay(sql`${partId}`)} AS way`);
  return row?.way ?? 'transfer';
};
