import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './response-bodies.ts';
import type { Send, Visit } from './case.ts';
import { SETTLE_MS, type Run } from './load.ts';
import { quantile } from './statistics.ts';

/**
 * Runs visits in sequence on each connection until all are done.
 * @throws Error if the status of a response is not 2xx
 */
export const runVisits = async (
  address: string,
  { connections, visits }: { connections: number; visits: number },
  visit: (send: Send) => ReturnType<Visit['visit']>,
): Promise<Run> => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  let started = 0;
  const start = performance.now();
  const shop = async () => {
    while (started < visits) {
      started += 1;
      const since = performance.now();
      await visit((request) => ask(address, request, agent));
      latencies.push(performance.now() - since);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, shop));
  } finally {
    agent.destroy();
  }
  const seconds = (performance.now() - start) / 1000;
  await wait(SETTLE_MS);
  return {
    requests: visits,
    perSecond: visits / seconds,
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
  };
};
