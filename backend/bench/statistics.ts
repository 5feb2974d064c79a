/** The value below which the given part (0-1) of the numbers lies. */
export const quantile = (numbers: readonly number[], part: number): number => {
  const sorted = [...numbers].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
};

/** Half of the numbers lie below it; of an even count, the mean of the two in the middle. */
export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((left, right) => left - right);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (upper + lower) / 2;
};
