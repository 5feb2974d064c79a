import type { Word } from '../text/fold.ts';
import { isStopWord } from './stop-words.ts';
import { tokensOf } from './tokens.ts';

/** Maximum number of words searched for. The rest is ignored, which bounds the cost of correction. */
const MAX_WORDS = 8;

/** The words without stop words, or all of them if nothing else is left. */
export const significantWords = <Token extends { folded: string }>(words: readonly Token[]): Token[] => {
  const significant = words.filter(({ folded }, index) => !isStopWord(folded, index === words.length - 1));
  return significant.length > 0 ? significant : [...words];
};

/** Tokens of a typed text up to the last word searched for, including stop words. */
export const searchedTokens = (text: string): Word[] => {
  const words = tokensOf(text);
  const significant = significantWords(words);
  const last = significant[MAX_WORDS - 1];
  return last && significant.length > MAX_WORDS ? words.slice(0, words.indexOf(last) + 1) : words;
};
