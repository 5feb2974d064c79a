import { countRequests } from '@balsam/backend/observability';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import type { ReleaseStore } from '../release/store.ts';
import { watchReleases } from './release-metrics.ts';

interface MetricsOptions {
  store: ReleaseStore;
  /** Where everything is counted. */
  registry: Registry;
}

/**
 * Counts the requests of a gateway alone, by the names that the backend counts its own by, and answers `/metrics` for
 * Prometheus. As the probes, it is for operators: nginx lets nobody else reach it.
 */
const metrics: FastifyPluginAsync<MetricsOptions> = async (app, { store, registry }) => {
  countRequests(app, registry);
  watchReleases(registry, store);
  app.addHook('onListen', async () => collectDefaultMetrics({ register: registry }));
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(registry.contentType)
      .header('Cache-Control', 'no-store')
      .send(await registry.metrics()),
  );
};

export const metricsPlugin = fastifyPlugin(metrics);
