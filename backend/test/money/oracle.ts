// The same sums in another way, as one would do them on paper: with fractions that are never rounded until the last step, and
// odd units handed out one by one.

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

/** The nearest whole number; a half goes up. Counted up to, not divided. */
const nearest = ({ over, under }: Fraction): number => {
  const below = over / under;
  return Number((over - below * under) * 2n >= under ? below + 1n : below);
};

/** A hundredth of a percent is a ten-thousandth. */
export const percentageOf = (amount: number, bp: number): number =>
  nearest(fraction(BigInt(amount) * BigInt(bp), 10_000));

/** What is left of a price when the price without tax is taken away. */
export const taxInside = (gross: number, bp: number): number =>
  nearest(minus(fraction(gross), fraction(BigInt(gross) * 10_000n, 10_000 + bp)));

/** Everybody gets what is whole of the exact share; then whoever is furthest below the own one gets a unit, until all is gone. */
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
