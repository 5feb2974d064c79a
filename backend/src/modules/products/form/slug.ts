import { randomBytes } from 'node:crypto';

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

const slugOf =
  (kind: string) =>
  (name: string): string => {
    const slug = dashed(name, /[^a-z0-9]+/g);
    return slug === '' || /^[0-9]+$/.test(slug) || TAKEN.has(slug) ? `${kind}-${slug || 'new'}` : slug;
  };

/** The slug that a product of this name would like to have. Never all digits: those name an id. */
export const productSlug = slugOf('product');

/** The slug that a category of this name would like to have. Never all digits, either. */
export const categorySlug = slugOf('category');

/** The same slug with an ending that nobody else has. */
export const anotherSlug = (slug: string): string => `${slug}-${randomBytes(3).toString('hex')}`;

/** What two spellings of a tag have in common, in any script. */
export const tagSlug = (name: string): string => dashed(name, /[^\p{L}\p{N}]+/gu);

/** The slug that a post of this title would like to have. */
export const postSlug = slugOf('post');
