import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { newPerson, type Person } from '../../support/people.ts';

/** What a call came to. `status` is 0 when nothing came back: the line broke, or nobody listens. */
export interface ShopResponse {
  readonly status: number;
  /** The parsed JSON; each caller knows what it asked for. */
  readonly body: ReturnType<typeof JSON.parse>;
  readonly text: string;
  readonly headers: Headers;
  readonly ms: number;
}

export interface Call {
  readonly body?: object;
  readonly headers?: Record<string, string>;
  /** After which the call is given up, with status 0. */
  readonly limitMs?: number;
}

/** Somebody with a network address of their own, who calls the API without a browser. */
export interface Shopper {
  readonly person: Person;
  token: string;
  /** Calls the API: `call('POST /carts', { body })`. The path is below /api. */
  call(route: string, call?: Call): Promise<ShopResponse>;
}

export interface Line {
  readonly product_id: number;
  readonly variant_id?: number;
  readonly quantity: number;
}

const AT_ONCE = 8;
const LIMIT_MS = 60_000;
const NOTHING = new Headers();

let addresses = 0;

/** A network address that nobody else has, so that the limits for one address are those of one person. */
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

/** Calls once, and gives whatever comes of it: a shop that is down is an answer, too. */
export async function callOnce(
  origin: string,
  route: string,
  { body, headers, limitMs = LIMIT_MS }: Call = {},
): Promise<ShopResponse> {
  const [method = 'GET', path = ''] = route.split(' ', 2);
  const begun = performance.now();
  try {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(limitMs),
    });
    const text = await response.text();
    const ms = performance.now() - begun;
    return { status: response.status, body: parse(text), text, headers: response.headers, ms };
  } catch (error) {
    const text = String(error instanceof Error ? (error.cause ?? error) : error);
    return { status: 0, body: null, text, headers: NOTHING, ms: performance.now() - begun };
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

/** The answer of a call that must succeed. @throws what the shop said instead */
export async function must(answer: Promise<ShopResponse>): Promise<ShopResponse> {
  const given = await answer;
  if (given.status !== 200) throw new Error(`The shop answered ${given.status}: ${given.text.slice(0, 300)}`);
  return given;
}

/** Does something for each, a few at a time; gives what came of it, in their order. */
export async function forEach<Item, Made>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Made>,
  atOnce = AT_ONCE,
): Promise<Made[]> {
  const made: Made[] = [];
  const waiting = items.entries();
  const take = async () => {
    for (const [index, item] of waiting) made[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, take));
  return made;
}

/** Signs somebody in, such as one of the demo's people. */
export async function signIn(
  shopper: Shopper,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<Shopper> {
  const enter = () => shopper.call('POST /auth/login', { body: { email, password } });
  shopper.token = (await must(retry(enter))).body.token;
  return shopper;
}

/** Opens accounts for new customers, and signs them in. */
export const signUp = (origin: string | (() => string), count: number): Promise<Shopper[]> =>
  forEach(Array.from({ length: count }), async () => {
    const shopper = newShopper(origin);
    const { person } = shopper;
    const form = { ...person, confirm_password: person.password, terms: 'true', account_type: 'customer' };
    await must(retry(() => shopper.call('POST /auth/register', { body: form })));
    return signIn(shopper, person);
  });

let place: ReturnType<typeof findPlace> | undefined;

/** The first city of Saudi Arabia, and where it lies. */
async function findPlace({ call }: Shopper) {
  const first = async (path: string) => Number((await must(retry(() => call(`GET ${path}`)))).body.data[0]?.id);
  const country = await first('/countries?search=Saudi');
  const state = await first(`/states?country_id=${country}`);
  return { country, state, city: await first(`/cities?state_id=${state}`) };
}

/** A whole billing form, to the same city of Saudi Arabia each time; the demo's ids are the same in every shop. */
async function billingOf(shopper: Shopper) {
  place ??= findPlace(shopper);
  const { firstname, lastname, email, phone_number } = shopper.person;
  return {
    ...{ firstname, lastname, email, phone_number },
    ...{ company_name: 'Gulf Care', company_address: '12 Palm Street', postal_code: '12211' },
    ...{ address_1: '12 Palm Street', address_2: 'Floor 3', message: 'Ring twice.' },
    ...(await place),
  };
}

export async function fillCart({ call }: Shopper, lines: readonly Line[]): Promise<void> {
  for (const body of lines) await must(call('POST /carts', { body }));
}

/** Opens the checkout of what is in the cart. @returns the number of the draft */
export async function openCheckout(shopper: Shopper): Promise<string> {
  const { country } = await billingOf(shopper);
  return (await must(shopper.call('POST /orders/checkout', { body: { country } }))).body.orders[0].order_no;
}

/** Places the order, by card to be paid after that; every call with one key is the same purchase. */
export async function placeOrder(
  shopper: Shopper,
  orderNo: string,
  key: string = randomUUID(),
  method: 'cash' | 'card' = 'cash',
): Promise<ShopResponse> {
  const body = { order_no: orderNo, payment_method: method, billing: await billingOf(shopper) };
  return shopper.call('POST /orders/place-order', { body, headers: { 'Idempotency-Key': key } });
}

/** The numbers of everything that a customer has ordered, one for each vendor's part, as the shop tells the customer. */
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

const isTemporary = ({ status }: ShopResponse) => status === 0 || status === 503;

/** Sends a call again while nothing or 503 comes back, as long as a person would; only for what may be repeated. */
export async function retry(
  send: () => Promise<ShopResponse>,
  { limitMs = 60_000, pauseMs = 100 } = {},
): Promise<ShopResponse & { tries: number }> {
  const begun = performance.now();
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    if (!isTemporary(answer) || performance.now() - begun > limitMs) return { ...answer, tries };
    await wait(pauseMs);
  }
}
