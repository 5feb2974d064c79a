import { fold } from './fold.ts';

/** What a product is found by: its names, SKU, barcode and tags in both languages. */
export interface Searchable {
  name: string;
  nameAr: string;
  sku: string;
  barcode?: string;
  tags?: string[];
}

/**
 * What a product is found by, as stored in `products.search_text`: a line of names, one of codes and one of tags.
 * Descriptions stay out: a word in passing would bring products that are something else.
 */
export const searchText = ({ name, nameAr, sku, barcode = '', tags = [] }: Searchable): string =>
  [[name, nameAr], [sku, barcode], tags.toSorted()].map((texts) => fold(texts.join(' '))).join('\n');
