import { ok } from '@balsam/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { leaveTo } from '../../entities/page/leave-to.ts';
import { cartResponse, placedOrder } from '../../testing/cart-samples.ts';
import { cart, checkout } from '../../testing/samples.ts';
import { atCheckout, missing, placed, type Routes } from './testing/at-checkout.tsx';

jest.mock('../../entities/page/leave-to.ts', () => ({ leaveTo: jest.fn() }));

const PLACE = 'POST /orders/place-order';
const FIND = 'GET /orders/placed/BLS-0123456789';

const busy = { status: 503, body: { status: 503, success: false, code: 'unavailable', message: 'Busy.' } };
const cutOff = (): never => {
  throw new TypeError('Failed to fetch');
};

/** The first order is placed, but its response is lost; the cart is empty from then on. */
function lose(respond: () => typeof busy) {
  let isPlaced = false;
  const routes: Routes = {
    [PLACE]: () => {
      if (isPlaced) return ok({}, 'Order placed successfully');
      isPlaced = true;
      return respond();
    },
    'GET /carts': () => cartResponse(isPlaced ? [] : [cart()]),
  };
  return routes;
}

test.each([
  ['the server breaks down', () => busy],
  ['the connection breaks off', cutOff],
])('An order that was placed when %s leads to its confirmation', async (_, respond) => {
  const { calls, placeOrder, router } = await atCheckout({ ...lose(respond), [FIND]: ok({ order: placedOrder() }) });
  await placeOrder();
  expect(await screen.findByText('The confirmation')).toBeVisible();
  expect(router.state.location.pathname).toBe('/order/BLS-0123456789/confirmed');
  expect(screen.getByText('Your order has been placed.')).toBeVisible();
  expect(screen.queryByText(/Nothing was ordered/)).not.toBeInTheDocument();
  expect(placed(calls)).toHaveLength(1);
});

test.each([
  ['the server breaks down', () => busy],
  ['the connection breaks off', cutOff],
])('If %s and the outcome is unknown, a retry places the order once', async (_, respond) => {
  const view = await atCheckout({ ...lose(respond), [FIND]: respond });
  const { calls, placeOrder, router } = view;
  await placeOrder();
  const sentence = /^We didn’t get a response, so your order may already have been placed/;
  expect(await screen.findByText(sentence, { selector: '.form-error' })).toBeVisible();
  expect(screen.queryByText(/Nothing was ordered/)).not.toBeInTheDocument();
  const countCarts = () => calls.filter(({ path }) => path === '/carts').length;
  const before = countCarts();
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(countCarts()).toBeGreaterThan(before));
  expect(screen.getByRole('textbox', { name: 'Note for the sellers' })).toHaveValue('Ring twice');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled());
  await placeOrder();
  expect(await screen.findByText('The confirmation')).toBeVisible();
  expect(router.state.location.pathname).toBe('/order/BLS-0123456789/confirmed');
  const [first, second, ...more] = placed(calls).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
  expect(more).toEqual([]);
});

test('An order that was not placed is reported, with the current cart', async () => {
  const { calls, placeOrder } = await atCheckout({ [PLACE]: { status: 502, body: {} }, [FIND]: missing });
  const asked = (wanted: string) => calls.filter(({ path }) => path === wanted).length;
  const [carts, checkouts] = [asked('/carts'), asked('/orders/checkout')];
  await placeOrder();
  expect(await screen.findByText(/Nothing was ordered/, { selector: '.form-error' })).toBeVisible();
  await waitFor(() => expect([asked('/carts'), asked('/orders/checkout')]).toEqual([carts + 1, checkouts + 1]));
  expect(calls.findIndex(({ path }) => path.startsWith('/orders/placed'))).toBeLessThan(
    calls.findLastIndex(({ path }) => path === '/carts'),
  );
});

test('An order that appears only after the check is placed once', async () => {
  const { calls, placeOrder } = await atCheckout({ ...lose(cutOff), [FIND]: missing });
  await placeOrder();
  expect(await screen.findByText(/may already have been placed/, { selector: '.form-error' })).toBeVisible();
  expect(screen.queryByText(/Nothing was ordered/)).not.toBeInTheDocument();
  expect(calls.filter(({ path }) => path === '/orders/checkout')).toHaveLength(1);
  await placeOrder();
  expect(await screen.findByText('The confirmation')).toBeVisible();
});

test('Leaving a checkout with an unknown outcome shows the current cart', async () => {
  const { calls, placeOrder, router } = await atCheckout({ ...lose(cutOff), [FIND]: cutOff });
  await placeOrder();
  await screen.findByText(/may already have been placed/, { selector: '.form-error' });
  const countCarts = () => calls.filter(({ path }) => path === '/carts').length;
  const before = countCarts();
  await act(() => router.navigate('/cart'));
  await waitFor(() => expect(countCarts()).toBe(before + 1));
});

test('A card order with a lost response leads to the payment page', async () => {
  const { placeOrder } = await atCheckout({
    'POST /orders/checkout': { body: checkout({ cash: false, card: 'ready' }) },
    [PLACE]: busy,
    [FIND]: missing,
    'POST /payments/BLS-0123456789/poll': ok({ data: { state: 'waiting', failure: null, pay_by: null } }),
    'POST /payments/BLS-0123456789/session': ok({ data: { redirect_url: 'https://bank.example/pay/1', pay_by: null } }),
  });
  await placeOrder();
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://bank.example/pay/1'));
  expect(screen.queryByText(/Nothing was ordered/)).not.toBeInTheDocument();
});
