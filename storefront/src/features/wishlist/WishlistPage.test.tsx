import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { Toasts } from '@balsam/shared-ui';
import { screen } from '@testing-library/react';
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

test('A visitor is shown the way to the login, and nothing is asked of the server', async () => {
  const calls = fakeApi({});
  await renderWithProviders(page, { texts: english });
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(calls).toHaveLength(0);
});

test('A customer sees name, price and stock, and puts a wish into the cart', async () => {
  const calls = fakeApi({ 'GET /wishlist': ok({ wishlist: [wish] }), 'POST /carts': ok({ cart: {} }) });
  const { user } = await show();
  expect(await screen.findByRole('row', { name: /Nitrile gloves.*12\.50.SAR.*3 left/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to cart: Nitrile gloves' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ product_id: 7, quantity: 1 });
});

test('An Arabic reader finds the Arabic name', async () => {
  fakeApi({ 'GET /wishlist': ok({ wishlist: [wish] }) });
  await renderWithProviders(page, { session: asCustomer, texts: arabic, lang: 'ar' });
  expect(await screen.findByRole('link', { name: 'قفازات نتريل' })).toBeVisible();
});

test('A customer removes a wish, by the id of the wish', async () => {
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

test('A removal that failed is told in the words of the server', async () => {
  fakeApi({
    'GET /wishlist': ok({ wishlist: [wish] }),
    'DELETE /wishlist/60': { status: 503, body: { status: 503, success: false, code: 'busy', message: 'Too busy.' } },
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Remove Nitrile gloves from wishlist' }));
  expect(await screen.findByText('Too busy.')).toBeVisible();
});
