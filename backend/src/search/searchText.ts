import { fold } from './fold.ts';

interface Searchable {
  name: string;
  nameAr: string;
  sku: string;
  barcode?: string;
  tags?: string[];
}

/**
 * What a product is found by, as stored in `products.search_text`: its names, SKU, barcode and tags.
 * Descriptions stay out: a word in passing would bring products that are something else.
 */
export const searchText = ({ name, nameAr, sku, barcode = '', tags = [] }: Searchable): string =>
  fold([name, nameAr, sku, barcode, ...tags].join(' '));
