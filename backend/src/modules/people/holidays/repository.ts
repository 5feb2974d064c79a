import { plusDays } from '../../../calendar/days.ts';
import { isOnHoliday, type HolidayMode } from '../../../calendar/holidays.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { HolidayForm } from './schemas.ts';
import { today } from '../../../calendar/today.ts';

export interface HolidayRow {
  company_name: string;
  holiday_from: string | null;
  holiday_to: string | null;
  holiday_mode: HolidayMode | null;
  holiday_note: string;
  holiday_note_ar: string;
  running: boolean;
  unshipped: number;
  updated_at: string;
}

/** Recipient of a mail about a holiday. */
export interface HolidayMailRow {
  vendor_id: number;
  email: string;
  lang: Lang;
  firstname: string;
  mode: HolidayMode;
  from: string;
  to: string;
  unshipped: number;
}

const midnight = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE 'Asia/Riyadh')`;
/** Days before a holiday on which its vendor is reminded. */
const REMINDER_DAYS = 3;

const unshipped = sql`(SELECT count(*) FROM vendor_orders part
  WHERE part.vendor_id = v.id AND part.placed_at IS NOT NULL AND order_is_preparing(part.status))`;

const columns = sql`v.company_name, v.holiday_from, v.holiday_to, v.holiday_mode, v.holiday_note, v.holiday_note_ar,
  ${isOnHoliday} AS running, ${unshipped} AS unshipped, v.updated_at`;

const noHoliday = sql`holiday_from = NULL, holiday_to = NULL, holiday_mode = NULL, holiday_note = '', holiday_note_ar = '',
  holiday_stage = 'none'`;

/** Holidays in the vendors' own rows. The trigger of functions/23-holidays.sql records them. */
export const createHolidayRepository = (database: Database) => {
  const find = (vendorId: number, lock: SQL) =>
    database.first<HolidayRow>(sql`
      SELECT ${columns} FROM vendors v WHERE v.id = ${vendorId} AND v.deleted_at IS NULL ${lock}`);

  /** Moves holidays to the next stage. @returns those that were moved */
  const advance = async (stage: SQL, where: SQL): Promise<HolidayMailRow[]> => {
    // An update of no rows would be announced as well, and empty the caches.
    const due = await database.first(
      sql`SELECT v.id FROM vendors v WHERE v.holiday_from IS NOT NULL AND ${where} LIMIT 1`,
    );
    if (!due) return [];
    return database.query<HolidayMailRow>(sql`
      WITH moved AS MATERIALIZED (
        SELECT v.id, v.holiday_mode, v.holiday_from, v.holiday_to, ${unshipped} AS unshipped
        FROM vendors v WHERE v.holiday_from IS NOT NULL AND ${where} FOR NO KEY UPDATE OF v SKIP LOCKED
      ), changed AS (
        UPDATE vendors SET ${stage} FROM moved WHERE vendors.id = moved.id
      )
      SELECT moved.id AS vendor_id, u.email, u.lang, u.firstname, moved.holiday_mode AS mode, moved.holiday_from AS from,
        moved.holiday_to AS to, moved.unshipped
      FROM moved CROSS JOIN LATERAL vendor_owner(moved.id) u`);
  };

  return {
    find: (vendorId: number) => find(vendorId, sql``),

    /** Locks the vendor. Waits for concurrent sales (`FOR KEY SHARE`), and later ones see the holiday. */
    lock: (vendorId: number) => find(vendorId, sql`FOR UPDATE OF v`),

    save: (vendorId: number, { from, to, mode, note, note_arabic }: HolidayForm) =>
      database.query(sql`
        UPDATE vendors SET holiday_from = ${from}::date, holiday_to = ${to}::date, holiday_mode = ${mode},
          holiday_note = ${note}, holiday_note_ar = ${note_arabic},
          holiday_stage = CASE WHEN ${from}::date <= ${today} THEN 'running' ELSE 'planned' END, updated_at = now()
        WHERE id = ${vendorId}`),

    end: (vendorId: number) =>
      database.query(sql`UPDATE vendors SET ${noHoliday}, updated_at = now() WHERE id = ${vendorId}`),

    /** Days of other holidays that have begun, in the year that ends with the last day of a holiday. */
    async daysUsed(vendorId: number, { from, to }: Pick<HolidayForm, 'from' | 'to'>): Promise<number> {
      const row = await database.first<{ days: number }>(sql`
        SELECT coalesce(ceil(sum(extract(epoch FROM least(to_at, now(), edge.last) - greatest(from_at, edge.first))) / 86400), 0)
          ::integer AS days
        FROM vendor_holidays, (SELECT ${midnight(plusDays(to, -364))} AS first, ${midnight(from)} AS last) AS edge
        WHERE vendor_id = ${vendorId} AND from_at < least(now(), edge.last) AND to_at > edge.first`);
      return row?.days ?? 0;
    },

    /** Holidays that begin soon and have not been announced to their vendors. */
    announce: () =>
      advance(
        sql`holiday_stage = 'announced'`,
        sql`v.holiday_stage = 'planned' AND v.holiday_from - ${REMINDER_DAYS}::integer <= ${today}
          AND v.holiday_from > ${today}`,
      ),

    /** Holidays that have begun. The change of the row drops cached responses. */
    begin: () =>
      advance(sql`holiday_stage = 'running'`, sql`v.holiday_stage <> 'running' AND v.holiday_from <= ${today}`),

    /** Holidays that are over. */
    finish: () => advance(noHoliday, sql`v.holiday_to < ${today}`),
  };
};
