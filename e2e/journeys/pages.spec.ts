import type { Page } from '@playwright/test';
import { DEMO } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PAGES = {
  visitor: [
    '/',
    '/shop',
    '/shop?view=list',
    '/shop?category=2&sort=price_desc&price_max=40',
    '/shop?search=nothing-like-this',
    '/cart',
    '/checkout',
    '/wish-list',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password/a-token',
    '/privacy-policy',
    '/terms-condition',
    '/vendor/login',
    '/admin/login',
  ],
  customer: ['/', '/dashboard', '/dashboard/orders', '/cart', '/checkout', '/wish-list'],
  vendor: ['/vendor', '/vendor/orders', '/vendor/products'],
  admin: ['/admin/dashboard', '/admin/vendors', '/admin/products', '/admin/orders'],
} as const;

/** A key such as `cart.title` or `kit:state.retry` in place of its text. */
const KEY = /\b[a-z][\w-]*(?:[.:][a-z]\w*)+\b/g;
const NO_KEY = /\S+@\S+|https?:\S+/g;

/** Everything that is read on a page, by eye or by ear. */
const readTexts = (page: Page) =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'alt', 'placeholder', 'title'];
    const spoken = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...spoken].join('\n');
  });

async function expectFinished(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.title()).not.toBe('');
  const texts = await readTexts(page);
  expect(texts.replace(NO_KEY, '').match(KEY) ?? [], 'keys in place of texts').toEqual([]);
}

for (const who of ['visitor', 'customer', 'vendor', 'admin'] as const) {
  test(`The ${who} finds every page finished`, async ({ openBrowser, market, checkPage }) => {
    const page = await openBrowser(who === 'visitor' ? undefined : await market.signIn(DEMO[who]));
    for (const path of PAGES[who]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectFinished(page);
        await checkPage(page);
      });
    }
  });
}

test('A visitor finds the pages of products finished, with and without variants', async ({
  page,
  market,
  checkPage,
}) => {
  const products = await market.listProducts();
  for (const product of [
    products.find(({ has_variants }) => has_variants),
    products.find(({ has_variants, stock }) => !has_variants && stock > 0),
    products.find(({ stock }) => stock === 0),
  ]) {
    await page.goto(`/product/${product?.slug}`);
    await expectFinished(page);
    await checkPage(page);
  }
});
