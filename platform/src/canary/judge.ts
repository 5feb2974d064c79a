/** Outcomes of a release since its canary began: pages in which it ran, and failures that browsers reported. */
export interface Vitals {
  loads: number;
  failures: number;
}

/** Fewer failures than this are not evidence. */
const FEWEST_FAILURES = 3;

/** Failure rate that is normal on real networks; a canary below it is never worse. */
const ORDINARY_RATE = 0.01;

/** Standard normal quantile for a 95 % interval. */
const Z = 1.96;

/** Attempts to load a release; a failed attempt did not run. */
export const triesOf = ({ loads, failures }: Vitals): number => loads + failures;

/** Wilson score interval of the failure rate. */
function expectedRates(vitals: Vitals): { lowest: number; highest: number } {
  const tries = triesOf(vitals);
  const rate = vitals.failures / tries;
  const square = Z * Z;
  const middle = rate + square / (2 * tries);
  const spread = Z * Math.sqrt((rate * (1 - rate) + square / (4 * tries)) / tries);
  const whole = 1 + square / tries;
  return { lowest: (middle - spread) / whole, highest: (middle + spread) / whole };
}

/**
 * True if the canary fails significantly more often than the current release: their intervals do not overlap. The
 * comparison is repeated every few seconds, so a weaker criterion would roll back one good canary in five.
 * @param canary since the canary began
 * @param current over the same period
 */
export function isWorse(canary: Vitals, current: Vitals): boolean {
  if (canary.failures < FEWEST_FAILURES) return false;
  const baseline = triesOf(current) === 0 ? 0 : expectedRates(current).highest;
  return expectedRates(canary).lowest > Math.max(baseline, ORDINARY_RATE);
}
