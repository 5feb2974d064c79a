import type { Word } from '../text/fold.ts';
import { isStopWord } from './stop-words.ts';
import { tokensOf } from './tokens.ts';

/** Words of a typed text that are searched for. The others are ignored, and cost nothing: correction is linear in them. */
const MAX_WORDS = 8;

/** Words without those that say nothing; all of them where nothing would be left. */
export const significantWords = <Token extends { folded: string }>(words: readonly Token[]): Token[] => {
  const telling = words.filter(({ folded }, index) => !isStopWord(folded, index === words.length - 1));
  return telling.length > 0 ? telling : [...words];
};

/** Tokens of a typed text up to its last word that is searched for, stop words included. */
export const searchedTokens = (text: string): Word[] => {
  const words = tokensOf(text);
  const telling = significantWords(words);
  const last = telling[MAX_WORDS - 1];
  return last && telling.length > MAX_WORDS ? words.slice(0, words.indexOf(last) + 1) : words;
};
