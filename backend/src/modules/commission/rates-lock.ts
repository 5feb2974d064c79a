import { sql } from '../../sql/sql.ts';

// Any fixed number: whoever sells and whoever changes a rate ask for the same lock.
const RATES_LOCK = sql.raw('7205115');

/**
 * Keeps the rates of commission as they are until the transaction ends; whoever sells asks for it before he reads one. Any
 * number of sales hold it at once. A rate is then found by the moment at which the sale began, so that the books can prove
 * to the microsecond that it was the right one.
 */
export const keptRates = sql`pg_advisory_xact_lock_shared(${RATES_LOCK})`;

/** Waits until nobody is selling at the rates as they are; who comes later waits for the change. */
export const changingRates = sql`pg_advisory_xact_lock(${RATES_LOCK})`;
