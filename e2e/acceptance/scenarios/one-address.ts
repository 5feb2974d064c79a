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
/** Just below the limits of one address: ten calls and ten pages a second. */
const CALLS_A_SECOND = 9;
/** Pause between rounds of six calls, ms: about five calls a second, half the limit of one address. */
const PAUSE_MS = 1_000;
/** Tolerated increase of the shoppers' p95, ms. */
const MAX_SLOWDOWN_MS = 100;
const SIDE = 3_000;

interface Observation {
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

const isRefused = ({ status }: Pick<ShopResponse, 'status'>) => status === 0 || status === 429 || status >= 500;

/** Records each call of a shopper. */
const recordCalls = (shopper: Shopper, observations: Observation[]): Shopper => ({
  ...shopper,
  async call(route, call) {
    const response = await shopper.call(route, call);
    observations.push({ route, status: response.status, ms: response.ms });
    return response;
  },
});

/** Browses and buys until the time is up. */
async function keepBuying(shopper: Shopper, goods: Goods, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await shopper.call('GET /products?filter=true');
    await shopper.call('GET /products?filter=true&search=surgical%20gloves');
    await shopper.call(`GET /products/${goods.slug}`);
    await shopper.call('POST /carts', { body: { product_id: goods.id, quantity: 1 } });
    // Refused calls are recorded above; the next round opens a new draft.
    await openCheckout(shopper).then(
      (orderNo) => placeOrder(shopper, orderNo),
      () => null,
    );
    await wait(PAUSE_MS * (0.5 + Math.random()));
  }
}

async function buyFor(buyers: readonly Shopper[], goods: Goods, seconds: number): Promise<Observation[]> {
  const observations: Observation[] = [];
  const end = performance.now() + seconds * 1_000;
  const isOver = () => performance.now() >= end;
  await Promise.all(buyers.map((buyer) => keepBuying(recordCalls(buyer, observations), goods, isOver)));
  return observations;
}

const letters = () =>
  randomUUID()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 3);

/** The most expensive calls that one network address can make, as a visitor and as the demo's vendor. */
async function expensiveCalls(shop: Shop, hasPages: boolean) {
  const attacker = await signIn(newShopper(shop.origin), DEMO.vendor);
  const visitor = newShopper(shop.origin);
  const address = newAddress();
  const headers = { 'X-Forwarded-For': address };
  const { products } = (await must(retry(() => attacker.call('GET /vendor/products')))).body;
  const skus = products.map(({ sku }: { sku: string }) => sku);
  const { invoices } = (await must(retry(() => attacker.call('GET /vendor/invoices')))).body.data;
  const picture = new Uint8Array(blackSquare(SIDE));

  const search = (query: string) =>
    visitor.call(`GET /products?filter=true&search=${encodeURIComponent(query)}`, { headers });
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

/** Makes the calls in turn at the highest allowed rate, without waiting for earlier ones. */
async function floodWith(calls: Awaited<ReturnType<typeof expensiveCalls>>, isOver: () => boolean): Promise<number[]> {
  const statuses: Promise<number>[] = [];
  for (let turn = 0; !isOver(); turn += 1) {
    const call = calls[turn % calls.length];
    if (call)
      statuses.push(
        call().then(
          ({ status }) => status,
          () => 0,
        ),
      );
    await wait(1_000 / CALLS_A_SECOND);
  }
  return Promise.all(statuses);
}

async function compare(shop: Shop, { smoke, say, findings }: EngineContext): Promise<string> {
  const seconds = smoke ? 8 : 60;
  const goods = await (await openStore(shop)).sell(1_000_000);
  const buyers = await signUp(shop.origin, SHOPPERS);
  const calls = await expensiveCalls(shop, !smoke);
  await buyFor(buyers, goods, smoke ? 3 : 10);
  say(`${SHOPPERS} shoppers buy for ${seconds} s`);
  const alone = await buyFor(buyers, goods, seconds);
  say('the same while one address makes its most expensive calls');
  let isOver = false;
  const attack = floodWith(calls, () => isOver);
  const attacked = await buyFor(buyers, goods, seconds);
  isOver = true;
  const statuses = await attack;

  const [before, during] = [timesOf(alone.map(({ ms }) => ms)), timesOf(attacked.map(({ ms }) => ms))];
  const refusedOf = (observations: readonly Observation[]) => {
    const refused = observations.filter(isRefused);
    return {
      count: refused.length,
      routes: tally(refused.map(({ route, status }) => `${status} ${route.split('?', 1)[0]}`)),
    };
  };
  const [baseline, refused] = [refusedOf(alone), refusedOf(attacked)];
  findings.same('calls of shoppers refused without the attack', baseline.count, 0);
  findings.expect(
    refused.count === 0,
    `${refused.count} calls of shoppers were refused: ${JSON.stringify(refused.routes)}.`,
  );
  findings.expect(
    during.p95 <= before.p95 + MAX_SLOWDOWN_MS,
    `shoppers' p95 rose from ${formatMs(before.p95)} to ${formatMs(during.p95)}.`,
  );
  findings.expect(statuses.includes(200), 'none of the calls of the one address succeeded.');
  await checkLedger(shop, findings);
  return [
    `shoppers' p95 ${formatMs(before.p95)} over ${before.count} calls alone, ${formatMs(during.p95)} over ${during.count} during the attack`,
    `p99 ${formatMs(before.p99)} and ${formatMs(during.p99)}, ${refused.count} refused`,
    `${statuses.length} attacking calls: ${JSON.stringify(tally(statuses))}`,
  ].join('; ');
}

export const oneAddress: Scenario = {
  name: 'one-address',
  promise:
    'One network address that makes the most expensive calls within its limits causes no refusals for others and slows them little.',
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
