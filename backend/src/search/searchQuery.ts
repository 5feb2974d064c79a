import { sql, type SQL } from 'drizzle-orm';
import { wordsOf } from './words.ts';

/** How many words of a text are looked for. */
export const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 64;
// The weights of names and codes in `products.search_doc`; tags have another.
const NAMED = 'AB';

/** What a shopper typed, as text-search queries from the narrowest to the widest: each finds all that those before it find. */
export interface SearchQueries {
  /** Every word stands in the name or is a code. */
  readonly exact: SQL;
  /** The same, but the last word may still be incomplete. */
  readonly named: SQL;
  /** Every word stands anywhere, in a tag too; the last one may still be incomplete. */
  readonly anywhere: SQL;
}

/** A word is looked up as it is written and by its English and Arabic stem. */
const anyForm = (word: string, flags: string): SQL => {
  const term = flags === '' ? word : `${word}:${flags}`;
  return sql`(to_tsquery('simple', ${term}) || to_tsquery('english', ${term}) || to_tsquery('arabic', ${term}))`;
};

/** @returns null when the text holds nothing to look for */
export const searchQueries = (text: string): SearchQueries | null => {
  const words = wordsOf(text)
    .slice(0, MAX_WORDS)
    .map(({ folded }) => folded.slice(0, MAX_WORD_LENGTH));
  const last = words.pop();
  if (last === undefined) return null;
  const query = (weights: string, prefix: string) =>
    sql`(${sql.join([...words.map((word) => anyForm(word, weights)), anyForm(last, prefix + weights)], sql` && `)})`;
  return { exact: query(NAMED, ''), named: query(NAMED, '*'), anywhere: query('', '*') };
};
