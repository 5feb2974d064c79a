import { setTimeout as pause } from 'node:timers/promises';
import { sql, type SQL } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';

/** Far longer than anybody needs to get to a lock: a race that does not come about fails, and holds nobody up. */
const MOST_LOOKS = 1_000;
const LOOK_MS = 10;

/** Longer than a test has: what one that failed holds is let go of, so that its file ends and says why. */
const MOST_HELD_MS = 30_000;

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

/**
 * Does something in a transaction, and keeps what it has locked.
 * @returns what ends the transaction
 */
export const holding = async (database: Database, ...statements: SQL[]): Promise<() => Promise<void>> => {
  let letGo = () => {};
  let isHeld = () => {};
  const done = new Promise<void>((resolve) => (letGo = resolve));
  const begun = new Promise<void>((resolve) => (isHeld = resolve));
  const held = database.transaction(async () => {
    for (const statement of statements) await database.query(statement);
    isHeld();
    const timer = setTimeout(letGo, MOST_HELD_MS);
    await done;
    clearTimeout(timer);
  });
  await begun;
  return async () => {
    letGo();
    await held;
  };
};
