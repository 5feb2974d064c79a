import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { quantile } from './statistics.ts';

export interface Request {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Load for a server: a duration, or a number of requests that are sent once each. */
export interface Load {
  readonly connections: number;
  readonly limit: { readonly seconds: number } | { readonly requests: number };
  next(): Request;
}

/** Result of a run. Times in ms. */
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

// autocannon accepts only string headers and modifies the request.
const toAutocannon = ({ method, path, headers, body }: Request): autocannon.Request => ({
  method,
  path,
  headers: { ...headers },
  ...(body === undefined ? {} : { body }),
});

/**
 * Loads a server with autocannon. Latencies are measured per response: autocannon's own histogram has whole milliseconds.
 * @throws Error if a request fails or its status is not 2xx
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
      // One request object per connection; a shared one would mix up their requests.
      client.setRequests([{ setupRequest: () => toAutocannon(load.next()) }]);
      let isFirst = true;
      client.on('response', (status, _bytes, milliseconds) => {
        requests += 1;
        if (status < 200 || status > 299) refusals.set(status, (refusals.get(status) ?? 0) + 1);
        end = performance.now();
        // The first latency includes the connection setup.
        if (!isFirst) latencies.push(milliseconds);
        isFirst = false;
      });
    },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || requests === 0) {
    const details = [...refusals].map(([status, count]) => `, ${count} with status ${status}`).join('');
    throw new Error(`${failed} of ${result.requests.sent} requests to ${address} failed${details}.`);
  }
  // Requests still in flight must not affect the next run.
  await wait(SETTLE_MS);
  return {
    requests,
    perSecond: requests / ((end - start) / 1000),
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
  };
};
