import { setTimeout as wait } from 'node:timers/promises';

/** Waits until something is so. @returns how long that took in milliseconds, or null when it never was */
export async function until(isSo: () => boolean | Promise<boolean>, limitMs: number): Promise<number | null> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > limitMs) return null;
    await wait(200);
  }
  return performance.now() - begun;
}
