import { setTimeout as wait } from 'node:timers/promises';
import { checkLedger, openStore, readStock } from '../support/goods.ts';
import { formatMs, tally, timesOf } from '../support/latency.ts';
import { disturbReplica } from '../support/replica-faults.ts';
import { rollingUpdate } from '../support/rolling-update.ts';
import { createFindings, type Context, type Result, type Scenario } from '../support/scenario.ts';
import { listOrders, signUp } from '../support/shoppers.ts';
import { keepBuying, type TimedResponse } from '../support/steady-buyers.ts';
import {
  freezePrimary,
  killPrimary,
  loseUnreplicated,
  primaryOf,
  untilReplicated,
} from '../support/topology-faults.ts';
import { openTopology, type Topology } from '../support/topology.ts';
import { until } from '../support/until.ts';

/** Sales after the loss of the primary: Patroni notices a crash in two seconds, and a lost machine in ten. */
const SELLING_WITHIN_MS = 15_000;
const FROZEN_WITHIN_MS = 30_000;
const BACK_WITHIN_MS = 90_000;

const isOrder = ({ status, body }: TimedResponse) => status === 200 && typeof body?.order_no === 'string';
const isShed = ({ status, headers }: TimedResponse) => status === 503 && headers.has('retry-after');

/** Longest time without an order between two moments. */
function longestGap(responses: readonly TimedResponse[], from: number, to: number): number {
  const times = responses.filter((each) => isOrder(each) && each.at >= from && each.at <= to).map(({ at }) => at);
  return Math.max(...[...times, to].map((at, index) => at - (times[index - 1] ?? from)));
}

/** A round of sales with a fault. */
async function createRounds(topology: Topology, { say, smoke }: Context, findings: ReturnType<typeof createFindings>) {
  const shop = { ...topology, origin: topology.api };
  const goods = await (await openStore(shop)).sell(20_000);
  const shoppers = await signUp(topology.api, smoke ? 8 : 30);
  const figures: Record<string, string | number> = {};
  const acknowledged: string[] = [];

  /** Sells while the fault works. @returns the responses */
  const sell = async (what: string, fault: (responses: readonly TimedResponse[]) => Promise<void>) => {
    say(what);
    const responses: TimedResponse[] = [];
    let isOver = false;
    const buying = Promise.all(shoppers.map((shopper) => keepBuying(shopper, goods, () => isOver, responses)));
    // A round that fails ends the buyers too.
    buying.catch(() => undefined);
    await wait(3_000);
    await fault(responses).finally(() => (isOver = true));
    acknowledged.push(...(await buying).flat());
    findings.same(`${what}: responses 500`, responses.filter(({ status }) => status === 500).length, 0);
    return responses;
  };

  return {
    ...{ figures, shop, goods, shoppers, acknowledged },
    /** Measures the longest time without a sale around the loss of the primary. */
    async lose(what: string, limitMs: number, fault: () => Promise<void>): Promise<void> {
      let [from, to] = [0, 0];
      const responses = await sell(what, async (soFar) => {
        from = performance.now();
        await fault();
        const begun = performance.now();
        await until(() => soFar.some((each) => isOrder(each) && each.at > begun), 120_000);
        await wait(3_000);
        to = performance.now();
      });
      const gap = longestGap(responses, from, to);
      const statuses = JSON.stringify(tally(responses.filter(({ at }) => at >= from).map(({ status }) => status)));
      figures[what] = `sold again after ${formatMs(gap)}; responses ${statuses}`;
      findings.expect(gap <= limitMs, `${what}: no sale for ${formatMs(gap)}.`);
      const backMs = await untilReplicated(topology);
      findings.expect(
        backMs !== null && backMs <= BACK_WITHIN_MS,
        `${what}: the old primary did not follow the new one.`,
      );
    },
    /** Expects that no call fails. */
    async disturb(what: string, fault: () => Promise<void>): Promise<void> {
      const responses = await sell(what, fault);
      const failed = responses.filter((each) => each.status !== 200 && !isShed(each));
      const statuses = JSON.stringify(tally(failed.map(({ status, text }) => `${status} ${text.slice(0, 60)}`)));
      findings.expect(
        failed.length === 0,
        `${what}: ${failed.length} of ${responses.length} calls failed: ${statuses}.`,
      );
      const { p50, p99 } = timesOf(responses.map(({ ms }) => ms));
      figures[what] = `${responses.length} calls, ${failed.length} failed, p50 ${formatMs(p50)}, p99 ${formatMs(p99)}`;
    },
    /** Compares what the customers were told with what is in the shop. */
    async settle(): Promise<void> {
      say('every customer lists their orders');
      const listed = (await Promise.all(shoppers.map(listOrders))).flat();
      const lost = acknowledged.filter((number) => !listed.includes(number)).length;
      findings.same('acknowledged orders lost', lost, 0);
      findings.same('orders in the shop', listed.length, acknowledged.length);
      findings.same('units sold', goods.stock - ((await readStock(shop, [goods]))[0] ?? 0), acknowledged.length);
      figures['orders, each once'] = acknowledged.length;
      await checkLedger(shop, findings);
    },
  };
}

/** Measures how long a change waits while there is no replica to confirm it. */
async function changeAlone(topology: Topology, { shoppers, goods, figures }: Awaited<ReturnType<typeof createRounds>>) {
  const { name: primary } = await primaryOf(topology);
  const replicas = topology.nodes.filter(({ name }) => name !== primary).map(({ name }) => `patroni-${name}`);
  for (const replica of replicas) await topology.stop(replica);
  const [shopper] = shoppers;
  const response = await shopper?.call('POST /carts', { body: { product_id: goods.id, quantity: 1 } });
  figures['adding to a cart without any replica'] = `${response?.status} after ${formatMs(response?.ms ?? 0)}`;
  for (const replica of replicas) await topology.start(replica);
  await untilReplicated(topology);
}

/** Measures what is lost without a replica that confirms; some shoppers also lose their cart. */
async function loseOrders(topology: Topology, { shoppers, goods, figures }: Awaited<ReturnType<typeof createRounds>>) {
  const responses: TimedResponse[] = [];
  let isOver = false;
  const buying = shoppers.map((shopper) => keepBuying(shopper, goods, () => isOver, responses).catch(() => null));
  await wait(2_000);
  await loseUnreplicated(topology);
  isOver = true;
  await Promise.all(buying);
  await untilReplicated(topology);
  const told = responses.filter(isOrder).map(({ body }) => String(body.order_no));
  const listed = (await Promise.all(shoppers.map(listOrders))).flat();
  const lost = told.filter((number) => !listed.includes(number)).length;
  figures['if no replica has to confirm'] = `${lost} of ${told.length} acknowledged orders lost`;
}

export const topology: Scenario = {
  name: 'topology',
  promise: 'On several machines, the loss of any one loses or doubles no order, and sales go on within seconds.',
  minutes: 15,
  tests: ['backend/test/runtime/shared-counter.test.ts'],
  async run(context): Promise<Result> {
    const { say, smoke } = context;
    const findings = createFindings();
    say('starting etcd, PostgreSQL, HAProxy, PgBouncer, Valkey, backends, gateways and nginx');
    const machines = await openTopology();
    try {
      const rounds = await createRounds(machines, context, findings);
      for (let time = 1; time <= (smoke ? 1 : 3); time += 1)
        await rounds.lose(`the primary is killed, round ${time}`, SELLING_WITHIN_MS, () => killPrimary(machines));
      await rounds.lose('the primary freezes and thaws', FROZEN_WITHIN_MS, async () => {
        await machines.query(
          await primaryOf(machines),
          'CREATE TABLE IF NOT EXISTS probe (at timestamptz DEFAULT now())',
        );
        const { twice, confirmed, rejoinedAfter } = await freezePrimary(machines);
        findings.same('moments with two primaries', twice, 0);
        findings.same('writes confirmed by the old primary', confirmed, 0);
        rounds.figures['the old primary followed'] = rejoinedAfter === null ? 'never' : formatMs(rejoinedAfter);
      });
      say('a replica lags, hangs and dies');
      Object.assign(rounds.figures, await disturbReplica(machines, findings));
      if (machines.valkey)
        await rounds.disturb('Valkey is killed and restarted', async () => {
          machines.signal('valkey', 'SIGKILL');
          await wait(5_000);
          await machines.start('valkey');
          await wait(3_000);
        });
      await rounds.disturb('three backends and two gateways are updated', () => rollingUpdate(machines, say));
      await rounds.settle();
      say('both replicas are away');
      await changeAlone(machines, rounds);
      say('the primary is lost with its log held back, and no replica has to confirm');
      await loseOrders(machines, rounds);
      return findings.result(rounds.figures);
    } finally {
      await machines.close();
    }
  },
};
