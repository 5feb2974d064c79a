// Amounts are whole minor units, none negative; rates are basis points (1500 is 15 %). All is reckoned in BigInt: a dear line
// times a rate soon leaves the whole numbers that a float can hold.

const WHOLE = 10_000n;

/**
 * A part of an amount, halves rounded up.
 * @param bp basis points, 0 to 10000
 */
export const portion = (amount: number, bp: number): number =>
  Number((2n * BigInt(amount) * BigInt(bp) + WHOLE) / (2n * WHOLE));

/**
 * The tax that a price with tax holds, halves rounded up.
 * @param gross the price with the tax
 * @param bp rate of the tax upon the price without it
 */
export const included = (gross: number, bp: number): number => {
  const whole = WHOLE + BigInt(bp);
  return Number((2n * BigInt(gross) * BigInt(bp) + whole) / (2n * whole));
};

/**
 * Shares an amount in proportion to weights, by largest remainder: the shares are whole and add up to the amount exactly;
 * among equal remainders the earlier one gets the odd unit. Where all weights are 0 they count as equal.
 * @param weights none negative; without any, only nothing can be shared
 * @returns one share per weight
 */
export const allot = (amount: number, weights: readonly number[]): number[] => {
  if (amount === 0) return weights.map(() => 0);
  if (weights.length === 0) throw new RangeError('There is nobody to share with.');
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  const whole = sum === 0n ? BigInt(weights.length) : sum;
  const shares = weights.map((weight) => {
    const product = BigInt(amount) * (sum === 0n ? 1n : BigInt(weight));
    return { share: Number(product / whole), remainder: product % whole };
  });
  const missing = amount - shares.reduce((total, { share }) => total + share, 0);
  // The sort is stable: equal ones stay in their order.
  const byRemainder = shares.toSorted((left, right) => Number(right.remainder - left.remainder));
  for (const each of byRemainder.slice(0, missing)) each.share += 1;
  return shares.map(({ share }) => share);
};

/**
 * Shares an amount as `allot` does, where nobody can take more than the own weight.
 * @param amount no more than the weights together
 * @returns one share per weight, none above its weight
 */
export const shareOut = (amount: number, weights: readonly number[]): number[] => {
  if (BigInt(amount) > weights.reduce((total, weight) => total + BigInt(weight), 0n))
    throw new RangeError('More is shared out than the parts can take.');
  return allot(amount, weights);
};

/**
 * How much of an amount belongs to what is done of a whole, rounded down. A step is the difference of two of them, so steps
 * in any portions add up to the amount exactly.
 * @param done from 0 to `whole`
 */
export const reached = (amount: number, whole: number, done: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(done)) / BigInt(whole));
