import { AreaFault } from './faults.ts';

/** How long a release of an area may take when nothing stands behind it. */
export const LOAD_BUDGET_MS = 5_000;

/**
 * How long the current release may take, from the moment that somebody enters the area, when another one can stand in
 * for it: that one is to be on the screen six seconds after the first one was asked for.
 */
export const BEFORE_FALLBACK_MS = 4_000;

/**
 * The work's result, or a time-out fault when it is not there by the deadline.
 * @param deadline on the clock of performance.now()
 */
export function before<Result>(deadline: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AreaFault('timeout')), deadline - performance.now());
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
