import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { createCalls } from './calls.ts';
import { createMarket } from './market.ts';
import type { Preferences } from './preferences.ts';
import type { Order, PageMeta } from '../../shared-api/src/wire/index.ts';

/** Pause between orders of a buyer: all buyers share one IP and must stay below its rate limit. */
const BREATH_MS = 700;

const UNAVAILABLE = 503;

type Sent = Parameters<APIRequestContext['post']>;

/**
 * Adds an idempotency key to every POST and retries it after a 503. nginx does not retry POSTs, because they may have
 * taken effect.
 * @param sent records every POST, including retries
 */
function withKeys(request: APIRequestContext, sent: Sent[]): APIRequestContext {
  const send = (...call: Sent) => {
    sent.push(call);
    return request.post(...call);
  };
  const post: APIRequestContext['post'] = async (url, options) => {
    const keyed = { ...options, headers: { ...options?.headers, 'Idempotency-Key': randomUUID() } };
    const response = await send(url, keyed);
    if (response.status() !== UNAVAILABLE) return response;
    await wait(Number(response.headers()['retry-after']) * 1_000);
    return send(url, keyed);
  };
  return Object.create(request, { post: { value: post } });
}

interface Page {
  orders: Order[];
  meta: PageMeta;
}

/** Creates a buyer with their own account who uses the API without a browser. */
export async function newBuyer(request: APIRequestContext, preferences: Preferences) {
  const sent: Sent[] = [];
  const market = createMarket(withKeys(request, sent), preferences);
  const { get } = createCalls(request, preferences);
  const session = await market.newCustomer();
  /** Numbers of confirmed orders. */
  const ordered: string[] = [];
  /** Error messages. */
  const refusals: string[] = [];

  const buy = async (product_id: number) => {
    await market.addToCart(session, { product_id, quantity: 1 });
    ordered.push((await market.placeOrder(session)).order_no);
  };

  return {
    ordered,
    refusals,

    /** Orders single units until aborted. */
    async keepBuying({ id }: { id: number }, signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        await buy(id).catch((error: unknown) => refusals.push(String(error)));
        await wait(BREATH_MS);
      }
    },

    /** Repeats the last request, as after a lost response. */
    async sendAgain() {
      const [url = '', options] = sent.at(-1) ?? [];
      const response = await request.post(url, options);
      const { order_no } = (await response.json()) as Pick<Order, 'order_no'>;
      return { order_no, isReplayed: response.headers()['idempotent-replayed'] === 'true' };
    },

    /** Order numbers known to the marketplace, one per parcel. */
    async listOrdered(): Promise<string[]> {
      const { user } = await get<{ user: { id: number } }>('/user', session);
      const read = async (page: number) =>
        (await get<{ data: Page }>(`/orders/id=${user.id}?page=${page}`, session)).data;
      const first = await read(1);
      const others = Array.from({ length: first.meta.last_page - 1 }, (_, index) => read(index + 2));
      return [first, ...(await Promise.all(others))].flatMap(({ orders }) => orders.map(({ order_no }) => order_no));
    },
  };
}
