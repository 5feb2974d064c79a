import { setTimeout as wait } from 'node:timers/promises';
import type { Topology } from './topology.ts';
import { until } from './until.ts';

const ROLE_WITHIN_MS = 60_000;

/** The node that is the primary. */
export async function primaryOf(topology: Topology) {
  let found: Topology['nodes'][number] | undefined;
  await until(async () => {
    const claims = await topology.primaries();
    found = claims.length === 1 ? claims[0] : undefined;
    return found !== undefined;
  }, ROLE_WITHIN_MS);
  if (!found) throw new Error('There is no primary.');
  return found;
}

/** Waits until every node but the primary follows it. @returns the duration, ms; null after the limit */
export const untilReplicated = (topology: Topology): Promise<number | null> =>
  until(async () => {
    const roles = await Promise.all(topology.nodes.map((node) => topology.isRole(node, 'replica')));
    return roles.filter(Boolean).length === topology.nodes.length - 1;
  }, 2 * ROLE_WITHIN_MS);

/** Kills the primary with all its processes. */
export async function killPrimary(topology: Topology): Promise<void> {
  await topology.signalNode(await primaryOf(topology), 'SIGKILL');
}

/**
 * Freezes the primary's machine, PostgreSQL and Patroni, until another node is promoted, and then thaws it.
 * @returns how often two nodes claimed to be the primary afterwards, and the writes that the old one confirmed
 */
export async function freezePrimary(topology: Topology) {
  const old = await primaryOf(topology);
  const patroni = `patroni-${old.name}`;
  topology.signal(patroni, 'SIGSTOP');
  await topology.signalNode(old, 'SIGSTOP');
  const promotedAfter = await until(async () => (await topology.primaries()).length > 0, ROLE_WITHIN_MS);
  await wait(2_000);
  await topology.signalNode(old, 'SIGCONT');
  topology.signal(patroni, 'SIGCONT');
  let [isOver, twice, confirmed] = [false, 0, 0];
  const watch = async () => {
    while (!isOver) {
      if ((await topology.primaries()).length > 1) twice += 1;
      await wait(50);
    }
  };
  const write = async () => {
    while (!isOver) {
      if ((await topology.query(old, 'INSERT INTO probe DEFAULT VALUES')) !== null) confirmed += 1;
      await wait(50);
    }
  };
  const watching = [watch(), write()];
  const rejoinedAfter = await until(() => topology.isRole(old, 'replica'), ROLE_WITHIN_MS);
  isOver = true;
  await Promise.all(watching);
  return { promotedAfter, rejoinedAfter, twice, confirmed };
}

/** Runs the primary without waiting for replicas, holds its log back and kills it. */
export async function loseUnreplicated(topology: Topology): Promise<void> {
  const primary = await primaryOf(topology);
  await topology.configure({ synchronous_standby_names: '' });
  await until(async () => (await topology.query(primary, 'SHOW synchronous_standby_names')) === '', ROLE_WITHIN_MS);
  topology.signalAll(await topology.sendersOf(primary), 'SIGSTOP');
  await wait(1_500);
  await topology.signalNode(primary, 'SIGKILL');
}
