import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { watchOutbox } from '../metrics/outbox.ts';
import { processMetrics } from '../metrics/process.ts';
import { routeOf } from './request-context.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Counts every request of the app, and has the counters of everything else. */
const metrics: FastifyPluginAsync = async (app) => {
  const counted = createMetrics();
  const { http } = counted;
  app.decorate('metrics', counted);
  app.addHook('onRequest', (_request, { raw }, next) => {
    http.began();
    // With the connection and not with the answer: whoever hangs up gets none.
    raw.once('close', http.ended);
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { statusCode: status, elapsedTime } = reply;
    http.answered({ method: request.method, route: routeOf(request), status, seconds: elapsedTime / 1000 });
    next();
  });
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
  app.get('/metrics', async (_request, reply) => {
    const texts = await Promise.all([processMetrics().metrics(), registry.metrics()]);
    return reply.type(registry.contentType).header('Cache-Control', 'no-store').send(texts.join('\n'));
  });
};

export const metricsPlugin = fastifyPlugin(metrics);
export const metricsEndpointPlugin = fastifyPlugin(metricsEndpoint);
