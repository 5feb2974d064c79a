import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { watchOutbox } from '../metrics/outbox.ts';
import { processMetrics } from '../metrics/process.ts';
import { countRequests } from '../metrics/requests.ts';
import { PROBES_PER_MINUTE } from './health.ts';
import { limitRequests } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Counts every request of the app, and has the counters of everything else. */
const metrics: FastifyPluginAsync = async (app) => {
  const counted = createMetrics();
  app.decorate('metrics', counted);
  countRequests(app, counted.registry);
  // Not before: an app that only builds documents or answers tests has no event loop to watch.
  app.addHook('onListen', async () => {
    processMetrics();
  });
};

/**
 * `/metrics` for Prometheus, and for nobody else: as the probes, it stands outside of the API, and nginx lets only
 * operators reach it. It answers while the database does not.
 */
const metricsEndpoint: FastifyPluginAsync = async (app) => {
  const { registry, database } = app.metrics;
  database.watchConnections(app.database.connections);
  watchOutbox(registry, app.outbox.readState);
  await app.register(async (scope) => {
    await limitRequests(scope, PROBES_PER_MINUTE);
    scope.get('/metrics', async (_request, reply) => {
      const texts = await Promise.all([processMetrics().metrics(), registry.metrics()]);
      return reply.type(registry.contentType).header('Cache-Control', 'no-store').send(texts.join('\n'));
    });
  });
};

export const metricsPlugin = fastifyPlugin(metrics);
export const metricsEndpointPlugin = fastifyPlugin(metricsEndpoint);
