import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { createKept, LARGE_COUNT } from '../kept.ts';
import { editDistance } from './editDistance.ts';
import { MAX_WORDS } from './searchQuery.ts';
import { isTerm, wordsOf } from './words.ts';

interface TermRow {
  word: string;
  spelling: string;
  df: number;
}

const MOST_EDITS = 2;
const LONG_WORD = 6;

/** A short word with two wrong letters is a guess at anything. */
const editsAllowed = (word: string): number => (word.length < LONG_WORD ? 1 : MOST_EDITS);

/** The term that is nearest to a word; of those equally near, the one that most products hold. */
const nearest = (word: string, terms: readonly TermRow[]): TermRow | null => {
  let best: { term: TermRow; edits: number } | null = null;
  for (const term of terms) {
    const most = best?.edits ?? editsAllowed(word);
    const edits = editDistance(word, term.word, most);
    if (edits > most) continue;
    if (!best || edits < best.edits || term.df > best.term.df) best = { term, edits };
  }
  return best?.term ?? null;
};

/**
 * Corrects the words of a text with which no word of the catalogue begins.
 * @returns a function that gives the corrected text, or null when there is nothing to correct it to
 */
export const createCorrector = (database: Database) => {
  const keepTerms = createKept<TermRow[]>((terms) => terms.length >= LARGE_COUNT);

  const readTerms = () =>
    database.query<TermRow>(sql`SELECT word, spelling, df FROM search_terms ORDER BY df DESC, word`);

  return async (text: string): Promise<string | null> => {
    const words = wordsOf(text).slice(0, MAX_WORDS);
    if (!words.some(({ folded }) => isTerm(folded))) return null;
    const terms = await keepTerms('', readTerms);
    const isKnown = (folded: string) => terms.some(({ word }) => word.startsWith(folded));
    const corrected = words.map(({ folded, written }) =>
      isTerm(folded) && !isKnown(folded) ? (nearest(folded, terms)?.spelling ?? written) : written,
    );
    const isChanged = corrected.some((word, index) => word !== words[index]?.written);
    return isChanged ? corrected.join(' ') : null;
  };
};
