import { latinDigits } from './digits.ts';

const LETTERS: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({ ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' }),
);
// Stands for the point of a decimal number while everything else between words goes; no text means anything by it.
const POINT = '\uE000';

/** The text without what separates nothing: an English possessive, and the point of a decimal number. */
const readable = (text: string): string =>
  text
    .replaceAll(POINT, ' ')
    .replace(/(?<=\p{L}\p{M}*)['’]s(?![\p{L}\p{M}\p{Nd}])/giu, '')
    .replace(/(?<=\p{Nd})[.٫](?=\p{Nd})/gu, POINT);

const foldReadable = (text: string): string =>
  // Decomposing splits a letter from its hamza, madda or accent, so that one rule drops them all.
  latinDigits(text.normalize('NFKD'))
    .replace(/[\p{M}\p{Cf}ـ]/gu, '')
    .toLowerCase()
    .replace(/[ٱىیةک]/g, (letter) => LETTERS.get(letter) ?? letter)
    .replace(/[^\p{L}\p{Nd}\uE000]+/gu, ' ')
    .trim()
    .replaceAll(POINT, '.');

/**
 * The one spelling under which text is stored for search and looked up: lower case, no vowel signs or accents,
 * no tatweel, the forms of alef, ya, waw and ta marbuta as one letter each, digits as 0-9, one space between words.
 * @param text any text, Arabic or Latin
 * @returns words of letters and digits, and of points between digits
 */
export const fold = (text: string): string => foldReadable(readable(text));

/** A word of a text: folded, as it is looked up, and as it was written. */
export interface Word {
  readonly folded: string;
  readonly written: string;
}

/** The words of a text, in their order: the same that `fold` leaves of it. */
export const wordsOf = (text: string): Word[] =>
  readable(text)
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{Nd}\p{Cf}ـ\uE000]+/u)
    .map((written) => ({
      folded: foldReadable(written),
      written: written
        .replace(/[\p{Cf}ـ]/gu, '')
        .replaceAll(POINT, '.')
        .toLowerCase(),
    }))
    .filter(({ folded }) => folded !== '');
