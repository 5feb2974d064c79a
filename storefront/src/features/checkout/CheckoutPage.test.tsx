import { fakeApi, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { cartResponse, coupon } from '../../testing/cart-samples.ts';
import { asCustomer, cart, checkout, english } from '../../testing/samples.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { atCheckout, places, ready } from './testing/at-checkout.tsx';

test('A visitor sees the login link, the whole form and an empty summary', async () => {
  const calls = fakeApi(places);
  await renderWithProviders(<CheckoutPage />, { texts: english });
  const strip = screen.getByText(/Returning customer\?/);
  expect(strip).toHaveTextContent('Returning customer? Click here to login');
  expect(within(strip).getByRole('link')).toHaveAttribute('href', '/login');
  expect(screen.getByRole('checkbox', { name: 'I’m buying for a company' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in to place your order' })).toHaveAttribute('href', '/login');
  expect(await screen.findByRole('option', { name: 'Bahrain' })).toBeInTheDocument();
  expect(calls.map(({ path }) => path).sort()).toEqual(['/countries', '/countries?delivered=true']);
});

test('A visitor returns from the login to the checkout', async () => {
  fakeApi(places);
  const { user: person, router } = await renderWithProviders(<CheckoutPage />, { texts: english });
  await person.click(screen.getByRole('link', { name: 'Click here to login' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/checkout' } });
});

test('A customer with an empty cart gets a link to the shop and no checkout request', async () => {
  const calls = fakeApi({ ...ready, 'GET /carts': cartResponse([]) });
  await renderWithProviders(<CheckoutPage />, { session: asCustomer, texts: english });
  expect(await screen.findByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop');
  expect(calls.map(({ path }) => path)).not.toContain('/orders/checkout');
});

test('A customer sees a prefilled form and the totals by vendor', async () => {
  const { calls } = await atCheckout({});
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Layla');
  expect(screen.getByRole('textbox', { name: 'Address line 1' })).toHaveValue('Building 5');
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('Manama');
  const summary = screen.getByRole('region', { name: 'Your order' });
  expect(summary).toHaveTextContent('Sold by Gulf Care');
  expect(within(summary).getByRole('listitem')).toHaveTextContent(/Nitrile gloves × 2.*25\.00.SAR/);
  expect(summary).toHaveTextContent(/Shipping.*7\.50.SAR.*Order total.*32\.50.SAR/);
  expect(calls.filter(({ path }) => path === '/orders/checkout')).toHaveLength(1);
});

test('Each seller shows when their parcel arrives', async () => {
  const shipping = { flat_fee: 7.5, free_from: null, cold_fee: null, handling_days_min: 1, handling_days_max: 2 };
  const orders = checkout().orders.map((order) => ({
    ...order,
    shipping: { ...shipping, arrives_from: '2026-12-03', arrives_to: '2026-12-06' },
  }));
  await atCheckout({ 'POST /orders/checkout': { body: checkout({ orders }) } });
  expect(screen.getByText(/Expected.*Dec 3.*Dec 6/)).toBeVisible();
});

test('A shipment from another country shows a note about import VAT', async () => {
  const [line] = checkout().order_products;
  if (!line) throw new Error('the sample has no line');
  const abroad = checkout({ order_products: [{ ...line, vat_percent: 0, vat_reason: 'export' }] });
  await atCheckout({ 'POST /orders/checkout': { body: abroad } });
  expect(screen.getByText(/Import VAT may be due on delivery/)).toBeVisible();
});

test('A checkout that is refused names the item in the way', async () => {
  const lines = [{ product_id: 8, variant_id: null, name: 'Thermometer', name_arabic: '', available_stock: 0 }];
  const body = { status: 422, success: false, code: 'no_longer_sold', message: 'Not sold any more.', data: { lines } };
  fakeApi({ ...ready, 'POST /orders/checkout': { status: 422, body } });
  await renderWithProviders(<CheckoutPage />, { session: asCustomer, texts: english });
  expect(await screen.findByText('Not sold any more.')).toBeVisible();
  expect(screen.getByText('Thermometer: sold out')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change your cart' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('button', { name: 'Place order' })).toBeDisabled();
});

test("An order from two vendors shows each vendor's total", async () => {
  const orders = checkout().orders.flatMap((first) => [
    first,
    {
      ...first,
      id: 91,
      vendor: { id: 4, company_name: 'Najd Medical' },
      shipping_cost: 0,
      discount: 1,
      total_amount: 24,
    },
  ]);
  await atCheckout({ 'POST /orders/checkout': { body: checkout({ orders }) } });
  const summary = screen.getByRole('region', { name: 'Your order' });
  expect(summary).toHaveTextContent(/Sold by Gulf Care.*Shipping7\.50.SARTotal for this seller32\.50.SAR/);
  expect(summary).toHaveTextContent(
    /Sold by Najd Medical.*ShippingFreeDiscount-1\.00.SARTotal for this seller24\.00.SAR/,
  );
});

test('A coupon shows its code and discount', async () => {
  await atCheckout({ 'POST /orders/checkout': { body: checkout({ coupon: coupon(), discount: 2.5 }) } });
  const summary = screen.getByRole('region', { name: 'Your order' });
  expect(summary).toHaveTextContent(/Discount \(WELCOME10\)-2\.50.SAR/);
  expect(within(summary).getByRole('link', { name: 'Change the coupon in the cart' })).toHaveAttribute('href', '/cart');
});

test('A coupon that is no longer valid shows the reason', async () => {
  const ended = coupon({ discount: 0, problem: 'This coupon has ended.' });
  await atCheckout({ 'POST /orders/checkout': { body: checkout({ coupon: ended }) } });
  expect(screen.getByText(/WELCOME10: This coupon has ended\./)).toBeVisible();
});

test('A vendor sees that the checkout is for customers', async () => {
  const calls = fakeApi(ready);
  await renderWithProviders(<CheckoutPage />, { session: { token: 'secret', role: 'vendor' }, texts: english });
  expect(screen.getByText('Customers only')).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('Unavailable sellers are marked, with a link to the cart', async () => {
  const [order] = checkout().orders.map((part) => ({ ...part, delivers: false }));
  await atCheckout({
    'GET /carts': cartResponse([cart({ payment_methods: [] })]),
    'POST /orders/checkout': { body: checkout({ orders: order && [order] }) },
  });
  const note = screen.getByRole('note');
  expect(note).toHaveTextContent('Gulf Care doesn’t deliver to your country.');
  expect(note).toHaveTextContent('Gulf Care can’t take payments right now');
  expect(within(note).getByRole('link', { name: 'Change your cart' })).toHaveAttribute('href', '/cart');
});
