import type { Request } from './load.ts';
import { tokenOf, type Market } from './customers.ts';

/** One thing that is measured. */
export interface Case {
  readonly name: string;
  readonly title: string;
  /** How many requests a run has at a number of connections, when each may be sent only once; else it runs for time. */
  readonly requestsPerRun?: (connections: number) => number;
  /** Leaves mail behind that is sent in the background: measured after the others. */
  readonly sendsMail?: boolean;
  /** Makes the state that a number of requests needs; not measured. */
  prepare?(address: string, requests: number): Promise<void>;
  next(): Request;
}

const preferences = { lang: 'en', Currency: 'SAR' };
const json = { ...preferences, 'Content-Type': 'application/json' };

/** @param person headers that say who asks; left out, a visitor */
export const read = (name: string, title: string, path: string, person: Request['headers'] = {}): Case => {
  const request: Request = { method: 'GET', path: `/api${path}`, headers: { ...preferences, ...person } };
  return { name, title, next: () => request };
};

/** The last page of a list; which one that is, the first page says. */
export const readLast = (name: string, title: string, path: string, person: Request['headers'] = {}): Case => {
  const first: Request = { method: 'GET', path: `/api${path}`, headers: { ...preferences, ...person } };
  let last = first;
  return {
    name,
    title,
    async prepare(address) {
      const pages = /"last_page":(\d+)/.exec(await readAnswer(address, first))?.[1];
      last = { ...first, path: `${first.path}&page=${pages}` };
    },
    next: () => last,
  };
};

const suggest = (words: string) => `/products/suggest?search=${encodeURIComponent(words)}`;

const search = (words: string) => `/products?filter=true&search=${encodeURIComponent(words)}`;

const post = (path: string, customer: number, body: object): Request => ({
  method: 'POST',
  path: `/api${path}`,
  headers: { ...json, Authorization: `Bearer ${tokenOf(customer)}` },
  body: JSON.stringify(body),
});

const send = async (address: string, { path, ...request }: Request): Promise<string> => {
  const response = await fetch(address + path, request);
  const text = await response.text();
  if (response.status === 503) return send(address, { path, ...request });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
  return text;
};

/** The bytes that a server answers a request with. @throws Error when it is no success, or a list with nothing in it */
export const readAnswer = async (address: string, request: Request): Promise<string> => {
  const text = await send(address, request);
  if (text.includes('"products":[]')) throw new Error(`${request.path} finds nothing: there is nothing to measure.`);
  return text;
};

const billingOf = ({ place }: Market) => ({
  firstname: 'Layla',
  lastname: 'Haddad',
  email: 'layla@bench.balsam.test',
  phone_number: '0501234567',
  company_name: 'Haddad Clinic',
  company_address: '12 Palm Street',
  ...place,
  postal_code: '12345',
  message: 'Please ring twice.',
  address_1: '12 Palm Street',
  address_2: 'Second floor',
});

/** What a customer of the market has in the cart. */
const basketOf = ({ baskets }: Market, customer: number) => baskets[customer % baskets.length] ?? [];

const addToCart = (market: Market, nextCustomer: () => number): Case => ({
  name: 'cart',
  title: 'add to cart',
  requestsPerRun: (connections) => (connections === 1 ? 300 : 1500),
  next() {
    const customer = nextCustomer();
    return post('/carts', customer, { product_id: basketOf(market, customer)[0], quantity: 1 });
  },
});

const orderNumberIn = (checkout: string): string => {
  const number = /"order_no":"([^"]+)"/.exec(checkout)?.[1];
  if (!number) throw new Error('A checkout came without an order number.');
  return number;
};

const placeOrder = (market: Market, nextCustomer: () => number): Case => {
  const ready: Request[] = [];
  const billing = billingOf(market);
  const checkOut = async (address: string) => {
    const customer = nextCustomer();
    for (const productId of basketOf(market, customer))
      await send(address, post('/carts', customer, { product_id: productId, quantity: 1 }));
    const checkout = await send(address, post('/orders/checkout', customer, { country: billing.country }));
    ready.push(
      post('/orders/place-order', customer, { order_no: orderNumberIn(checkout), payment_method: 'cash', billing }),
    );
  };
  return {
    name: 'order',
    title: 'place order, 2 vendors',
    requestsPerRun: (connections) => (connections === 1 ? 150 : 500),
    sendsMail: true,
    async prepare(address, requests) {
      while (ready.length < requests) await Promise.all(Array.from({ length: 8 }, () => checkOut(address)));
    },
    next() {
      const request = ready.shift();
      if (!request) throw new Error('More orders are placed than were prepared.');
      return request;
    },
  };
};

const EVERYTHING = '/products?filter=true';
const FILTERED =
  '/products?filter=true&category=gloves-and-protective-clothing&price_min=20&price_max=300&sort=price_asc';
const MANY_FILTERS =
  '/products?filter=true&category=gloves-and-protective-clothing,wound-care-and-first-aid&in_stock=1&rating=4&sort=name_asc';

/** Everything that is measured. Customers come from `nextCustomer`, each one once. */
export const createCases = (market: Market, nextCustomer: () => number): Case[] => [
  read('list', 'product list', EVERYTHING),
  readLast('list-last', 'product list, last page', EVERYTHING),
  read('filter', 'filtered list', FILTERED),
  readLast('filter-last', 'filtered list, last page', FILTERED),
  read('filter-many', 'two categories, in stock, 4 stars', MANY_FILTERS),
  read('search', 'search, English', search('gloves')),
  readLast('search-last', 'search, English, last page', search('gloves')),
  read('search-ar', 'search, Arabic', search('قفازات')),
  readLast('search-ar-last', 'search, Arabic, last page', search('قفازات')),
  read('typo', 'search, mistyped', search('thermometr')),
  read('suggest', 'suggestions, English', suggest('glo')),
  read('suggest-ar', 'suggestions, Arabic', suggest('قفا')),
  read('product', 'product by slug', `/products/${market.slug}`),
  addToCart(market, nextCustomer),
  placeOrder(market, nextCustomer),
];
