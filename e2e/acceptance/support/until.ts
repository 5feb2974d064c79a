import { setTimeout as wait } from 'node:timers/promises';

/** Polls until the condition holds. @returns the duration, ms; null after the limit */
export async function until(isMet: () => boolean | Promise<boolean>, limitMs: number): Promise<number | null> {
  const started = performance.now();
  while (!(await isMet())) {
    if (performance.now() - started > limitMs) return null;
    await wait(200);
  }
  return performance.now() - started;
}
