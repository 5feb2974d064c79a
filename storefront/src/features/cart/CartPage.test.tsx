import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { Toasts } from '@balsam/shared-ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cartResponse, coupon } from '../../testing/cart-samples.ts';
import { variant } from '../../testing/catalog-samples.ts';
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

test('A visitor sees an empty cart with links to shop and login, without requests', async () => {
  const calls = fakeApi({});
  await renderWithProviders(page, { texts: english });
  expect(screen.getByText('Your cart is empty.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(calls).toHaveLength(0);
});

test('A customer with an empty cart gets a link to the shop', async () => {
  fakeApi({ 'GET /carts': cartResponse([]) });
  await show();
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
});

test('A customer sees lines by vendor, the gap to free shipping and the totals', async () => {
  const other = cart({
    vendor: { id: 4, company_name: 'Najd Medical' },
    cart_items: [cartItem({ id: 42, sub_total: 0.1, product: product({ id: 8, name: 'Thermometer' }) })],
    sub_total: 0.1,
    shipping_cost: 0,
    missing_for_free_shipping: null,
  });
  const third = cart({
    vendor: { id: 5, company_name: 'Oasis' },
    cart_items: [cartItem({ id: 43, sub_total: 0.2 })],
    sub_total: 0.2,
  });
  fakeApi({ 'GET /carts': cartResponse([cart(), other, third]) });
  await show();
  expect(await screen.findByRole('heading', { name: 'Najd Medical' })).toBeVisible();
  const first = screen.getByRole('table', { name: 'Items sold by Gulf Care' });
  expect(
    within(first)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Product', 'Unit price', 'Quantity', 'Total', 'Delete']);
  const summary = screen.getByRole('region', { name: 'Cart total' });
  expect(summary).toHaveTextContent('6 items');
  expect(summary).toHaveTextContent(/Subtotal25\.30.SARShipping15\.00.SARTotal40\.30.SAR/);
  expect(summary).toHaveTextContent('Shipping and VAT may change depending on your delivery address.');
  expect(within(summary).getByRole('link', { name: 'Proceed to checkout' })).toHaveAttribute('href', '/checkout');
});

test('A line shows its size and colour, in Arabic too', async () => {
  const pair = variant({ value: 'Large', value_arabic: 'كبير', color: 'Blue', color_arabic: 'أزرق' });
  fakeApi({ 'GET /carts': cartResponse([cart({ cart_items: [cartItem({ variant: pair })] })]) });
  const { unmount } = await show();
  expect(await screen.findByText('Large / Blue')).toBeVisible();
  unmount();
  await renderWithProviders(page, { session: asCustomer, texts: arabic, lang: 'ar' });
  expect(await screen.findByText('كبير / أزرق')).toBeVisible();
});

test('An Arabic reader sees the Arabic product name', async () => {
  fakeApi({ 'GET /carts': cartResponse([cart()]) });
  await renderWithProviders(page, { session: asCustomer, texts: arabic, lang: 'ar' });
  expect(await screen.findByRole('link', { name: 'قفازات نتريل' })).toBeVisible();
});

test('A cart that could not be loaded can be retried', async () => {
  let up = false;
  fakeApi({ 'GET /carts': () => (up ? cartResponse([cart()]) : { status: 503, body: {} }) });
  const { user } = await show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  up = true;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Nitrile gloves' })).toBeVisible();
});

test('Undoing a removal adds the same quantity again', async () => {
  let items = [cartItem()];
  const calls = fakeApi({
    'GET /carts': () => cartResponse(items.length > 0 ? [cart({ cart_items: items })] : []),
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
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  expect(await screen.findByText(/Nitrile gloves was removed from your cart\./)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Nitrile gloves' })).toBeVisible();
  expect(calls.find(sold('POST'))?.body).toEqual({ product_id: 7, quantity: 2 });
});

test('A delete button is busy until its item is gone', async () => {
  let respond: () => void = () => undefined;
  fakeApi({ 'GET /carts': cartResponse([cart()]), 'DELETE /carts/41': ok({ cart: {} }) });
  const { user } = await show();
  const button = await screen.findByRole('button', { name: 'Remove Nitrile gloves' });
  const fetchNow = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    await new Promise<void>((resolve) => (respond = resolve));
    return fetchNow(input, init);
  };
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  respond();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});

test('Keyboard removal moves the focus to the next item, and finally to the heading', async () => {
  let items = [cartItem(), cartItem({ id: 42, product: product({ id: 8, name: 'Thermometer' }) })];
  const remove = (id: number) => () => {
    items = items.filter((item) => item.id !== id);
    return ok({ cart: {} });
  };
  fakeApi({
    'GET /carts': () => cartResponse(items.length > 0 ? [cart({ cart_items: items })] : []),
    'DELETE /carts/41': remove(41),
    'DELETE /carts/42': remove(42),
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Remove Nitrile gloves' }));
  const next = screen.getByRole('button', { name: 'Remove Thermometer' });
  await waitFor(() => expect(next).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Nitrile gloves' })).not.toBeInTheDocument());
  await user.click(next);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Shopping cart' })).toHaveFocus());
});

test.each([
  ['vendor', 'Go to the vendor portal', '/vendor'],
  ['admin', 'Go to the admin console', '/admin/dashboard'],
] as const)('A signed-in %s sees that carts are for customers', async (role, label, home) => {
  const calls = fakeApi({});
  await renderWithProviders(page, { session: { token: 'secret', role }, texts: english });
  expect(screen.getByText('Customers only')).toBeVisible();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', home);
  expect(calls).toHaveLength(0);
});

test('Returning to the tab shows changes made in another tab', async () => {
  let items = [cartItem()];
  fakeApi({ 'GET /carts': () => cartResponse([cart({ cart_items: items })]) });
  await show();
  const field = await screen.findByRole('textbox', { name: 'Quantity of Nitrile gloves' });
  items = [cartItem({ quantity: 7 })];
  fireEvent.focus(window);
  await waitFor(() => expect(field).toHaveValue('7'));
});

test("A coupon's discount is shown by vendor and in the total", async () => {
  fakeApi({ 'GET /carts': cartResponse([cart({ discount: 2.5 })], coupon()) });
  await show();
  const summary = await screen.findByRole('region', { name: 'Cart total' });
  expect(summary).toHaveTextContent(/Code WELCOME10.*10% off: you save 2\.50.SAR\./);
  expect(summary).toHaveTextContent(/Subtotal25\.00.SARDiscount-2\.50.SARShipping7\.50.SARTotal30\.00.SAR/);
});

test('VAT is shown per rate with tax, by seller and in total', async () => {
  const vat = [
    { percent: 15, taxable: 21.74, vat: 3.26 },
    { percent: 0, taxable: 7.5, vat: 0 },
  ];
  fakeApi({ 'GET /carts': cartResponse([cart({ tax_amount: 3.26, vat })]) });
  await show();
  const rows = /of which VAT 15%3\.26.SAR/;
  expect(await screen.findByRole('region', { name: 'Cart total' })).toHaveTextContent(
    new RegExp(`Total32\\.50.SAR${rows.source}`),
  );
  expect(screen.getByRole('table', { name: 'Items sold by Gulf Care' }).closest('section')).toHaveTextContent(rows);
});
