import type { Random } from '../database/seed/random.ts';

/**
 * Picks from a list as people do: the nth is asked for 1/n times as often as the first.
 * @returns what picks the next one
 */
export const zipf = <T>(list: readonly T[], random: Random): (() => T) => {
  let sum = 0;
  const upTo = list.map((_, index) => (sum += 1 / (index + 1)));
  return () => {
    const point = random.next() * sum;
    let [low, high] = [0, list.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) > point) high = middle;
      else low = middle + 1;
    }
    const found = list[low];
    if (found === undefined) throw new Error('There is nothing to ask for.');
    return found;
  };
};
