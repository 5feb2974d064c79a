import type { Page } from '@playwright/test';
import { nameOf } from '../../support/catalogue.ts';
import { fetchPage, fetchSitemap, inTime, type FirstHtml } from '../../support/first-html.ts';
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

test('A search engine reads what a page is about, in its language, before any script runs', async ({
  request,
  words,
  lang,
  baseURL: origin = '',
}) => {
  const market = createMarket(request, { lang, currency: 'SAR' });
  const [category] = await market.listCategories();
  const sized = (await market.listProducts()).find(({ has_variants }) => has_variants);
  if (!category || !sized) throw new Error('The demo has no product for this journey.');
  const read = (path: string) => fetchPage(addressOf(origin, path, lang));

  await test.step('a page for everybody', async () => {
    const path = `/shop?category=${category.id}`;
    const title = words('storefront:head.product.title', { name: nameOf(category, lang) });
    await inTime(async () => expectPublicHead(await read(path), { path, title, lang, origin }));
  });

  await test.step('a product, with its picture, its way here and each of its sizes', async () => {
    const path = `/product/${sized.slug}`;
    const name = nameOf(sized, lang);
    const { variants } = await market.getProduct(sized.slug);
    const hasVariant = variants.map(({ sku, price }) => ({ sku, offers: { price, priceCurrency: 'SAR' } }));
    await inTime(async () => {
      const html = await read(path);
      expectPublicHead(html, { path, title: words('storefront:head.product.title', { name }), lang, origin });
      expect(html.meta['og:image']).toEqual([expect.stringMatching(`^${origin}/media/.+\\.webp$`)]);
      const [trail] = ofType(html.data, 'BreadcrumbList');
      expect(trail).toMatchObject({
        itemListElement: [{ name: words('storefront:layout.home') }, {}, {}, { position: 4, name }],
      });
      expect(ofType(html.data, 'ProductGroup')).toMatchObject([{ name, hasVariant }]);
    });
  });

  await test.step('a page of one person stays out', async () => {
    for (const path of ['/cart', '/dashboard/orders']) {
      const { status, meta, titles } = await read(path);
      expect([path, status, meta.robots, titles.length]).toEqual([path, 200, ['noindex'], 1]);
    }
  });

  await test.step('what is not there answers 404', async () => {
    for (const path of ['/product/unknown', '/blog/unknown', '/dashboard/nothing']) {
      await inTime(async () => {
        const { status, meta, titles } = await read(path);
        expect([path, status, meta.robots, titles]).toEqual([
          path,
          404,
          ['noindex'],
          [words('storefront:head.notFound.title')],
        ]);
      });
    }
  });
});

test('The sitemap names every product on sale once, and the pages that it names are there', async ({
  market,
  baseURL: origin = '',
}) => {
  const isProduct = (address: string) => address.startsWith(`${origin}/product/`);
  let addresses: string[] = [];
  // An admin of another journey may take a product off sale between the two readings.
  await expect(async () => {
    const parts = await Promise.all((await fetchSitemap(`${origin}/sitemap.xml`)).map(fetchSitemap));
    addresses = parts.flat();
    const onSale = (await market.listOnSale()).map(({ slug }) => `${origin}/product/${slug}`);
    expect(addresses.filter(isProduct).sort()).toEqual(onSale.sort());
  }).toPass({ timeout: 30_000 });
  const [product, page] = [addresses.find(isProduct), addresses.findLast((address) => !isProduct(address))];
  for (const address of [product ?? '', page ?? ''])
    await inTime(async () => {
      const { status, links } = await fetchPage(address);
      // A page in the sitemap that calls itself another page would be passed over.
      const canonical = links.find(({ rel }) => rel === 'canonical')?.href;
      expect([address, status, canonical]).toEqual([address, 200, address]);
    });
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

test('A visitor’s first page asks for nothing that came with the HTML, and the head follows them to the next ones', async ({
  page,
  market,
  words,
  lang,
  currency,
  context,
  baseURL: origin = '',
}) => {
  // What the shop leaves behind on the first visit.
  await context.addCookies([{ name: 'currency', value: currency, url: origin }]);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname.slice('/api/'.length) + search);
  });
  const carried = () =>
    page.evaluate(() => JSON.parse(document.getElementById('first-answers')?.textContent ?? 'null'));
  const expectHead = (head: object) => expect.poll(() => readHead(page)).toEqual(head);
  const headOf = (path: string, title: string, data: string[]) => ({
    titles: [title],
    descriptions: 1,
    canonicals: [addressOf(origin, path, lang)],
    alternates: ['en', 'ar', 'x-default'],
    data,
    leftOver: 0,
  });
  /** An answer that is late does not hold up the HTML: then the page asks by itself. That is rare, a drift is always. */
  const expectNothingAsked = (open: () => Promise<unknown>, isThere: () => Promise<void>, alsoAsked: string[] = []) =>
    expect(async () => {
      calls.length = 0;
      await open();
      await isThere();
      const { answers, ...preferences } = await carried();
      expect(preferences).toEqual({ lang, currency });
      expect(Object.keys(answers)).not.toEqual([]);
      expect(calls).toEqual(alsoAsked);
    }).toPass({ timeout: 30_000 });

  await test.step('a list as its address says', async () => {
    const list = '/shop?category=2,3&in_stock=1&rating=4&sort=price_asc&price_min=5&price_max=400&view=list';
    await expectNothingAsked(
      () => page.goto(list),
      () => expect(page.getByRole('combobox', { name: words('storefront:shop.sort.label') })).toHaveValue('price_asc'),
    );
  });

  const link = page.getByRole('article').getByRole('link').first();
  const home = headOf('/', words('storefront:head.home.title'), ['Organization']);
  await test.step('the home page', () =>
    expectNothingAsked(
      () => page.goto('/'),
      () => expectHead(home),
    ));

  const product = await market.getProduct((await link.getAttribute('href'))?.split('/').at(-1) ?? '');
  const name = nameOf(product, lang);
  const productData = [product.has_variants ? 'ProductGroup' : 'Product', 'BreadcrumbList'];
  const productHead = headOf(`/product/${product.slug}`, words('storefront:head.product.title', { name }), productData);

  await test.step('from page to page, and back', async () => {
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectHead(productHead);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words('storefront:layout.about'), exact: true })
      .click();
    await expectHead(headOf('/about', words('storefront:head.about.title'), []));
    await page.goBack();
    await expectHead(productHead);
  });

  await test.step('a product, loaded anew: what goes with it is asked for last', async () => {
    const related = page
      .getByRole('region', { name: words('storefront:product.related') })
      .getByRole('article')
      .first();
    await expectNothingAsked(
      () => page.reload(),
      () => expect(related).toBeVisible(),
      [`products/${product.id}/related`],
    );
    await expectHead(productHead);
  });
});
