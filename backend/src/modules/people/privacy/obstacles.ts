import { shopDay } from '../../../calendar/working-days.ts';
import type { Database } from '../../../database/database.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Person } from './registry/personal-table.ts';
import type { Obstacle } from './schemas.ts';

/** Ids of the stores that the person owns. */
const ownStores = (ids: SQL): SQL =>
  sql`SELECT vendor_id FROM members WHERE user_id = ANY(${ids}) AND preset = 'owner'`;

/**
 * Open business of the person that an erasure waits for. Return periods of goods that never go back do not count.
 * @param today a day in Riyadh
 */
const conditionsOf = ({ ids: userIds }: Person, today: string): Record<Obstacle, SQL> => {
  const ids = sql`${userIds}::bigint[]`;
  const parts = sql`SELECT id FROM vendor_orders WHERE user_id = ANY(${ids})`;
  return {
    order_open: sql`SELECT FROM vendor_orders part WHERE part.user_id = ANY(${ids}) AND part.placed_at IS NOT NULL
      AND NOT order_is_completed(part.status) AND NOT order_is_cancelled(part.status)`,
    return_open: sql`SELECT FROM returns r JOIN vendor_orders part ON part.id = r.vendor_order_id
      WHERE part.user_id = ANY(${ids}) AND r.state IN ('requested', 'approved', 'sent', 'received')`,
    refund_due: sql`SELECT FROM refunds WHERE vendor_order_id IN (${parts}) AND state <> 'paid'`,
    payment_open: sql`SELECT FROM orders o LEFT JOIN payments p ON p.order_id = o.id
        AND p.state IN ('started', 'waiting', 'authorised') LEFT JOIN payment_operations op
        ON op.payment_id IN (SELECT id FROM payments WHERE order_id = o.id) AND op.state IN ('asked', 'unknown')
      WHERE o.user_id = ANY(${ids}) AND (o.state = 'paying' OR p.id IS NOT NULL OR op.id IS NOT NULL)`,
    return_window: sql`SELECT FROM vendor_orders part JOIN order_items item ON item.vendor_order_id = part.id
      WHERE part.user_id = ANY(${ids}) AND order_is_completed(part.status) AND item.return_class IN ('open', 'sealed')
        AND (part.completed_at AT TIME ZONE 'Asia/Riyadh')::date + item.return_days >= ${today}::date`,
    vendor_balance: sql`SELECT FROM (
        SELECT sum(amount) AS balance FROM ledger_lines
        WHERE account = 'vendor' AND vendor_id IN (${ownStores(ids)}) GROUP BY vendor_id, currency
      ) AS store WHERE store.balance <> 0
      UNION ALL SELECT FROM payouts WHERE vendor_id IN (${ownStores(ids)}) AND state = 'underway'`,
    membership: sql`SELECT FROM members m LEFT JOIN vendors v ON v.id = m.vendor_id
      WHERE m.user_id = ANY(${ids}) AND v.deleted_at IS NULL`,
  };
};

/** Reads what an erasure has to wait for. Lock the rows of the person before. */
export const readObstacles = async (database: Database, person: Person, now: Date): Promise<Obstacle[]> => {
  const named = Object.entries(conditionsOf(person, shopDay(now))).map(
    ([name, condition]) => sql`SELECT ${name}::text AS name WHERE EXISTS (${condition})`,
  );
  const rows = await database.query<{ name: Obstacle }>(sql.join(named, sql` UNION ALL `));
  return rows.map(({ name }) => name);
};
