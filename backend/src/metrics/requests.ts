import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { routeOf } from '../tracing/request-span.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** From what nobody notices to what nobody waits for. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Never the address that was asked for: somebody's secret may stand in it. */
const labelsOf = (request: FastifyRequest, status: number) => ({
  method: METHODS.has(request.method) ? request.method : 'other',
  route: routeOf(request),
  status: `${Math.trunc(status / 100)}xx`,
});

/** Counts the requests of an app, a backend or a gateway: how many by route, how long they take, how many are under way. */
export const countRequests = (app: FastifyInstance, registry: Registry): void => {
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

  app.addHook('onRequest', (_request, { raw }, next) => {
    inFlight += 1;
    // With the connection and not with the answer: whoever hangs up gets none.
    raw.once('close', () => {
      inFlight -= 1;
    });
    next();
  });
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, next) => {
    duration.observe(labelsOf(request, statusCode), elapsedTime / 1000);
    next();
  });
};
