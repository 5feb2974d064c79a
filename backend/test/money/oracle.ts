// The same calculations done in another way, as on paper: fractions stay exact until the last step, and odd units are
// handed out one by one.

interface Fraction {
  over: bigint;
  under: bigint;
}

const fraction = (over: bigint | number, under: bigint | number = 1): Fraction => ({
  over: BigInt(over),
  under: BigInt(under),
});
const minus = (left: Fraction, right: Fraction) =>
  fraction(left.over * right.under - right.over * left.under, left.under * right.under);
const isMore = (left: Fraction, right: Fraction) => left.over * right.under > right.over * left.under;

/** The nearest whole number; halves round up. Counts up instead of dividing. */
const nearest = ({ over, under }: Fraction): number => {
  const below = over / under;
  return Number((over - below * under) * 2n >= under ? below + 1n : below);
};

/** Share of an amount; `bp` is in basis points, which are ten-thousandths. */
export const percentageOf = (amount: number, bp: number): number =>
  nearest(fraction(BigInt(amount) * BigInt(bp), 10_000));

/** Tax included in a price: the price minus the price without tax. */
export const taxInside = (gross: number, bp: number): number =>
  nearest(minus(fraction(gross), fraction(BigInt(gross) * 10_000n, 10_000 + bp)));

/**
 * Everyone gets the whole units of the exact share. Then the one furthest below the exact share gets a unit, until none
 * is left.
 */
export const handOut = (amount: number, weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const exact = weights.map((weight) =>
    total === 0n ? fraction(amount, weights.length) : fraction(BigInt(amount) * BigInt(weight), total),
  );
  const given = exact.map(({ over, under }) => over / under);
  for (let left = BigInt(amount) - given.reduce((sum, each) => sum + each, 0n); left > 0n; left -= 1n) {
    const below = exact.map((share, index) => minus(share, fraction(given[index] ?? 0n)));
    const most = below.reduce((best, each, index) => (isMore(each, below[best] ?? each) ? index : best), 0);
    given[most] = (given[most] ?? 0n) + 1n;
  }
  return given.map(Number);
};
