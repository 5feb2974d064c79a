import { randomBytes } from 'node:crypto';
import { latinDigits } from '../../../text/digits.ts';
import { transliterate } from '../../../text/transliterate.ts';

const LENGTH = 80;

/** Addresses beside `/products/:slug` and `/vendor/products/:slug` that mean something else. */
const TAKEN = new Set(['top-rated', 'suggest', 'sitemap', 'bulk', 'import']);

/** Words in lower case with dashes between them, accents gone. @param other what is no part of a word */
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

/** The slug that a category of this name would like to have. Never all digits, either. */
export const categorySlug = slugOf('category');

/** The same slug with an ending that nobody else has. */
export const anotherSlug = (slug: string): string => `${slug}-${randomBytes(3).toString('hex')}`;

/** What two spellings of a tag have in common, in any script. */
export const tagSlug = (name: string): string => dashed(name, /[^\p{L}\p{N}]+/gu);

/** The slug that a post of this title would like to have. */
export const postSlug = slugOf('post');
