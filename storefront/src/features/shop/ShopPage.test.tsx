import { renderWithProviders } from '@balsam/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { arabic, english } from '../../testing/samples.ts';
import { ShopPage } from './ShopPage.tsx';
import { gloves, listCalls, openShop, productPage, showShop } from './testing/open-shop.tsx';

test('The list shows which part of it is visible', async () => {
  openShop(() => productPage([gloves], { current_page: 2, last_page: 3, total: 30 }));
  await showShop('/shop?page=2');
  expect(await screen.findByText('Showing 13-24 of 30 products')).toHaveAttribute('role', 'status');
});

test.each([
  [1, 'عرض منتج واحد'],
  [2, 'عرض 1-2 من منتجين'],
  [3, 'عرض 1-3 من 3 منتجات'],
  [11, 'عرض 1-11 من 11 منتجًا'],
  [100, 'عرض 1-12 من 100 منتج'],
])('An Arabic reader sees %i products in the correct plural form', async (total, words) => {
  openShop(() => productPage([gloves], { total }));
  await renderWithProviders(<ShopPage />, { at: '/shop', path: '/shop', lang: 'ar', texts: arabic });
  expect(await screen.findByText(words)).toBeVisible();
});

test('More products than are counted show "more than", also on the filter button', async () => {
  openShop(() => productPage([gloves], { last_page: 834, total: 10_000, total_is_more: true }));
  const { user } = await showShop('/shop');
  expect(await screen.findByText('Showing 1-12 of more than 10,000 products')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show more than 10,000 results' })).toBeVisible());
});

test('An Arabic reader sees "more than" in the correct plural form', async () => {
  openShop(() => productPage([gloves], { last_page: 834, total: 10_000, total_is_more: true }));
  await renderWithProviders(<ShopPage />, { at: '/shop', path: '/shop', lang: 'ar', texts: arabic });
  expect(await screen.findByText('عرض 1-12 من أكثر من 10,000 منتج')).toBeVisible();
});

test('An address restores its search in the controls and the list', async () => {
  const calls = openShop(() => productPage([gloves], { current_page: 3, last_page: 9, total: 100 }));
  await showShop(
    '/shop?search=glove&category=1&sort=price_asc&price_max=50&page=3&view=list&in_stock=1&rating=4&tag=ppe',
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “glove”' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search products' })).toHaveValue('glove');
  const sorting = screen.getByRole('combobox', { name: 'Sort by' });
  expect(sorting).toHaveValue('price_asc');
  expect(
    within(sorting)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['Price: low to high', 'Price: high to low', 'Name: A to Z', 'Name: Z to A']));
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

test.each([
  ['en', english, 'No results for “glovs”. Showing results for “gloves”.'],
  ['ar', arabic, 'لا توجد نتائج للبحث عن «glovs». نعرض نتائج «gloves».'],
] as const)('A mistyped search says what is shown instead (%s)', async (lang, texts, words) => {
  openShop(() => productPage([gloves], {}, { corrected: 'gloves' }));
  await renderWithProviders(<ShopPage />, { at: '/shop?search=glovs', path: '/shop', lang, texts });
  expect((await screen.findByText(words)).parentElement).toHaveAttribute('role', 'status');
});

test.each([
  ['en', english, 'No exact matches. Showing results without “sit” and “day”.'],
  ['ar', arabic, 'لا توجد نتائج مطابقة تمامًا. نعرض النتائج من دون «sit» و«day».'],
] as const)('A search shows which words were dropped (%s)', async (lang, texts, words) => {
  openShop(() => productPage([gloves], {}, { dropped: ['sit', 'day'] }));
  await renderWithProviders(<ShopPage />, { at: '/shop?search=sit+gloves+day', path: '/shop', lang, texts });
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['en', english, 'Did you mean gloves?'],
  ['ar', arabic, 'هل تقصد gloves؟'],
] as const)('A suggestion of another search can be accepted (%s)', async (lang, texts, words) => {
  openShop(() => productPage([], {}, { did_you_mean: 'gloves' }));
  const { user, router } = await renderWithProviders(<ShopPage />, {
    at: '/shop?search=gluvs',
    path: '/shop',
    lang,
    texts,
  });
  const question = await screen.findByText(
    (_text, element) => element?.tagName === 'P' && element.textContent === words,
  );
  await user.click(within(question).getByRole('link', { name: 'gloves' }));
  expect(router.state.location.search).toBe('?search=gloves');
});

test.each([
  ['en', english, '“mask” · Balsam', 'Results for “mask”'],
  ['ar', arabic, '«mask» · بلسم', 'نتائج البحث عن «mask»'],
] as const)('A search has its own title and is not indexed (%s)', async (lang, texts, title, name) => {
  openShop(() => productPage([gloves]));
  await renderWithProviders(<ShopPage />, { at: '/shop?search=mask', path: '/shop', lang, texts });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(document.title).toBe(title);
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('An unknown category is named so and can be removed', async () => {
  openShop(() => productPage([]));
  const { user, router } = await showShop('/shop?category=9999');
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Unknown category' }));
  expect(screen.queryByText('9999')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('The Back button restores the list', async () => {
  openShop(() => productPage([gloves]));
  const { user, router } = await showShop('/shop?search=glove');
  await user.click(await screen.findByRole('button', { name: 'List view' }));
  expect(router.state.location.search).toBe('?search=glove&view=list');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('button', { name: 'Grid view', pressed: true })).toBeVisible();
});

test('An empty result shows the search text and suggestions', async () => {
  openShop(() => productPage([]));
  await showShop('/shop?search=xyz');
  expect(await screen.findByText('No products found for “xyz”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/shop');
  expect(screen.getByRole('button', { name: 'Remove filter: “xyz”' })).toBeVisible();
  const categories = within(screen.getByRole('region', { name: 'Browse by category' }));
  expect(categories.getByRole('link', { name: 'Masks' })).toHaveAttribute('href', '/shop?category=2');
  const [, topRated] = screen.getAllByRole('region', { name: 'Top rated' });
  expect(topRated).toHaveTextContent('Surgical masks');
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us?subject=xyz');
});

test('A category has one canonical address and a breadcrumb', async () => {
  openShop(() => productPage([gloves]));
  const site = { origin: 'https://balsam.test', defaultLang: 'en' as const, demoSignIn: null, areas: [] };
  const { container } = await renderWithProviders(<ShopPage />, {
    at: '/shop?category=1&page=2&view=list',
    path: '/shop',
    texts: english,
    site,
  });
  await screen.findByRole('heading', { level: 1, name: 'Gloves' });
  expect(document.title).toBe('Gloves · Balsam');
  const canonical = document.head.querySelector('link[rel=canonical]');
  expect(canonical).toHaveAttribute('href', 'https://balsam.test/shop?category=1&page=2');
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

test.each([
  ['/shop?page=3', '/shop?page=3'],
  ['/shop?page=3&price_max=10', '/shop'],
  ['/shop?page=3&sort=price_asc', '/shop'],
  ['/shop?sort=rating_desc&page=2', '/shop?sort=rating_desc&page=2'],
  ['/shop?featured=true&page=2', '/shop?featured=true&page=2'],
  ['/shop?category=1&in_stock=1&page=2', '/shop?category=1'],
])('The canonical address of %s is %s', async (at, path) => {
  openShop(() => productPage([gloves], { current_page: 2, last_page: 3, total: 30 }));
  const site = { origin: 'https://balsam.test', defaultLang: 'en' as const, demoSignIn: null, areas: [] };
  await renderWithProviders(<ShopPage />, { at, path: '/shop', texts: english, site });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', `https://balsam.test${path}`),
  );
});

test('A page beyond the last one redirects to the last one', async () => {
  openShop(({ path }) =>
    path.includes('page=9')
      ? productPage([], { current_page: 9, last_page: 2, total: 13 })
      : productPage([gloves], { current_page: 2, last_page: 2, total: 13 }),
  );
  const { router } = await showShop('/shop?page=9');
  expect(await screen.findByText('Showing 13-13 of 13 products')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
});

test('A list that fails to load shows an error and no count', async () => {
  let isBroken = false;
  openShop(() =>
    isBroken
      ? { status: 500, body: { status: 500, success: false, code: 'internal', message: 'x' } }
      : productPage([gloves]),
  );
  const { user } = await showShop();
  await screen.findByText(/^Showing 1-1 of/);
  isBroken = true;
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high');
  expect(await screen.findByText('Failed to load products')).toBeVisible();
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
});

test('A list that could not be loaded can be retried', async () => {
  let broken = true;
  openShop(() =>
    broken
      ? { status: 500, body: { status: 500, success: false, code: 'internal', message: 'x' } }
      : productPage([gloves]),
  );
  const { user } = await showShop();
  expect(await screen.findByText('Failed to load products')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Nitrile gloves' })).toBeVisible();
});

test.each([
  ['/shop?vendor=3', 'Gulf Care', 'Gulf Care · Balsam'],
  ['/shop?featured=true', 'Featured products', 'Featured products · Balsam'],
  ['/shop?sort=rating_desc', 'Top rated', 'Top rated products · Balsam'],
  ['/shop?sort=rating_desc&in_stock=1', 'Shop', 'Shop · Balsam'],
  ['/shop?search=mask', 'Results for “mask”', '“mask” · Balsam'],
])('The list at %s is called "%s"', async (at, heading, title) => {
  openShop(() => productPage([gloves]));
  await showShop(at);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(document.title).toBe(title);
});

test('A card shows its seller and links there', async () => {
  openShop(() => productPage([gloves]));
  await showShop();
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Gulf Care' })).toHaveAttribute('href', '/sellers/3');
});
