import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { quantile } from './statistics.ts';

/** A request that is sent to a server. */
export interface Request {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** How a server is loaded: for some seconds, or with a number of requests of which each is sent once. */
export interface Load {
  readonly connections: number;
  readonly limit: { readonly seconds: number } | { readonly requests: number };
  next(): Request;
}

/** What one run has shown. Times in milliseconds. */
export interface Run {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export const SETTLE_MS = 100;
const LONGEST_RUN_S = 600;

const limits = ({ limit }: Load) =>
  'seconds' in limit ? { duration: limit.seconds } : { amount: limit.requests, duration: LONGEST_RUN_S };

// autocannon knows the types of no headers but strings and wants its own copies.
const toAutocannon = ({ method, path, headers, body }: Request): autocannon.Request => ({
  method,
  path,
  headers: { ...headers },
  ...(body === undefined ? {} : { body }),
});

/**
 * Loads a server with autocannon. Latencies are taken per answer: autocannon's own histogram has whole milliseconds.
 * @throws Error when a request fails or is answered with anything but 2xx
 */
export const runLoad = async (address: string, load: Load): Promise<Run> => {
  const latencies: number[] = [];
  const refusals = new Map<number, number>();
  let requests = 0;
  let end = 0;
  const start = performance.now();
  const result = await autocannon({
    url: address,
    connections: load.connections,
    ...limits(load),
    setupClient(client) {
      // Every connection has a request object of its own: shared, one would send what another has prepared.
      client.setRequests([{ setupRequest: () => toAutocannon(load.next()) }]);
      let isFirst = true;
      client.on('response', (status, _bytes, milliseconds) => {
        requests += 1;
        if (status < 200 || status > 299) refusals.set(status, (refusals.get(status) ?? 0) + 1);
        end = performance.now();
        // The first answer of a connection has waited until the connection was accepted.
        if (!isFirst) latencies.push(milliseconds);
        isFirst = false;
      });
    },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || requests === 0) {
    const answered = [...refusals].map(([status, count]) => `, ${count} answered ${status}`).join('');
    throw new Error(`${failed} of ${result.requests.sent} requests to ${address} failed${answered}.`);
  }
  // What was under way when the time was up still ends in the server, and must not count for the next run.
  await wait(SETTLE_MS);
  return {
    requests,
    perSecond: requests / ((end - start) / 1000),
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
  };
};
