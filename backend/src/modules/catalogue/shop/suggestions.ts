import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { createCorrector } from '../../../search/correction.ts';
import { fold } from '../../../text/fold.ts';
import { placesNamed, readLexicon, type Lexicon } from '../../../search/lexicon.ts';
import { createCategoryRepository } from './category-repository.ts';
import type { Category } from './category-schemas.ts';
import { toCategory } from './category-view.ts';
import { toPicture } from '../../../files/picture-urls.ts';
import { priceRange, type Reader } from './product-row.ts';
import type { ProductSuggestion, VendorSuggestion } from './schemas.ts';
import { createSuggestionRepository, type SuggestionRow } from './suggestion-repository.ts';

const SHORTEST = 2;
const CATEGORIES = 3;
const VENDORS = 2;
const WORDS = 4;

/** Search suggestions while typing. */
export interface Suggestions {
  products: z.infer<typeof ProductSuggestion>[];
  categories: z.infer<typeof Category>[];
  vendors: z.infer<typeof VendorSuggestion>[];
  words: string[];
}

const NOTHING: Suggestions = { products: [], categories: [], vendors: [], words: [] };

const toSuggestion = (row: SuggestionRow, currency: Reader['currency']): z.infer<typeof ProductSuggestion> => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  name_arabic: row.name_ar,
  picture: row.image_key === null ? null : toPicture(row.image_key),
  ...priceRange(row, currency),
  currency,
});

/**
 * Suggests products, categories, vendors and completions.
 * @returns a function of the text and the reader; its lists are empty for less than two characters. If the typed words
 * have no results, it uses the corrected ones
 */
export const createSuggester = (database: Database) => {
  const catalog = createSuggestionRepository(database);
  const categories = createCategoryRepository(database);
  const correct = createCorrector(database);

  const suggest = async (text: string, { lang, currency }: Reader, lexicon: Lexicon): Promise<Suggestions> => {
    const named = placesNamed(text, lexicon);
    const idsOf = (wanted: string) => named.filter(({ kind }) => kind === wanted).map(({ id }) => id);
    const categoryIds = idsOf('category');
    const [{ products, phrases }, all, selling] = await Promise.all([
      catalog.find(text, lexicon),
      categoryIds.length > 0 ? categories.listActive() : [],
      catalog.selling(idsOf('vendor')),
    ]);
    return {
      products: products.map((row) => toSuggestion(row, currency)),
      categories: all
        .filter(({ id }) => categoryIds.includes(id))
        .slice(0, CATEGORIES)
        .map((row) => toCategory(row, lang)),
      vendors: named
        .filter(({ kind, id }) => kind === 'vendor' && selling.has(id))
        .slice(0, VENDORS)
        .map(({ id, name, name_ar }) => ({ id, company_name: name, company_name_arabic: name_ar })),
      words: phrases.slice(0, WORDS),
    };
  };

  return async (text: string, reader: Reader): Promise<Suggestions> => {
    if (fold(text).length < SHORTEST) return NOTHING;
    const lexicon = await readLexicon(database);
    const asTyped = await suggest(text, reader, lexicon);
    if (asTyped.products.length > 0) return asTyped;
    const corrected = await correct(text, lexicon, 1);
    return corrected === null ? asTyped : suggest(corrected.text, reader, lexicon);
  };
};
