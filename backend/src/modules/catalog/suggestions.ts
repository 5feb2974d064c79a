import type { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { priceColumns, toWire } from '../../money.ts';
import { createCorrector } from '../../search/correction.ts';
import { fold } from '../../search/fold.ts';
import { isNamedBy, wordsOf } from '../../search/words.ts';
import { createCategoryRepository } from '../categories/repository.ts';
import type { Category } from '../categories/schemas.ts';
import { toCategory } from '../categories/view.ts';
import { toPicture } from './picture.ts';
import type { Reader } from './productRow.ts';
import type { ProductSuggestion } from './schemas.ts';
import { createSuggestionRepository, type SuggestionRow } from './suggestionRepository.ts';

const SHORTEST = 2;
const CATEGORIES = 3;
const WORDS = 4;

/** What the search box offers while somebody types. */
export interface Suggestions {
  products: z.infer<typeof ProductSuggestion>[];
  categories: z.infer<typeof Category>[];
  words: string[];
}

const toSuggestion = (row: SuggestionRow, currency: Reader['currency']): z.infer<typeof ProductSuggestion> => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  name_arabic: row.name_ar,
  picture: row.image_key === null ? null : toPicture(row.image_key),
  price: toWire(row[priceColumns[currency].final], currency),
  currency,
});

/**
 * Suggests products, categories, and words that go on from those typed.
 * @returns a function of the text and the reader; it gives empty lists for less than two letters, and what suits the
 * corrected words when those typed lead to nothing
 */
export const createSuggester = (database: Database) => {
  const catalog = createSuggestionRepository(database);
  const categories = createCategoryRepository(database);
  const correct = createCorrector(database);

  const suggest = async (text: string, { lang, currency }: Reader): Promise<Suggestions> => {
    const [{ products, phrases }, all] = await Promise.all([catalog.find(text), categories.listActive()]);
    const folded = wordsOf(text).map((word) => word.folded);
    const named = all.filter((row) => isNamedBy(`${row.name} ${row.name_ar}`, folded)).slice(0, CATEGORIES);
    return {
      products: products.map((row) => toSuggestion(row, currency)),
      categories: named.map((row) => toCategory(row, lang)),
      words: phrases.slice(0, WORDS),
    };
  };

  return async (text: string, reader: Reader): Promise<Suggestions> => {
    if (fold(text).length < SHORTEST) return { products: [], categories: [], words: [] };
    const asTyped = await suggest(text, reader);
    if (asTyped.products.length > 0) return asTyped;
    const corrected = await correct(text);
    return corrected === null ? asTyped : suggest(corrected, reader);
  };
};
