import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { createCalls } from './calls.ts';
import { createMarket } from './market.ts';
import type { Preferences } from './preferences.ts';
import type { Order, PageMeta } from '../../shared-api/src/wire/index.ts';

/** Between two orders of one buyer: all of them together stay below what one address may ask in a minute. */
const BREATH_MS = 700;

const UNAVAILABLE = 503;

type Sent = Parameters<APIRequestContext['post']>;

/**
 * Gives every POST a key of its own, so that it happens once however often it is sent, and sends it again where the
 * marketplace asks for that. nginx does not do so by itself: a POST may have happened.
 * @param sent every POST, as often as it was sent
 */
function withKeys(request: APIRequestContext, sent: Sent[]): APIRequestContext {
  const send = (...call: Sent) => {
    sent.push(call);
    return request.post(...call);
  };
  const post: APIRequestContext['post'] = async (url, options) => {
    const keyed = { ...options, headers: { ...options?.headers, 'Idempotency-Key': randomUUID() } };
    const answer = await send(url, keyed);
    if (answer.status() !== UNAVAILABLE) return answer;
    await wait(Number(answer.headers()['retry-after']) * 1_000);
    return send(url, keyed);
  };
  return Object.create(request, { post: { value: post } });
}

interface Page {
  orders: Order[];
  meta: PageMeta;
}

/** Somebody who buys without a browser, with an account of their own. */
export async function newBuyer(request: APIRequestContext, preferences: Preferences) {
  const sent: Sent[] = [];
  const market = createMarket(withKeys(request, sent), preferences);
  const { get } = createCalls(request, preferences);
  const session = await market.newCustomer();
  /** Numbers of the orders that were answered. */
  const ordered: string[] = [];
  /** What went wrong, in words. */
  const refusals: string[] = [];

  const buy = async (product_id: number) => {
    await market.addToCart(session, { product_id, quantity: 1 });
    ordered.push((await market.placeOrder(session)).order_no);
  };

  return {
    ordered,
    refusals,

    /** Orders one piece after the other until told to stop. */
    async keepBuying({ id }: { id: number }, signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        await buy(id).catch((error: unknown) => refusals.push(String(error)));
        await wait(BREATH_MS);
      }
    },

    /** Sends what was sent last once more, as after an answer that was lost on the way. */
    async sendAgain() {
      const [url = '', options] = sent.at(-1) ?? [];
      const answer = await request.post(url, options);
      const { order_no } = (await answer.json()) as Pick<Order, 'order_no'>;
      return { order_no, isReplayed: answer.headers()['idempotent-replayed'] === 'true' };
    },

    /** The numbers of all that the marketplace knows of, one for each parcel. */
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
