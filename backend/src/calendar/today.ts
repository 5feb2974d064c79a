import { sql } from '../sql/sql.ts';

/**
 * The day in Riyadh, as a date. By its offset, which is UTC+3 all year: a zone by name would be looked up for every row
 * that a condition reads.
 */
export const today = sql`(now() AT TIME ZONE INTERVAL '3 hours')::date`;
