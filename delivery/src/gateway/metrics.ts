import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ReleaseStore } from '../release/store.ts';
import { watchReleases } from './release-metrics.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface MetricsOptions {
  store: ReleaseStore;
}

/** Never the address that was asked for: somebody's secret may stand in it. */
const labelsOf = ({ method, is404, routeOptions }: FastifyRequest, status: number) => ({
  method: METHODS.has(method) ? method : 'other',
  route: (is404 ? undefined : routeOptions.url) ?? 'unknown',
  status: `${Math.trunc(status / 100)}xx`,
});

/**
 * Counts the requests of a gateway alone, by the names that the backend counts its own by, and answers `/metrics` for
 * Prometheus. As the probes, it is for operators: nginx lets nobody else reach it.
 */
const metrics: FastifyPluginAsync<MetricsOptions> = async (app, { store }) => {
  const registry = new Registry();
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
  watchReleases(registry, store);

  app.addHook('onRequest', (_request, { raw }, next) => {
    inFlight += 1;
    raw.once('close', () => {
      inFlight -= 1;
    });
    next();
  });
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, next) => {
    duration.observe(labelsOf(request, statusCode), elapsedTime / 1000);
    next();
  });
  app.addHook('onListen', async () => collectDefaultMetrics({ register: registry }));
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(registry.contentType)
      .header('Cache-Control', 'no-store')
      .send(await registry.metrics()),
  );
};

export const metricsPlugin = fastifyPlugin(metrics);
