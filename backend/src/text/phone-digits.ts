import { fold } from './fold.ts';

// Shorter runs of digits match too many numbers.
const FEWEST_DIGITS = 4;
/** Length of a national number in Bahrain; a leading 0, country code or network code is ignored. */
const OWN_DIGITS = 8;
const PHONE = /^[+(]?[\d\s()-]+$/;

/**
 * The digits that identify a phone number, whether it is written with a country code, a leading 0, or neither.
 * @returns null if the text is not a phone number or is too short
 */
export const phoneDigits = (search: string): string | null => {
  const text = search.trim().replace(/\p{Nd}/gu, fold);
  const digits = text.replace(/\D/g, '').replace(/^0+/, '').slice(-OWN_DIGITS);
  return PHONE.test(text) && digits.length >= FEWEST_DIGITS ? digits : null;
};
