import { fold } from '../../../text/fold.ts';
import { normalizeCode } from '../../../text/normalize.ts';

/** Number with an optional unit, as people write it. */
const NUMBER = /^([-−]?\d{1,10}(?:\.\d{1,10})?)\s*(.*)$/u;

/**
 * Number in a text with Latin or Arabic digits and decimal mark, alone or with the attribute's own unit ("٣٫٥ مم").
 * @param units the unit in both languages
 * @returns null for anything else, such as another unit or NaN
 */
export const numberIn = (text: string, units: readonly string[]): number | null => {
  const [, digits = '', unit = ''] = NUMBER.exec(normalizeCode(text).replace('٫', '.')) ?? [];
  if (digits === '') return null;
  const isOwn = unit === '' || units.some((each) => each !== '' && fold(each) === fold(unit));
  return isOwn ? Number(digits.replace('−', '-')) : null;
};

/** True if a number has at most this many decimal places. */
export const fitsDecimals = (number: number, decimals: number): boolean => Number(number.toFixed(decimals)) === number;
