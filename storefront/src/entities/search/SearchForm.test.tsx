import { fakeApi, ok, renderWithProviders, type Call } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { category, picture } from '../../testing/catalog-samples.ts';
import { arabic, english } from '../../testing/samples.ts';
import { SearchForm } from './SearchForm.tsx';

const suggested = (name: string, words: string[] = []) => ({
  products: [
    {
      id: 7,
      slug: 'nitrile-gloves',
      name,
      name_arabic: 'قفازات نتريل',
      picture: picture(),
      price: 12.5,
      highest_price: 12.5,
      currency: 'SAR',
    },
  ],
  categories: [category()],
  vendors: [],
  words,
});
// React reads the form while it navigates; the tests' FormData is Node's, which does not support forms.
const NodeFormData = FormData;
beforeEach(() => jest.spyOn(globalThis, 'FormData').mockImplementation(() => new NodeFormData()));

const suggestCalls = (calls: Call[]) => calls.map(({ path }) => decodeURIComponent(path));

// The combobox that replaces the plain field is loaded on demand; the tests wait for it.
async function show(response: (call: Call) => { body: unknown }, at = '/') {
  const calls = fakeApi({ 'GET /products/suggest': response });
  const page = <h1>Elsewhere</h1>;
  const view = await renderWithProviders(<SearchForm />, {
    at,
    texts: english,
    path: '/',
    routes: [
      { path: '/shop', element: <SearchForm /> },
      { path: '/sellers/:id', element: <SearchForm /> },
      { path: '/product/:slug', element: page },
    ],
  });
  const field = () => screen.getByRole('combobox', { name: 'Search the marketplace' });
  await view.user.click(field());
  await waitFor(() => expect(screen.getByRole('listbox', { hidden: true })).toBeInTheDocument());
  return { ...view, calls, field };
}
const pause = (ms: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const options = () => screen.findAllByRole('option');
const gloves = () => ok(suggested('Nitrile gloves', ['gloves', 'glove box']));

test('Focus and input survive while the suggestions are loading', async () => {
  fakeApi({ 'GET /products/suggest': gloves() });
  await renderWithProviders(<SearchForm />, { texts: english });
  const plain = screen.getByRole('combobox', { name: 'Search the marketplace' });
  act(() => plain.focus());
  fireEvent.change(plain, { target: { value: 'glove' } });
  await waitFor(() => expect(screen.getByRole('listbox', { hidden: true })).toBeInTheDocument());
  const field = screen.getByRole('combobox', { name: 'Search the marketplace' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('glove');
  expect(await options()).toHaveLength(4);
});

test("A field focused before the shop's code arrived still gets suggestions", async () => {
  fakeApi({ 'GET /products/suggest': gloves() });
  await renderWithProviders(<SearchForm />, { texts: english });
  const plain = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the marketplace' });
  // The shell replays the input; React misses that the field has the focus.
  plain.addEventListener('focusin', (event) => event.stopPropagation());
  act(() => plain.focus());
  fireEvent.change(plain, { target: { value: 'glove' } });
  expect(await options()).toHaveLength(4);
  expect(screen.getByRole('combobox', { name: 'Search the marketplace' })).toHaveFocus();
});

test('A word is sent once after a pause; a single letter is never sent', async () => {
  const { user, calls, field } = await show(gloves);
  await user.type(field(), 'g');
  await pause(400);
  expect(calls).toHaveLength(0);
  await user.type(field(), 'love');
  expect(await options()).toHaveLength(4);
  expect(suggestCalls(calls)).toEqual(['/products/suggest?search=glove']);
});

test('Suggestions are grouped by kind with prices, and their number is announced', async () => {
  const { user, field } = await show(gloves);
  await user.type(field(), 'glo');
  const words = within(await screen.findByRole('group', { name: 'Search for' }));
  expect(words.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['gloves', 'glove box']);
  expect(screen.getByRole('group', { name: 'Categories' })).toHaveTextContent('Gloves');
  expect(screen.getByRole('group', { name: 'Products' })).toHaveTextContent(/Nitrile gloves12\.50\sSAR/);
  expect(await screen.findByText('4 suggestions. Use the arrow keys to choose.')).toHaveAttribute('role', 'status');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  ['en', 'Nitrile glovesFrom 12.50 SAR'],
  ['ar', 'قفازات نتريلمن 12.50 ر.س'],
] as const)('A suggestion with different variant prices shows the lowest: %s', async (lang, text) => {
  const [sized] = suggested('Nitrile gloves').products;
  fakeApi({
    'GET /products/suggest': ok({ ...suggested(''), categories: [], products: [{ ...sized, highest_price: 20 }] }),
  });
  const { user } = await renderWithProviders(<SearchForm />, { lang, texts: lang === 'ar' ? arabic : english });
  await user.type(screen.getByRole('combobox'), 'glo');
  expect(stripBidi((await options())[0]?.textContent ?? '')).toBe(text);
});

test('Enter searches for the typed text, which stays in the field', async () => {
  const { user, router, field } = await show(gloves);
  await user.type(field(), 'glov');
  await options();
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname + router.state.location.search).toBe('/shop?search=glov');
  expect(field()).toHaveValue('glov');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('Arrow keys move through the suggestions and Enter opens one', async () => {
  const { user, router, field } = await show(gloves);
  await user.type(field(), 'glo');
  await options();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'gloves' })).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'gloves' }).id);
  expect(field()).toHaveValue('glo');
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { name: /Nitrile/ })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/product/nitrile-gloves');
});

test('A highlighted suggestion stays highlighted while new ones arrive', async () => {
  const responses: Record<string, string[]> = { glo: ['glow', 'gloves', 'globe'], glov: ['gloves'] };
  const { user, router, field } = await show(({ path }) =>
    ok({ ...suggested('Nitrile gloves', responses[path.split('=')[1] ?? ''] ?? []), categories: [] }),
  );
  const option = (name: string) => screen.getByRole('option', { name });
  await user.type(field(), 'glo');
  await options();
  await user.type(field(), 'v{ArrowDown}{ArrowDown}');
  expect(option('gloves')).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'globe' })).not.toBeInTheDocument());
  expect(option('gloves')).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', option('gloves').id);

  await user.type(field(), 'e{ArrowDown}');
  expect(option('gloves')).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'gloves' })).not.toBeInTheDocument());
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?search=glove');
});

test('Suggestions for a text disappear once another text is typed', async () => {
  const { user, field } = await show(({ path }) => ok(suggested(path.endsWith('=glo') ? 'Gloves' : 'Masks')));
  await user.type(field(), 'glo');
  expect(await screen.findByRole('option', { name: /^Gloves.*12/ })).toBeVisible();
  await user.clear(field());
  await user.type(field(), 'mas');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(await screen.findByRole('option', { name: /^Masks/ })).toBeVisible();
});

test('A suggested word starts a search for it', async () => {
  const { user, router, field } = await show(gloves);
  await user.type(field(), 'glo');
  await user.click(await screen.findByRole('option', { name: 'glove box' }));
  expect(router.state.location.search).toBe('?search=glove+box');
  expect(field()).toHaveValue('glove box');
});

test('A suggested category opens in the shop without the typed letters', async () => {
  const { user, router, field } = await show(gloves, '/shop');
  await user.type(field(), 'glo');
  await user.click(await screen.findByRole('option', { name: 'Gloves' }));
  expect(router.state.location.search).toBe('?category=1');
  expect(field()).toHaveValue('');
});

test("A suggested seller opens the seller's page", async () => {
  const seller = { id: 4, company_name: 'Glow Care', company_name_arabic: 'غلو كير' };
  const { user, router, field } = await show(() => ok({ ...suggested('Gloves'), vendors: [seller] }), '/shop');
  await user.type(field(), 'glo');
  expect(await screen.findByRole('group', { name: 'Sellers' })).toHaveTextContent('Glow Care');
  await user.click(screen.getByRole('option', { name: 'Glow Care' }));
  expect(router.state.location.pathname).toBe('/sellers/4');
  expect(field()).toHaveValue('');
});

test('Escape closes the suggestions and preserves the text', async () => {
  const { user, field } = await show(gloves);
  await user.type(field(), 'glo');
  await options();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('glo');
  expect(field()).toHaveFocus();
});

test('Leaving the field closes the suggestions and selects none', async () => {
  const { user, router, field } = await show(gloves);
  await user.type(field(), 'glo');
  await options();
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

test('A slow response to an older text never replaces a newer one', async () => {
  let answerSlowly = () => {};
  const { user, field } = await show(({ path }) => ok(suggested(path.endsWith('=mas') ? 'Masks' : 'Mattresses')));
  const fast = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await fast(input, init);
    if (!(input instanceof Request) || !input.url.endsWith('=mat')) return response;
    await new Promise<void>((resolve) => {
      answerSlowly = resolve;
    });
    return response;
  };
  await user.type(field(), 'mat');
  await pause(400);
  await user.type(field(), '{Backspace}s');
  expect(await screen.findByRole('option', { name: /Masks/ })).toBeVisible();
  answerSlowly();
  await pause(50);
  expect(screen.getByRole('option', { name: /Masks/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Mattresses/ })).not.toBeInTheDocument();
});

test('Search works without suggestions', async () => {
  const { user, router, field } = await show(() => ({ status: 500, body: {} }));
  await user.type(field(), 'glove');
  await pause(400);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(router.state.location.search).toBe('?search=glove');
});

test('Clearing the search in the shop clears it in the header', async () => {
  const { router, field } = await show(gloves, '/shop?search=glove');
  expect(field()).toHaveValue('glove');
  await act(() => router.navigate('/shop?category=1'));
  await waitFor(() => expect(field()).toHaveValue(''));
});

test('Text in the other language has its own direction', async () => {
  fakeApi({ 'GET /products/suggest': gloves() });
  const { user } = await renderWithProviders(<SearchForm />, { lang: 'ar', texts: arabic });
  const field = () => screen.getByRole('combobox', { name: 'ابحث في المتجر' });
  expect(field()).not.toHaveAttribute('dir');
  await user.type(field(), 'gloves');
  expect(field()).toHaveAttribute('dir', 'auto');
});
