import type { Random } from '../random.ts';

const LETTERS = 'ABCDEFGHIJKL';

/**
 * A lot number in the manner of a maker, such as 24K1187, L0926A or HB260907.
 * @param index place of the lot among those of its product, which makes it unique
 */
export const lotNumber = (vendorId: number, madeOn: string, index: number, random: Random): string => {
  const [year, month] = [madeOn.slice(2, 4), madeOn.slice(5, 7)];
  const style = vendorId % 3;
  if (style === 0) return `L${month}${year}${LETTERS[index] ?? ''}`;
  if (style === 1)
    return `${year}${LETTERS[Number(month) - 1] ?? ''}${random.int(10, 99) * 10 + index}${random.int(0, 9)}`;
  return `HB${year}${month}${String(random.int(0, 8) * 10 + index).padStart(2, '0')}`;
};
