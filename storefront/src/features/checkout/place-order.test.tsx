import { ok, type Call } from '@balsam/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { lazy, type ComponentType } from 'react';
import { cartResponse } from '../../testing/cart-samples.ts';
import { cart, checkout, user } from '../../testing/samples.ts';
import { atCheckout, missing, placed } from './testing/at-checkout.tsx';

test('A customer places an order and sees the confirmation', async () => {
  const { calls, placeOrder, router } = await atCheckout({
    'POST /orders/place-order': ok({}, 'Order placed successfully'),
  });
  await placeOrder();
  expect(await screen.findByText('The confirmation')).toBeVisible();
  expect(router.state.location.pathname).toBe('/order/BLS-0123456789/confirmed');
  expect(screen.getByText('Order placed successfully')).toBeVisible();
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
      vat_number: '',
      national_address: '',
    },
    po_number: '',
    remember: true,
    shipping_address_id: null,
  });
  expect(headers.get('Idempotency-Key')).toMatch(/^\S{10,200}$/);
});

test.each([
  ['A company sends its PO number with the order', true, 'PO-118'],
  ['A private purchase has no PO number', false, ''],
])('%s', async (_title, isForCompany, poNumber) => {
  const { user: person, calls, placeOrder } = await atCheckout({ 'POST /orders/place-order': ok({}, '') });
  await person.type(screen.getByRole('textbox', { name: /^PO number/ }), 'PO-118');
  if (!isForCompany) await person.click(screen.getByRole('checkbox', { name: 'I’m buying for a company' }));
  await placeOrder();
  await waitFor(() => expect(placed(calls)).toMatchObject([{ body: { po_number: poNumber } }]));
});

test('The checkout stays unchanged until the confirmation is shown', async () => {
  let isPlaced = false;
  let arrive = (_code: { default: ComponentType }) => {};
  const Confirmation = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  const routes = {
    'POST /orders/place-order': () => {
      isPlaced = true;
      return { body: { status: 200, success: true, message: 'Order placed successfully' } };
    },
    'GET /carts': () => cartResponse(isPlaced ? [] : [cart()]),
    'GET /user': () => ok({ user: isPlaced ? user({ address: null }) : user() }),
  };
  const { calls, placeOrder, router } = await atCheckout(routes, <Confirmation />);
  const asked = (wanted: string) => calls.filter(({ path }) => path === wanted);
  const before = asked('/carts').length;
  await placeOrder();
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/BLS-0123456789/confirmed'));
  expect(await screen.findByText('Order placed successfully')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent(/Order total32\.50.SAR/);
  expect(asked('/carts')).toHaveLength(before);
  await act(async () => arrive({ default: () => 'The confirmation' }));
  expect(await screen.findByText('The confirmation')).toBeVisible();
  await waitFor(() => expect(asked('/carts').length).toBeGreaterThan(before));
  expect(asked('/orders/checkout')).toHaveLength(1);
});

test('Leaving the checkout during an order empties the cart once it is placed', async () => {
  const { calls, placeOrder, router } = await atCheckout({
    'POST /orders/place-order': ok({}, 'Order placed successfully'),
  });
  let arrive = () => {};
  const onTheWay = new Promise<void>((resolve) => (arrive = resolve));
  const respond = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answered = await respond(input, init);
    if (calls.at(-1)?.path === '/orders/place-order') await onTheWay;
    return answered;
  };
  const countCarts = () => calls.filter(({ path }) => path === '/carts').length;
  await placeOrder();
  await waitFor(() => expect(placed(calls)).toHaveLength(1));
  await act(() => router.navigate('/cart'));
  expect(await screen.findByText('The cart')).toBeVisible();
  const before = countCarts();
  await act(async () => arrive());
  await waitFor(() => expect(countCarts()).toBeGreaterThan(before));
});

test('After a refusal the input stays and the retry uses the same key', async () => {
  const { calls, placeOrder } = await atCheckout({
    'POST /orders/place-order': { status: 503, body: { status: 503, success: false, code: 'busy', message: 'Busy.' } },
    'GET /orders/placed/BLS-0123456789': missing,
  });
  await placeOrder();
  expect(await screen.findByText('Busy.', { selector: '.form-error' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note for the sellers' })).toHaveValue('Ring twice');
  await placeOrder();
  await waitFor(() => expect(placed(calls)).toHaveLength(2));
  const keys = placed(calls).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]);
});

test('A changed total is reported and nothing is ordered', async () => {
  let dearer = false;
  const lines = checkout().order_products.map((line) => ({ ...line, unit_price: 16.25, sub_total: 32.5 }));
  const now = checkout({ order_products: lines, sub_total: 32.5, grand_total: 40 });
  const { placeOrder } = await atCheckout({
    'POST /orders/checkout': () => ({ body: dearer ? now : checkout() }),
    'POST /orders/place-order': () => {
      dearer = true;
      return { status: 409, body: { status: 409, success: false, code: 'checkout_changed', message: 'Changed.' } };
    },
  });
  await placeOrder();
  const note = (await screen.findByText(/Your cart or its prices have changed/)).closest('[role="alert"]');
  if (!(note instanceof HTMLElement)) throw new Error('the change is not announced');
  await within(note).findByText('Order total');
  expect(note).toHaveTextContent(/Nitrile glovesBefore: 12\.50.SAR Now: 16\.25.SAR/);
  expect(note).toHaveTextContent(/Order totalBefore: 32\.50.SAR Now: 40\.00.SAR/);
  expect(note).not.toHaveTextContent('Shipping');
  expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent(/Order total40\.00.SAR/);
  expect(screen.getByRole('textbox', { name: 'Note for the sellers' })).toHaveValue('Ring twice');
});

test('An earlier expiry than promised is named, and nothing is ordered', async () => {
  let isShorter = false;
  const expiring = (expires_from: string) =>
    checkout({ order_products: checkout().order_products.map((line) => ({ ...line, expires_from })) });
  const { placeOrder } = await atCheckout({
    'POST /orders/checkout': () => ({ body: expiring(isShorter ? '2027-02-01' : '2027-08-31') }),
    'POST /orders/place-order': () => {
      isShorter = true;
      return { status: 409, body: { status: 409, success: false, code: 'checkout_changed', message: 'Changed.' } };
    },
  });
  expect(await screen.findByText('Expires no earlier than Aug 31, 2027')).toBeVisible();
  await placeOrder();
  const note = (await screen.findByText(/Some items now expire earlier/)).closest('[role="alert"]');
  expect(note).toHaveTextContent('Nitrile gloves: expires no earlier than Feb 1, 2027');
  expect(note).not.toHaveTextContent('prices');
});

test('Changed VAT is shown with its old and new value', async () => {
  let isLater = false;
  const tax = (percent: number, taxable: number, vat: number) =>
    checkout({ tax_amount: vat, vat: [{ percent, taxable, vat }] });
  const { placeOrder } = await atCheckout({
    'POST /orders/checkout': () => ({ body: isLater ? tax(20, 27.08, 5.42) : tax(15, 28.26, 4.24) }),
    'POST /orders/place-order': () => {
      isLater = true;
      return { status: 409, body: { status: 409, success: false, code: 'checkout_changed', message: 'Changed.' } };
    },
  });
  await placeOrder();
  const note = (await screen.findByText(/Your cart or its prices have changed/)).closest('[role="alert"]');
  await waitFor(() => expect(note).toHaveTextContent(/VAT includedBefore: 4\.24.SAR Now: 5\.42.SAR/));
  expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent(
    /Order total32\.50.SARof which VAT 20%5\.42.SAR/,
  );
});

test('A seller who stopped delivering is reported, without free shipping', async () => {
  let hasStopped = false;
  const orders = checkout().orders.map((order) => ({ ...order, delivers: false, shipping_cost: 0, total_amount: 25 }));
  const now = checkout({ orders, shipping_cost: 0, grand_total: 25 });
  const { placeOrder } = await atCheckout({
    'POST /orders/checkout': () => ({ body: hasStopped ? now : checkout() }),
    'POST /orders/place-order': () => {
      hasStopped = true;
      return { status: 409, body: { status: 409, success: false, code: 'checkout_changed', message: 'Changed.' } };
    },
  });
  await placeOrder();
  const note = (await screen.findByText(/Gulf Care no longer delivers to your address/)).closest('[role="alert"]');
  expect(note).not.toHaveTextContent('0.00');
  expect(note).not.toHaveTextContent('prices have changed');
});

test('A stock shortage lists what is left, with a link to the cart', async () => {
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

test('A field that the server refuses shows the reason', async () => {
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
