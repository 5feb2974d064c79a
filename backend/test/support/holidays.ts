import { sql } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';
import { dayFromNow } from './days.ts';

interface HolidaySpec {
  readonly from?: number;
  readonly to?: number;
  readonly mode?: 'pause' | 'delay';
}

/** Sets a vendor's holiday in the database, by days from now; it pauses sales from yesterday to tomorrow by default. */
export const setHoliday = (
  database: Database,
  vendorId: number,
  { from = -1, to = 1, mode = 'pause' }: HolidaySpec = {},
) =>
  database.query(sql`
    UPDATE vendors SET holiday_from = ${dayFromNow(from)}::date, holiday_to = ${dayFromNow(to)}::date,
      holiday_mode = ${mode}, holiday_note = 'We are moving.', holiday_note_ar = 'ننتقل إلى مقر جديد.',
      holiday_stage = 'planned'
    WHERE id = ${vendorId}`);

/** Clears a vendor's holiday in the database. */
export const clearHoliday = (database: Database, vendorId: number) =>
  database.query(sql`
    UPDATE vendors SET holiday_from = NULL, holiday_to = NULL, holiday_mode = NULL, holiday_stage = 'none'
    WHERE id = ${vendorId}`);
