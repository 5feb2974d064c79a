import { sql } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { createCache, LARGE_COUNT } from '../runtime/cache.ts';
import { editDistance } from '../text/edit-distance.ts';
import type { Lexicon } from './lexicon.ts';
import { withoutArticle, withoutParticle } from './stems/arabic.ts';
import { searchedTokens } from './query-words.ts';
import { stem } from './stems/stem.ts';
import { isStopWord } from './stop-words.ts';
import { isTerm } from './tokens.ts';

interface TermRow {
  word: string;
  spelling: string;
  df: number;
}

/** A term prepared for comparison: without its article, with its letters as a bit set. */
interface Candidate extends TermRow {
  bare: string;
  letters: number;
}

/** All known words and their stems: those of every product, in stock or not, and of the lexicon. */
interface Vocabulary {
  terms: readonly Candidate[];
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

/** A corrected text; `typed` maps each corrected word to the one that was typed. */
export interface Correction {
  text: string;
  typed: ReadonlyMap<string, string>;
}

// Minimum word length by number of edits: with more edits, a short word matches almost anything.
const SHORTEST = { 1: 4, 2: 6 } as const;
const SHORTEST_PART = 3;

/** The letters of a word as a 32-bit set; several letters may share a bit. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
};

const bitsIn = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** The term nearest to a word; among equally near ones, the one that most products contain. */
const nearest = (word: string, terms: readonly Candidate[], mostEdits: 1 | 2): TermRow | null => {
  const letters = lettersOf(word);
  let best: { term: TermRow; edits: number } | null = null;
  for (const term of terms) {
    const most = best?.edits ?? mostEdits;
    // One edit changes at most two letters, so most of a large vocabulary is ruled out without an edit distance.
    if (bitsIn(letters ^ term.letters) > 2 * most) continue;
    const edits = editDistance(word, term.bare, most);
    if (edits > most) continue;
    if (!best || edits < best.edits || term.df > best.term.df) best = { term, edits };
  }
  return best?.term ?? null;
};

/** The two known words that were typed without a space between them. */
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
    terms: all.map((term) => {
      const bare = withoutArticle(term.word);
      return { ...term, bare, letters: lettersOf(bare) };
    }),
    words: new Set(all.map(({ word }) => word)),
    stems: new Set(all.map(({ word }) => stem(word))),
  };
};

/**
 * Creates a function that corrects the unknown words of a text. `mostEdits` is the edit distance allowed per word: 1 is
 * certain enough to apply, 2 only to suggest. Returns null if no word is corrected.
 */
export const createCorrector = (database: Database) => {
  const keepTerms = createCache<TermRow[]>('search_terms', (terms) => terms.length >= LARGE_COUNT);

  const readTerms = () =>
    database.query<TermRow>(sql`SELECT word, spelling, df FROM search_terms ORDER BY df DESC, word`);

  let known: { terms: readonly TermRow[]; lexicon: Lexicon; vocabulary: Vocabulary } | undefined;

  /** Stemming every word is the most expensive step, so the vocabulary is built once per cached list of terms. */
  const vocabularyOf = async (lexicon: Lexicon): Promise<Vocabulary> => {
    const terms = await keepTerms('', readTerms);
    if (known?.terms !== terms || known.lexicon !== lexicon)
      known = { terms, lexicon, vocabulary: toVocabulary(terms, lexicon) };
    return known.vocabulary;
  };

  return async (text: string, lexicon: Lexicon, mostEdits: 1 | 2): Promise<Correction | null> => {
    const words = searchedTokens(text);
    const mayBeWrong = ({ folded }: { folded: string }) =>
      isTerm(folded) && withoutArticle(folded).length >= SHORTEST[1] && !isStopWord(folded, false);
    if (!words.some(mayBeWrong)) return null;
    const { terms, words: knownWords, stems } = await vocabularyOf(lexicon);
    const isKnown = (folded: string, isLast: boolean) =>
      stems.has(stem(folded)) ||
      stems.has(withoutParticle(folded) ?? '') ||
      (isLast && terms.some(({ word }) => word.startsWith(folded)));
    const likely = new Map<string, string | null>();
    const correctionOf = (folded: string): string | null => {
      const bare = withoutArticle(folded);
      const cached = likely.get(bare);
      if (cached !== undefined) return cached;
      const edits = bare.length < SHORTEST[2] ? 1 : mostEdits;
      const correction = nearest(bare, terms, edits)?.spelling ?? apart(bare, knownWords);
      likely.set(bare, correction);
      return correction;
    };
    const meant = words.map((word, index) =>
      !mayBeWrong(word) || isKnown(word.folded, index === words.length - 1)
        ? word.written
        : (correctionOf(word.folded) ?? word.written),
    );
    const changed = words.flatMap(({ written }, index) => {
      const now = meant[index] ?? written;
      return now === written ? [] : now.split(' ').map((word) => [word, written] as const);
    });
    return changed.length > 0 ? { text: meant.join(' '), typed: new Map(changed) } : null;
  };
};
