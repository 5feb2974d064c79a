import { setTimeout as wait } from 'node:timers/promises';
import { openFaultProxy } from '../support/fault-proxy.ts';
import { checkLedger, openStore, readStock, type Goods } from '../support/goods.ts';
import { formatMs, tally, timesOf } from '../support/latency.ts';
import { seizePostgres } from '../support/postgres-processes.ts';
import { createFindings, type Context, type Result, type Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { listOrders, newShopper, signUp } from '../support/shoppers.ts';
import { keepBuying, type TimedResponse } from '../support/steady-buyers.ts';

const BUYERS = 8;
const READERS = 8;
const REFUSED_WITHIN_MS = 1_000;
const RECOVERED_WITHIN_MS = 5_000;
const PAUSE_MS = 100;

async function keepReading(
  shop: Shop,
  { slug }: Goods,
  isOver: () => boolean,
  responses: TimedResponse[],
): Promise<void> {
  const { call } = newShopper(shop.origin);
  while (!isOver()) {
    const response = await call(`GET /products/${slug}`);
    responses.push({ ...response, at: performance.now() });
    await wait(PAUSE_MS);
  }
}

/** Start of the first second after `healed` in which nine of ten calls succeed. */
function recoveredAt(responses: readonly TimedResponse[], healed: number): number {
  const later = responses.filter(({ at }) => at >= healed);
  const hasRecovered = (moment: number) => {
    const near = later.filter(({ at }) => at >= moment && at < moment + 1_000);
    return near.filter(({ status }) => status === 200).length >= 0.9 * near.length;
  };
  return [healed, ...later.map(({ at }) => at)].find(hasRecovered) ?? Infinity;
}

async function disturbWhileTrading(
  shop: Shop,
  proxy: Awaited<ReturnType<typeof openFaultProxy>>,
  context: Context,
): Promise<Result> {
  const { smoke, say } = context;
  const findings = createFindings();
  const goods = await (await openStore(shop)).sell(20_000);
  const shoppers = await signUp(shop.origin, BUYERS);
  const postgres = await seizePostgres(shop.databaseUrl ?? '');
  const responses: TimedResponse[] = [];
  let hasEnded = false;
  const isOver = () => hasEnded;
  const buying = Promise.all(shoppers.map((shopper) => keepBuying(shopper, goods, isOver, responses)));
  const reading = Promise.all(Array.from({ length: READERS }, () => keepReading(shop, goods, isOver, responses)));

  const figures: Record<string, string | number> = {};
  const disturb = async (what: string, fault: () => Promise<unknown>) => {
    say(what);
    const from = performance.now();
    await fault();
    const healed = performance.now();
    await wait(smoke ? 6_000 : 10_000);
    const during = responses.filter(({ at }) => at >= from);
    const failed = during.filter(({ status }) => status !== 200);
    const recoveryMs = recoveredAt(during, healed) - healed;
    const refusals = timesOf(failed.map(({ ms }) => ms));
    findings.expect(
      recoveryMs <= RECOVERED_WITHIN_MS,
      `${what}: calls were refused until ${formatMs(recoveryMs)} after it.`,
    );
    findings.expect(refusals.p50 <= REFUSED_WITHIN_MS, `${what}: the median refusal took ${formatMs(refusals.p50)}.`);
    findings.expect(
      failed.every(({ status, headers }) => status === 503 && headers.has('retry-after')),
      `${what}: responses other than 503 with Retry-After: ${JSON.stringify(tally(failed.map(({ status }) => status)))}.`,
    );
    figures[what] =
      `${failed.length} of ${during.length} calls refused, half of them within ${formatMs(refusals.p50)}, the slowest after ${formatMs(refusals.max)}; recovered after ${formatMs(recoveryMs)}`;
  };
  await wait(2_000);
  for (let time = 1; time <= (smoke ? 1 : 5); time += 1)
    await disturb(`PostgreSQL crashes and restarts, round ${time}`, postgres.crash);
  await disturb('all connections are closed', async () => proxy.cut());
  await disturb('PostgreSQL is unreachable', async () => {
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
  hasEnded = true;
  const [bought] = await Promise.all([buying, reading]);

  const acknowledged = bought.flat();
  const listed = (await Promise.all(shoppers.map(listOrders))).flat();
  findings.same('distinct acknowledged orders', new Set(acknowledged).size, acknowledged.length);
  findings.same('orders in the shop', listed.length, acknowledged.length);
  findings.expect(
    acknowledged.every((number) => listed.includes(number)),
    'an acknowledged order is lost.',
  );
  findings.same(
    'units sold by the stock',
    goods.stock - ((await readStock(shop, [goods]))[0] ?? 0),
    acknowledged.length,
  );
  await checkLedger(shop, findings);
  return findings.result({ ...figures, 'orders in the meantime, each once': acknowledged.length }, [
    {
      ...{ dependency: 'database', fault: 'down' },
      seen: 'Pages open without their data. Calls are refused immediately (503, Retry-After), and reads are retried.',
      kept: 'Every confirmed order, once. A refused order can be sent again.',
      recovers: 'Automatic, within seconds of the database.',
    },
    {
      ...{ dependency: 'database', fault: 'slow' },
      seen: 'Requests in flight wait eleven seconds at most. Later ones are refused immediately.',
      kept: 'Every confirmed order, once.',
      recovers: 'Automatic, within seconds.',
    },
  ]);
}

export const database: Scenario = {
  name: 'database',
  promise: 'While the database restarts, is unreachable or frozen, people get an immediate error, and nothing is lost.',
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
      if (!proxy) throw new Error('The fault proxy has not been opened.');
      return await disturbWhileTrading(shop, proxy, context);
    } finally {
      await shop.close();
      await proxy?.close();
    }
  },
};
