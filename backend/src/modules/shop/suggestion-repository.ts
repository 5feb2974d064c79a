import { currencyColumns } from '../../money/currency-columns.ts';
import type { FinalPrices, TopPrices } from '../../money/money.ts';
import { sql } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import { termsBegun, type Lexicon } from '../../search/lexicon.ts';
import { anyOf, BY_CLOSENESS, codeBeginning, found, queriesOf } from '../../search/search-query.ts';
import { FREQUENT } from '../../search/search-terms.ts';
import { searchedTokens } from '../../search/searched-words.ts';
import { stem } from '../../search/stems/stem.ts';
import { isStopWord } from '../../search/stop-words.ts';
import { understand } from '../../search/understanding.ts';
import { placeOf } from './list-hits.ts';
import { onSale, productSource, type ProductRow } from './product-row.ts';

export type SuggestionRow = Pick<
  ProductRow,
  'id' | 'slug' | 'name' | 'name_ar' | keyof FinalPrices | keyof TopPrices | 'image_key'
>;

/** A text that goes on from what was typed, and what it would find. */
interface Phrase {
  text: string;
  query: string;
}

const PRODUCTS = 6;
// The beginning of a common word is in thousands of products: the best of some of them are good enough for a suggestion.
const EXAMINED = 100;
const LIKELY_PHRASES = 8;
const LIKELY_TERMS = 3;
// So many letters begin a term of the lexicon and not just anything.
const BEGINS_TERM = 2;

/** What begins with, or goes on from, the words that somebody has typed so far. */
export const createSuggestionRepository = (database: Database) => {
  const phraseOf = (text: string, lexicon: Lexicon): Phrase[] => {
    const understanding = understand(text, lexicon);
    return understanding ? [{ text, query: queriesOf(understanding).anywhere }] : [];
  };

  /**
   * The text with its last word completed, by the words that most products hold. `isFrequent`: so many hold the only word that
   * those examined are soon met.
   */
  const phrasesFrom = async (text: string, lexicon: Lexicon): Promise<{ phrases: Phrase[]; isFrequent: boolean }> => {
    const words = searchedTokens(text);
    const begun = words.pop()?.folded ?? '';
    const terms = await database.query<{ word: string; spelling: string; df: number }>(sql`
      SELECT word, spelling, df FROM search_terms WHERE word LIKE ${`${begun}%`} ORDER BY df DESC, word LIMIT ${LIKELY_PHRASES}`);
    const before = words.map(({ written }) => `${written} `).join('');
    // Of the forms of a word the most frequent one is enough.
    const likely = new Map<string, string>();
    for (const { word, spelling } of terms)
      if (!isStopWord(word, false) && !likely.has(stem(word))) likely.set(stem(word), spelling);
    return {
      phrases: [...likely.values()].flatMap((spelling) => phraseOf(before + spelling, lexicon)),
      isFrequent: words.length === 0 && terms.some(({ df }) => df >= FREQUENT),
    };
  };

  return {
    /** @returns products on sale, those with the words in their names first, and phrases that some of them bear out */
    async find(text: string, lexicon: Lexicon): Promise<{ products: SuggestionRow[]; phrases: string[] }> {
      const understanding = understand(text, lexicon);
      if (!understanding) return { products: [], phrases: [] };
      const queries = queriesOf(understanding);
      // What such a term means is found; the term itself, which may be a common misspelling, is not recommended.
      const terms = text.trim().length < BEGINS_TERM ? [] : termsBegun(text, lexicon, LIKELY_TERMS);
      const begun = terms.flatMap((term) => phraseOf(term, lexicon));
      const { phrases, isFrequent } = await phrasesFrom(text, lexicon);
      const borneOut = phrases.map(({ query }) => sql`EXISTS (SELECT 1 FROM found p WHERE ${found(query)})`);
      const code = codeBeginning(text);
      const suits = found(
        anyOf([queries.anywhere, ...begun.map(({ query }) => query), ...(code === null ? [] : [code])]),
      );
      const place = placeOf([...BY_CLOSENESS.map((each) => found(queries[each])), sql`true`]);
      // Where it ends is said outside of what suits, as in `findHits`, unless the table's beginning has enough of it.
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

    /** Of some vendors, those who have something on sale. */
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
