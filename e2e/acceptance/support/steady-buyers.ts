import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Goods } from './goods.ts';
import { must, openCheckout, placeOrder, retry, type ShopResponse, type Shopper } from './shoppers.ts';

const PAUSE_MS = 100;

/** A response with the moment of its arrival, ms. */
export interface TimedResponse extends ShopResponse {
  readonly at: number;
}

/** Opens the checkout and retries until it succeeds. @throws Error if the cart or its goods have gone */
async function openCheckoutWithRetry(shopper: Shopper): Promise<string> {
  for (;;) {
    try {
      return await openCheckout(shopper);
    } catch (error) {
      if (/answered (404|422)/.test(String(error))) throw error;
      await wait(PAUSE_MS);
    }
  }
}

/** Buys one unit after the other and retries failed calls, until `isOver`. @returns the order numbers */
export async function keepBuying(
  shopper: Shopper,
  { id }: Goods,
  isOver: () => boolean,
  responses: TimedResponse[],
): Promise<string[]> {
  const numbers: string[] = [];
  const record = async (pending: Promise<ShopResponse>) => {
    const response = await pending;
    responses.push({ ...response, at: performance.now() });
    return response;
  };
  const recordWithRetry = (send: () => Promise<ShopResponse>) =>
    retry(() => record(send()), { limitMs: 120_000, pauseMs: 200 });
  while (!isOver()) {
    const headers = { 'Idempotency-Key': randomUUID() };
    await must(recordWithRetry(() => shopper.call('POST /carts', { body: { product_id: id, quantity: 1 }, headers })));
    // Only the checkout is retried: adding to the cart again would order a second unit.
    const orderNo = await openCheckoutWithRetry(shopper);
    const key = randomUUID();
    numbers.push((await must(recordWithRetry(() => placeOrder(shopper, orderNo, key)))).body.order_no);
    await wait(PAUSE_MS);
  }
  return numbers;
}
