import { searchedTokens, significantWords } from './query-words.ts';
import { withoutArticle } from './stems/arabic.ts';
import { stem } from './stems/stem.ts';
import { tokensOf } from './tokens.ts';

/**
 * Creates a predicate for names that match the text typed so far: each significant word starts a word of the name, with
 * or without an article, or is a form of one.
 */
export const namedBy = (text: string): ((name: string) => boolean) => {
  const typed = significantWords(searchedTokens(text)).map(({ folded }) => ({
    begun: withoutArticle(folded),
    stem: stem(folded),
  }));
  return (name) => {
    const own = tokensOf(name).map(({ folded }) => ({ bare: withoutArticle(folded), stem: stem(folded) }));
    return typed.every((word) => own.some((each) => each.bare.startsWith(word.begun) || each.stem === word.stem));
  };
};
