import { latinDigits } from './digits.ts';

const LETTERS: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({ ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' }),
);
// Placeholder for a decimal point while other punctuation is removed; a private-use character.
const POINT = '\uE000';

/** Removes English possessives and protects decimal points with POINT. */
const readable = (text: string): string =>
  text
    .replaceAll(POINT, ' ')
    .replace(/(?<=\p{L}\p{M}*)['’]s(?![\p{L}\p{M}\p{Nd}])/giu, '')
    .replace(/(?<=\p{Nd})[.٫](?=\p{Nd})/gu, POINT);

const foldReadable = (text: string): string =>
  // NFKD separates hamza, madda and accents from their letters, so that one rule drops them all.
  latinDigits(text.normalize('NFKD'))
    .replace(/[\p{M}\p{Cf}ـ]/gu, '')
    .toLowerCase()
    .replace(/[ٱىیةک]/g, (letter) => LETTERS.get(letter) ?? letter)
    .replace(/[^\p{L}\p{Nd}\uE000]+/gu, ' ')
    .trim()
    .replaceAll(POINT, '.');

/**
 * Canonical form of a text for storing and searching: lower case, without vowel signs, accents and tatweel, with one
 * letter for the forms of alef, ya, waw and ta marbuta, digits as 0-9, one space between words.
 * @returns words of letters and digits, with points only between digits
 */
export const fold = (text: string): string => foldReadable(readable(text));

/** A word of a text, folded for search and as written. */
export interface Word {
  readonly folded: string;
  readonly written: string;
}

/** The words of a text in order; their folded forms are the words of `fold(text)`. */
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
