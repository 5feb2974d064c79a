import { latinDigits } from '../digits.ts';

const LETTERS: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' };

/**
 * The one spelling under which text is stored for search and looked up: lower case, no vowel signs or accents,
 * no tatweel, the forms of alef, ya, waw and ta marbuta as one letter each, digits as 0-9, one space between words.
 * @param text any text, Arabic or Latin
 * @returns words of letters and digits, safe to put into a text-search query
 */
export const fold = (text: string): string =>
  latinDigits(text)
    // Decomposing splits a letter from its hamza, madda or accent, so that one rule drops them all.
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}ـ]/gu, '')
    .toLowerCase()
    .replace(/[ٱىیةک]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();
