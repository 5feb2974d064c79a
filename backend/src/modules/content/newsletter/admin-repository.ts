import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import { isOneOf } from '../../../wire/bulk.ts';
import type { Database } from '../../../database/database.ts';
import { allOf, contains } from '../../../csv/list-reader.ts';
import type { Subscriber, SubscriberFilter, SubscriberState } from './admin-schemas.ts';

export type SubscriberRow = z.infer<typeof Subscriber>;
type State = z.infer<typeof SubscriberState>;

/** State of a row `s` of newsletter_subscribers. */
export const subscriberState = sql`CASE WHEN s.unsubscribed_at IS NOT NULL THEN 'left' WHEN s.confirmed_at IS NULL THEN 'pending' ELSE 'confirmed' END`;

/** Condition of a subscriber filter. */
export const subscriberCondition = ({ search, state: wanted }: z.infer<typeof SubscriberFilter>): SQL => {
  const conditions: SQL[] = [];
  if (search !== undefined) conditions.push(contains(search, sql`s.email`));
  if (wanted !== undefined) conditions.push(sql`${subscriberState} = ${wanted}`);
  return allOf(conditions);
};

/** Newsletter subscribers, as admins see them. */
export const createSubscriberRepository = (database: Database) => ({
  list: (condition: SQL, limit: number, offset: number) =>
    database.query<SubscriberRow>(sql`
      SELECT s.id, s.email, s.lang, ${subscriberState} AS state, s.created_at, s.confirmed_at, s.unsubscribed_at,
        c.code AS coupon_code, EXISTS (
          SELECT 1 FROM coupon_redemptions r WHERE r.coupon_id = s.coupon_id AND r.released_at IS NULL
        ) AS coupon_used
      FROM newsletter_subscribers s LEFT JOIN coupons c ON c.id = s.coupon_id
      WHERE ${condition} ORDER BY s.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM newsletter_subscribers s WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },

  /** Locks subscribers until the end of the transaction. */
  lock: (ids: readonly number[]) =>
    database.query<{ id: number; email: string; state: State }>(sql`
      SELECT s.id, s.email, ${subscriberState} AS state FROM newsletter_subscribers s
      WHERE ${isOneOf(sql`s.id`, ids)} ORDER BY s.id FOR UPDATE`),

  end: (id: number) => database.query(sql`UPDATE newsletter_subscribers SET unsubscribed_at = now() WHERE id = ${id}`),
});
