import { sql } from '../../../sql/sql.ts';

// Arbitrary key, shared by sales and rate changes.
const RATES_LOCK = sql.raw('7205115');

/**
 * Shared lock on the commission rates until the transaction ends; a sale takes it before reading a rate. The rate is
 * then selected by the start of the sale, so that the ledger can later verify it to the microsecond.
 */
export const lockedRates = sql`pg_advisory_xact_lock_shared(${RATES_LOCK})`;

/** Exclusive lock: waits for running sales, and blocks new ones until the rate change commits. */
export const exclusiveRatesLock = sql`pg_advisory_xact_lock(${RATES_LOCK})`;
