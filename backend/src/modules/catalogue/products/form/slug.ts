import { randomBytes } from 'node:crypto';
import { latinDigits } from '../../../../text/digits.ts';
import { transliterate } from '../../../../text/transliterate.ts';

const LENGTH = 80;

/** Paths next to `/products/:slug` and `/vendor/products/:slug` that are other routes. */
const TAKEN = new Set(['top-rated', 'facets', 'suggest', 'sitemap', 'bulk', 'import']);

/** Words in lower case joined by dashes, without accents. @param other characters that separate words */
const dashed = (text: string, other: RegExp): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(other, '-')
    .slice(0, LENGTH)
    .replace(/^-+|-+$/g, '');

const latin = (text: string): string => dashed(latinDigits(transliterate(text.normalize('NFKD'))), /[^a-z0-9]+/g);

const slugOf =
  (kind: string) =>
  (name: string, code = ''): string => {
    const slug = latin(name);
    if (slug === '') return `${kind}-${latin(code) || 'new'}`;
    return /^[0-9]+$/.test(slug) || TAKEN.has(slug) ? `${kind}-${slug}` : slug;
  };

/** Preferred slug of a product: its name, or its SKU if no letter of the name can be written in Latin. Never all digits: those name an id. */
export const productSlug = slugOf('product');

/** Preferred slug of a category. Never all digits, either. */
export const categorySlug = slugOf('category');

/** Slug with a random suffix. */
export const anotherSlug = (slug: string): string => `${slug}-${randomBytes(3).toString('hex')}`;

/** Key of a tag, equal for different spellings, in any script. */
export const tagSlug = (name: string): string => dashed(name, /[^\p{L}\p{N}]+/gu);

/** Preferred slug of a post. */
export const postSlug = slugOf('post');
