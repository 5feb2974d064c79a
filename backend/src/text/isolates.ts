import { LANGUAGES, type Lang } from '../facts/languages.ts';

/** A single word or code, which needs no marks. */
const WORD = /^[\p{L}\p{N}-]*$/u;
const OTHER_SCRIPT = { ltr: /\p{Script=Arabic}/u, rtl: /\p{Script=Latin}/u } as const;

/**
 * Isolates a text in the other direction, such as an English name in an Arabic sentence. Without the marks, the
 * punctuation and numbers next to it change places.
 */
export const isolateIn = (lang: Lang, text: string): string =>
  !WORD.test(text) && OTHER_SCRIPT[LANGUAGES[lang].dir].test(text) ? `\u2068${text}\u2069` : text;
