import { setImmediate as nextTurn } from 'node:timers/promises';

const LONGEST_MS = 500;

/**
 * The embedded engine answers without ever giving its thread a turn: as long as somebody asks it, nobody new is heard, and
 * each turn lets one new connection in. Whoever goes on by this function lets the others in between; however long these
 * take, the engine keeps half of the thread.
 */
export const createTurns = () => {
  let turnedAt = performance.now();
  let turnMs = 0;
  return async (): Promise<void> => {
    const asked = performance.now();
    if (asked - turnedAt < turnMs) return;
    await nextTurn();
    turnedAt = performance.now();
    turnMs = Math.min(LONGEST_MS, turnedAt - asked);
  };
};
