/**
 * Shares a sum among parts in proportion to their weights, by largest remainder: the shares are whole and add up to
 * the sum exactly; among equal remainders the earlier part gets the odd unit.
 * @param amount minor units, no more than the weights together
 * @param weights minor units, none negative
 * @returns one share per weight, none negative and none above its weight
 */
export const shareOut = (amount: number, weights: readonly number[]): number[] => {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (BigInt(amount) > whole) throw new RangeError('More is shared out than the parts can take.');
  if (whole === 0n) return weights.map(() => 0);
  // Exact: amount x weight would soon leave the whole numbers that a float can hold.
  const parts = weights.map((weight) => {
    const product = BigInt(amount) * BigInt(weight);
    return { share: Number(product / whole), remainder: product % whole };
  });
  const missing = amount - parts.reduce((sum, { share }) => sum + share, 0);
  // The sort is stable: equal ones stay in their order.
  const byRemainder = parts.toSorted((left, right) => Number(right.remainder - left.remainder));
  for (const part of byRemainder.slice(0, missing)) part.share += 1;
  return parts.map(({ share }) => share);
};
