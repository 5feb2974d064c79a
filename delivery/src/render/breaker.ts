/** So many failures … */
const MOST_FAILURES = 3;
/** … within this time, and the release is left alone … */
const WINDOW_MS = 30_000;
/** … for so long, and for twice as long each time that it fails when it is tried again. */
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 60_000;

/** Keeps pages from waiting for a release that fails. The first success after a rest makes all well again. */
export function createBreaker(now: () => number) {
  let failures: number[] = [];
  let rest = 0;
  let restsUntil = -Infinity;

  return {
    /** Whether the release is asked at all. */
    allows: (): boolean => now() >= restsUntil,

    succeed(): void {
      if (now() < restsUntil) return;
      rest = 0;
      failures = [];
    },

    /** @returns for how many milliseconds the release is left alone from now on; 0 when it is not, or was already */
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
