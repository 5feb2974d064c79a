import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { searchQueries, type SearchQueries } from '../../search/searchQuery.ts';
import { wordsOf } from '../../search/words.ts';
import { onSale, productSource, type ProductRow } from './productRow.ts';

export type SuggestionRow = Pick<
  ProductRow,
  'id' | 'slug' | 'name' | 'name_ar' | 'final_sar' | 'final_bhd' | 'final_usd' | 'image_key'
>;

/** A text that goes on from what was typed, and what it would find. */
interface Phrase {
  text: string;
  queries: SearchQueries;
}

const PRODUCTS = 6;
// The beginning of a common word is in thousands of products: the best of some of them are good enough for a suggestion.
const EXAMINED = 100;
const LIKELY_PHRASES = 8;

/** What begins with, or goes on from, the words that somebody has typed so far. */
export const createSuggestionRepository = (database: Database) => {
  /** The text with its last word completed, by the words that most products hold. */
  const phrasesFrom = async (text: string): Promise<Phrase[]> => {
    const words = wordsOf(text);
    const begun = words.pop()?.folded ?? '';
    const terms = await database.query<{ spelling: string }>(sql`
      SELECT spelling FROM search_terms WHERE word LIKE ${`${begun}%`} ORDER BY df DESC, word LIMIT ${LIKELY_PHRASES}`);
    const before = words.map(({ written }) => `${written} `).join('');
    return terms.flatMap(({ spelling }) => {
      const queries = searchQueries(before + spelling);
      return queries ? [{ text: before + spelling, queries }] : [];
    });
  };

  return {
    /** @returns products on sale, those with the words in their names first, and phrases that some of them bear out */
    async find(text: string): Promise<{ products: SuggestionRow[]; phrases: string[] }> {
      const queries = searchQueries(text);
      if (!queries) return { products: [], phrases: [] };
      const phrases = await phrasesFrom(text);
      const borneOut = phrases.map(
        (phrase) => sql`EXISTS (SELECT 1 FROM found WHERE search_doc @@ ${phrase.queries.anywhere})`,
      );
      const products = await database.query<SuggestionRow & { borne_out: boolean[] }>(sql`
        WITH found AS MATERIALIZED (
          SELECT p.id, p.search_doc FROM products p
          WHERE ${onSale} AND p.search_doc @@ ${queries.anywhere} LIMIT ${EXAMINED}
        ), best AS MATERIALIZED (
          SELECT id, (search_doc @@ ${queries.exact})::integer + (search_doc @@ ${queries.named})::integer AS closeness
          FROM found ORDER BY closeness DESC, id DESC LIMIT ${PRODUCTS}
        )
        SELECT p.id, p.slug, p.name, p.name_ar, p.final_sar, p.final_bhd, p.final_usd,
          picture.storage_key AS image_key, json_build_array(${sql.join(borneOut, sql`, `)}) AS borne_out
        FROM best JOIN ${productSource} ON p.id = best.id ORDER BY best.closeness DESC, p.id DESC`);
      const isBorneOut = products[0]?.borne_out ?? [];
      return { products, phrases: phrases.flatMap((phrase, index) => (isBorneOut[index] ? phrase.text : [])) };
    },
  };
};
