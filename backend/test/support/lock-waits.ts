import { setTimeout as pause } from 'node:timers/promises';
import { sql, type SQL } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';

/** Far more polls than any lock needs: a race that does not happen fails instead of hanging. */
const MOST_LOOKS = 1_000;
const LOOK_MS = 10;

/** Longer than a test may take: releases the lock of a failed test, so that its file ends and reports. */
const MOST_HELD_MS = 30_000;

/** Polls until `count` connections of a test's database wait for a lock. @param what type of lock; any by default */
export const untilWaiting = async (database: Database, count = 1, what?: 'transactionid' | 'advisory') => {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const waiting = await database.query(sql`
      SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = coalesce(${what ?? null}, wait_event)`);
    if (waiting.length >= count) return;
    await pause(LOOK_MS);
  }
  throw new Error(`Fewer than ${count} connections wait for a lock.`);
};

/** Runs statements in a transaction and holds their locks. @returns a function that ends the transaction */
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
