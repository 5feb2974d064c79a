import {
  closeGuestCart,
  ensureGuestCart,
  forgetGuestCart,
  guestCartToken,
  guestTokenFor,
  parseGuestOrder,
  rememberGuestOrder,
  rememberSentOrder,
  sentGuestOrder,
  storedGuestOrder,
  watchGuestTokens,
} from './guest-tokens.ts';

beforeEach(() => localStorage.clear());

test('A token of 43 characters is made once', async () => {
  await ensureGuestCart();
  const token = guestCartToken();
  expect(token).toMatch(/^[\w-]{43}$/);
  await ensureGuestCart();
  expect(guestCartToken()).toBe(token);
});

test('Calls about carts use the cart’s token, calls about orders that of the order', async () => {
  await ensureGuestCart();
  expect(guestTokenFor('payments/BLS-1/poll')).toBe(guestCartToken());
  rememberGuestOrder({ token: 'order-token', orderNo: 'BLS-1' });
  expect(guestTokenFor('carts/7')).toBe(guestCartToken());
  expect(guestTokenFor('orders/place-order')).toBe(guestCartToken());
  expect(guestTokenFor('orders/placed/BLS-1')).toBe('order-token');
  expect(guestTokenFor('products?page=1')).toBeNull();
});

test('An order whose response was lost is looked up with the token of its cart', async () => {
  await ensureGuestCart();
  rememberGuestOrder({ token: 'order-token', orderNo: 'BLS-1' });
  for (const url of ['orders/placed/BLS-2', 'payments/BLS-2/poll']) expect(guestTokenFor(url)).toBe(guestCartToken());
  expect(guestTokenFor('orders/placed/BLS-1')).toBe('order-token');
  expect(guestTokenFor('orders/90/cancel')).toBe('order-token');
  forgetGuestCart();
  expect(guestTokenFor('orders/placed/BLS-2')).toBe('order-token');
});

test('A sent order takes the token over once it is known to be placed', async () => {
  await ensureGuestCart();
  const token = guestCartToken();
  rememberGuestOrder({ token: 'order-token', orderNo: 'BLS-1' });
  rememberSentOrder('BLS-2');
  expect(sentGuestOrder()).toBe('BLS-2');
  closeGuestCart('BLS-1');
  expect(guestCartToken()).toBe(token);
  closeGuestCart('BLS-2');
  expect([guestCartToken(), sentGuestOrder()]).toEqual([null, null]);
  expect(parseGuestOrder(storedGuestOrder())).toEqual({ token, orderNo: 'BLS-2' });
  await ensureGuestCart();
  expect(sentGuestOrder()).toBeNull();
});

test('A placed order stays when the cart is forgotten, and listeners are called', () => {
  const listener = jest.fn();
  const stop = watchGuestTokens(listener);
  rememberGuestOrder({ token: 'order-token', orderNo: 'BLS-1' });
  forgetGuestCart();
  stop();
  rememberGuestOrder(null);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(parseGuestOrder(storedGuestOrder())).toBeNull();
});
