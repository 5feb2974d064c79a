import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Why a request was turned away although nothing was wrong with it. */
export type RefusalReason = 'rate_limit' | 'load' | 'draining' | 'free_space';

const REASONS: readonly RefusalReason[] = ['rate_limit', 'load', 'draining', 'free_space'];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** From what nobody notices to what nobody waits for. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A request that has been answered. `route`: as it was written, never the address that was asked for. */
interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Requests: how many by route, how long they take, how many are under way, how many were turned away. */
export const createHttpMetrics = (registry: Registry) => {
  const registers = [registry];
  let inFlight = 0;
  const duration = new Histogram({
    name: 'balsam_http_request_duration_seconds',
    help: 'How long requests took, by the template of their route and the class of their status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  new Gauge({
    name: 'balsam_http_requests_in_flight',
    help: 'Requests that are being answered',
    registers,
    collect() {
      this.set(inFlight);
    },
  });
  const refused = new Counter({
    name: 'balsam_requests_refused_total',
    help: 'Requests that were turned away although nothing was wrong with them, by reason',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of REASONS) refused.inc({ reason }, 0);

  return {
    began() {
      inFlight += 1;
    },
    ended() {
      inFlight -= 1;
    },
    answered({ method, route, status, seconds }: Answered) {
      const known = METHODS.has(method) ? method : 'other';
      duration.observe({ method: known, route, status: `${Math.trunc(status / 100)}xx` }, seconds);
    },
    refused: (reason: RefusalReason) => refused.inc({ reason }),
  };
};
