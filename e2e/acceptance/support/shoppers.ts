import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { newPerson, type Person } from '../../support/people.ts';

/** Response to a call. `status` is 0 without a response, such as after a refused or broken connection. */
export interface ShopResponse {
  readonly status: number;
  /** Parsed JSON of any shape, or null. */
  readonly body: ReturnType<typeof JSON.parse>;
  readonly text: string;
  readonly headers: Headers;
  readonly ms: number;
}

export interface Call {
  readonly body?: object;
  readonly headers?: Record<string, string>;
  /** Timeout, after which the status is 0. */
  readonly limitMs?: number;
}

/** API client with its own network address. */
export interface Shopper {
  readonly person: Person;
  token: string;
  /** Calls the API: `call('POST /carts', { body })`. The path is relative to /api. */
  call(route: string, call?: Call): Promise<ShopResponse>;
}

export interface Line {
  readonly product_id: number;
  readonly variant_id?: number;
  readonly quantity: number;
}

const CONCURRENCY = 8;
const LIMIT_MS = 60_000;
const NO_HEADERS = new Headers();

let addresses = 0;

/** An unused network address, so that the limits of one address apply to one person. */
export function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

const parse = (text: string): ShopResponse['body'] => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Makes one call. Does not throw: without a response the status is 0. */
export async function callOnce(
  origin: string,
  route: string,
  { body, headers, limitMs = LIMIT_MS }: Call = {},
): Promise<ShopResponse> {
  const [method = 'GET', path = ''] = route.split(' ', 2);
  const started = performance.now();
  try {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(limitMs),
    });
    const text = await response.text();
    const ms = performance.now() - started;
    return { status: response.status, body: parse(text), text, headers: response.headers, ms };
  } catch (error) {
    const text = String(error instanceof Error ? (error.cause ?? error) : error);
    return { status: 0, body: null, text, headers: NO_HEADERS, ms: performance.now() - started };
  }
}

/** @param origin of the shop; a function where it changes, such as between several backends */
export function newShopper(origin: string | (() => string), token = ''): Shopper {
  const address = newAddress();
  const shopper: Shopper = {
    person: newPerson(),
    token,
    call: (route, { headers, ...call } = {}) =>
      callOnce(typeof origin === 'string' ? origin : origin(), route, {
        ...call,
        headers: {
          ...{ lang: 'en', Currency: 'SAR', 'X-Forwarded-For': address },
          ...(shopper.token && { Authorization: `Bearer ${shopper.token}` }),
          ...headers,
        },
      }),
  };
  return shopper;
}

/** Response of a call that must succeed. @throws Error with the response if the status is not 200 */
export async function must(pending: Promise<ShopResponse>): Promise<ShopResponse> {
  const response = await pending;
  if (response.status !== 200) throw new Error(`The shop answered ${response.status}: ${response.text.slice(0, 300)}`);
  return response;
}

/** Maps items with limited concurrency. The results keep the order of the items. */
export async function forEach<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
  concurrency = CONCURRENCY,
): Promise<Result[]> {
  const results: Result[] = [];
  const remaining = items.entries();
  const take = async () => {
    for (const [index, item] of remaining) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, take));
  return results;
}

/** Signs a person in, such as one of the demo's accounts. */
export async function signIn(
  shopper: Shopper,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Shopper> {
  const send = () => shopper.call('POST /auth/login', { body: { email, password } });
  shopper.token = (await must(retry(send))).body.token;
  return shopper;
}

/** Registers new customers and signs them in. */
export const signUp = (origin: string | (() => string), count: number): Promise<Shopper[]> =>
  forEach(Array.from({ length: count }), async () => {
    const shopper = newShopper(origin);
    const { person } = shopper;
    const form = { ...person, confirm_password: person.password, terms: 'true', account_type: 'customer' };
    await must(retry(() => shopper.call('POST /auth/register', { body: form })));
    return signIn(shopper, person);
  });

let place: ReturnType<typeof findPlace> | undefined;

/** Ids of the first Saudi city, its state and its country. */
async function findPlace({ call }: Shopper) {
  const first = async (path: string) => Number((await must(retry(() => call(`GET ${path}`)))).body.data[0]?.id);
  const country = await first('/countries?search=Saudi');
  const state = await first(`/states?country_id=${country}`);
  return { country, state, city: await first(`/cities?state_id=${state}`) };
}

/** Complete billing form in one Saudi city. The demo's ids are the same in every shop. */
async function billingOf(shopper: Shopper) {
  place ??= findPlace(shopper);
  const { firstname, lastname, email, phone_number } = shopper.person;
  return {
    ...{ firstname, lastname, email, phone_number },
    ...{ company_name: 'Gulf Care', company_address: '12 Palm Street', postal_code: '12211' },
    ...{ address_1: '12 Palm Street', address_2: 'Floor 3', message: 'Ring twice.', national_address: 'RRRD2929' },
    ...(await place),
  };
}

export async function fillCart({ call }: Shopper, lines: readonly Line[]): Promise<void> {
  for (const body of lines) await must(call('POST /carts', { body }));
}

/** Opens the checkout of the cart. @returns the order number of the draft */
export async function openCheckout(shopper: Shopper): Promise<string> {
  const { country } = await billingOf(shopper);
  return (await must(shopper.call('POST /orders/checkout', { body: { country } }))).body.orders[0].order_no;
}

/** Places the order; a card is charged later. Calls with the same key are one purchase. */
export async function placeOrder(
  shopper: Shopper,
  orderNo: string,
  key: string = randomUUID(),
  method: 'cash' | 'card' = 'cash',
): Promise<ShopResponse> {
  const body = { order_no: orderNo, payment_method: method, billing: await billingOf(shopper) };
  return shopper.call('POST /orders/place-order', { body, headers: { 'Idempotency-Key': key } });
}

/** Numbers of all sub-orders of a customer, as listed in the account. */
export async function listOrders({ call }: Shopper): Promise<string[]> {
  const { id } = (await must(call('GET /user'))).body.user;
  const numbers: string[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data } = (await must(call(`GET /orders/id=${id}?page=${page}`))).body;
    numbers.push(...data.orders.map(({ order_no }: { order_no: string }) => order_no));
    last = data.meta.last_page;
  }
  return numbers;
}

/** 502 and 504 are nginx's, for a backend that has gone. */
const isTemporary = ({ status }: ShopResponse) => [0, 502, 503, 504].includes(status);

/** Retries an idempotent call while there is no response or a temporary one, until the limit. */
export async function retry(
  send: () => Promise<ShopResponse>,
  { limitMs = 60_000, pauseMs = 100 } = {},
): Promise<ShopResponse & { tries: number }> {
  const started = performance.now();
  for (let tries = 1; ; tries += 1) {
    const response = await send();
    if (!isTemporary(response) || performance.now() - started > limitMs) return { ...response, tries };
    await wait(pauseMs);
  }
}
