import type { Page } from '@playwright/test';
import { nameOf } from '../../support/catalogue.ts';
import { fetchPage, fetchSitemap, type FirstHtml } from '../../support/firstHtml.ts';
import { createMarket } from '../../support/market.ts';
import { expect, test } from '../../support/test.ts';

type Lang = 'en' | 'ar';

/** The one address of a page in a language. */
const addressOf = (origin: string, path: string, lang: Lang) =>
  origin + path + (lang === 'ar' ? `${path.includes('?') ? '&' : '?'}lang=ar` : '');

const ofType = (data: Record<string, unknown>[], type: string) => data.filter((item) => item['@type'] === type);

/** What every public page tells search engines and link previews of itself. */
function expectPublicHead(
  html: FirstHtml,
  { path, title, lang, origin }: { path: string; title: string; lang: Lang; origin: string },
) {
  const address = addressOf(origin, path, lang);
  expect(html).toMatchObject({ status: 200, lang, dir: lang === 'ar' ? 'rtl' : 'ltr', titles: [title] });
  expect(html.meta).toMatchObject({ 'og:title': [title], 'og:url': [address], 'og:locale': [lang] });
  expect(html.meta).not.toHaveProperty('robots');
  expect(html.meta.description).toEqual([expect.stringMatching(/.{20}/)]);
  expect(html.meta['og:description']).toEqual(html.meta.description);
  const hrefsOf = (rel: string) =>
    html.links.filter((link) => link.rel === rel).map(({ hreflang, href }) => [hreflang, href]);
  expect(hrefsOf('canonical')).toEqual([[undefined, address]]);
  expect(hrefsOf('alternate')).toEqual([
    ['en', addressOf(origin, path, 'en')],
    ['ar', addressOf(origin, path, 'ar')],
    ['x-default', addressOf(origin, path, 'en')],
  ]);
}

test('A search engine reads what every page is about, in its language, before any script runs', async ({
  request,
  words,
  lang,
  baseURL: origin = '',
}) => {
  const market = createMarket(request, { lang, currency: 'SAR' });
  const products = await market.listProducts();
  const [category] = await market.listCategories();
  const plain = products.find(({ has_variants, price }) => !has_variants && price > 0);
  const sized = products.find(({ has_variants }) => has_variants);
  if (!category || !plain || !sized) throw new Error('The demo has no product for this journey.');

  for (const [path, title] of [
    ['/', words.titleOfHome],
    ['/shop', words.titleOfShop],
    [`/shop?category=${category.id}`, words.titleOf(nameOf(category, lang))],
    ['/about', words.titleOfAbout],
  ] as const) {
    await test.step(path, async () => {
      expectPublicHead(await fetchPage(addressOf(origin, path, lang)), { path, title, lang, origin });
    });
  }

  for (const product of [plain, sized]) {
    const path = `/product/${product.slug}`;
    await test.step(path, async () => {
      const name = nameOf(product, lang);
      const html = await fetchPage(addressOf(origin, path, lang));
      expectPublicHead(html, { path, title: words.titleOf(name), lang, origin });
      expect(html.meta['og:image']).toEqual([expect.stringMatching(`^${origin}/media/.+\\.webp$`)]);
      const [trail] = ofType(html.data, 'BreadcrumbList');
      expect(trail).toMatchObject({ itemListElement: [{ name: words.homePage }, {}, {}, { position: 4, name }] });

      const { variants } = await market.getProduct(product.slug);
      const offerOf = ({ price }: { price: number }) => ({ price, priceCurrency: 'SAR' });
      const [told, ...others] = ofType(html.data, variants.length > 0 ? 'ProductGroup' : 'Product');
      expect(others).toEqual([]);
      expect(told).toMatchObject(
        variants.length > 0
          ? { name, hasVariant: variants.map((variant) => ({ sku: variant.sku, offers: offerOf(variant) })) }
          : { name, offers: offerOf(product) },
      );
    });
  }
});

test('A page of one person stays out of search engines, and what is not there answers 404', async ({
  words,
  lang,
  baseURL: origin = '',
}) => {
  const read = (path: string) => fetchPage(addressOf(origin, path, lang));
  for (const path of [
    ...['/cart', '/checkout', '/wish-list', '/order/BLS-1/confirmed', '/reset-password/a-token'],
    ...['/dashboard', '/dashboard/orders', '/dashboard/address', '/dashboard/account'],
    ...['/newsletter/confirm?token=x', '/newsletter/unsubscribe?token=x'],
  ]) {
    const html = await read(path);
    expect([path, html.status, html.meta.robots, html.titles.length]).toEqual([path, 200, ['noindex'], 1]);
  }
  for (const path of ['/product/unknown', '/blog/unknown', '/nothing', '/dashboard/nothing']) {
    const html = await read(path);
    expect([path, html.status, html.meta.robots, html.titles]).toEqual([
      path,
      404,
      ['noindex'],
      [words.titleOfMissing],
    ]);
  }
});

test('The sitemap names every product on sale once, and every page that it names is there', async ({
  market,
  baseURL: origin = '',
}) => {
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).toContain('Disallow: /admin');
  const isProduct = (address: string) => address.startsWith(`${origin}/product/`);
  let addresses: string[] = [];
  // An admin of another journey may take a product off sale between the two readings.
  await expect(async () => {
    const parts = await Promise.all((await fetchSitemap(`${origin}/sitemap.xml`)).map(fetchSitemap));
    addresses = parts.flat();
    const onSale = (await market.listOnSale()).map(({ slug }) => `${origin}/product/${slug}`);
    expect(addresses.filter(isProduct).sort()).toEqual(onSale.sort());
  }).toPass({ timeout: 30_000 });
  const products = addresses.filter(isProduct);
  const sample = [products[0], products.at(-1)].filter((address) => address !== undefined);
  for (const address of [...addresses.filter((address) => !isProduct(address)), ...sample]) {
    const { status, links } = await fetchPage(address);
    // A page in the sitemap that calls itself another page would be passed over.
    const canonical = links.find(({ rel }) => rel === 'canonical')?.href;
    expect([address, status, canonical]).toEqual([address, 200, address]);
  }
});

/** How often each thing that must be there once stands in the head, and what search engines read. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return {
      titles: all('head > title').map(({ textContent }) => textContent),
      descriptions: all('meta[name="description"]').length,
      canonicals: all('link[rel="canonical"]').map((link) => link.getAttribute('href')),
      alternates: all('link[rel="alternate"]').map((link) => link.getAttribute('hreflang')),
      data: all('script[type="application/ld+json"]').map(({ textContent }) => JSON.parse(textContent)['@type']),
      leftOver: all('[data-first-page]').length,
    };
  });

test('The head follows a visitor from page to page, and nothing stands in it twice', async ({
  page,
  market,
  words,
  lang,
  baseURL: origin = '',
}) => {
  await page.goto('/');
  const link = page.getByRole('article').getByRole('link').first();
  const product = await market.getProduct((await link.getAttribute('href'))?.split('/').at(-1) ?? '');
  const name = nameOf(product, lang);
  const headOf = (path: string, title: string, data: string[]) => ({
    titles: [title],
    descriptions: 1,
    canonicals: [addressOf(origin, path, lang)],
    alternates: ['en', 'ar', 'x-default'],
    data,
    leftOver: 0,
  });
  const productData = [product.has_variants ? 'ProductGroup' : 'Product', 'BreadcrumbList'];
  const productHead = headOf(`/product/${product.slug}`, words.titleOf(name), productData);
  const expectHead = (head: object) => expect.poll(() => readHead(page)).toEqual(head);

  await expectHead(headOf('/', words.titleOfHome, ['Organization']));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectHead(productHead);

  await page.getByRole('contentinfo').getByRole('link', { name: words.aboutUs, exact: true }).click();
  await expectHead(headOf('/about', words.titleOfAbout, []));
  await page.goBack();
  await expectHead(productHead);
  await page.reload();
  await expectHead(productHead);
});

test('A visitor’s first page asks the server for nothing that came with the HTML', async ({
  page,
  market,
  lang,
  currency,
  context,
  baseURL: origin = '',
}) => {
  // What the shop leaves behind on the first visit.
  await context.addCookies([{ name: 'currency', value: currency, url: origin }]);
  const [product] = await market.listProducts();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname.slice('/api/'.length) + search);
  });
  const carried = () =>
    page.evaluate(() => JSON.parse(document.getElementById('first-answers')?.textContent ?? 'null'));

  for (const [path, alsoAsked] of [
    ['/', []],
    ['/shop', []],
    ['/shop?search=mask', []],
    ['/shop?category=2,3&in_stock=1&rating=4&sort=price_asc&price_min=5&price_max=400&view=list', []],
    [`/product/${product?.slug}`, [`products/${product?.id}/related`]],
  ] as const) {
    await test.step(path, async () => {
      // An answer that is late does not hold up the HTML: then the page asks by itself. That is rare, a drift is always.
      await expect(async () => {
        calls.length = 0;
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { answers, ...preferences } = await carried();
        expect(preferences).toEqual({ lang, currency });
        expect(Object.keys(answers)).not.toEqual([]);
        expect(calls.filter((call) => !(alsoAsked as readonly string[]).includes(call))).toEqual([]);
      }).toPass({ timeout: 30_000 });
    });
  }
});
