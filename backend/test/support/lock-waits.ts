import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';

/** Far longer than anybody needs to get to a lock: a race that does not come about fails, and holds nobody up. */
const MOST_LOOKS = 1_000;
const LOOK_MS = 10;

/**
 * Waits until so many connections wait for a lock in the database of a test.
 * @param what kind of lock; any, unless said
 */
export const untilWaiting = async (database: Database, count = 1, what?: 'transactionid' | 'advisory') => {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const waiting = await database.query(sql`
      SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = coalesce(${what ?? null}, wait_event)`);
    if (waiting.length >= count) return;
    await pause(LOOK_MS);
  }
  throw new Error(`Fewer than ${count} wait for a lock.`);
};
