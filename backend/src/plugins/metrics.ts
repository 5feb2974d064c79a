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

/** Counts every request of the app and holds all other metrics. */
const metrics: FastifyPluginAsync = async (app) => {
  const counted = createMetrics();
  app.decorate('metrics', counted);
  countRequests(app, counted.registry);
  // Not earlier: an app for documents or tests has no event loop worth measuring.
  app.addHook('onListen', async () => {
    processMetrics();
  });
};

/**
 * `/metrics` for Prometheus. Like the probes it is outside the API, nginx restricts it to operators, and it works
 * without the database.
 */
const metricsEndpoint: FastifyPluginAsync = async (app) => {
  const { registry, database } = app.metrics;
  database.watchConnections(app.database.connections);
  database.watchFreshness(app.database);
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
