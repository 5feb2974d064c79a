// Amounts are non-negative integers in minor units; rates are basis points (1500 is 15 %). Calculations use BigInt,
// because a large amount times a rate soon exceeds the safe integers.

const WHOLE = 10_000n;

/**
 * Share of an amount, half rounded up.
 * @param bp basis points, 0 to 10000
 */
export const portion = (amount: number, bp: number): number =>
  Number((2n * BigInt(amount) * BigInt(bp) + WHOLE) / (2n * WHOLE));

/**
 * VAT included in a gross price, half rounded up.
 * @param bp rate on the net price, basis points
 */
export const included = (gross: number, bp: number): number => {
  const whole = WHOLE + BigInt(bp);
  return Number((2n * BigInt(gross) * BigInt(bp) + whole) / (2n * whole));
};

/**
 * Splits an amount in proportion to weights by largest remainder. The shares are integers and add up exactly; the
 * earlier of equal remainders gets the odd unit. If all weights are 0 they count as equal.
 * @param weights none negative; without any, only 0 can be split
 * @returns one share per weight
 */
export const allot = (amount: number, weights: readonly number[]): number[] => {
  if (amount === 0) return weights.map(() => 0);
  if (weights.length === 0) throw new RangeError('There are no weights to distribute by.');
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  const whole = sum === 0n ? BigInt(weights.length) : sum;
  const shares = weights.map((weight) => {
    const product = BigInt(amount) * (sum === 0n ? 1n : BigInt(weight));
    return { share: Number(product / whole), remainder: product % whole };
  });
  const missing = amount - shares.reduce((total, { share }) => total + share, 0);
  // The sort is stable, so equal remainders stay in order.
  const byRemainder = shares.toSorted((left, right) => Number(right.remainder - left.remainder));
  for (const each of byRemainder.slice(0, missing)) each.share += 1;
  return shares.map(({ share }) => share);
};

/**
 * Splits an amount as `allot` does, with no share above its weight.
 * @param amount at most the sum of the weights
 * @returns one share per weight
 */
export const shareOut = (amount: number, weights: readonly number[]): number[] => {
  if (BigInt(amount) > weights.reduce((total, weight) => total + BigInt(weight), 0n))
    throw new RangeError('The amount exceeds what the parts can take.');
  return allot(amount, weights);
};

/**
 * Cumulative share of an amount, rounded down. A step is the difference of two of them, so any steps add up to the
 * amount exactly.
 * @param done from 0 to `whole`
 */
export const reached = (amount: number, whole: number, done: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(done)) / BigInt(whole));
