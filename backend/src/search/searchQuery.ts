import { sql, type SQL } from 'drizzle-orm';
import { fold } from './fold.ts';

const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 64;

/** A word is looked up as it is written and by its English and Arabic stem. */
const anyForm = (word: string): SQL =>
  sql`(to_tsquery('simple', ${word}) || to_tsquery('english', ${word}) || to_tsquery('arabic', ${word}))`;

/**
 * What a shopper typed, as a text-search query: every word must be found, the last one may still be incomplete.
 * @param text as typed
 * @returns null when the text holds nothing to look for
 */
export const searchQuery = (text: string): SQL | null => {
  const words = fold(text)
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
  if (words.length === 0) return null;
  const forms = words.map((word, index) => anyForm(index === words.length - 1 ? `${word}:*` : word));
  return sql`(${sql.join(forms, sql` && `)})`;
};
