import { fakeApi, renderWithProviders } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { cartResponse } from '../../testing/cart-samples.ts';
import { arabic, asCustomer, cart, english, shipping } from '../../testing/samples.ts';
import { CartPage } from './CartPage.tsx';

const show = () => renderWithProviders(<CartPage />, { session: asCustomer, texts: english });

test('The cart shows the gap to free shipping as text and bar, and the delivery date', async () => {
  fakeApi({ 'GET /carts': cartResponse([cart()]) });
  await show();
  const bar = await screen.findByRole('progressbar', {
    name: /Add 175\.00.SAR more from this seller for free shipping\./,
  });
  expect(bar).toHaveAttribute('value', '25');
  expect(bar).toHaveAttribute('max', '200');
  expect(screen.getByText(/Expected Sun, Nov 22.*Tue, Nov 24/)).toBeVisible();
});

test('A parcel with free shipping says so', async () => {
  const free = { shipping: { ...shipping, free_from: 20 }, shipping_cost: 0, missing_for_free_shipping: null };
  fakeApi({ 'GET /carts': cartResponse([cart(free)]) });
  await show();
  expect(await screen.findByRole('progressbar', { name: 'Your order from this seller ships free.' })).toBeVisible();
});

test('A parcel with cold goods says what of its shipping is for the cold chain', async () => {
  fakeApi({ 'GET /carts': cartResponse([cart({ shipping_cost: 20, cold_fee: 12.5 })]) });
  await show();
  const label = await screen.findByText('of which cold chain');
  expect(label.nextElementSibling).toHaveTextContent(/12\.50.SAR/);
});

test('Free shipping does not include the cold chain', async () => {
  const cold = cart({ sub_total: 250, shipping_cost: 12.5, cold_fee: 12.5, missing_for_free_shipping: null });
  fakeApi({ 'GET /carts': cartResponse([cold]) });
  await show();
  const words = 'Your order from this seller ships free, except for the cold chain.';
  expect(await screen.findByRole('progressbar', { name: words })).toBeVisible();
});

test('Sellers who do not deliver or cannot be paid are marked before the checkout', async () => {
  const far = cart({ delivers: false, shipping: null, shipping_cost: 0 });
  const broke = cart({ vendor: { id: 4, company_name: 'Najd Medical' }, payment_methods: [] });
  fakeApi({ 'GET /carts': cartResponse([far, broke, cart({ vendor: { id: 5, company_name: 'Oasis' } })]) });
  await show();
  const notes = await screen.findAllByRole('note');
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    'Gulf Care doesn’t deliver to your country.Remove these products to check out.',
    'Najd Medical can’t take payments right now, so their products can’t be ordered.Remove these products to check out.',
  ]);
  expect(screen.getAllByText('Not delivered')).toHaveLength(2);
});

test('An Arabic reader sees that a seller does not deliver', async () => {
  fakeApi({ 'GET /carts': cartResponse([cart({ delivers: false, shipping: null, shipping_cost: 0 })]) });
  await renderWithProviders(<CartPage />, { session: asCustomer, texts: arabic, lang: 'ar' });
  expect(await screen.findByRole('note')).toHaveTextContent('لا يوصل Gulf Care إلى بلدك.');
});

test.each([
  ['in English', { texts: english }, 'Calculated at checkout', 'Free'],
  ['in Arabic', { texts: arabic, lang: 'ar' }, 'يُحسب عند إتمام الشراء', 'مجاني'],
] as const)('Without an address, shipping is not called free, %s', async (_how, reader, words, free) => {
  const unknown = cart({ vendor: { id: 4, company_name: 'Najd Medical' }, shipping: null, shipping_cost: 0 });
  fakeApi({ 'GET /carts': cartResponse([cart(), unknown]) });
  await renderWithProviders(<CartPage />, { session: asCustomer, ...reader });
  // Once for the seller and once for the total.
  expect(await screen.findAllByText(words)).toHaveLength(2);
  expect(screen.queryByText(free)).not.toBeInTheDocument();
});
