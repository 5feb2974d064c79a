import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { routeOf } from '../tracing/request-span.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Buckets from imperceptible to intolerable, seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Route templates only: a URL may contain a secret. */
const labelsOf = (request: FastifyRequest, status: number) => ({
  method: METHODS.has(request.method) ? request.method : 'other',
  route: routeOf(request),
  status: `${Math.trunc(status / 100)}xx`,
});

/** Request metrics of a backend or gateway: number by route, duration, and number in progress. */
export const countRequests = (app: FastifyInstance, registry: Registry): void => {
  const registers = [registry];
  let inFlight = 0;
  const duration = new Histogram({
    name: 'balsam_http_request_duration_seconds',
    help: 'Duration of requests, by route template and status class',
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
    // On the close of the connection, since aborted requests have no response.
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
