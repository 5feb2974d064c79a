import type { Database } from '../../../database/database.ts';
import { sql } from '../../../sql/sql.ts';

/** Days of the median. */
const DAYS = 90;

/** Stores with their median time to the first answer of the last 90 days, minutes, where a buyer wrote first. */
const measured = sql`
  SELECT part.vendor_id, count(*)::integer AS answers,
    round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answer.created_at - asked.created_at) / 60))::integer
      AS minutes
  FROM threads t JOIN vendor_orders part ON part.id = t.vendor_order_id
    CROSS JOIN LATERAL (SELECT m.side, m.created_at FROM thread_messages m WHERE m.thread_id = t.id ORDER BY m.id LIMIT 1) asked
    CROSS JOIN LATERAL (
      SELECT m.created_at FROM thread_messages m WHERE m.thread_id = t.id AND m.side = 'vendor' ORDER BY m.id LIMIT 1) answer
  WHERE t.created_at > now() - ${DAYS} * interval '1 day' AND asked.side = 'buyer'
  GROUP BY part.vendor_id`;

/**
 * Keeps the answer times of stores, which shoppers see, up to date. Statements on vendors drop cached responses, so only
 * stores whose time has changed are written.
 * @returns the number of stores that changed
 */
export const createAnswerTimes = (database: Database) => async (): Promise<number> => {
  const changed = await database.query<{ id: number; answers: number; minutes: number | null }>(sql`
    SELECT v.id, coalesce(new.answers, 0) AS answers, new.minutes
    FROM vendors v LEFT JOIN (${measured}) new ON new.vendor_id = v.id
    WHERE (v.first_answers, v.first_answer_minutes) IS DISTINCT FROM (coalesce(new.answers, 0), new.minutes)`);
  for (const { id, answers, minutes } of changed)
    await database.query(sql`
      UPDATE vendors SET first_answers = ${answers}, first_answer_minutes = ${minutes}::integer WHERE id = ${id}`);
  return changed.length;
};
