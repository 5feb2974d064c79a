/** Abramowitz and Stegun 26.2.17: the share of a normal distribution beyond `z`. */
const tailBeyond = (z: number): number => {
  const t = 1 / (1 + 0.231_641_9 * z);
  const series = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const sum = series.reduceRight((total, factor) => (total + factor) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
};

/**
 * Mann and Whitney's test whether two samples come from one distribution, by its normal approximation: for twenty of
 * each and more.
 * @returns how likely so large a difference is by chance, 0 to 1
 */
export function rankTest(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, mine: true })), ...other.map((value) => ({ value, mine: false }))];
  all.sort((a, b) => a.value - b.value);
  let rankSum = 0;
  let ties = 0;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    const rank = (from + 1 + to) / 2;
    rankSum += rank * all.slice(from, to).filter(({ mine }) => mine).length;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  const [n, m, total] = [one.length, other.length, all.length];
  const wins = rankSum - (n * (n + 1)) / 2;
  const spread = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))));
  return spread === 0 ? 1 : Math.min(1, 2 * tailBeyond(Math.abs(wins - (n * m) / 2) / spread));
}
