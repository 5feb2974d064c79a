import { setImmediate as nextTurn } from 'node:timers/promises';

const SHORTEST_MS = 10;
const LONGEST_MS = 100;

/**
 * The embedded engine answers without ever giving its thread a turn: as long as somebody asks it, nobody new is heard.
 * Whoever goes on by this function lets the others in from time to time; however many these are, the engine keeps half of
 * the thread.
 */
export const createTurns = () => {
  let turnedAt = performance.now();
  let ownMs = SHORTEST_MS;
  return async (): Promise<void> => {
    const asked = performance.now();
    if (asked - turnedAt < ownMs) return;
    await nextTurn();
    turnedAt = performance.now();
    ownMs = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, turnedAt - asked));
  };
};
