import { fakeApi, ok, renderWithProviders, type Call } from '@balsam/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { category, productPage } from '../../testing/catalogSamples.ts';
import { arabic, english, product } from '../../testing/samples.ts';
import { ShopPage } from './ShopPage.tsx';

const gloves = product();
const masks = product({ id: 8, slug: 'masks', name: 'Surgical masks' });

const listCalls = (calls: Call[]) => calls.filter(({ path }) => path.startsWith('/products?filter=true'));

/** A shop whose list is answered by `list`, and everything around it. */
function openShop(list: (call: Call) => { status?: number; body: unknown }) {
  return fakeApi({
    'GET /products': (call) => (call.path.includes('max_price=true') ? ok({ max_price: 480.2 }) : list(call)),
    'GET /products/top-rated': ok({ products: [] }),
    'GET /categories': ok({ categories: [category(), category({ id: 2, name: 'Masks', slug: 'masks' })] }),
  });
}
const show = (at = '/shop') => renderWithProviders(<ShopPage />, { at, path: '/shop', texts: english });

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
  await show('/shop?search=glove&category=1&sort=price_asc&price_max=50&page=3&view=list');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gloves' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search products' })).toHaveValue('glove');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price_asc');
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('50');
  expect(screen.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: /^Gloves/, current: true })).toBeVisible();
  const [{ path } = { path: '' }] = listCalls(calls);
  expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual({
    filter: 'true',
    search: 'glove',
    category: '1',
    sort: 'price_asc',
    price_max: '50',
    page: '3',
  });
});

test('A shopper who types a word asks the server once, and is back on the first page', async () => {
  const calls = openShop(() => productPage([gloves], { current_page: 2, last_page: 3, total: 30 }));
  const { user, router } = await show('/shop?page=2');
  await screen.findByRole('link', { name: 'Nitrile gloves' });
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'masks');
  await waitFor(() => expect(router.state.location.search).toBe('?search=masks'), { timeout: 2000 });
  await waitFor(() => expect(listCalls(calls)).toHaveLength(2));
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
  expect(await screen.findByRole('link', { name: 'Surgical masks' })).toBeVisible();
  answerSlowly();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('link', { name: 'Surgical masks' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nitrile gloves' })).not.toBeInTheDocument();
});

test('A shopper takes away one filter, or all of them', async () => {
  openShop(() => productPage([gloves]));
  const { user, router } = await show('/shop?search=glove&category=1&price_min=5');
  const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
  expect(chips.getAllByRole('button', { name: /^Remove filter/ })).toHaveLength(3);
  await user.click(await chips.findByRole('button', { name: 'Remove filter: Gloves' }));
  expect(router.state.location.search).toBe('?search=glove&price_min=5');
  await user.click(chips.getByRole('button', { name: 'Clear all' }));
  expect(router.state.location.search).toBe('');
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
  expect(await screen.findByRole('link', { name: 'Nitrile gloves' })).toBeVisible();
});
