import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { useGetSiteQuery } from '../company/site-api.ts';
import { cartResponse } from '../../testing/cart-samples.ts';
import { emptySite } from '../../testing/content-samples.ts';
import { english } from '../../testing/samples.ts';
import { useCart } from '../cart/use-cart.ts';
import { useAddToCart } from './use-add-to-cart.ts';

beforeEach(() => localStorage.clear());

function Add() {
  const { isSuccess } = useGetSiteQuery();
  const { add } = useAddToCart();
  useCart();
  return isSuccess && <button onClick={() => void add({ product_id: 7, quantity: 1 })}>Add</button>;
}

async function addAsVisitor(isOpenToGuests: boolean, routes: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'GET /site': ok({ data: { ...emptySite, guest_checkout: isOpenToGuests } }),
    'POST /carts': ok({}),
    'GET /carts': cartResponse([]),
    ...routes,
  });
  const view = await renderWithProviders(<Add />, {
    texts: english,
    routes: [{ path: '/login', element: 'The login' }],
  });
  await view.user.click(await screen.findByRole('button', { name: 'Add' }));
  const posts = () => calls.filter(({ path, method }) => method === 'POST' && path === '/carts');
  return { ...view, calls, posts };
}

test('A visitor logs in before adding to the cart', async () => {
  const { router, posts } = await addAsVisitor(false);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(posts()).toHaveLength(0);
  expect(localStorage.getItem('guest_token')).toBeNull();
});

test('In a shop open to guests, a visitor adds to a cart of their own', async () => {
  const { router, posts, calls } = await addAsVisitor(true);
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'GET', path: '/carts' }));
  expect(posts()).toHaveLength(1);
  // The server knows the cart only once the product is in it.
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /site', 'POST /carts', 'GET /carts']);
  expect(localStorage.getItem('guest_token')).toHaveLength(43);
  expect(router.state.location.pathname).not.toBe('/login');
});

test('After an order, the next product starts a new cart', async () => {
  localStorage.setItem('guest_token', 'o'.repeat(43));
  let count = 0;
  const { posts } = await addAsVisitor(true, {
    'POST /carts': () => {
      count += 1;
      return count === 1
        ? { status: 409, body: { code: 'guest_order_placed', message: 'This order has been placed.' } }
        : ok({});
    },
  });
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(localStorage.getItem('guest_token')).not.toBe('o'.repeat(43));
});
