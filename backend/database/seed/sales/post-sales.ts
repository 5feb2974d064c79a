import { sql } from '../../../src/sql/sql.ts';
import type { Database } from '../../../src/database/database.ts';
import { daysBefore } from '../moments.ts';
import { adminId } from '../people-rows/people-rows.ts';

/** What the demo's marketplace keeps, in percent: of everything, of a category, of a vendor, of a category of his. */
const rates = [
  { percent: 10, category: null, vendor: null },
  { percent: 8, category: 1, vendor: null },
  { percent: 9, category: null, vendor: 2 },
  { percent: 6.5, category: 1, vendor: 1 },
];

/**
 * Gives every order of the demo its commission and posts what was completed, and refunded after that, on the days on which
 * it happened: as the shop would have done it, whose rates have held since it opened.
 */
export const postSales = async (database: Database, now: Date): Promise<void> => {
  const opened = daysBefore(now, 440);
  for (const { percent, category, vendor } of rates)
    await database.query(sql`
      INSERT INTO commission_rates (category_id, vendor_id, rate_bp, from_day, created_by, created_at)
      VALUES (${category}, ${vendor}, ${percent * 100}, ${opened}::timestamptz::date, ${adminId}, ${opened})`);
  await database.query(sql`SELECT freeze_commission(array_agg(id)) FROM vendor_orders WHERE placed_at IS NOT NULL`);
  await database.query(sql`
    UPDATE vendor_orders part SET completed_at = step.created_at, collected_by = CASE WHEN part.tracking_id = '' THEN 'vendor' ELSE 'carrier' END
    FROM order_status_history step
    WHERE step.vendor_order_id = part.id AND step.to_status = 4 AND part.status IN (4, 6)`);
  const post = (kinds: ReturnType<typeof sql>, status: number) => sql`
    SELECT post_kinds(part, ${kinds}, step.actor_user_id, (step.created_at AT TIME ZONE 'Asia/Riyadh')::date)
    FROM vendor_orders part JOIN order_status_history step ON step.vendor_order_id = part.id AND step.to_status = ${status}
    WHERE part.completed_at IS NOT NULL ORDER BY step.created_at, part.id`;
  await database.query(post(sql`kinds_of_part(part, false)`, 4));
  await database.query(
    post(
      sql`ARRAY(SELECT kind FROM unnest(kinds_of_part(part, true)) AS kind WHERE NOT kind = ANY(kinds_of_part(part, false)))`,
      6,
    ),
  );
};
