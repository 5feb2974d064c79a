import { fold } from './fold.ts';

// A shorter run of digits is in somebody's number always.
const FEWEST_DIGITS = 4;
/** As many as a number has within Bahrain; before them stand a 0, a country's code or a network's. */
const OWN_DIGITS = 8;
const PHONE = /^[+(]?[\d\s()-]+$/;

/**
 * The digits by which a phone number is known however it is written: with its country's code, with a 0, or bare.
 * @returns null for what is no phone number, or too little of one
 */
export const phoneDigits = (search: string): string | null => {
  const text = search.trim().replace(/\p{Nd}/gu, fold);
  const digits = text.replace(/\D/g, '').replace(/^0+/, '').slice(-OWN_DIGITS);
  return PHONE.test(text) && digits.length >= FEWEST_DIGITS ? digits : null;
};
