import type { Lang, ProductDetail } from '@balsam/shared-api';
import { nameOf } from '../../entities/catalog/name-of.ts';
import { href } from '../../entities/page/paths.ts';

const DESCRIPTION_LENGTH = 160;

/** Joins lines and truncates at a word boundary. */
function shorten(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : DESCRIPTION_LENGTH - 1)}…`;
}

/** Head of a product's page, in the page's language. */
export function describeProduct(product: ProductDetail, lang: Lang) {
  const description = (lang === 'ar' && product.description_arabic) || product.description;
  return {
    page: 'product' as const,
    values: { name: nameOf(product, lang), description: shorten(description) },
    path: href('product', { slug: product.slug }),
    picture: product.picture?.url,
  };
}
