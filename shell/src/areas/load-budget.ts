import { AreaFault } from './faults.ts';

/** Time limit for a release without a fallback, in ms. */
export const LOAD_BUDGET_MS = 5_000;

/**
 * Time limit for the current release from the moment the area is entered, in ms, if there is a fallback. The fallback
 * must be on the screen within six seconds of the first request.
 */
export const BEFORE_FALLBACK_MS = 4_000;

/**
 * Result of the work, or a timeout fault after the deadline.
 * @param deadline in ms, on the clock of performance.now()
 */
export function withDeadline<Result>(deadline: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AreaFault('timeout')), deadline - performance.now());
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
