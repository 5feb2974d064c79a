const CART = 'guest_token';
const STARTED = 'guest_cart';
const ORDER = 'guest_order';
const SENT = 'guest_sent';
const BYTES = 32;

/** The latest order of someone without an account, and the token that gives access to it. */
export interface GuestOrder {
  token: string;
  orderNo: string;
}

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

const read = (key: string): string | null => (typeof localStorage === 'undefined' ? null : localStorage.getItem(key));

const write = (key: string, value: string | null) => {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  notify();
};

/** Calls `listener` when a token changes, also in another tab. @returns stops it */
export function watchGuestTokens(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** True once a product is in the cart of a visitor. Until then, the server does not know the token. */
export const hasGuestCart = (): boolean => read(CART) !== null && read(STARTED) !== null;

/** Records that the server knows the token. */
export function startGuestCart(): void {
  if (read(STARTED) === null) write(STARTED, '1');
}

/** Token of the cart of a visitor; null without one. */
export const guestCartToken = (): string | null => read(CART);

/** The stored order as text, which is comparable; null without one. */
export const storedGuestOrder = (): string | null => read(ORDER);

/** The order in this text. */
export function parseGuestOrder(text: string | null): GuestOrder | null {
  const [token, orderNo] = text?.split(' ') ?? [];
  return token && orderNo ? { token, orderNo } : null;
}

const newToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Makes a token before the first product is added, so that two quick clicks or two tabs make one guest. */
export async function ensureGuestCart(): Promise<void> {
  const ensure = () => {
    if (guestCartToken() === null) write(CART, newToken());
  };
  // Absent in insecure contexts.
  if ('locks' in navigator) await navigator.locks.request(CART, async () => ensure());
  else ensure();
}

/** Removes the token of a cart that was ordered, merged or has expired. The next product starts a new one. */
export function forgetGuestCart(): void {
  localStorage.removeItem(STARTED);
  localStorage.removeItem(SENT);
  write(CART, null);
}

/** Stores the order that was placed or opened, or forgets it. */
export function rememberGuestOrder(order: GuestOrder | null): void {
  write(ORDER, order && `${order.token} ${order.orderNo}`);
}

/** Records that the cart is being ordered under a number, so that the order is found if the response is lost. */
export function rememberSentOrder(orderNo: string): void {
  const token = guestCartToken();
  if (token !== null) write(SENT, `${token} ${orderNo}`);
}

/** Number under which the current cart was sent as an order; null without one. */
export function sentGuestOrder(): string | null {
  const sent = parseGuestOrder(read(SENT));
  return sent && sent.token === guestCartToken() ? sent.orderNo : null;
}

/** Forgets the cart once its order is placed; the order keeps the token. */
export function closeGuestCart(orderNo: string): void {
  const token = guestCartToken();
  if (token === null) return;
  if (sentGuestOrder() === orderNo) rememberGuestOrder({ token, orderNo });
  if (token === parseGuestOrder(storedGuestOrder())?.token) forgetGuestCart();
}

const CART_CALLS = /^\/?(carts|guest|orders\/checkout|orders\/place-order)(\/|\?|$)/;
const ORDER_CALLS = /^\/?(orders|returns|refunds|payments)\//;
const NAMED_ORDER = /^\/?(?:orders\/placed|payments)\/([^/?]+)/;

/** Token for a call without a session; null where guests need none. */
export function guestTokenFor(url: string): string | null {
  if (CART_CALLS.test(url)) return guestCartToken();
  if (!ORDER_CALLS.test(url)) return null;
  const order = parseGuestOrder(storedGuestOrder());
  const [, named = order?.orderNo] = NAMED_ORDER.exec(url) ?? [];
  // Another order than the stored one was made from the cart, and its response was lost.
  return order && named === order.orderNo ? order.token : (guestCartToken() ?? order?.token ?? null);
}
