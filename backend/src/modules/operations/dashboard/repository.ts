import { sql } from '../../../sql/sql.ts';
import { CURRENCIES } from '../../../facts/currencies.ts';
import type { Database } from '../../../database/database.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { StatusCode } from '../../sales/orders/status/status.ts';
import { isSale } from '../../sales/orders/sales.ts';

interface SalesRow {
  period: 'today' | 'last_7_days' | 'last_30_days';
  currency: Currency;
  orders: number;
  total: number;
}

/** Figures of the admin dashboard. */
export const createDashboardRepository = (database: Database) => ({
  ordersByStatus: () =>
    database.query<{ status: StatusCode; count: number }>(sql`
      SELECT status, count(*) FROM vendor_orders WHERE placed_at IS NOT NULL GROUP BY status`),

  async pendingModeration(): Promise<{ reviews: number; messages: number; reports: number }> {
    const row = await database.first<{ reviews: number; messages: number; reports: number }>(sql`
      SELECT (SELECT count(*) FROM reviews WHERE moderated_at IS NULL) AS reviews,
        (SELECT count(*) FROM contact_messages WHERE handled_at IS NULL) AS messages,
        (SELECT count(*) FROM reports WHERE state = 'open') AS reports`);
    return row ?? { reviews: 0, messages: 0, reports: 0 };
  },

  /**
   * One row per period and currency, even without sales; returned goods are not counted. A day begins at midnight in
   * Riyadh (UTC+3).
   */
  sales: () =>
    database.query<SalesRow>(sql`
      WITH today AS (SELECT date_trunc('day', now() AT TIME ZONE 'UTC' + interval '3 hours') - interval '3 hours' AS began),
      periods (position, period, days) AS (VALUES (1, 'today', 0), (2, 'last_7_days', 6), (3, 'last_30_days', 29)),
      currencies (currency) AS (SELECT unnest(${[...CURRENCIES]}::text[]))
      SELECT p.period, c.currency, count(sold.id) AS orders, coalesce(sum(sold.total_amount), 0)::bigint AS total
      FROM periods p CROSS JOIN currencies c CROSS JOIN today
      LEFT JOIN (
        SELECT part.id, part.placed_at, part.total_amount - coalesce(back.amount, 0) AS total_amount, part.currency
        FROM today CROSS JOIN vendor_orders part
        LEFT JOIN (SELECT r.vendor_order_id AS id, sum(r.refund_total) AS amount FROM returns r GROUP BY 1) back ON back.id = part.id
        WHERE ${isSale} AND part.placed_at >= (today.began - interval '29 days') AT TIME ZONE 'UTC'
      ) sold ON sold.currency = c.currency
        AND sold.placed_at >= (today.began - p.days * interval '1 day') AT TIME ZONE 'UTC'
      GROUP BY p.position, p.period, c.currency ORDER BY p.position, c.currency`),
});
