import { searchedTokens, significantWords } from './query-words.ts';
import { withoutArticle } from './stems/arabic.ts';
import { stem } from './stems/stem.ts';
import { tokensOf } from './tokens.ts';

/**
 * Tells the names that somebody may mean who has typed so far.
 * @returns a function that says whether each telling word of the text begins a word of a name, with or without an
 * article, or is a form of it
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
