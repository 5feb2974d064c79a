import type { Random } from '../database/seed/random.ts';

/**
 * Picks items by Zipf's law: the nth is picked 1/n times as often as the first.
 * @returns a function that picks the next item
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
    const item = list[low];
    if (item === undefined) throw new Error('The list is empty.');
    return item;
  };
};
