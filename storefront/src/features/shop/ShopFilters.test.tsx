import { act, screen, waitFor, within } from '@testing-library/react';
import { gloves, listCalls, masks, openShop, productPage, showShop } from './testing/open-shop.tsx';

test('A typed search sends one request and returns to the first page', async () => {
  const calls = openShop(() => productPage([gloves], { current_page: 2, last_page: 3, total: 30 }));
  const { user, router } = await showShop('/shop?page=2');
  await screen.findByRole('heading', { level: 3, name: 'Nitrile gloves' });
  await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'masks');
  await waitFor(() => expect(router.state.location.search).toBe('?search=masks'));
  await waitFor(() => expect(listCalls(calls)).toHaveLength(2));
});

test('Several quick filter changes send one request and are one history entry', async () => {
  const calls = openShop(() => productPage([gloves]));
  const { user, router } = await showShop();
  await user.click(await screen.findByRole('checkbox', { name: /^Gloves/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Masks/ }));
  await user.click(screen.getByRole('checkbox', { name: 'In stock only' }));
  await user.click(screen.getByRole('radio', { name: /Rated 3 out of 5/ }));
  expect(screen.getByRole('checkbox', { name: /^Masks/ })).toBeChecked();
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(router.state.location.search).toBe('?category=1,2&in_stock=1&rating=3'));
  await waitFor(() => expect(listCalls(calls)).toHaveLength(2));
  await act(() => router.navigate(-1));
  expect(screen.getByRole('checkbox', { name: /^Gloves/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Any rating' })).toBeChecked();
});

test('A minimum shelf life is part of the address, and every one ends it', async () => {
  const calls = openShop(() => productPage([gloves]));
  const { user, router } = await showShop();
  await user.click(await screen.findByRole('radio', { name: 'At least 6 months' }));
  await waitFor(() => expect(router.state.location.search).toBe('?shelf_life=180'));
  await waitFor(() => expect(listCalls(calls).at(-1)?.path).toContain('shelf_life=180'));
  await user.click(screen.getByRole('radio', { name: 'Any shelf life' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('Two sellers show the products of either, in a shareable address', async () => {
  const calls = openShop(() => productPage([gloves]));
  const { user, router } = await showShop();
  await user.click(await screen.findByRole('checkbox', { name: /^Gulf Care/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Dilmun/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?vendor=3,4'));
  await waitFor(() => expect(listCalls(calls).at(-1)?.path).toContain('vendor=3%2C4'));
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Seller: Dilmun' }));
  expect(router.state.location.search).toBe('?vendor=3');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gulf Care' })).toBeVisible();
});

test('Options are counted within the search, and those without results are disabled', async () => {
  const calls = openShop(() => productPage([gloves]));
  await showShop('/shop?search=glove&category=2&sort=price_asc');
  expect(await screen.findByRole('checkbox', { name: /^Gloves ?6$/ })).toBeEnabled();
  expect(screen.getByRole('checkbox', { name: /^Dilmun ?0$/ })).toBeDisabled();
  const chosen = screen.getByRole('checkbox', { name: /^Masks ?0$/ });
  expect(chosen).toBeChecked();
  expect(chosen).toBeEnabled();
  expect(calls.map(({ path }) => path)).toContain('/products/facets?search=glove&category=2');
});

test('Without a search or a filter the numbers are those of the whole shop', async () => {
  const calls = openShop(() => productPage([gloves]));
  await showShop('/shop?sort=price_asc&page=2');
  expect(await screen.findByRole('checkbox', { name: /^Dilmun ?3$/ })).toBeEnabled();
  expect(calls.filter(({ path }) => path.includes('facets'))).toEqual([]);
});

test('A search within a category keeps its title', async () => {
  openShop(() => productPage([gloves]));
  await showShop('/shop?search=glove&category=1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “glove”' })).toBeVisible();
});

test('A slow response to an older search never replaces a newer one', async () => {
  let answerSlowly = () => {};
  openShop(() => productPage([masks]));
  const fast = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await fast(input, init);
    const isOld = input instanceof Request && input.url.includes('sort=name_asc');
    if (isOld) {
      await new Promise<void>((resolve) => {
        answerSlowly = resolve;
      });
      return Response.json(productPage([gloves]).body);
    }
    return response;
  };
  const { user } = await showShop('/shop?sort=name_asc');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name_desc');
  expect(await screen.findByRole('heading', { level: 3, name: 'Surgical masks' })).toBeVisible();
  answerSlowly();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('heading', { level: 3, name: 'Surgical masks' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 3, name: 'Nitrile gloves' })).not.toBeInTheDocument();
});

const EVERY_FILTER =
  '/shop?search=glove&tag=ppe&vendor=3&in_stock=1&shelf_life=365&rating=4&price_min=5&price_max=50&category=1,2&price_currency=SAR';

test.each([
  ['Gloves', { category: '2' }],
  ['Masks', { category: '1' }],
  ['“glove”', { search: undefined }],
  ['Tag: Protection', { tag: undefined }],
  ['Seller: Gulf Care', { vendor: undefined }],
  ['In stock', { in_stock: undefined }],
  ['Shelf life: 365 days or more', { shelf_life: undefined }],
  ['Rated 4 and up', { rating: undefined }],
  ['From 5.00\u00a0SAR', { price_min: undefined }],
  ['Up to 50.00\u00a0SAR', { price_max: undefined }],
])('Removing a filter removes exactly that one: %s', async (words, changes) => {
  openShop(() =>
    productPage(
      [gloves],
      {},
      { vendor: { id: 3, company_name: 'Gulf Care' }, tag: { slug: 'ppe', name: 'Protection' } },
    ),
  );
  const { user, router } = await showShop(EVERY_FILTER);
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  await user.click(await chips.findByRole('button', { name: `Remove filter: ${words}` }));
  const before = Object.fromEntries(new URLSearchParams(EVERY_FILTER.split('?')[1]));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(
    JSON.parse(JSON.stringify({ ...before, ...changes })),
  );
  expect(screen.getByRole('region', { name: 'Products' })).toHaveFocus();
});

test('All filters can be removed together', async () => {
  openShop(() => productPage([gloves]));
  const { user, router } = await showShop(`${EVERY_FILTER}&view=list`);
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  expect(chips.getAllByRole('button', { name: /^Remove filter/ })).toHaveLength(10);
  await user.click(chips.getByRole('button', { name: 'Clear all' }));
  expect(router.state.location.search).toBe('?view=list');
});

test('Changing the currency drops the price bounds', async () => {
  const calls = openShop(() => productPage([gloves]));
  await showShop('/shop?category=1&price_max=50&price_currency=SAR', { lang: 'en', currency: 'BHD' });
  await screen.findByRole('heading', { level: 1, name: 'Gloves' });
  expect(screen.getByRole('textbox', { name: 'To' })).not.toHaveValue('50');
  expect(screen.queryByRole('button', { name: /^Remove filter: Up to/ })).not.toBeInTheDocument();
  await waitFor(() => expect(listCalls(calls)).toHaveLength(1));
  expect(listCalls(calls)[0]?.path).not.toContain('price');
});

test('On a phone the filters open in a drawer with the number of results', async () => {
  openShop(() => productPage([gloves], { total: 38 }));
  const { user } = await showShop('/shop?in_stock=1');
  await screen.findByRole('heading', { level: 3, name: 'Nitrile gloves' });
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(drawer.getByRole('button', { name: 'Show 38 results' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
