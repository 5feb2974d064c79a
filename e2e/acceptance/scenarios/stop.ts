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

/** Sends people to whoever is ready, as a balancer does, and looks five times a second who that is. */
function startBalancer(backends: readonly Backend[]) {
  const ready = new Set<Backend>(backends);
  let watching = true;
  let turn = 0;
  const watch = async (backend: Backend) => {
    while (watching) {
      const { origin } = backend;
      const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
      if (answer?.status === 200) ready.add(backend);
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
    /** As nginx does: who does not let anybody in is passed over, which harms nothing, for nothing has been sent yet. */
    async call(...[route, call]: [route: string, call: Call]): Promise<ShopResponse> {
      for (let tries = 1; ; tries += 1) {
        const answer = await callOnce(next(), route, call);
        if (!answer.text.includes('ECONNREFUSED') || tries > backends.length) return answer;
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
  const answers: (ShopResponse & { adds: boolean })[] = [];
  let going = true;
  const underWay = new Set<Promise<void>>();
  const send = async (number: number) => {
    const shopper = shoppers[number % shoppers.length];
    if (!shopper) return;
    // One of four puts something into a cart; the others look.
    const adds = number % 4 === 0;
    const headers = {
      Authorization: `Bearer ${shopper.token}`,
      'X-Forwarded-For': `10.9.${(number >> 8) & 255}.${number & 255}`,
    };
    const answer = adds
      ? await balancer.call('POST /carts', { headers, body: { product_id: goods.id, quantity: 1 } })
      : // As the shop's pages do: a read is asked once more where the shop is too busy for it.
        await retry(() => balancer.call(`GET /products/${goods.slug}`, { headers }), RETRY);
    answers.push({ ...answer, adds });
  };
  const load = (async () => {
    const begun = performance.now();
    for (let number = 0; going; number += 1) {
      const call = send(number).finally(() => underWay.delete(call));
      underWay.add(call);
      // Nobody is helped by a queue in this process: who cannot keep up is measured at the pace that there is.
      await until(() => underWay.size < MOST_AT_ONCE, LIMIT_MS);
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
    say(`stop ${round + 1} of ${rounds}, after ${answers.length} answers`);
    const told = performance.now();
    const { code } = await backend.end('SIGTERM');
    endings.push(performance.now() - told);
    findings.same(`exit code of stop ${round + 1}`, code, 0);
    await backend.start();
    await wait(BETWEEN_MS);
  }
  going = false;
  await load;
  await Promise.all(underWay);
  await balancer.stop();
  const seconds = (performance.now() - begun) / 1_000;

  // A machine that has more to do than it can says so, and when to come again: that is an answer.
  const isAskedBack = ({ status, headers }: ShopResponse) => status === 503 && headers.has('retry-after');
  const failed = answers.filter((answer) => answer.status !== 200 && !isAskedBack(answer));
  findings.expect(
    failed.length === 0,
    `${failed.length} calls failed: ${JSON.stringify(tally(failed.map(({ status, text }) => `${status} ${text.slice(0, 60)}`)))}.`,
  );
  const longest = timesOf(endings).max;
  findings.expect(longest <= ENDS_WITHIN_MS, `a stop took ${formatMs(longest)}.`);
  const carts = await forEach(shoppers, async ({ call }) => (await call('GET /carts')).body.data);
  const pieces = carts
    .flat()
    .flatMap(({ cart_items }) => cart_items)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  findings.same('pieces in carts', pieces, answers.filter(({ adds, status }) => adds && status === 200).length);
  findings.same('stock', (await readStock(shop, [goods]))[0], goods.stock);
  await checkLedger(shop, findings);
  return findings.result(
    {
      'calls a second': Math.round(answers.length / seconds),
      'calls while processes were stopped one after the other': answers.length,
      'calls without an answer': failed.length,
      'calls that were asked to come again': answers.filter(isAskedBack).length,
      stops: rounds,
      'longest stop': `${formatMs(longest)}, of which ${DRAIN_SECONDS} s are waited so that nobody new is sent there`,
    },
    [
      {
        ...{ dependency: 'process', fault: 'slow' },
        seen: 'Nothing: a process that is told to stop answers what it has, and the others take over.',
        kept: 'Every call that was sent.',
        recovers: `It ends within ${formatMs(longest)}; started again, it takes people as soon as it is ready.`,
      },
    ],
  );
}

export const stop: Scenario = {
  name: 'stop',
  promise: 'A process of the shop is stopped for an update while people shop, and nobody notices.',
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
