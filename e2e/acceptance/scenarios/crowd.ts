import { setTimeout as wait } from 'node:timers/promises';
import { checkLedger, openStore, type Goods } from '../support/goods.ts';
import { formatMs, tally, timesOf } from '../support/latency.ts';
import { createFindings, type Context, type Result, type Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { newShopper, openCheckout, placeOrder, signUp, type ShopResponse, type Shopper } from '../support/shoppers.ts';

type Kind = 'browse' | 'search' | 'cart' | 'order';

/** Recorded part of a response. Tens of thousands of bodies would slow down this process. */
interface Visit extends Pick<ShopResponse, 'status' | 'ms'> {
  readonly kind: Kind;
  readonly at: number;
}

interface Size {
  readonly people: number;
  readonly customers: number;
  readonly seconds: number;
  readonly spikeSeconds: number;
  /** Average pause between two calls of one person, ms. */
  readonly paceMs: number;
}

const FULL: Size = { people: 1_000, customers: 200, seconds: 600, spikeSeconds: 30, paceMs: 8_000 };
const SMALL: Size = { people: 40, customers: 10, seconds: 15, spikeSeconds: 5, paceMs: 1_000 };
const SPIKE = 3;
const RECOVERED_WITHIN_MS = 30_000;
const ERRORS = 0.001;

/** 50 calls are 40 page views, 6 searches, 3 additions to a cart and 1 order. */
const kindOf = (turn: number): Kind => {
  const place = turn % 50;
  if (place === 0) return 'order';
  if (place % 16 === 7) return 'cart';
  return place % 8 === 3 ? 'search' : 'browse';
};

async function act(kind: Kind, visitor: Shopper, customer: Shopper, goods: Goods): Promise<ShopResponse> {
  const add = () => customer.call('POST /carts', { body: { product_id: goods.id, quantity: 1 } });
  if (kind === 'browse')
    return visitor.call(Math.random() < 0.5 ? `GET /products/${goods.slug}` : 'GET /products?filter=true');
  if (kind === 'search') return visitor.call('GET /products?filter=true&search=gloves');
  const added = await add();
  if (kind === 'cart' || added.status !== 200) return added;
  return openCheckout(customer).then(
    (orderNo) => placeOrder(customer, orderNo),
    () => added,
  );
}

/** Runs `people` visitors concurrently for `seconds`, each with random pauses. */
async function visit(
  people: number,
  seconds: number,
  paceMs: number,
  act: (turn: number) => Promise<void>,
): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  let turn = 0;
  const stay = async () => {
    await wait(Math.random() * paceMs);
    while (performance.now() < end) {
      await act((turn += 1));
      await wait(paceMs * (0.5 + Math.random()));
    }
  };
  await Promise.all(Array.from({ length: people }, stay));
}

async function shopTogether(shop: Shop, { smoke, say }: Context): Promise<Result> {
  const { people, customers, seconds, spikeSeconds, paceMs } = smoke ? SMALL : FULL;
  const findings = createFindings();
  const goods = await (await openStore(shop)).sell(1_000_000);
  say(`${customers} customers sign up`);
  const buyers = await signUp(shop.origin, customers);
  const visitors = Array.from({ length: people }, () => newShopper(shop.origin));
  const visits: Visit[] = [];
  const callOnce = async (turn: number) => {
    const kind = kindOf(turn);
    // Kinds repeat every 50 turns; the offset spreads the orders over all customers.
    const [visitor, buyer] = [visitors[turn % visitors.length], buyers[(turn + Math.floor(turn / 50)) % buyers.length]];
    if (!visitor || !buyer) return;
    const at = performance.now();
    const { status, ms } = await act(kind, visitor, buyer, goods);
    visits.push({ status, ms, kind, at });
  };
  const take = () => visits.splice(0);
  const timesOfKind = (visits: readonly Visit[], kinds: readonly Kind[]) =>
    timesOf(visits.filter(({ kind, status }) => status === 200 && kinds.includes(kind)).map(({ ms }) => ms));

  await visit(Math.ceil(people / 10), 5, paceMs, callOnce);
  take();
  say(`${people} people shop for ${seconds} s`);
  await visit(people, seconds, paceMs, callOnce);
  const normal = take();
  const reads = timesOfKind(normal, ['browse', 'search']);
  const orders = timesOfKind(normal, ['order']);
  // 4xx is a valid response: the checkout may have been changed by another call of the same customer.
  const failed = normal.filter(({ status }) => status >= 500 || status === 0 || status === 429);
  findings.expect(reads.p95 < 200, `reads: p95 ${formatMs(reads.p95)}.`);
  findings.expect(reads.p99 < 500, `reads: p99 ${formatMs(reads.p99)}.`);
  findings.expect(orders.p99 < 1_500, `orders: p99 ${formatMs(orders.p99)}.`);
  findings.expect(
    failed.length <= normal.length * ERRORS,
    `${failed.length} of ${normal.length} calls failed: ${JSON.stringify(tally(failed.map(({ status }) => status)))}.`,
  );

  say(`spike: three times as many people, twice as fast, for ${spikeSeconds} s`);
  await visit(people * SPIKE, spikeSeconds, paceMs / 2, callOnce);
  const spike = take();
  const over = performance.now();
  await visit(people, smoke ? 5 : 40, paceMs, callOnce);
  const after = take();
  const refused = (visits: readonly Visit[]) => visits.filter(({ status }) => status === 503 || status === 429);
  const broken = spike.filter(({ status }) => status === 0 || (status >= 500 && status !== 503));
  const recovered = Math.max(0, ...refused(after).map(({ at }) => at - over));
  const accepted = timesOfKind(spike, ['browse', 'search', 'cart', 'order']);
  findings.same('failed calls in the spike', broken.length, 0);
  findings.expect(accepted.p99 <= 1_000, `in the spike: p99 of accepted calls ${formatMs(accepted.p99)}.`);
  findings.expect(recovered <= RECOVERED_WITHIN_MS, `calls were refused until ${formatMs(recovered)} after the spike.`);
  await checkLedger(shop, findings);
  return findings.result({
    people,
    'calls per second': Math.round(normal.length / seconds),
    reads: `p50 ${formatMs(reads.p50)}, p95 ${formatMs(reads.p95)}, p99 ${formatMs(reads.p99)}`,
    orders: `${orders.count}, p99 ${formatMs(orders.p99)}`,
    failed: failed.length,
    'in the spike': `${Math.round(spike.length / spikeSeconds)} calls per second, ${refused(spike).length} of ${spike.length} refused, p99 of the others ${formatMs(accepted.p99)}, ${timesOfKind(spike, ['order']).count} of ${spike.filter(({ kind }) => kind === 'order').length} orders placed`,
    'last refusal after the spike': formatMs(recovered),
  });
}

export const crowd: Scenario = {
  name: 'crowd',
  promise:
    'A thousand people can shop at the same time. When three times as many come, some are asked to wait, but not for long.',
  minutes: 14,
  tests: ['backend/test/plugins/load-shedding.test.ts'],
  async run(context) {
    const shop = await openShop({ ...context, engine: 'postgres' });
    try {
      return await shopTogether(shop, context);
    } finally {
      await shop.close();
    }
  },
};
