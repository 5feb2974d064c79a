import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DEMO } from '../../support/people.ts';
import { blackSquare } from '../../support/pictures.ts';
import { onBothEngines, type EngineContext } from '../support/both-engines.ts';
import { checkLedger, openStore, type Goods } from '../support/goods.ts';
import { formatMs, tally, timesOf } from '../support/latency.ts';
import type { Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import {
  must,
  newAddress,
  newShopper,
  openCheckout,
  placeOrder,
  retry,
  signIn,
  signUp,
  type ShopResponse,
  type Shopper,
} from '../support/shoppers.ts';

const SHOPPERS = 6;
/** Of ten calls and ten pages a second that the limits of one address allow. */
const CALLS_A_SECOND = 9;
/** Six calls a round: about five a second, half of what one address may ask for. */
const PAUSE_MS = 1_000;
/** A quiet machine may make shoppers wait so much longer. */
const MOST_SLOWER_MS = 100;
const SIDE = 3_000;

interface Seen {
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

const isRefused = ({ status }: Pick<ShopResponse, 'status'>) => status === 0 || status === 429 || status >= 500;

/** The same shopper, with a note of each call. */
const watched = (shopper: Shopper, seen: Seen[]): Shopper => ({
  ...shopper,
  async call(route, call) {
    const answer = await shopper.call(route, call);
    seen.push({ route, status: answer.status, ms: answer.ms });
    return answer;
  },
});

/** Buys, again and again, until the time is over. */
async function keepBuying(shopper: Shopper, goods: Goods, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await shopper.call('GET /products?filter=true');
    await shopper.call('GET /products?filter=true&search=surgical%20gloves');
    await shopper.call(`GET /products/${goods.slug}`);
    await shopper.call('POST /carts', { body: { product_id: goods.id, quantity: 1 } });
    // A call that is refused has been noted; the next round begins with a new draft.
    await openCheckout(shopper).then(
      (orderNo) => placeOrder(shopper, orderNo),
      () => null,
    );
    await wait(PAUSE_MS * (0.5 + Math.random()));
  }
}

async function buyFor(buyers: readonly Shopper[], goods: Goods, seconds: number): Promise<Seen[]> {
  const seen: Seen[] = [];
  const end = performance.now() + seconds * 1_000;
  await Promise.all(buyers.map((buyer) => keepBuying(watched(buyer, seen), goods, () => performance.now() >= end)));
  return seen;
}

const letters = () =>
  randomUUID()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 3);

/** The dearest calls that one network address can make: as a visitor and as the vendor of the demo. */
async function dearCalls(shop: Shop, hasPages: boolean) {
  const attacker = await signIn(newShopper(shop.origin), DEMO.vendor);
  const visitor = newShopper(shop.origin);
  const address = newAddress();
  const headers = { 'X-Forwarded-For': address };
  const { products } = (await must(retry(() => attacker.call('GET /vendor/products')))).body;
  const skus = products.map(({ sku }: { sku: string }) => sku);
  const { invoices } = (await must(retry(() => attacker.call('GET /vendor/invoices')))).body.data;
  const picture = new Uint8Array(blackSquare(SIDE));

  const search = (words: string) =>
    visitor.call(`GET /products?filter=true&search=${encodeURIComponent(words)}`, { headers });
  const statusOf = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(shop.origin + path, { ...init, headers: { ...headers, ...init.headers } });
    await response.arrayBuffer();
    return { status: response.status };
  };
  const upload = () => {
    const form = new FormData();
    form.append('picture', new File([picture], 'picture.png'));
    const own = { Authorization: `Bearer ${attacker.token}`, 'Idempotency-Key': randomUUID() };
    return statusOf('/api/vendor/pictures', { method: 'POST', body: form, headers: own });
  };
  const lookUp = () =>
    visitor.call('POST /quick-order/lookup', {
      body: { skus: Array.from({ length: 100 }, (_, index) => skus[index % skus.length]) },
      headers: { ...headers, 'Idempotency-Key': randomUUID() },
    });

  const calls: (() => Promise<Pick<ShopResponse, 'status'>>)[] = [
    () => search('ﷺ'.repeat(196) + letters()),
    () => search(`mask glove sterile medical care surgical support ${letters()}`),
    () => search(`mazk glovz sterrile medicl caar surgicl suport ${letters()}`),
    () => visitor.call(`GET /products/suggest?search=${encodeURIComponent('ﷺ '.repeat(90) + letters())}`, { headers }),
    lookUp,
    () => attacker.call('GET /vendor/orders.csv', { headers }),
    () => attacker.call('GET /vendor/money/entries.csv', { headers }),
    () => attacker.call('GET /vendor/reports', { headers }),
    () => attacker.call(`GET /vendor/invoices/${invoices[0]?.invoice_no}.pdf`, { headers }),
    upload,
  ];
  if (hasPages) {
    const page = () => statusOf(`/shop?search=${letters()}${randomUUID()}`);
    calls.push(page, page);
  }
  return calls;
}

/** Makes the calls in turn, at the pace that the limits allow, whether the earlier ones have ended or not. */
async function doWorst(calls: Awaited<ReturnType<typeof dearCalls>>, isOver: () => boolean): Promise<number[]> {
  const made: Promise<number>[] = [];
  for (let turn = 0; !isOver(); turn += 1) {
    const call = calls[turn % calls.length];
    if (call)
      made.push(
        call().then(
          ({ status }) => status,
          () => 0,
        ),
      );
    await wait(1_000 / CALLS_A_SECOND);
  }
  return Promise.all(made);
}

async function compare(shop: Shop, { smoke, say, findings }: EngineContext): Promise<string> {
  const seconds = smoke ? 8 : 60;
  const goods = await (await openStore(shop)).sell(1_000_000);
  const buyers = await signUp(shop.origin, SHOPPERS);
  const calls = await dearCalls(shop, !smoke);
  await buyFor(buyers, goods, smoke ? 3 : 10);
  say(`${SHOPPERS} shoppers buy for ${seconds} s`);
  const alone = await buyFor(buyers, goods, seconds);
  say(`the same while one address does its worst`);
  let isOver = false;
  const attack = doWorst(calls, () => isOver);
  const beside = await buyFor(buyers, goods, seconds);
  isOver = true;
  const statuses = await attack;

  const [before, during] = [timesOf(alone.map(({ ms }) => ms)), timesOf(beside.map(({ ms }) => ms))];
  const refusedOf = (seen: readonly Seen[]) => {
    const refused = seen.filter(isRefused);
    return {
      count: refused.length,
      routes: tally(refused.map(({ route, status }) => `${status} ${route.split('?', 1)[0]}`)),
    };
  };
  const [unasked, refused] = [refusedOf(alone), refusedOf(beside)];
  findings.same('calls of shoppers that were refused without it', unasked.count, 0);
  findings.expect(
    refused.count === 0,
    `${refused.count} calls of shoppers were refused: ${JSON.stringify(refused.routes)}.`,
  );
  findings.expect(
    during.p95 <= before.p95 + MOST_SLOWER_MS,
    `shoppers' p95 rose from ${formatMs(before.p95)} to ${formatMs(during.p95)}.`,
  );
  findings.expect(statuses.includes(200), 'no call of the one address was answered.');
  await checkLedger(shop, findings);
  return [
    `shoppers' p95 ${formatMs(before.p95)} of ${before.count} calls alone, ${formatMs(during.p95)} of ${during.count} beside it`,
    `p99 ${formatMs(before.p99)} and ${formatMs(during.p99)}, ${refused.count} refused`,
    `its ${statuses.length} calls: ${JSON.stringify(tally(statuses))}`,
  ].join('; ');
}

export const oneAddress: Scenario = {
  name: 'one-address',
  promise: 'One network address that does its worst within its limits has nobody else refused, and slows them little.',
  minutes: 7,
  tests: [
    'backend/test/plugins/fairness.test.ts',
    'backend/test/plugins/route-limits.test.ts',
    'backend/test/search/limits.test.ts',
  ],
  run: (context) =>
    onBothEngines(context, async (own) => {
      const shop = await openShop({ ...own, pages: !own.smoke });
      try {
        return await compare(shop, own);
      } finally {
        await shop.close();
      }
    }),
};
