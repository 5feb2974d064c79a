import type { PageMeta, PreferencesState, Product } from '@balsam/shared-api';
import { fakeApi, ok, renderWithProviders, type Call } from '@balsam/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { category, pageMeta } from '../../testing/catalogSamples.ts';
import { arabic, english, product } from '../../testing/samples.ts';
import type { ProductPage } from '../../catalog/catalogApi.ts';
import { ShopPage } from './ShopPage.tsx';

const gloves = product();
const masks = product({ id: 8, slug: 'masks', name: 'Surgical masks' });

/** What GET /products answers to the shop. */
const productPage = (products: Product[], meta: Partial<PageMeta> = {}, names: Partial<ProductPage> = {}) =>
  ok({
    products,
    meta: pageMeta({ total: products.length, ...meta }),
    corrected: null,
    vendor: null,
    tag: null,
    ...names,
  });

const listCalls = (calls: Call[]) => calls.filter(({ path }) => path.startsWith('/products?filter=true'));

/** A shop whose list is answered by `list`, and everything around it. */
function openShop(list: (call: Call) => { status?: number; body: unknown }) {
  return fakeApi({
    'GET /products': (call) => (call.path.includes('max_price=true') ? ok({ max_price: 480.2 }) : list(call)),
    'GET /products/top-rated': ok({ products: [masks] }),
    'GET /tags': ok({ data: [{ slug: 'ppe', name: 'Protection', product_count: 9 }] }),
    'GET /categories': ok({ categories: [category(), category({ id: 2, name: 'Masks', slug: 'masks' })] }),
  });
}
const show = (at = '/shop', preferences?: PreferencesState) =>
  renderWithProviders(<ShopPage />, { at, path: '/shop', texts: english, preferences });
const PAUSE = { timeout: 2000 };

test('A shopper reads which part of the list is shown', async () => {
  openShop(() => productPage([gloves], { current_page: 2, last_page: 3, total: 30 }));
  await show('/shop?page=2');
  expect(await screen.findByText('Showing 13-24 of 30 products')).toHaveAttribute('role', 'status');
});

test.each([
  [1, 'عرض 1-1 من منتج واحد'],
  [2, 'عرض 1-2 من منتجين'],
  [3, 'عرض 1-3 من 3 منتجات'],
  [11, 'عرض 1-11 من 11 منتجًا'],
  [100, 'عرض 1-12 من 100 منتج'],
])('An Arabic reader sees %i products counted in good Arabic', async (total, words) => {
  openShop(() => productPage([gloves], { total }));
  await renderWithProviders(<ShopPage />, { at: '/shop', path: '/shop', lang: 'ar', texts: arabic });
  expect(await screen.findByText(words)).toBeVisible();
});

test('A shopper who opens an address finds its search in the controls and in the list', async () => {
  const calls = openShop(() => productPage([gloves], { current_page: 3, last_page: 9, total: 100 }));
  await show('/shop?search=glove&category=1&sort=price_asc&price_max=50&page=3&view=list&in_stock=1&rating=4&tag=ppe');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gloves' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search products' })).toHaveValue('glove');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price_asc');
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('50');
  expect(screen.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('checkbox', { name: /^Gloves/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Masks/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'In stock only' })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Rated 4 out of 5/ })).toBeChecked();
  expect(await screen.findByRole('link', { name: 'Protection', current: true })).toBeVisible();
  const [{ path } = { path: '' }] = listCalls(calls);
  expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual({
    filter: 'true',
    search: 'glove',
    category: '1',
    sort: 'price_asc',
    price_max: '50',
    page: '3',
    in_stock: '1',
    rating: '4',
    tag: 'ppe',
  });
});

test('A shopper who types a word asks the server once, and is back on the first page', async () => {
  const calls = openShop(() => productPage([gloves], { current_page: 2, last_page: 3, total: 30 }));
  const { user, router } = await show('/shop?page=2');
  await screen.findByRole('heading', { level: 3, name: 'Nitrile gloves' });
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'masks');
  await waitFor(() => expect(router.state.location.search).toBe('?search=masks'), PAUSE);
  await waitFor(() => expect(listCalls(calls)).toHaveLength(2));
});

test('A shopper who ticks several filters in a row asks the server once, and goes back from them in one step', async () => {
  const calls = openShop(() => productPage([gloves]));
  const { user, router } = await show();
  await user.click(await screen.findByRole('checkbox', { name: /^Gloves/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Masks/ }));
  await user.click(screen.getByRole('checkbox', { name: 'In stock only' }));
  await user.click(screen.getByRole('radio', { name: /Rated 3 out of 5/ }));
  expect(screen.getByRole('checkbox', { name: /^Masks/ })).toBeChecked();
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(router.state.location.search).toBe('?category=1,2&in_stock=1&rating=3'), PAUSE);
  await waitFor(() => expect(listCalls(calls)).toHaveLength(2));
  await act(() => router.navigate(-1));
  expect(screen.getByRole('checkbox', { name: /^Gloves/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Any rating' })).toBeChecked();
});

test('A slow answer to an older search never takes the place of a newer one', async () => {
  let answerSlowly = () => {};
  openShop(() => productPage([masks]));
  const fast = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await fast(input, init);
    const isOld = input instanceof Request && input.url.includes('sort=name_asc');
    if (isOld) {
      await new Promise<void>((resolve) => {
        answerSlowly = resolve;
      });
      return Response.json(productPage([gloves]).body);
    }
    return answer;
  };
  const { user } = await show('/shop?sort=name_asc');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name_desc');
  expect(await screen.findByRole('heading', { level: 3, name: 'Surgical masks' })).toBeVisible();
  answerSlowly();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('heading', { level: 3, name: 'Surgical masks' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 3, name: 'Nitrile gloves' })).not.toBeInTheDocument();
});

const EVERY_FILTER =
  '/shop?search=glove&tag=ppe&vendor=3&in_stock=1&rating=4&price_min=5&price_max=50&category=1,2&price_currency=SAR';

test.each([
  ['Gloves', { category: '2' }],
  ['Masks', { category: '1' }],
  ['“glove”', { search: undefined }],
  ['Tag: Protection', { tag: undefined }],
  ['Seller: Gulf Care', { vendor: undefined }],
  ['In stock', { in_stock: undefined }],
  ['Rated 4 and up', { rating: undefined }],
  ['From 5.00\u00a0SAR', { price_min: undefined }],
  ['Up to 50.00\u00a0SAR', { price_max: undefined }],
])('A shopper takes away exactly one filter: %s', async (words, changes) => {
  openShop(() =>
    productPage(
      [gloves],
      {},
      { vendor: { id: 3, company_name: 'Gulf Care' }, tag: { slug: 'ppe', name: 'Protection' } },
    ),
  );
  const { user, router } = await show(EVERY_FILTER);
  const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
  await user.click(await chips.findByRole('button', { name: `Remove filter: ${words}` }));
  const before = Object.fromEntries(new URLSearchParams(EVERY_FILTER.split('?')[1]));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(
    JSON.parse(JSON.stringify({ ...before, ...changes })),
  );
  expect(screen.getByRole('region', { name: 'Products' })).toHaveFocus();
});

test('A shopper takes away all filters at once', async () => {
  openShop(() => productPage([gloves]));
  const { user, router } = await show(`${EVERY_FILTER}&view=list`);
  const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
  expect(chips.getAllByRole('button', { name: /^Remove filter/ })).toHaveLength(9);
  await user.click(chips.getByRole('button', { name: 'Clear all' }));
  expect(router.state.location.search).toBe('?view=list');
});

test('A shopper who has changed the currency is not held to the numbers of the old one', async () => {
  const calls = openShop(() => productPage([gloves]));
  await show('/shop?category=1&price_max=50&price_currency=SAR', { lang: 'en', currency: 'BHD' });
  await screen.findByRole('heading', { level: 1, name: 'Gloves' });
  expect(screen.getByRole('textbox', { name: 'To' })).not.toHaveValue('50');
  expect(screen.queryByRole('button', { name: /^Remove filter: Up to/ })).not.toBeInTheDocument();
  await waitFor(() => expect(listCalls(calls)).toHaveLength(1));
  expect(listCalls(calls)[0]?.path).not.toContain('price');
});

test.each([
  ['en', english, 'No results for “glovs”. Showing results for “gloves”.'],
  ['ar', arabic, 'لا توجد نتائج للبحث عن «glovs». نعرض نتائج «gloves».'],
] as const)('A shopper who has mistyped reads what is shown instead (%s)', async (lang, texts, words) => {
  openShop(() => productPage([gloves], {}, { corrected: 'gloves' }));
  await renderWithProviders(<ShopPage />, { at: '/shop?search=glovs', path: '/shop', lang, texts });
  expect(await screen.findByText(words)).toHaveAttribute('role', 'status');
});

test('A shopper who presses Back finds the list as it was', async () => {
  openShop(() => productPage([gloves]));
  const { user, router } = await show('/shop?search=glove');
  await user.click(await screen.findByRole('button', { name: 'List view' }));
  expect(router.state.location.search).toBe('?search=glove&view=list');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('button', { name: 'Grid view', pressed: true })).toBeVisible();
});

test('A shopper whose search finds nothing reads what was searched for and how to go on', async () => {
  openShop(() => productPage([]));
  await show('/shop?search=xyz');
  expect(await screen.findByText('No products found for “xyz”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/shop');
  expect(screen.getByRole('button', { name: 'Remove filter: “xyz”' })).toBeVisible();
  const categories = within(screen.getByRole('region', { name: 'Browse by category' }));
  expect(categories.getByRole('link', { name: 'Masks' })).toHaveAttribute('href', '/shop?category=2');
  const [, topRated] = screen.getAllByRole('region', { name: 'Top rated' });
  expect(topRated).toHaveTextContent('Surgical masks');
});

test('A search engine is told the one address of a category, and the way to it', async () => {
  openShop(() => productPage([gloves]));
  const site = { origin: 'https://balsam.test', demoSignIn: null };
  const { container } = await renderWithProviders(<ShopPage />, {
    at: '/shop?category=1&page=2&view=list',
    path: '/shop',
    texts: english,
    site,
  });
  await screen.findByRole('heading', { level: 1, name: 'Gloves' });
  expect(document.title).toBe('Gloves · Balsam');
  const canonical = document.head.querySelector('link[rel=canonical]');
  expect(canonical).toHaveAttribute('href', 'https://balsam.test/shop?category=1');
  const trail: unknown = JSON.parse(container.querySelector('script')?.textContent ?? '');
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://balsam.test/' },
      { position: 2, name: 'Shop', item: 'https://balsam.test/shop' },
      { position: 3, name: 'Gloves', item: 'https://balsam.test/shop?category=1' },
    ],
  });
});

test('A shopper on a phone opens the filters, sees how many products fit and goes to them', async () => {
  openShop(() => productPage([gloves], { total: 38 }));
  const { user } = await show('/shop?in_stock=1');
  await screen.findByRole('heading', { level: 3, name: 'Nitrile gloves' });
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(drawer.getByRole('button', { name: 'Show 38 results' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('A shopper who asks for a page beyond the last one comes to the last one', async () => {
  openShop(({ path }) =>
    path.includes('page=9')
      ? productPage([], { current_page: 9, last_page: 2, total: 13 })
      : productPage([gloves], { current_page: 2, last_page: 2, total: 13 }),
  );
  const { router } = await show('/shop?page=9');
  expect(await screen.findByText('Showing 13-13 of 13 products')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
});

test('A shopper reads that the list could not be loaded, and tries again', async () => {
  let broken = true;
  openShop(() =>
    broken
      ? { status: 500, body: { status: 500, success: false, code: 'internal', message: 'x' } }
      : productPage([gloves]),
  );
  const { user } = await show();
  expect(await screen.findByText('Failed to load products')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Nitrile gloves' })).toBeVisible();
});
