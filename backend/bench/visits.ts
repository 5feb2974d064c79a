import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './response-bodies.ts';
import type { Send, Visit } from './case.ts';
import { SETTLE_MS, type Run } from './load.ts';
import { quantile } from './statistics.ts';

/**
 * One visit after the other on each connection, until there were so many.
 * @param visit left to itself, or told whose visit it is
 * @throws Error when a request is answered with anything but 2xx
 */
export const runVisits = async (
  address: string,
  { connections, visits }: { connections: number; visits: number },
  visit: (send: Send) => ReturnType<Visit['visit']>,
): Promise<Run> => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  let begun = 0;
  const start = performance.now();
  const shop = async () => {
    while (begun < visits) {
      begun += 1;
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
