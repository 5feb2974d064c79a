import { setTimeout as wait } from 'node:timers/promises';
import type { createFindings } from './scenario.ts';
import { formatMs, timesOf } from './latency.ts';
import { newShopper, type ShopResponse } from './shoppers.ts';
import type { Topology } from './topology.ts';
import { until } from './until.ts';

const READERS = 4;
/** A second, and the time between two looks at the metrics of three backends on a busy machine. */
const LEFT_WITHIN_MS = 2_000;
const BACK_WITHIN_MS = 60_000;
const REFUSED_AFTER_MS = 3_000;

/** Number of replicas that each backend reads from. */
const usedReplicas = (topology: Topology): Promise<number[]> =>
  Promise.all(
    topology.backends.map(async (backend) => {
      const text = await (await fetch(`${backend}/metrics`)).text();
      return Number(/^balsam_database_replicas\{state="used"\} (\d+)/m.exec(text)?.[1] ?? 0);
    }),
  );

/** Reads lists that are not cached, until it is over. */
async function keepReading(topology: Topology, isOver: () => boolean, responses: ShopResponse[]): Promise<void> {
  const { call } = newShopper(topology.api);
  while (!isOver()) {
    responses.push(await call(`GET /products?search=mask%20${Math.random()}`));
    await wait(50);
  }
}

/** Replica that is disturbed: the first one. */
async function replicaOf(topology: Topology) {
  const roles = await Promise.all(topology.nodes.map((node) => topology.isRole(node, 'replica')));
  const replica = topology.nodes.find((_node, index) => roles[index]);
  if (!replica) throw new Error('There is no replica.');
  return replica;
}

/** Stops or continues the replay of a replica: Patroni would soon resume one that PostgreSQL was told to pause. */
async function signalReplay(topology: Topology, replica: Topology['nodes'][number], signal: NodeJS.Signals) {
  const pid = await topology.query(
    replica,
    "SELECT pid FROM pg_stat_activity WHERE backend_type = 'startup'",
    'postgres',
  );
  process.kill(Number(pid), signal);
}

/**
 * Lets a replica lag, hang and die while visitors read. Backends must leave it and use it again.
 * @returns figures
 */
export async function disturbReplica(topology: Topology, findings: ReturnType<typeof createFindings>) {
  const figures: Record<string, string> = {};
  const replica = await replicaOf(topology);
  const faults = {
    'a replica lags': {
      fault: () => signalReplay(topology, replica, 'SIGSTOP'),
      heal: () => signalReplay(topology, replica, 'SIGCONT'),
    },
    'a replica hangs': {
      fault: () => topology.signalNode(replica, 'SIGSTOP'),
      heal: () => topology.signalNode(replica, 'SIGCONT'),
    },
    // Patroni starts it again.
    'a replica dies': { fault: () => topology.signalNode(replica, 'SIGKILL'), heal: async () => undefined },
  };
  for (const [what, { fault, heal }] of Object.entries(faults)) {
    await until(async () => (await usedReplicas(topology)).every((used) => used === 2), BACK_WITHIN_MS);
    const responses: ShopResponse[] = [];
    let isOver = false;
    const reading = Array.from({ length: READERS }, () => keepReading(topology, () => isOver, responses));
    await wait(1_000);
    await fault();
    const leftAfter = await until(
      async () => (await usedReplicas(topology)).every((used) => used <= 1),
      LEFT_WITHIN_MS,
    );
    await wait(2_000);
    await heal();
    const backAfter = await until(
      async () => (await usedReplicas(topology)).every((used) => used === 2),
      BACK_WITHIN_MS,
    );
    isOver = true;
    await Promise.all(reading);
    const failures = responses.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text}`);
    const failed = failures.length;
    const { p50, max } = timesOf(responses.map(({ ms }) => ms));
    findings.expect(leftAfter !== null, `${what}: it was still used after ${formatMs(LEFT_WITHIN_MS)}.`);
    findings.expect(backAfter !== null, `${what}: it was not used again.`);
    findings.expect(failed === 0, `${what}: ${failed} reads failed, the first with ${failures[0]?.slice(0, 120)}.`);
    findings.expect(max < REFUSED_AFTER_MS, `${what}: a read took ${formatMs(max)}.`);
    figures[what] =
      `left after ${formatMs(leftAfter ?? Infinity)}, used again after ${formatMs(backAfter ?? Infinity)}; ${responses.length} reads, ${failed} failed, p50 ${formatMs(p50)}, slowest ${formatMs(max)}`;
  }
  return figures;
}
