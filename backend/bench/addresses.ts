import type { Random } from '../database/seed/random.ts';
import { CURRENCIES } from '../src/facts/currencies.ts';
import { ENCODINGS, keyOf } from './response-bodies.ts';
import type { Catalogue, Listed } from './catalogue.ts';
import type { Request } from './load.ts';

type Make = () => Request;

const PAGE = 12;
/** Number of pages from which lists are requested, counted from the first page and from the last. */
const MAX_PAGES = 100;
const SORTS = ['default', 'price_asc', 'price_desc', 'name_asc', 'name_desc', 'rating_desc'];
const LANGUAGES = ['en', 'ar'];
/** Words long enough to search for. */
const WORD = /[\p{L}\p{M}]{3,}/gu;
const LONG_WORD = /[a-z]{8,}/gi;

const get = (lang: string, currency: string, path: string): Request => ({
  method: 'GET',
  path: `/api${path}`,
  headers: { lang, currency, ...ENCODINGS },
});

const query = (fields: Record<string, string | number>): string =>
  String(new URLSearchParams(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))));

const list = (fields: Record<string, string | number>): string => `/products?${query({ filter: 'true', ...fields })}`;

/** Random requests of shoppers, derived from the catalogue so that they return results. */
export const createMakers = ({ products, total }: Catalogue, random: Random) => {
  const pages = Math.max(2, Math.ceil(total / PAGE));
  const reach = Math.min(MAX_PAGES, Math.floor(pages / 2));
  const any = (path: string) => get(random.pick(LANGUAGES), random.pick(CURRENCIES), path);
  const sorted = () => ({ sort: random.pick(SORTS) });
  const product = () => random.pick(products);

  const wordsOf = ({ name, name_ar: arabic }: Listed) => {
    const lang = random.pick(LANGUAGES);
    const words = [...new Set((lang === 'ar' ? arabic : name).match(WORD))];
    return { lang, words: random.shuffle(words) };
  };
  const withWords = (count: number, toPath: (words: readonly string[]) => string): Request => {
    const { lang, words } = wordsOf(product());
    return words.length < count ? withWords(count, toPath) : get(lang, 'SAR', toPath(words.slice(0, count)));
  };

  const around = ({ category, price }: Listed) => ({
    category,
    price_min: Math.floor((price * (0.2 + random.next() * 0.8)) / 100),
    price_max: Math.ceil((price * (1 + random.next() * 4)) / 100),
  });
  /** Up to two groups of a filter by attributes, which the product matches. */
  const facetsOf = ({ facets }: Listed) => ({
    f: random
      .shuffle([...facets])
      .slice(0, 2)
      .join(';'),
  });
  const categories = () => ({ category: [product().category, product().category].join() });
  const mistype = (): string => {
    const word = random.pick(product().name.match(LONG_WORD) ?? ['']);
    const at = random.int(3, word.length - 2);
    return word === '' ? mistype() : word.slice(0, at) + word.slice(at + 1);
  };

  return {
    list: () => any(list({ ...sorted(), page: random.int(1, reach) })),
    listEnd: () => any(list({ ...sorted(), page: random.int(pages - reach + 1, pages) })),
    filter: () => get(random.pick(LANGUAGES), 'SAR', list({ ...around(product()), ...sorted() })),
    filterFacets: () => {
      const found = product();
      return get(random.pick(LANGUAGES), 'SAR', list({ ...around(found), ...sorted(), ...facetsOf(found) }));
    },
    countFacets: () => {
      const { category, ...price } = around(product());
      return get(random.pick(LANGUAGES), 'SAR', `/categories/${category}/facets?${query(price)}`);
    },
    filterTwo: () => any(list({ ...categories(), ...sorted() })),
    filterStock: () => any(list({ ...categories(), ...sorted(), in_stock: 1 })),
    search: () => withWords(2, (words) => list({ search: words.join(' ') })),
    searchOne: () => withWords(1, (words) => list({ search: words.join(' '), ...sorted() })),
    typo: () => get('en', 'SAR', list({ search: mistype() })),
    suggest: () =>
      withWords(1, ([word = '']) => `/products/suggest?search=${encodeURIComponent(word.slice(0, random.int(3, 7)))}`),
    product: () => any(`/products/${product().slug}`),
  } satisfies Record<string, Make>;
};

/** Up to `count` different requests; fewer if random picks find no more. */
export const different = (count: number, make: Make): Request[] => {
  const requests = new Map<string, Request>();
  for (let turn = 0; turn < 5 * count && requests.size < count; turn += 1) {
    const request = make();
    requests.set(keyOf(request), request);
  }
  return [...requests.values()];
};
