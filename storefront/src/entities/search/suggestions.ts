import type { Category, ProductSuggestion, VendorSuggestion } from '@balsam/shared-api';
import type { Suggested } from './search-api.ts';
import { href } from '../page/paths.ts';

/** One row of the suggestion list and its target. */
export type Suggestion = { key: string; to: string } & (
  | { kind: 'word'; word: string }
  | { kind: 'category'; category: Category }
  | { kind: 'vendor'; vendor: VendorSuggestion }
  | { kind: 'product'; product: ProductSuggestion }
);

/** Order of the kinds in the list. */
export const KINDS = ['word', 'category', 'vendor', 'product'] as const satisfies Suggestion['kind'][];

const MOST_WORDS = 3;
const MOST_CATEGORIES = 2;
const MOST_VENDORS = 1;

/** Address of the search results. */
export const searchAddress = (words: string): string => href('shop', { search: words || undefined });

/** At most `most` rows: words, categories and vendors first, products in the remaining room. */
export function toSuggestions({ words, categories, vendors, products }: Suggested, most: number): Suggestion[] {
  const rows: Suggestion[] = [
    ...words
      .slice(0, MOST_WORDS)
      .map((word) => ({ kind: 'word' as const, key: `word-${word}`, to: searchAddress(word), word })),
    ...categories.slice(0, MOST_CATEGORIES).map((category) => ({
      kind: 'category' as const,
      key: `category-${category.id}`,
      to: href('shop', { category: category.id }),
      category,
    })),
    ...vendors.slice(0, MOST_VENDORS).map((vendor) => ({
      kind: 'vendor' as const,
      key: `vendor-${vendor.id}`,
      to: href('vendor', { id: vendor.id }),
      vendor,
    })),
    ...products.map((product) => ({
      kind: 'product' as const,
      key: `product-${product.id}`,
      to: href('product', { slug: product.slug }),
      product,
    })),
  ];
  return rows.slice(0, most);
}
