import { fakeApi, ok, renderWithProviders, type Call } from '@balsam/shared-api/testing';
import { Toasts } from '@balsam/shared-ui';
import { screen, within } from '@testing-library/react';
import { asCustomer, cart, checkout, english, user } from '../../testing/samples.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

type Routes = Parameters<typeof fakeApi>[0];
const places = {
  'GET /countries': ok({ data: [{ id: 17, name: 'Bahrain', iso2: 'BH' }] }),
  'GET /states': ok({ data: [{ id: 170, name: 'Capital' }] }),
  'GET /cities': ok({ data: [{ id: 1700, name: 'Manama' }] }),
};
const ready: Routes = {
  ...places,
  'GET /carts': ok({ data: [cart()] }),
  'GET /user': ok({ user: user() }),
  'POST /orders/checkout': { body: checkout() },
};
const page = (
  <>
    <CheckoutPage />
    <Toasts duration={3000} />
  </>
);

/** A customer at the checkout who has filled in what is not known of them. */
async function atCheckout(routes: Routes) {
  const calls = fakeApi({ ...ready, ...routes });
  const view = await renderWithProviders(page, {
    session: asCustomer,
    texts: english,
    at: '/checkout',
    path: '/checkout',
    routes: [{ path: '/', element: 'The home page' }],
  });
  await screen.findByText(/32\.50.SAR/);
  await view.user.type(screen.getByRole('textbox', { name: 'Message' }), 'Ring twice');
  await view.user.click(screen.getByRole('radio', { name: 'Cash on Delivery' }));
  const placeOrder = () => view.user.click(screen.getByRole('button', { name: 'Place order' }));
  return { ...view, calls, placeOrder };
}
const placed = (calls: Call[]) => calls.filter(({ path }) => path === '/orders/place-order');

test('A visitor sees the strip to the login, the whole form and an empty summary', async () => {
  const calls = fakeApi(places);
  await renderWithProviders(page, { texts: english });
  const strip = screen.getByText(/Returning customer\?/);
  expect(strip).toHaveTextContent('Returning customer? Click here to login');
  expect(within(strip).getByRole('link')).toHaveAttribute('href', '/login');
  expect(screen.getByRole('textbox', { name: 'Company address' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in to place your order' })).toHaveAttribute('href', '/login');
  expect(await screen.findByRole('option', { name: 'Bahrain' })).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toEqual(['/countries']);
});

test('A visitor who goes to the login comes back to the checkout', async () => {
  fakeApi(places);
  const { user: person, router } = await renderWithProviders(page, { texts: english });
  await person.click(screen.getByRole('link', { name: 'Click here to login' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/checkout' } });
});

test('A customer with an empty cart is led to the shop, and no checkout is asked for', async () => {
  const calls = fakeApi({ ...ready, 'GET /carts': ok({ data: [] }) });
  await renderWithProviders(page, { session: asCustomer, texts: english });
  expect(await screen.findByRole('link', { name: 'Browse the shop' })).toHaveAttribute('href', '/shop');
  expect(calls.map(({ path }) => path)).not.toContain('/orders/checkout');
});

test('A customer finds the form filled in and the order summed up by vendor', async () => {
  const { calls } = await atCheckout({});
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Layla');
  expect(screen.getByRole('textbox', { name: 'Address line 1' })).toHaveValue('Building 5');
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('Manama');
  const summary = screen.getByRole('region', { name: 'Your order' });
  expect(summary).toHaveTextContent('Sold by Gulf Care');
  expect(within(summary).getByRole('listitem')).toHaveTextContent(/Nitrile gloves × 2.*25\.00.SAR/);
  expect(summary).toHaveTextContent(/Shipping and handling.*7\.50.SAR.*Order total.*32\.50.SAR/);
  expect(calls.filter(({ path }) => path === '/orders/checkout')).toHaveLength(1);
});

test('A customer who orders is told so and taken home', async () => {
  const { calls, placeOrder } = await atCheckout({ 'POST /orders/place-order': ok({}, 'Order placed successfully') });
  await placeOrder();
  expect(await screen.findByText('The home page')).toBeVisible();
  const [{ body, headers } = {} as Call] = placed(calls);
  expect(body).toEqual({
    order_no: 'BLS-0123456789',
    payment_method: 'cash',
    billing: {
      firstname: 'Layla',
      lastname: 'Hassan',
      email: 'layla@balsam.test',
      phone_number: '+97333112233',
      company_name: 'Layla Clinic',
      company_address: 'Road 12',
      country: 17,
      state: 170,
      city: 1700,
      postal_code: '317',
      address_1: 'Building 5',
      address_2: 'Flat 2',
      message: 'Ring twice',
    },
  });
  expect(headers.get('Idempotency-Key')).toMatch(/^\S{10,200}$/);
});

test('A refusal is told in place, nothing typed is lost, and the same order goes out again under the same key', async () => {
  const { calls, placeOrder } = await atCheckout({
    'POST /orders/place-order': { status: 503, body: { status: 503, success: false, code: 'busy', message: 'Busy.' } },
  });
  await placeOrder();
  expect(await screen.findByText('Busy.', { selector: '.form-error' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Ring twice');
  await placeOrder();
  await screen.findByText('Busy.', { selector: '.form-error' });
  const keys = placed(calls).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('A customer whose cart got dearer is told so and sees the new total', async () => {
  let dearer = false;
  const { placeOrder } = await atCheckout({
    'POST /orders/checkout': () => ({ body: checkout(dearer ? { grand_total: 40 } : {}) }),
    'POST /orders/place-order': () => {
      dearer = true;
      return { status: 409, body: { status: 409, success: false, code: 'checkout_changed', message: 'Changed.' } };
    },
  });
  await placeOrder();
  expect(await screen.findByText(/Your cart or its prices have changed/)).toBeVisible();
  expect(await screen.findByText(/40\.00.SAR/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Ring twice');
});

test('A customer who came too late reads what is left of each item and can change the cart', async () => {
  const lines = [
    { product_id: 7, variant_id: null, name: 'Nitrile gloves', name_arabic: '', available_stock: 1 },
    { product_id: 8, variant_id: null, name: 'Thermometer', name_arabic: '', available_stock: 0 },
  ];
  const { placeOrder } = await atCheckout({
    'POST /orders/place-order': {
      status: 422,
      body: { status: 422, success: false, code: 'out_of_stock', message: 'Out of stock.', data: { lines } },
    },
  });
  await placeOrder();
  expect(await screen.findByText('Nitrile gloves: only 1 piece is left')).toBeVisible();
  expect(screen.getByText('Thermometer: sold out')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change your cart' })).toHaveAttribute('href', '/cart');
});

test('A customer whose checkout cannot be made at all reads which item stands in the way', async () => {
  const lines = [{ product_id: 8, variant_id: null, name: 'Thermometer', name_arabic: '', available_stock: 0 }];
  const body = { status: 422, success: false, code: 'no_longer_sold', message: 'Not sold any more.', data: { lines } };
  fakeApi({ ...ready, 'POST /orders/checkout': { status: 422, body } });
  await renderWithProviders(page, { session: asCustomer, texts: english });
  expect(await screen.findByText('Not sold any more.')).toBeVisible();
  expect(screen.getByText('Thermometer: sold out')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change your cart' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('button', { name: 'Place order' })).toBeDisabled();
});

test('A field that the server refuses says why', async () => {
  const { placeOrder } = await atCheckout({
    'POST /orders/place-order': {
      status: 422,
      body: {
        status: 422,
        success: false,
        code: 'invalid',
        message: 'Check the form.',
        errors: { 'billing.phone_number': ['This is no phone number.'] },
      },
    },
  });
  await placeOrder();
  expect(await screen.findByRole('button', { name: 'This is no phone number.' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(
    /This is no phone number\./,
  );
});
