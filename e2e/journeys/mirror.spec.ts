import type { Locator, Page } from '@playwright/test';
import { chooseLast } from '../support/catalogue.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf, type Words } from '../support/words.ts';

/** A thing on the page, and the side that holds it: where a line begins, or where it ends. */
interface Held {
  what: string;
  by: 'start' | 'end';
  find: (page: Page, words: Words) => Locator;
}

const LANGS = ['en', 'ar'] as const;

const HEADER: Held[] = [
  {
    what: 'the brand',
    by: 'start',
    find: (page) => page.getByRole('banner').getByRole('link', { name: /^(Balsam|بلسم)$/ }),
  },
  {
    what: 'the search',
    by: 'start',
    find: (page, words) => page.getByRole('combobox', { name: words.searchMarketplace }),
  },
  { what: 'the cart', by: 'end', find: (page) => page.getByRole('banner').locator('a[href="/cart"]') },
];
const TITLE: Held = { what: 'the title', by: 'start', find: (page) => page.getByRole('heading', { level: 1 }) };
const PRICE: Held = {
  what: 'the price of the first card',
  by: 'start',
  find: (page) =>
    page
      .getByRole('article')
      .first()
      .getByText(/\d\.\d\d/),
};
const FILTERS: Held = {
  what: 'the column of filters',
  by: 'start',
  find: (page, words) => page.getByRole('searchbox', { name: words.searchProductsOfShop }),
};
const PRODUCT: Held[] = [
  { what: 'the picture', by: 'start', find: (page, words) => page.getByRole('button', { name: words.enlarge }) },
  {
    what: 'the button to buy',
    by: 'start',
    find: (page, words) => page.getByRole('button', { name: words.addToCart, exact: true }),
  },
];
const CART: Held[] = [
  { what: 'the goods', by: 'start', find: (page) => page.getByRole('table') },
  { what: 'the total', by: 'end', find: (page, words) => page.getByRole('region', { name: words.cartTotal }) },
];

/** How far a thing stands from the side that holds it, as a reader of the language sees it. */
async function distanceOf({ what, by, find }: Held, page: Page, lang: 'en' | 'ar'): Promise<number> {
  const box = await find(page, wordsOf(lang)).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`${what} cannot be seen in ${lang}.`);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const isFromLeft = (lang === 'en') === (by === 'start');
  return Math.round(isFromLeft ? box.x : width - box.x - box.width);
}

test('Arabic pages are the mirror of the English ones', async ({ market, openBrowser, viewport, lang }) => {
  const customer = await market.newCustomer();
  const product = chooseLast(await market.listProducts(), lang);
  await market.addToCart(customer, { product_id: product.id, quantity: 1 });
  const pages = await Promise.all(LANGS.map((of) => openBrowser(customer, { lang: of, currency: 'SAR' })));
  const isDesk = (viewport?.width ?? 0) >= 992;

  for (const [path, held] of [
    ['/', [TITLE, PRICE]],
    ['/shop', [TITLE, PRICE, ...(isDesk ? [FILTERS] : [])]],
    [`/product/${product.slug}`, [TITLE, ...PRODUCT]],
    ['/cart', [TITLE, ...CART]],
  ] as const) {
    await test.step(path, async () => {
      const distances = await Promise.all(
        pages.map(async (page, index) => {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          const of = LANGS[index] ?? 'en';
          const measure = async (one: Held) => [one.what, await distanceOf(one, page, of)] as const;
          return Object.fromEntries(await Promise.all([...HEADER, ...held].map(measure)));
        }),
      );
      const [english = {}, arabic = {}] = distances;
      for (const [what, distance] of Object.entries(english)) {
        expect(
          Math.abs(distance - (arabic[what] ?? NaN)),
          `${what}: ${distance} px, in Arabic ${arabic[what]} px`,
        ).toBeLessThanOrEqual(2);
      }
    });
  }
});
