import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { Toasts } from '@balsam/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import { arabic, asCustomer, cart, cartItem, english, product } from '../../testing/samples.ts';
import { CartPage } from './CartPage.tsx';

const page = (
  <>
    <CartPage />
    <Toasts duration={3000} />
  </>
);
const show = () => renderWithProviders(page, { session: asCustomer, texts: english });
const sold = (method: string) => (call: { method: string }) => call.method === method;

test('A visitor sees an empty cart with the ways to the shop and to the login, and nothing is asked of the server', async () => {
  const calls = fakeApi({});
  await renderWithProviders(page, { texts: english });
  expect(screen.getByText('There are no items in your cart yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(calls).toHaveLength(0);
});

test('A customer without items is led to the shop', async () => {
  fakeApi({ 'GET /carts': ok({ data: [] }) });
  await show();
  expect(await screen.findByText('There are no items in your cart yet.')).toBeVisible();
});

test('A customer sees the items by vendor, what is missing for free shipping, and one total', async () => {
  const other = cart({
    vendor: { id: 4, company_name: 'Najd Medical' },
    cart_items: [cartItem({ id: 42, sub_total: 0.1, product: product({ id: 8, name: 'Thermometer' }) })],
    sub_total: 0.1,
    shipping_cost: 0,
    missing_for_free_shipping: null,
  });
  const third = cart({ vendor: { id: 5, company_name: 'Oasis' }, cart_items: [cartItem({ id: 43, sub_total: 0.2 })] });
  fakeApi({ 'GET /carts': ok({ data: [cart(), other, third] }) });
  await show();
  expect(await screen.findByRole('heading', { name: 'Najd Medical' })).toBeVisible();
  const first = screen.getByRole('table', { name: 'Items sold by Gulf Care' });
  expect(
    within(first)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Product', 'Unit price', 'Quantity', 'Total', 'Delete']);
  expect(screen.getAllByText(/Add 175\.00.SAR more from this seller for free shipping\./)).toHaveLength(2);
  const summary = screen.getByRole('region', { name: 'Cart total' });
  expect(summary).toHaveTextContent('6 items');
  expect(summary).toHaveTextContent(/25\.30.SAR/);
  expect(summary).toHaveTextContent('Taxes and shipping are computed at checkout.');
  expect(within(summary).getByRole('link', { name: 'Proceed to checkout' })).toHaveAttribute('href', '/checkout');
});

test('An Arabic reader finds the Arabic name of a product', async () => {
  fakeApi({ 'GET /carts': ok({ data: [cart()] }) });
  await renderWithProviders(page, { session: asCustomer, texts: arabic, lang: 'ar' });
  expect(await screen.findByRole('link', { name: 'قفازات نتريل' })).toBeVisible();
});

test('A customer who cannot be told the cart may ask again', async () => {
  let up = false;
  fakeApi({ 'GET /carts': () => (up ? ok({ data: [cart()] }) : { status: 503, body: {} }) });
  const { user } = await show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  up = true;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Nitrile gloves' })).toBeVisible();
});

test('A customer who removes an item can undo it, and the same quantity is added again', async () => {
  let items = [cartItem()];
  const calls = fakeApi({
    'GET /carts': () => ok({ data: items.length > 0 ? [cart({ cart_items: items })] : [] }),
    'DELETE /carts/41': () => {
      items = [];
      return ok({ cart: {} });
    },
    'POST /carts': () => {
      items = [cartItem({ id: 77 })];
      return ok({ cart: {} });
    },
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Remove Nitrile gloves' }));
  expect(await screen.findByText('There are no items in your cart yet.')).toBeVisible();
  expect(await screen.findByText(/Nitrile gloves was removed from your cart\./)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Nitrile gloves' })).toBeVisible();
  expect(calls.find(sold('POST'))?.body).toEqual({ product_id: 7, quantity: 2 });
});

test('A delete button is busy until its item is gone', async () => {
  let answer: () => void = () => undefined;
  fakeApi({ 'GET /carts': ok({ data: [cart()] }), 'DELETE /carts/41': ok({ cart: {} }) });
  const { user } = await show();
  const button = await screen.findByRole('button', { name: 'Remove Nitrile gloves' });
  const fetchNow = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return fetchNow(input, init);
  };
  await user.click(button);
  expect(button).toBeDisabled();
  answer();
  await waitFor(() => expect(button).toBeEnabled());
});
