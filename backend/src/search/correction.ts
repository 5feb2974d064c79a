import { sql } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { createCache, LARGE_COUNT } from '../runtime/cache.ts';
import { editDistance } from '../text/edit-distance.ts';
import type { Lexicon } from './lexicon.ts';
import { withoutArticle, withoutParticle } from './stems/arabic.ts';
import { stem } from './stems/stem.ts';
import { isStopWord } from './stop-words.ts';
import { isTerm, tokensOf } from './tokens.ts';

interface TermRow {
  word: string;
  spelling: string;
  df: number;
}

/** The words that anything is known by, and their stems: of products, whether they are in stock or not, and of the lexicon. */
interface Vocabulary {
  terms: readonly TermRow[];
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

/** A text with its words corrected, and what was typed for each word that was. */
export interface Correction {
  text: string;
  typed: ReadonlyMap<string, string>;
}

// A short word with two wrong letters is a guess at anything, and one of three with one.
const SHORTEST = { 1: 4, 2: 6 } as const;
const SHORTEST_PART = 3;

/** The term that is nearest to a word; of those equally near, the one that most products hold. */
const nearest = (word: string, terms: readonly TermRow[], mostEdits: 1 | 2): TermRow | null => {
  let best: { term: TermRow; edits: number } | null = null;
  for (const term of terms) {
    const most = best?.edits ?? mostEdits;
    const edits = editDistance(word, withoutArticle(term.word), most);
    if (edits > most) continue;
    if (!best || edits < best.edits || term.df > best.term.df) best = { term, edits };
  }
  return best?.term ?? null;
};

/** The two known words that somebody has written without a space between them. */
const apart = (word: string, words: ReadonlySet<string>): string | null => {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (words.has(first) && words.has(second)) return `${first} ${second}`;
  }
  return null;
};

const toVocabulary = (terms: readonly TermRow[], { words }: Lexicon): Vocabulary => {
  const known = new Set(terms.map(({ word }) => word));
  const others = [...words].filter(([word]) => !known.has(word));
  const all = [...terms, ...others.map(([word, spelling]) => ({ word, spelling, df: 0 }))];
  return {
    terms: all,
    words: new Set(all.map(({ word }) => word)),
    stems: new Set(all.map(({ word }) => stem(word))),
  };
};

/**
 * Corrects the words of a text that nothing is known by.
 * @returns a function of the text, the lexicon, and how many letters of a word may be wrong: 1 is sure enough to act
 * upon, 2 is worth a question. It gives the correction, or null when there is nothing to correct it to.
 */
export const createCorrector = (database: Database) => {
  const keepTerms = createCache<TermRow[]>('search_terms', (terms) => terms.length >= LARGE_COUNT);

  const readTerms = () =>
    database.query<TermRow>(sql`SELECT word, spelling, df FROM search_terms ORDER BY df DESC, word`);

  let known: { terms: readonly TermRow[]; lexicon: Lexicon; vocabulary: Vocabulary } | undefined;

  /** Finding the stem of every word takes longer than all else, so they are found once for the terms that are kept. */
  const vocabularyOf = async (lexicon: Lexicon): Promise<Vocabulary> => {
    const terms = await keepTerms('', readTerms);
    if (known?.terms !== terms || known.lexicon !== lexicon)
      known = { terms, lexicon, vocabulary: toVocabulary(terms, lexicon) };
    return known.vocabulary;
  };

  return async (text: string, lexicon: Lexicon, mostEdits: 1 | 2): Promise<Correction | null> => {
    const words = tokensOf(text);
    const mayBeWrong = ({ folded }: { folded: string }) =>
      isTerm(folded) && withoutArticle(folded).length >= SHORTEST[1] && !isStopWord(folded, false);
    if (!words.some(mayBeWrong)) return null;
    const { terms, words: knownWords, stems } = await vocabularyOf(lexicon);
    const isKnown = (folded: string, isLast: boolean) =>
      stems.has(stem(folded)) ||
      stems.has(withoutParticle(folded) ?? '') ||
      (isLast && terms.some(({ word }) => word.startsWith(folded)));
    const meant = words.map((word, index) => {
      if (!mayBeWrong(word) || isKnown(word.folded, index === words.length - 1)) return word.written;
      const bare = withoutArticle(word.folded);
      const edits = bare.length < SHORTEST[2] ? 1 : mostEdits;
      return nearest(bare, terms, edits)?.spelling ?? apart(bare, knownWords) ?? word.written;
    });
    const changed = words.flatMap(({ written }, index) => {
      const now = meant[index] ?? written;
      return now === written ? [] : now.split(' ').map((word) => [word, written] as const);
    });
    return changed.length > 0 ? { text: meant.join(' '), typed: new Map(changed) } : null;
  };
};
