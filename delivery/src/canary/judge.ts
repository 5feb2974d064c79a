/** How a release has done: pages in which it ran, and failures that browsers have reported. */
export interface Vitals {
  loads: number;
  failures: number;
}

/** Fewer are nobody's proof of anything. */
const FEWEST_FAILURES = 3;

/** Some loads fail on any day, by the networks that people are in: nobody is better than this for long. */
const ORDINARY_RATE = 0.01;

/** Of the normal distribution: 95 % lie within. */
const Z = 1.96;

/** Every time that somebody tried to get a release. One that failed did not run. */
export const triesOf = ({ loads, failures }: Vitals): number => loads + failures;

/** Both ends of the Wilson interval: where the failure rate is to be expected, after so few tries. */
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
 * Whether a canary fails more than the release that the others get, by more than chance: the intervals of both do not
 * even touch. Looked at every few seconds, anything weaker would take one good canary in five back.
 * @param canary what it has done since it began
 * @param current what the current release has done in the same time
 */
export function isWorse(canary: Vitals, current: Vitals): boolean {
  if (canary.failures < FEWEST_FAILURES) return false;
  const baseline = triesOf(current) === 0 ? 0 : expectedRates(current).highest;
  return expectedRates(canary).lowest > Math.max(baseline, ORDINARY_RATE);
}
