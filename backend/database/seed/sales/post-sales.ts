import { sql, type SQL } from '../../../src/sql/sql.ts';
import type { Database } from '../../../src/database/database.ts';
import { shopDay } from '../../../src/calendar/working-days.ts';
import { daysBefore, hourMs } from '../moments.ts';
import { createBookkeeper } from './post-ledger.ts';
import { adminId } from '../people-rows/people-rows.ts';

/** Commission rates in percent: default, of a category, of a vendor, of a vendor's category. */
const rates = [
  { percent: 10, category: null, vendor: null },
  { percent: 8, category: 1, vendor: null },
  { percent: 9, category: null, vendor: 2 },
  { percent: 6.5, category: 1, vendor: 1 },
];

/**
 * Sets the commission of every order and posts completions and refunds on their days, with rates in force since the
 * opening.
 */
export const postSales = async (database: Database, now: Date): Promise<void> => {
  const opened = daysBefore(now, 440);
  for (const { percent, category, vendor } of rates)
    await database.query(sql`
      INSERT INTO commission_rates (category_id, vendor_id, rate_bp, from_day, created_by, created_at)
      VALUES (${category}, ${vendor}, ${percent * 100}, ${opened}::timestamptz::date, ${adminId}, ${opened})`);
  await database.query(sql`SELECT freeze_commission(array_agg(id)) FROM vendor_orders WHERE placed_at IS NOT NULL`);
  await database.query(sql`
    UPDATE vendor_orders part SET completed_at = step.created_at, collected_by = collector_of(part.id)
    FROM order_status_history step
    WHERE step.vendor_order_id = part.id AND order_is_completed(step.to_status) AND order_is_posted(part.status)`);
  // The VAT regimes of the demo's vendors have never changed.
  await database.query(sql`
    UPDATE vendor_orders part SET vat_regime_id = regime.id FROM vat_regimes regime
    WHERE regime.vendor_id = part.vendor_id AND part.tax_issuer IS NOT NULL`);
  await keepBooks(database, now);
};

/** Posts completions and refunds between two times, on their days. */
const postBetween = async (database: Database, from: string, until: string): Promise<void> => {
  const post = (kinds: SQL, isReached: SQL) => sql`
    SELECT post_kinds(part, ${kinds}, step.actor_user_id, (step.created_at AT TIME ZONE 'Asia/Riyadh')::date)
    FROM vendor_orders part JOIN order_status_history step ON step.vendor_order_id = part.id AND ${isReached}
    WHERE part.completed_at IS NOT NULL AND step.created_at >= ${from} AND step.created_at < ${until}
    ORDER BY step.created_at, part.id`;
  await database.query(post(sql`kinds_of_part(part, false)`, sql`order_is_completed(step.to_status)`));
  await database.query(
    post(
      sql`ARRAY(SELECT kind FROM unnest(kinds_of_part(part, true)) AS kind WHERE NOT kind = ANY(kinds_of_part(part, false)))`,
      sql`order_is_refunded(step.to_status)`,
    ),
  );
};

/** First day of the month some months ago, in Riyadh, as YYYY-MM-DD. */
const monthBefore = (now: Date, months: number): string => {
  const [year = 0, month = 0] = shopDay(now).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
};

/** A time on the evening before a day, in Riyadh. */
const eveBefore = (day: string): string => new Date(Date.parse(day) - 10 * hourMs).toISOString();

/** Two closed months, with one returned payout, and the current month, with a pending payout. */
const keepBooks = async (database: Database, now: Date): Promise<void> => {
  const books = createBookkeeper(database);
  // Deferred constraints run immediately: rows with pending checks cannot be backdated.
  await database.query(sql`SET CONSTRAINTS ALL IMMEDIATE`);
  await books.stateAccounts();
  const [last, current] = [monthBefore(now, 1), monthBefore(now, 0)];

  await postBetween(database, '-infinity', last);
  await books.at(eveBefore(last), async () => {
    await books.remitUntil(last);
    await books.pay(await books.run([1, 3]));
  });
  await books.close(monthBefore(now, 2).slice(0, 7));

  await postBetween(database, last, current);
  await books.at(eveBefore(current), async () => {
    await books.remitUntil(`${last.slice(0, 7)}-16`);
    await books.pay(await books.run([1]));
    const returned = await books.run([3]);
    await books.pay(returned);
    await books.sendBack(returned);
  });
  await books.close(last.slice(0, 7));

  await postBetween(database, current, 'infinity');
  // The carrier has not remitted everything yet.
  await books.remitUntil(daysBefore(now, 5), sql`part.id % 4 > 0`);
  await books.settleByHand();
  await books.run([1]);
  await books.markTold();
};
