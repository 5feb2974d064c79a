import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openFaultProxy } from '../support/fault-proxy.ts';
import { checkLedger, openStore, readStock, type Goods } from '../support/goods.ts';
import { formatMs, tally, timesOf } from '../support/latency.ts';
import { seizePostgres } from '../support/postgres-processes.ts';
import { createFindings, type Context, type Result, type Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import {
  listOrders,
  must,
  newShopper,
  openCheckout,
  placeOrder,
  retry,
  signUp,
  type ShopResponse,
  type Shopper,
} from '../support/shoppers.ts';

const BUYERS = 8;
const READERS = 8;
const REFUSED_WITHIN_MS = 1_000;
const WELL_WITHIN_MS = 5_000;
const BREATH_MS = 100;

interface Seen extends ShopResponse {
  readonly at: number;
}

async function untilOpened(shopper: Shopper): Promise<string> {
  for (;;) {
    const orderNo = await openCheckout(shopper).catch(() => null);
    if (orderNo !== null) return orderNo;
    await wait(BREATH_MS);
  }
}

/** Buys one piece after the other, and sends again what did not work, until it is told to stop. */
async function keepBuying(shopper: Shopper, { id }: Goods, isOver: () => boolean, seen: Seen[]): Promise<string[]> {
  const numbers: string[] = [];
  const note = async (answer: Promise<ShopResponse>) => {
    const given = await answer;
    seen.push({ ...given, at: performance.now() });
    return given;
  };
  const insist = (send: () => Promise<ShopResponse>) => retry(() => note(send()), { limitMs: 120_000, pauseMs: 200 });
  while (!isOver()) {
    const headers = { 'Idempotency-Key': randomUUID() };
    await must(insist(() => shopper.call('POST /carts', { body: { product_id: id, quantity: 1 }, headers })));
    // The piece is in the cart: another one would be a second piece of the same order.
    const orderNo = await untilOpened(shopper);
    const key = randomUUID();
    numbers.push((await must(insist(() => placeOrder(shopper, orderNo, key)))).body.order_no);
    await wait(BREATH_MS);
  }
  return numbers;
}

async function keepReading(shop: Shop, { slug }: Goods, isOver: () => boolean, seen: Seen[]): Promise<void> {
  const { call } = newShopper(shop.origin);
  while (!isOver()) {
    const answer = await call(`GET /products/${slug}`);
    seen.push({ ...answer, at: performance.now() });
    await wait(BREATH_MS);
  }
}

/** The moment from which on nine of ten calls of a second succeed again. */
function wellSince(seen: readonly Seen[], healed: number): number {
  const later = seen.filter(({ at }) => at >= healed);
  const isWell = (moment: number) => {
    const near = later.filter(({ at }) => at >= moment && at < moment + 1_000);
    return near.filter(({ status }) => status === 200).length >= 0.9 * near.length;
  };
  return [healed, ...later.map(({ at }) => at)].find(isWell) ?? Infinity;
}

async function trouble(
  shop: Shop,
  proxy: Awaited<ReturnType<typeof openFaultProxy>>,
  context: Context,
): Promise<Result> {
  const { smoke, say } = context;
  const findings = createFindings();
  const goods = await (await openStore(shop)).sell(20_000);
  const shoppers = await signUp(shop.origin, BUYERS);
  const postgres = await seizePostgres(shop.databaseUrl ?? '');
  const seen: Seen[] = [];
  let over = false;
  const isOver = () => over;
  const buying = Promise.all(shoppers.map((shopper) => keepBuying(shopper, goods, isOver, seen)));
  const reading = Promise.all(Array.from({ length: READERS }, () => keepReading(shop, goods, isOver, seen)));

  const figures: Record<string, string | number> = {};
  const disturb = async (what: string, fault: () => Promise<unknown>) => {
    say(what);
    const from = performance.now();
    await fault();
    const healed = performance.now();
    await wait(smoke ? 6_000 : 10_000);
    const meanwhile = seen.filter(({ at }) => at >= from);
    const bad = meanwhile.filter(({ status }) => status !== 200);
    const wellAfter = wellSince(meanwhile, healed) - healed;
    const fast = timesOf(bad.map(({ ms }) => ms));
    findings.expect(wellAfter <= WELL_WITHIN_MS, `${what}: people were refused until ${formatMs(wellAfter)} after it.`);
    findings.expect(
      fast.p50 <= REFUSED_WITHIN_MS,
      `${what}: half of the refusals took more than ${formatMs(fast.p50)}.`,
    );
    findings.expect(
      bad.every(({ status, headers }) => status === 503 && headers.has('retry-after')),
      `${what}: answers other than 503 with Retry-After: ${JSON.stringify(tally(bad.map(({ status }) => status)))}.`,
    );
    figures[what] =
      `${bad.length} of ${meanwhile.length} calls refused, half of them within ${formatMs(fast.p50)}, the slowest after ${formatMs(fast.max)}; well again after ${formatMs(wellAfter)}`;
  };
  await wait(2_000);
  for (let time = 1; time <= (smoke ? 1 : 5); time += 1)
    await disturb(`PostgreSQL crashes and restarts, time ${time}`, postgres.crash);
  await disturb('every connection is cut', async () => proxy.cut());
  await disturb('PostgreSQL is out of reach', async () => {
    proxy.set({ refuse: true });
    proxy.cut();
    await wait(smoke ? 3_000 : 15_000);
    proxy.set({});
  });
  await disturb('PostgreSQL is frozen for 30 seconds', async () => {
    await postgres.freeze();
    await wait(smoke ? 8_000 : 30_000);
    await postgres.thaw();
  });
  over = true;
  const [bought] = await Promise.all([buying, reading]);

  const acknowledged = bought.flat();
  const own = (await Promise.all(shoppers.map(listOrders))).flat();
  findings.same('different orders that were acknowledged', new Set(acknowledged).size, acknowledged.length);
  findings.same('orders that the shop has', own.length, acknowledged.length);
  findings.expect(
    acknowledged.every((number) => own.includes(number)),
    'an acknowledged order is lost.',
  );
  findings.same('sold by the stock', goods.stock - ((await readStock(shop, [goods]))[0] ?? 0), acknowledged.length);
  await checkLedger(shop, findings);
  return findings.result({ ...figures, 'orders meanwhile, each once': acknowledged.length }, [
    {
      ...{ dependency: 'database', fault: 'down' },
      seen: 'Pages open without their data; calls are refused at once (503, Retry-After), and reads are asked again.',
      kept: 'Every confirmed order, once; whoever was refused may send again.',
      recovers: 'By itself, within seconds of the database.',
    },
    {
      ...{ dependency: 'database', fault: 'slow' },
      seen: 'Who was waiting already waits eleven seconds at most; whoever comes later is refused at once.',
      kept: 'Every confirmed order, once.',
      recovers: 'By itself, within seconds.',
    },
  ]);
}

export const database: Scenario = {
  name: 'database',
  promise: 'While the database restarts, is out of reach or frozen, people are told so at once, and nothing is lost.',
  minutes: 4,
  tests: ['backend/test/database/query-limits.test.ts', 'backend/test/plugins/load-shedding.test.ts'],
  async run(context) {
    let proxy: Awaited<ReturnType<typeof openFaultProxy>> | undefined;
    const through = async (databaseUrl: string) => {
      const address = new URL(databaseUrl);
      proxy = await openFaultProxy({ port: Number(address.port), host: address.hostname });
      address.hostname = '127.0.0.1';
      address.port = String(proxy.port);
      return address.href;
    };
    const shop = await openShop({ ...context, engine: 'postgres', through });
    try {
      if (!proxy) throw new Error('The shop has not asked where its database is.');
      return await trouble(shop, proxy, context);
    } finally {
      await shop.close();
      await proxy?.close();
    }
  },
};
