import { sql } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { nameWords, type Searchable } from './search-text.ts';
import { isTerm, tokensOf } from './tokens.ts';

/** From so many products on a word is a frequent one: to read all of them costs more than to walk until enough are met. */
export const FREQUENT = 5000;

/** By how much the number of products that hold a word changes. */
interface TermChange {
  spelling: string;
  df: number;
}
export type TermChanges = Map<string, TermChange>;

/** The words by which a product is known, each once, with the spelling that is shown. Codes are no words. */
const termsOf = ({ name, nameAr, tags = [], values = [] }: Searchable): Map<string, string> => {
  const words = tokensOf([name, nameAr, ...tags, ...values].join(' ')).filter(({ folded }) => isTerm(folded));
  // Of two spellings in one product the first counts.
  return new Map(words.reverse().map(({ folded, written }) => [folded, written]));
};

const change = (changes: TermChanges, word: string, spelling: string, by: number) =>
  changes.set(word, { spelling, df: (changes.get(word)?.df ?? 0) + by });

/** Counts products in. @returns the changes */
export const addTerms = (products: readonly Searchable[], changes: TermChanges = new Map()): TermChanges => {
  for (const product of products)
    for (const [word, spelling] of termsOf(product)) change(changes, word, changes.get(word)?.spelling ?? spelling, 1);
  return changes;
};

/** Counts a product out by the search text that it was counted in with. */
export const dropTerms = (changes: TermChanges, searchText: string): void => {
  for (const word of new Set(nameWords(searchText).filter(isTerm)))
    change(changes, word, changes.get(word)?.spelling ?? word, -1);
};

/** The changes as rows of `search_terms`. */
export const termRows = (changes: TermChanges) =>
  [...changes].map(([word, { spelling, df }]) => ({ word, spelling, df })).filter(({ df }) => df !== 0);

/** Writes the changes into `search_terms`; words that no product holds any more go. */
export const saveTerms = async (database: Database, changes: TermChanges): Promise<void> => {
  const rows = termRows(changes);
  if (rows.length === 0) return;
  const json = JSON.stringify(rows);
  // In one order always, so that two savings that share words wait for each other instead of locking up.
  await database.query(sql`
    INSERT INTO search_terms (word, spelling, df)
    SELECT word, spelling, df FROM jsonb_to_recordset(${json}::jsonb) AS changed (word text, spelling text, df integer)
    ORDER BY word
    ON CONFLICT (word) DO UPDATE SET df = search_terms.df + EXCLUDED.df`);
  await database.query(sql`
    DELETE FROM search_terms
    WHERE df <= 0 AND word IN (SELECT word FROM jsonb_to_recordset(${json}::jsonb) AS changed (word text))`);
};
