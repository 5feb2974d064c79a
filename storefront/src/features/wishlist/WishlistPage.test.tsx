import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { Toasts } from '@balsam/shared-ui';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { arabic, asCustomer, english, product } from '../../testing/samples.ts';
import { WishlistPage } from './WishlistPage.tsx';

const page = (
  <>
    <WishlistPage />
    <Toasts duration={3000} />
  </>
);
const wish = { id: 60, product: product({ stock: 3 }) };
const show = () => renderWithProviders(page, { session: asCustomer, texts: english });

test('A visitor gets a link to the login, and nothing is requested', async () => {
  const calls = fakeApi({});
  const { user, router } = await renderWithProviders(page, { texts: english });
  expect(screen.getByText('Your wishlist is empty.')).toBeVisible();
  expect(screen.getByText('Log in to see your wishlist.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(calls).toHaveLength(0);
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/wish-list' } });
});

test('The wishlist shows name, price and stock, and adds to the cart', async () => {
  const calls = fakeApi({ 'GET /wishlist': ok({ wishlist: [wish] }), 'POST /carts': ok({ cart: {} }) });
  const { user } = await show();
  expect(await screen.findByRole('row', { name: /Nitrile gloves.*12\.50.SAR.*3 left/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to cart: Nitrile gloves' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ product_id: 7, quantity: 1 });
});

test.each([
  ['en', /From 20\.00.SAR/],
  ['ar', /من 20\.00.ر\.س/],
] as const)('Variants with different prices show the lowest as "From": %s', async (lang, price) => {
  const sized = product({ price: 20, highest_price: 30, original_price: 20, has_variants: true });
  fakeApi({ 'GET /wishlist': ok({ wishlist: [{ id: 60, product: sized }] }) });
  await renderWithProviders(page, { session: asCustomer, texts: lang === 'ar' ? arabic : english, lang });
  expect(stripBidi((await screen.findAllByRole('row'))[1]?.textContent ?? '')).toMatch(price);
});

test('An Arabic reader sees the Arabic name', async () => {
  fakeApi({ 'GET /wishlist': ok({ wishlist: [wish] }) });
  await renderWithProviders(page, { session: asCustomer, texts: arabic, lang: 'ar' });
  expect(await screen.findByRole('link', { name: 'قفازات نتريل' })).toBeVisible();
});

test('Removing uses the id of the wishlist item', async () => {
  let wishes = [wish];
  const calls = fakeApi({
    'GET /wishlist': () => ok({ wishlist: wishes }),
    'DELETE /wishlist/60': () => {
      wishes = [];
      return ok({ wishlist: [] });
    },
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Remove Nitrile gloves from wishlist' }));
  expect(await screen.findByText('Your wishlist is empty.')).toBeVisible();
  expect(calls.some(({ path }) => path === '/wishlist/60')).toBe(true);
});

test("A failed removal shows the server's message", async () => {
  fakeApi({
    'GET /wishlist': ok({ wishlist: [wish] }),
    'DELETE /wishlist/60': { status: 503, body: { status: 503, success: false, code: 'busy', message: 'Too busy.' } },
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Remove Nitrile gloves from wishlist' }));
  expect(await screen.findByText('Too busy.')).toBeVisible();
});

test('A removal can be undone', async () => {
  let wishes = [wish];
  const calls = fakeApi({
    'GET /wishlist': () => ok({ wishlist: wishes }),
    'DELETE /wishlist/60': () => {
      wishes = [];
      return ok({ wishlist: [] });
    },
    'POST /wishlist': () => {
      wishes = [wish];
      return ok({ wishlist: [] });
    },
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Remove Nitrile gloves from wishlist' }));
  await screen.findByText('Your wishlist is empty.');
  expect(screen.getByRole('heading', { name: 'Wishlist' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Nitrile gloves' })).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ product_id: 7 });
});

test('Moving a product adds it to the cart and removes it from the list', async () => {
  let wishes = [wish];
  const calls = fakeApi({
    'GET /wishlist': () => ok({ wishlist: wishes }),
    'POST /carts': ok({ cart: {} }),
    'DELETE /wishlist/60': () => {
      wishes = [];
      return ok({ wishlist: [] });
    },
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Move Nitrile gloves to the cart' }));
  expect(await screen.findByText('Nitrile gloves is now in your cart.')).toBeVisible();
  expect(await screen.findByText('Your wishlist is empty.')).toBeVisible();
  expect(calls.find(({ path }) => path === '/carts')?.body).toEqual({ product_id: 7, quantity: 1 });
});

test('A product that stayed on the list after a move is added only once', async () => {
  const busy = { status: 503, body: { status: 503, success: false, code: 'unavailable', message: 'Busy.' } };
  const calls = fakeApi({
    'GET /wishlist': ok({ wishlist: [wish] }),
    'POST /carts': ok({}),
    'DELETE /wishlist/60': busy,
  });
  const { user } = await show();
  const added = () => calls.filter(({ path }) => path === '/carts');
  for (const times of [1, 2]) {
    const move = await screen.findByRole('button', { name: 'Move Nitrile gloves to the cart' });
    await waitFor(() => expect(move).not.toHaveAttribute('aria-busy'));
    await user.click(move);
    await waitFor(() => expect(added()).toHaveLength(times));
  }
  const [first, second] = added().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
});

test('A product that the cart refuses stays on the list', async () => {
  fakeApi({
    'GET /wishlist': ok({ wishlist: [wish] }),
    'POST /carts': { status: 422, body: { status: 422, success: false, code: 'stock', message: 'Only 2 left.' } },
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Move Nitrile gloves to the cart' }));
  expect(await screen.findByText('Only 2 left.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nitrile gloves' })).toBeVisible();
});

test.each([
  ['has sold out', { stock: 0 }],
  ['is chosen by variant', { has_variants: true }],
])('A product that %s cannot be moved into the cart from here', async (_what, changes) => {
  fakeApi({ 'GET /wishlist': ok({ wishlist: [{ id: 60, product: product(changes) }] }) });
  await show();
  expect(await screen.findByRole('link', { name: 'Nitrile gloves' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Move/ })).not.toBeInTheDocument();
});

test('A vendor sees that wishlists are for customers', async () => {
  const calls = fakeApi({});
  await renderWithProviders(page, { session: { token: 'secret', role: 'vendor' }, texts: english });
  expect(screen.getByText('Customers only')).toBeVisible();
  expect(calls).toHaveLength(0);
});
