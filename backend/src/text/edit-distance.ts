/**
 * Damerau–Levenshtein distance (optimal string alignment): insertions, deletions, substitutions, and swaps of adjacent
 * letters. Of the npm packages, the fast one counts a swap as two edits and the other is slower (docs/decisions/0025).
 * @returns the distance, or any number above `most`
 */
export const editDistance = (from: string, to: string, most: number): number => {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const exchanged = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const shifted = Math.min(last[column] ?? 0, current[column - 1] ?? 0) + 1;
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity;
      current.push(Math.min(exchanged, shifted, swapped));
    }
    if (Math.min(...current) > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? 0;
};
