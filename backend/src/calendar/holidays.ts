import { sql, type SQL } from '../sql/sql.ts';
import { plusDays } from './days.ts';
import { addWorkingDays } from './working-days.ts';
import { today } from './today.ts';

/** Modes of a holiday. pause: nothing can be bought; delay: orders ship afterwards. */
export const holidayModes = ['pause', 'delay'] as const;
export type HolidayMode = (typeof holidayModes)[number];

/** A running holiday; `to` is its last day. */
export interface RunningHoliday {
  mode: HolidayMode;
  to: string;
  note: string;
  note_ar: string;
}

/** Condition: the vendor `v` is on holiday at a moment. It begins and ends at midnight in Riyadh, by the clock alone. */
export const isOnHolidayAt = (moment: SQL): SQL => sql`coalesce(
  (${moment} AT TIME ZONE 'Asia/Riyadh')::date BETWEEN v.holiday_from AND v.holiday_to, false)`;

/** Condition: the vendor `v` is on holiday. */
export const isOnHoliday = isOnHolidayAt(sql`now()`);

/** Condition: the vendor `v` sells nothing because of a holiday. */
export const isPaused = sql`(${isOnHoliday} AND v.holiday_mode = 'pause')`;

/** Ids of the vendors that sell nothing because of a holiday: a hashed subplan over the few rows of an index. */
export const pausedVendors: SQL = sql`(SELECT v.id FROM vendors v WHERE v.holiday_from IS NOT NULL AND ${isPaused})`;

/** The running holiday of the vendor `v` as a RunningHoliday, or null. */
export const runningHoliday = sql`CASE WHEN ${isOnHoliday} THEN jsonb_build_object(
  'mode', v.holiday_mode, 'to', v.holiday_to, 'note', v.holiday_note, 'note_ar', v.holiday_note_ar) END`;

const isAhead = sql`v.holiday_to >= ${today}`;

/** First and last day of the running or next holiday of the vendor `v`, during which nothing ships; null without one. */
export const closedDays = sql`
  CASE WHEN ${isAhead} THEN v.holiday_from END AS closed_from, CASE WHEN ${isAhead} THEN v.holiday_to END AS closed_to`;

/** First working day after a holiday. @param to last day of the holiday */
export const backAtWork = (to: string): string => addWorkingDays(plusDays(to, 1), 0);
