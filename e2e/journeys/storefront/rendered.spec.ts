import { nameOf } from '../../support/catalogue.ts';
import { untilLoaded } from '../../support/wait-until-loaded.ts';
import { moneyOf } from '../../support/money.ts';
import { expect, test } from '../../support/test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('A visitor searches and sees a product with its price', async ({ page, market, words, lang, currency }) => {
    const [product] = await market.listProducts();
    if (!product) throw new Error('The demo has no product for this journey.');
    const name = nameOf(product, lang);
    // On a busy machine, an uncached page may be served without its content.
    await expect(async () => {
      await page.goto('/');
      await page.getByRole('search').getByRole('combobox').fill(name);
      await page.keyboard.press('Enter');
      await page.getByRole('article').getByRole('link', { name }).first().click({ timeout: 2_000 });
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }).toPass();
    await expect(page.getByText(moneyOf(product.price, { lang, currency })).first()).toBeVisible();
    await expect(page.getByRole('button', { name: words('storefront:catalog.addToCart') }).first()).toBeVisible();
  });
});

test('A search and "add to cart" before hydration take effect afterwards', async ({
  market,
  openBrowser,
  words,
  lang,
}) => {
  const product = (await market.listProducts()).find(({ stock, has_variants }) => stock > 0 && !has_variants);
  if (!product) throw new Error('The demo has no product for this journey.');
  const page = await openBrowser(await market.newCustomer());
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/areas\/shell\/.*\/vendor\./, async (route) => {
    await arrived;
    await route.continue();
  });
  const button = page.getByRole('button', { name: words('storefront:catalog.addToCart') }).first();
  await expect(async () => {
    await page.goto(`/product/${product.slug}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'recordedEvents' in window);
    await button.click({ timeout: 1_000 });
  }).toPass();
  const name = nameOf(product, lang);
  await page.getByRole('combobox', { name: words('storefront:search.label') }).pressSequentially(name);
  arrive();
  await expect(page.getByText(words('storefront:catalog.added'))).toBeVisible();
  await expect(page.getByRole('option').filter({ hasText: name }).first()).toBeVisible();
});

test('A rendered page does not shift while the shell starts', { tag: '@phone' }, async ({ page, market }) => {
  const [product] = await market.listProducts();
  if (!product) throw new Error('The demo has no product for this journey.');
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += 'value' in entry ? Number(entry.value) : 0;
      document.documentElement.dataset.shift = String(shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/shop', `/product/${product.slug}`, '/about'])
    await test.step(path, async () => {
      await expect(async () => {
        const response = await page.goto(path);
        expect(await response?.text()).toContain('data-rendered=');
      }).toPass();
      await untilLoaded(page);
      await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
      expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThanOrEqual(0.01);
    });
});

/** One page of each kind; a whole run adds the others. */
const WHOLE = process.env.TEST_ALL === '1';

/** The headless shell never uses the back/forward cache, but reports a page's own reasons as well. */
const KEEPS_NONE = 'BackForwardCacheDisabledForDelegate';

test('Every page is eligible for the back/forward cache', async ({ playwright, launchOptions, shop, market }) => {
  const { origin } = shop;
  const [product] = await market.listProducts();
  const elsewhere = origin.replace('localhost', '127.0.0.1');
  // Playwright disables the back/forward cache, and its goBack waits for a fresh load.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  const tab = await page.context().newCDPSession(page);
  await tab.send('Page.enable');
  // Either the page is restored from the cache, or the reasons are reported.
  const told: string[][] = [];
  tab.on('Page.frameNavigated', ({ type }) => {
    if (type === 'BackForwardCacheRestore') told.push([]);
  });
  tab.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    told.push(notRestoredExplanations.map(({ reason }) => reason));
  });
  const paths = [`/product/${product?.slug}`, '/cart', '/vendor/login', ...(WHOLE ? ['/', '/shop', '/login'] : [])];
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      await page.goto(origin + path);
      await untilLoaded(page);
      await page.goto(`${elsewhere}/robots.txt`);
      const { currentIndex, entries } = await tab.send('Page.getNavigationHistory');
      await tab.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
      await expect.poll(() => told.length).toBe(index + 1);
    });
  }
  await browser.close();
  expect(told.flat().filter((reason) => reason !== KEEPS_NONE)).toEqual([]);
});
