import { currencyColumns } from '../../../money/currency-columns.ts';
import type { FinalPrices, TopPrices } from '../../../money/money.ts';
import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { termsBegun, type Lexicon } from '../../../search/lexicon.ts';
import { anyOf, BY_CLOSENESS, codeBeginning, matchingProducts, queriesOf } from '../../../search/search-query.ts';
import { FREQUENT } from '../../../search/search-terms.ts';
import { searchedTokens } from '../../../search/query-words.ts';
import { stem } from '../../../search/stems/stem.ts';
import { isStopWord } from '../../../search/stop-words.ts';
import { understand } from '../../../search/query-parser.ts';
import { placeOf } from './list-hits.ts';
import { onSale, productSource, type ProductRow } from './product-row.ts';

export type SuggestionRow = Pick<
  ProductRow,
  'id' | 'slug' | 'name' | 'name_ar' | keyof FinalPrices | keyof TopPrices | 'image_key'
>;

/** Completion of the typed text, with the query of its results. */
interface Phrase {
  text: string;
  query: string;
}

const PRODUCTS = 6;
// The beginning of a common word matches thousands of products; ranking a sample of them is good enough for a
// suggestion.
const EXAMINED = 100;
const LIKELY_PHRASES = 8;
const LIKELY_TERMS = 3;
// Minimum number of letters that are matched against terms of the lexicon.
const BEGINS_TERM = 2;

/** Suggestions that complete the words typed so far. */
export const createSuggestionRepository = (database: Database) => {
  const phraseOf = (text: string, lexicon: Lexicon): Phrase[] => {
    const understanding = understand(text, lexicon);
    return understanding ? [{ text, query: queriesOf(understanding).anywhere }] : [];
  };

  /**
   * Completes the last word with the most frequent matching words. `isFrequent`: the only word is so common that a
   * sample of products contains it.
   */
  const phrasesFrom = async (text: string, lexicon: Lexicon): Promise<{ phrases: Phrase[]; isFrequent: boolean }> => {
    const words = searchedTokens(text);
    const begun = words.pop()?.folded ?? '';
    const terms = await database.query<{ word: string; spelling: string; df: number }>(sql`
      SELECT word, spelling, df FROM search_terms WHERE word LIKE ${`${begun}%`} ORDER BY df DESC, word LIMIT ${LIKELY_PHRASES}`);
    const before = words.map(({ written }) => `${written} `).join('');
    // Only the most frequent form of a word is suggested.
    const likely = new Map<string, string>();
    for (const { word, spelling } of terms)
      if (!isStopWord(word, false) && !likely.has(stem(word))) likely.set(stem(word), spelling);
    return {
      phrases: [...likely.values()].flatMap((spelling) => phraseOf(before + spelling, lexicon)),
      isFrequent: words.length === 0 && terms.some(({ df }) => df >= FREQUENT),
    };
  };

  return {
    /** @returns products on sale, matches in the name first, and phrases found in some of them */
    async find(text: string, lexicon: Lexicon): Promise<{ products: SuggestionRow[]; phrases: string[] }> {
      const understanding = understand(text, lexicon);
      if (!understanding) return { products: [], phrases: [] };
      const queries = queriesOf(understanding);
      // The meaning of such a term is searched; the term itself, which may be a common misspelling, is not suggested.
      const terms = text.trim().length < BEGINS_TERM ? [] : termsBegun(text, lexicon, LIKELY_TERMS);
      const begun = terms.flatMap((term) => phraseOf(term, lexicon));
      const { phrases, isFrequent } = await phrasesFrom(text, lexicon);
      const borneOut = phrases.map(({ query }) => sql`EXISTS (SELECT 1 FROM found p WHERE ${matchingProducts(query)})`);
      const code = codeBeginning(text);
      const suits = matchingProducts(
        anyOf([queries.anywhere, ...begun.map(({ query }) => query), ...(code === null ? [] : [code])]),
      );
      const place = placeOf([...BY_CLOSENESS.map((each) => matchingProducts(queries[each])), sql`true`]);
      // The limit is outside the subquery of matches, as in `findHits`, unless the table's beginning has enough of
      // them.
      const materialized = isFrequent ? sql`NOT MATERIALIZED` : sql`MATERIALIZED`;
      const products = await database.query<SuggestionRow & { borne_out: boolean[] }>(sql`
        WITH suiting AS ${materialized} (SELECT p.id, p.search_doc, p.in_stock FROM products p WHERE ${onSale} AND ${suits}),
        found AS MATERIALIZED (SELECT * FROM suiting LIMIT ${EXAMINED}),
        best AS MATERIALIZED (
          SELECT p.id, p.in_stock, ${place} AS place FROM found p ORDER BY place, p.in_stock DESC, p.id DESC LIMIT ${PRODUCTS}
        )
        SELECT p.id, p.slug, p.name, p.name_ar, ${currencyColumns('final', 'p')}, ${currencyColumns('top_final', 'p')},
          picture.storage_key AS image_key, json_build_array(${sql.join(borneOut, sql`, `)}) AS borne_out
        FROM best JOIN ${productSource} ON p.id = best.id ORDER BY best.place, best.in_stock DESC, p.id DESC`);
      const isBorneOut = products[0]?.borne_out ?? [];
      return { products, phrases: phrases.flatMap((phrase, index) => (isBorneOut[index] ? phrase.text : [])) };
    },

    /** Those of the vendors that have products on sale. */
    async selling(ids: readonly number[]): Promise<Set<number>> {
      if (ids.length === 0) return new Set();
      const rows = await database.query<{ id: number }>(sql`
        SELECT v.id FROM vendors v
        WHERE v.id IN (SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
          AND EXISTS (SELECT 1 FROM products p WHERE p.vendor_id = v.id AND ${onSale})`);
      return new Set(rows.map(({ id }) => id));
    },
  };
};
