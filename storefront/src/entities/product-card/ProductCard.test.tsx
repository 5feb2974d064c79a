import type { Product } from '@balsam/shared-api';
import { fakeApi, findReady, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { Toasts } from '@balsam/shared-ui';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { arabic, asCustomer, english, product } from '../../testing/samples.ts';
import { ProductCard } from './ProductCard.tsx';

const card = (changes: Partial<Product> = {}) => (
  <>
    <ProductCard product={product(changes)} />
    <Toasts duration={3000} />
  </>
);
const addButton = () => screen.getByRole('button', { name: 'Add to cart: Nitrile gloves' });

test.each([-1, 0])('A product with a stock of %i cannot be added', async (stock) => {
  await renderWithProviders(card({ stock }), { texts: english });
  expect(screen.getByRole('button', { name: 'Out of stock' })).toBeDisabled();
});

test.each([1, 4])('A stock of %i shows how many are left', async (stock) => {
  await renderWithProviders(card({ stock }), { texts: english });
  expect(screen.getByText(`Only ${stock} left!`)).toBeVisible();
  expect(addButton()).toBeEnabled();
});

test('A stock of 5 shows nothing', async () => {
  await renderWithProviders(card({ stock: 5 }), { texts: english });
  expect(screen.queryByText(/left!/)).not.toBeInTheDocument();
  expect(addButton()).toBeEnabled();
});

test('An Arabic reader sees the Arabic name', async () => {
  await renderWithProviders(card(), { texts: arabic, lang: 'ar' });
  expect(screen.getByRole('link', { name: 'قفازات نتريل' })).toHaveAttribute('href', '/product/nitrile-gloves');
});

test('Without an Arabic name the English one is shown, marked as English', async () => {
  await renderWithProviders(card({ name_arabic: '' }), { texts: arabic, lang: 'ar' });
  const name = screen.getByText('Nitrile gloves');
  expect(name).toHaveAttribute('lang', 'en');
  expect(name).toHaveAttribute('dir', 'ltr');
});

test('The original price is shown next to the discounted one', async () => {
  await renderWithProviders(card({ price: 10, original_price: 12.5 }), { texts: english });
  expect(screen.getByText('10.00 SAR')).toBeVisible();
  expect(screen.getByText('12.50 SAR')).toBeVisible();
});

test.each([
  ['en', 'From 20.00 SAR'],
  ['ar', 'من 20.00 ر.س'],
] as const)('Variants with different prices show the lowest as "From": %s', async (lang, price) => {
  const sized = card({ price: 20, highest_price: 30, original_price: 20, has_variants: true });
  const { container } = await renderWithProviders(sized, { texts: lang === 'ar' ? arabic : english, lang });
  expect(stripBidi(container.querySelector('.product-card-price')?.textContent ?? '')).toBe(price);
});

test('Variants with the same price show one price', async () => {
  const { container } = await renderWithProviders(card({ price: 20, has_variants: true }), { texts: english });
  expect(stripBidi(container.querySelector('.product-card-price')?.textContent ?? '')).toBe('20.00 SAR');
});

test('A product without a price shows none', async () => {
  await renderWithProviders(card({ price: 0, original_price: 0 }), { texts: english });
  expect(screen.queryByText(/SAR/)).not.toBeInTheDocument();
});

test('A product with variants links to its own page', async () => {
  await renderWithProviders(card({ has_variants: true }), { texts: english });
  expect(screen.getByRole('link', { name: 'Choose options: Nitrile gloves' })).toHaveAttribute(
    'href',
    '/product/nitrile-gloves',
  );
});

test('A visitor who adds to the cart is sent to the login with the line', async () => {
  const calls = fakeApi({});
  const { router, user } = await renderWithProviders(card(), {
    texts: english,
    at: '/shop?page=2',
    path: '/shop',
    routes: [{ path: '/login', element: <h1>Log in</h1> }],
  });
  await user.click(addButton());
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(router.state.location.state).toEqual({ from: '/shop?page=2', addToCart: { product_id: 7, quantity: 1 } });
  expect(calls).toHaveLength(0);
});

test('A customer adds to the cart and opens it', async () => {
  const calls = fakeApi({ 'GET /wishlist': ok({ wishlist: [] }), 'POST /carts': ok({}) });
  const { user } = await renderWithProviders(card(), {
    texts: english,
    session: asCustomer,
    path: '/',
    routes: [{ path: '/cart', element: <h1>Cart</h1> }],
  });
  await user.click(addButton());
  expect(await screen.findByText('Added to your cart.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/carts', body: { product_id: 7, quantity: 1 } },
  ]);
  await user.click(screen.getByRole('button', { name: 'View cart' }));
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeVisible();
});

test('A retry after a lost response adds once; a new press adds again', async () => {
  const busy = { status: 503, body: { status: 503, success: false, code: 'unavailable', message: 'Busy.' } };
  let presses = 0;
  const calls = fakeApi({
    'GET /wishlist': ok({ wishlist: [] }),
    'POST /carts': () => ((presses += 1) === 1 ? busy : ok({}, `Added at press ${presses}`)),
  });
  const { user } = await renderWithProviders(card(), { texts: english, session: asCustomer });
  await user.click(addButton());
  expect(await screen.findByText('Busy.')).toBeVisible();
  for (const times of [2, 3]) {
    await user.click(await findReady('button', 'Add to cart: Nitrile gloves'));
    await waitFor(() => expect(calls.filter(({ path }) => path === '/carts')).toHaveLength(times));
  }
  const keys = calls.filter(({ path }) => path === '/carts').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toMatch(/^\S{10,200}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test("A refused addition shows the server's reason", async () => {
  fakeApi({
    'GET /wishlist': ok({ wishlist: [] }),
    'POST /carts': { status: 422, body: { status: 422, success: false, code: 'stock', message: 'Only 2 are left.' } },
  });
  const { user } = await renderWithProviders(card(), { texts: english, session: asCustomer });
  await user.click(addButton());
  expect(await screen.findByText('Only 2 are left.')).toBeVisible();
});

test('A card toggles the wishlist and opens a quick view', async () => {
  let wishlist: object[] = [];
  fakeApi({
    'GET /wishlist': () => ok({ wishlist }),
    'POST /wishlist': () => {
      wishlist = [{ id: 5, product: product() }];
      return ok({ wishlist });
    },
    'DELETE /wishlist/5': () => {
      wishlist = [];
      return ok({ wishlist });
    },
  });
  const { user } = await renderWithProviders(card(), { texts: english, session: asCustomer });
  await user.click(screen.getByRole('button', { name: 'Add to wishlist: Nitrile gloves', pressed: false }));
  expect(await screen.findByText('Added to your wishlist.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Add to wishlist: Nitrile gloves', pressed: true }));
  expect(await screen.findByText('Removed from your wishlist.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Quick view: Nitrile gloves' })).toBeVisible();
});

test('Stars and the review count are shown together or not at all', async () => {
  const { unmount } = await renderWithProviders(card({ rating: 4.5, total_reviews: 2 }), { texts: english });
  expect(screen.getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeVisible();
  expect(screen.getByText('2 reviews')).toBeVisible();
  unmount();
  await renderWithProviders(card(), { texts: english });
  expect(screen.queryByRole('img', { name: /Rated/ })).not.toBeInTheDocument();
});
