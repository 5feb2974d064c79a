import { sql } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import { nameWords, type Searchable } from './search-text.ts';
import { isTerm, tokensOf } from './tokens.ts';

/** Number of products from which a word is frequent: scanning until enough match is cheaper than reading all matches. */
export const FREQUENT = 5000;

/** Change of the number of products that contain a word. */
interface TermChange {
  spelling: string;
  df: number;
}
export type TermChanges = Map<string, TermChange>;

/** The distinct words of a product, without its codes: folded word → spelling shown to customers. */
const termsOf = ({ name, nameAr, tags = [], values = [], attributes = [] }: Searchable): Map<string, string> => {
  const words = tokensOf([name, nameAr, ...tags, ...values, ...attributes].join(' ')).filter(({ folded }) =>
    isTerm(folded),
  );
  // The first spelling in a product wins.
  return new Map(words.reverse().map(({ folded, written }) => [folded, written]));
};

const change = (changes: TermChanges, word: string, spelling: string, by: number) =>
  changes.set(word, { spelling, df: (changes.get(word)?.df ?? 0) + by });

/** Adds products to the counts. @returns the changes */
export const addTerms = (products: readonly Searchable[], changes: TermChanges = new Map()): TermChanges => {
  for (const product of products)
    for (const [word, spelling] of termsOf(product)) change(changes, word, changes.get(word)?.spelling ?? spelling, 1);
  return changes;
};

/** Removes a product from the counts, by the search text with which it was added. */
export const dropTerms = (changes: TermChanges, searchText: string): void => {
  for (const word of new Set(nameWords(searchText).filter(isTerm)))
    change(changes, word, changes.get(word)?.spelling ?? word, -1);
};

/** The changes as rows of `search_terms`. */
export const termRows = (changes: TermChanges) =>
  [...changes].map(([word, { spelling, df }]) => ({ word, spelling, df })).filter(({ df }) => df !== 0);

/** Applies the changes to `search_terms` and deletes words that no product contains any more. */
export const saveTerms = async (database: Database, changes: TermChanges): Promise<void> => {
  const rows = termRows(changes);
  if (rows.length === 0) return;
  const json = JSON.stringify(rows);
  // Ordered by word, so that concurrent saves that share words do not deadlock.
  await database.query(sql`
    INSERT INTO search_terms (word, spelling, df)
    SELECT word, spelling, df FROM jsonb_to_recordset(${json}::jsonb) AS changed (word text, spelling text, df integer)
    ORDER BY word
    ON CONFLICT (word) DO UPDATE SET df = search_terms.df + EXCLUDED.df`);
  await database.query(sql`
    DELETE FROM search_terms
    WHERE df <= 0 AND word IN (SELECT word FROM jsonb_to_recordset(${json}::jsonb) AS changed (word text))`);
};
