import type { Word } from '../text/fold.ts';
import type { Lexicon } from './lexicon.ts';
import { searchedTokens, significantWords } from './query-words.ts';
import { withoutArticle, withoutParticle, withParticles } from './stems/arabic.ts';
import { stem } from './stems/stem.ts';
import { cut, isMeasure, tokensOf } from './tokens.ts';

const SHORTEST_NAME = 3;
const NOTHING_KNOWN: Lexicon = {
  meanings: new Map(),
  terms: [],
  stems: new Set(),
  longest: 1,
  places: [],
  words: new Map(),
  frequent: new Set(),
};

/** A word of a search. */
export interface QueryWord extends Word {
  /** The folded word and its stem. */
  readonly forms: readonly string[];
  /** Stems with an Arabic particle added, or with the leading one removed. */
  readonly particles: readonly string[];
  /** Lexemes of the categories and vendors with the word in their name. */
  readonly places: readonly string[];
}

/** A word, or several words that form one term (such as a number and its unit), with their synonyms. */
export interface Unit {
  readonly words: readonly QueryWord[];
  readonly meanings: readonly (readonly QueryWord[])[];
}

/** A parsed search text. `open`: the last word may still be incomplete. */
export interface Understanding {
  readonly units: readonly Unit[];
  readonly open: boolean;
}

const isArabic = (word: string) => /^[\u0621-\u064a]/.test(word);

const placesOf = (folded: string, open: boolean, { places }: Lexicon): string[] => {
  const wordStem = stem(folded);
  const begun = withoutArticle(folded);
  const isNamed = (words: readonly string[]) =>
    open && begun.length >= SHORTEST_NAME && words.some((word) => word.startsWith(begun));
  return places.filter(({ stems, words }) => stems.has(wordStem) || isNamed(words)).map(({ lexeme }) => lexeme);
};

const sought = (word: Word, open: boolean, lexicon: Lexicon): QueryWord => ({
  ...word,
  forms: [...new Set([cut(word.folded), cut(stem(word.folded))])],
  particles: isArabic(word.folded) ? withParticles(word.folded) : [],
  places: placesOf(word.folded, open, lexicon),
});

const meaningOf = (text: string, lexicon: Lexicon): QueryWord[] =>
  significantWords(tokensOf(text)).map((word) => sought(word, false, lexicon));

/** The stem to look up in terms: that of the word or, if no term contains it, of the word without its particle. */
const termStem = (folded: string, { stems }: Lexicon): string => {
  const own = stem(folded);
  if (stems.has(own)) return own;
  const bare = withoutParticle(folded);
  return bare !== null && stems.has(bare) ? bare : own;
};

/** A number with its unit and the unit's synonyms, such as 4 mm in either language. */
const measureOf = ([number, unit]: readonly Word[], meanings: Lexicon['meanings']) => {
  const names = meanings.get(stem(unit?.folded ?? '')) ?? [];
  return { length: 2, means: names.map((name) => `${number?.folded} ${name}`) };
};

/** The longest term that the words start with: its number of words and its synonyms. */
const termAt = (words: readonly Word[], lexicon: Lexicon) => {
  const { meanings, longest } = lexicon;
  const stems = words.slice(0, longest).map(({ folded }) => termStem(folded, lexicon));
  for (let length = stems.length; length > 0; length -= 1) {
    const means = meanings.get(stems.slice(0, length).join(' '));
    if (means) return { length, means };
  }
  return isMeasure(words) ? measureOf(words, meanings) : { length: 1, means: [] };
};

const unitsOf = (words: readonly Word[], lexicon: Lexicon): Unit[] => {
  const units: Unit[] = [];
  for (let rest = words; rest.length > 0;) {
    const { length, means } = termAt(rest, lexicon);
    units.push({
      words: rest.slice(0, length).map((word, index) => sought(word, index === rest.length - 1, lexicon)),
      meanings: means.map((text) => meaningOf(text, lexicon)),
    });
    rest = rest.slice(length);
  }
  return units;
};

/**
 * Parses a search text into units: significant words, with the words of one term grouped.
 * @returns null for a text without words
 */
export const understand = (text: string, lexicon: Lexicon): Understanding | null => {
  const words = significantWords(searchedTokens(text));
  const open = !lexicon.frequent.has(words.at(-1)?.folded ?? '');
  return words.length === 0 ? null : { units: unitsOf(words, lexicon), open };
};

/** Parses a text word by word, without synonyms, categories or vendors. @returns null for a text without words */
export const literally = (text: string): Understanding | null => understand(text, NOTHING_KNOWN);
