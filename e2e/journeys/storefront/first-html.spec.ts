import type { Page } from '@playwright/test';
import { nameOf } from '../../support/catalogue.ts';
import { fetchPage, fetchSitemap, inTime, type FirstHtml } from '../../support/first-html.ts';
import { createMarket } from '../../support/market.ts';
import { expect, test } from '../../support/test.ts';

type Lang = 'en' | 'ar';

/** Canonical URL of a page in a language. */
const addressOf = (origin: string, path: string, lang: Lang) =>
  origin + path + (lang === 'ar' ? `${path.includes('?') ? '&' : '?'}lang=ar` : '');

const ofType = (data: Record<string, unknown>[], type: string) => data.filter((item) => item['@type'] === type);

/** Expects the metadata of a public page for search engines and link previews. */
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

test('The first HTML describes the page in its language without scripts', async ({
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

  await test.step('public page', async () => {
    const path = `/shop?category=${category.id}`;
    const title = words('storefront:head.product.title', { name: nameOf(category, lang) });
    await inTime(async () => expectPublicHead(await read(path), { path, title, lang, origin }));
  });

  await test.step('product with image, breadcrumbs and variants', async () => {
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

  await test.step('personal page is not indexed', async () => {
    for (const path of ['/cart', '/dashboard/orders']) {
      const { status, meta, titles } = await read(path);
      expect([path, status, meta.robots, titles.length]).toEqual([path, 200, ['noindex'], 1]);
    }
  });

  await test.step('missing page returns 404', async () => {
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

test('The sitemap lists every product on sale once, and all its pages exist', async ({
  market,
  baseURL: origin = '',
}) => {
  const isProduct = (address: string) => address.startsWith(`${origin}/product/`);
  let addresses: string[] = [];
  // Another journey's admin may unpublish a product between the two readings.
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
      // Search engines skip pages whose canonical URL is another page.
      const canonical = links.find(({ rel }) => rel === 'canonical')?.href;
      expect([address, status, canonical]).toEqual([address, 200, address]);
    });
});

/** Number of occurrences of unique head elements, and the metadata for search engines. */
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

test('The first page refetches nothing, and the head follows navigation', async ({
  page,
  market,
  words,
  lang,
  currency,
  context,
  baseURL: origin = '',
}) => {
  // The cookie that the shop sets on the first visit.
  await context.addCookies([{ name: 'currency', value: currency, url: origin }]);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.resourceType() === 'fetch')
      calls.push(pathname.slice('/api/'.length) + search);
  });
  const carried = () =>
    page.evaluate(() => JSON.parse(document.getElementById('first-responses')?.textContent ?? 'null'));
  const expectHead = (head: object) => expect.poll(() => readHead(page)).toEqual(head);
  const headOf = (path: string, title: string, data: string[]) => ({
    titles: [title],
    descriptions: 1,
    canonicals: [addressOf(origin, path, lang)],
    alternates: ['en', 'ar', 'x-default'],
    data,
    leftOver: 0,
  });
  /**
   * Late data does not delay the HTML, and the page then fetches it. That is rare; a systematic mismatch would always
   * occur.
   */
  const expectNothingAsked = (open: () => Promise<unknown>, isThere: () => Promise<void>, alsoAsked: string[] = []) =>
    expect(async () => {
      calls.length = 0;
      await open();
      await isThere();
      const { responses, ...preferences } = await carried();
      expect(preferences).toEqual({ lang, currency });
      expect(Object.keys(responses)).not.toEqual([]);
      expect(calls).toEqual(alsoAsked);
    }).toPass({ timeout: 30_000 });

  await test.step('list for its URL', async () => {
    const list = '/shop?category=2,3&in_stock=1&rating=4&sort=price_asc&price_min=5&price_max=400&view=list';
    await expectNothingAsked(
      () => page.goto(list),
      () => expect(page.getByRole('combobox', { name: words('storefront:shop.sort.label') })).toHaveValue('price_asc'),
    );
  });

  const link = page.getByRole('article').getByRole('link').first();
  const home = headOf('/', words('storefront:head.home.title'), ['Organization']);
  await test.step('home page', () =>
    expectNothingAsked(
      () => page.goto('/'),
      () => expectHead(home),
    ));

  const product = await market.getProduct((await link.getAttribute('href'))?.split('/').at(-1) ?? '');
  const name = nameOf(product, lang);
  const productData = [product.has_variants ? 'ProductGroup' : 'Product', 'BreadcrumbList'];
  const productHead = headOf(`/product/${product.slug}`, words('storefront:head.product.title', { name }), productData);

  await test.step('navigation and back', async () => {
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

  await test.step('reloaded product, with related products fetched last', async () => {
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
