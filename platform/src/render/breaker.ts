/** Number of failures … */
const MOST_FAILURES = 3;
/** … within this window that pause a release … */
const WINDOW_MS = 30_000;
/** … for this time, doubled each time it fails again. */
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 60_000;

/** Circuit breaker: pages do not wait for a failing release. The first success after a pause closes it. */
export function createBreaker(now: () => number) {
  let failures: number[] = [];
  let rest = 0;
  let restsUntil = -Infinity;

  return {
    /** True if the release may be called. */
    allows: (): boolean => now() >= restsUntil,

    succeed(): void {
      if (now() < restsUntil) return;
      rest = 0;
      failures = [];
    },

    /** @returns length of the pause that starts now, ms; 0 if none starts */
    fail(): number {
      const at = now();
      if (at < restsUntil) return 0;
      failures = [...failures.filter((time) => at - time < WINDOW_MS), at];
      if (rest === 0 && failures.length < MOST_FAILURES) return 0;
      rest = Math.min(rest * 2 || FIRST_REST_MS, LONGEST_REST_MS);
      restsUntil = at + rest;
      return rest;
    },
  };
}
