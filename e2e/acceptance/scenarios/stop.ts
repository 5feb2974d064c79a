import { setTimeout as wait } from 'node:timers/promises';
import { checkLedger, openStore, readStock } from '../support/goods.ts';
import { formatMs, tally, timesOf } from '../support/latency.ts';
import { until } from '../support/until.ts';
import { createFindings, type Context, type Result, type Scenario } from '../support/scenario.ts';
import { openShop, type Backend, type Shop } from '../support/shop.ts';
import { callOnce, forEach, retry, signUp, type ShopResponse, type Call } from '../support/shoppers.ts';

const DRAIN_SECONDS = 3;
const ENDS_WITHIN_MS = 10_000;
const BETWEEN_MS = 1_500;
const MOST_AT_ONCE = 100;
const LIMIT_MS = 60_000;
const RETRY = { limitMs: 500, pauseMs: 1_000 };

/** A load balancer: sends calls to backends that are ready, and polls their readiness five times a second. */
function startBalancer(backends: readonly Backend[]) {
  const ready = new Set<Backend>(backends);
  let watching = true;
  let turn = 0;
  const watch = async (backend: Backend) => {
    while (watching) {
      const { origin } = backend;
      const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
      if (response?.status === 200) ready.add(backend);
      else if (ready.size > 1) ready.delete(backend);
      await wait(200);
    }
  };
  const watches = backends.map(watch);
  const next = () => {
    turn += 1;
    return [...ready][turn % ready.size]?.origin ?? '';
  };
  return {
    /** Like nginx, tries the next backend if a connection is refused: nothing has been sent yet. */
    async call(...[route, call]: [route: string, call: Call]): Promise<ShopResponse> {
      for (let tries = 1; ; tries += 1) {
        const response = await callOnce(next(), route, call);
        if (!response.text.includes('ECONNREFUSED') || tries > backends.length) return response;
      }
    },
    async stop() {
      watching = false;
      await Promise.all(watches);
    },
  };
}

async function stopUnderLoad(shop: Shop, { smoke, say }: Context): Promise<Result> {
  const [perSecond, rounds] = smoke ? [40, 1] : [200, 6];
  const findings = createFindings();
  const goods = await (await openStore(shop)).sell(9_000);
  const balancer = startBalancer(shop.backends);
  const shoppers = await signUp(shop.origin, smoke ? 8 : 40);
  const responses: (ShopResponse & { adds: boolean })[] = [];
  let isRunning = true;
  const inFlight = new Set<Promise<void>>();
  const send = async (number: number) => {
    const shopper = shoppers[number % shoppers.length];
    if (!shopper) return;
    // Every fourth call adds to a cart; the others read.
    const adds = number % 4 === 0;
    const headers = {
      Authorization: `Bearer ${shopper.token}`,
      'X-Forwarded-For': `10.9.${(number >> 8) & 255}.${number & 255}`,
    };
    const response = adds
      ? await balancer.call('POST /carts', { headers, body: { product_id: goods.id, quantity: 1 } })
      : // Like the shop's pages, repeats a read that an overloaded shop has refused.
        await retry(() => balancer.call(`GET /products/${goods.slug}`, { headers }), RETRY);
    responses.push({ ...response, adds });
  };
  const load = (async () => {
    const begun = performance.now();
    for (let number = 0; isRunning; number += 1) {
      const call = send(number).finally(() => inFlight.delete(call));
      inFlight.add(call);
      // Bounds the queue in this process: a slow shop is measured at its own pace.
      await until(() => inFlight.size < MOST_AT_ONCE, LIMIT_MS);
      const ahead = (number / perSecond) * 1_000 - (performance.now() - begun);
      await wait(Math.max(0, ahead));
    }
  })();

  const endings: number[] = [];
  const begun = performance.now();
  await wait(2_000);
  for (let round = 0; round < rounds; round += 1) {
    const backend = shop.backends[round % shop.backends.length];
    if (!backend) break;
    say(`stop ${round + 1} of ${rounds}, after ${responses.length} responses`);
    const signalled = performance.now();
    const { code } = await backend.end('SIGTERM');
    endings.push(performance.now() - signalled);
    findings.same(`exit code of stop ${round + 1}`, code, 0);
    await backend.start();
    await wait(BETWEEN_MS);
  }
  isRunning = false;
  await load;
  await Promise.all(inFlight);
  await balancer.stop();
  const seconds = (performance.now() - begun) / 1_000;

  // 503 with Retry-After is a valid response of an overloaded shop.
  const isShed = ({ status, headers }: ShopResponse) => status === 503 && headers.has('retry-after');
  const failed = responses.filter((response) => response.status !== 200 && !isShed(response));
  findings.expect(
    failed.length === 0,
    `${failed.length} calls failed: ${JSON.stringify(tally(failed.map(({ status, text }) => `${status} ${text.slice(0, 60)}`)))}.`,
  );
  const longest = timesOf(endings).max;
  findings.expect(longest <= ENDS_WITHIN_MS, `a stop took ${formatMs(longest)}.`);
  const carts = await forEach(shoppers, async ({ call }) => (await call('GET /carts')).body.data);
  const units = carts
    .flat()
    .flatMap(({ cart_items }) => cart_items)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  findings.same('units in carts', units, responses.filter(({ adds, status }) => adds && status === 200).length);
  findings.same('stock', (await readStock(shop, [goods]))[0], goods.stock);
  await checkLedger(shop, findings);
  return findings.result(
    {
      'calls per second': Math.round(responses.length / seconds),
      'calls while processes were stopped one after the other': responses.length,
      'failed calls': failed.length,
      'calls asked to retry (503)': responses.filter(isShed).length,
      stops: rounds,
      'longest stop': `${formatMs(longest)}, including ${DRAIN_SECONDS} s of draining`,
    },
    [
      {
        ...{ dependency: 'process', fault: 'slow' },
        seen: 'Nothing: a stopping process finishes the requests it has, and the others take over.',
        kept: 'Every request that was sent.',
        recovers: `The process ends within ${formatMs(longest)}. After a restart it serves again as soon as it is ready.`,
      },
    ],
  );
}

export const stop: Scenario = {
  name: 'stop',
  promise: 'A process of the shop can be stopped for an update while people shop, and no one notices.',
  minutes: 4,
  tests: ['backend/test/processes/stopping.test.ts', 'e2e/journeys/operations/production.spec.ts'],
  async run(context) {
    const env = { DRAIN_SECONDS: String(DRAIN_SECONDS) };
    const shop = await openShop({ ...context, engine: 'postgres', backends: 2, env });
    try {
      return await stopUnderLoad(shop, context);
    } finally {
      await shop.close();
    }
  },
};
