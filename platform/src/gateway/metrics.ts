import { countRequests } from '@balsam/backend/observability';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import type { ReleaseStore } from '../release/store.ts';
import { watchReleases } from './release-metrics.ts';

interface MetricsOptions {
  store: ReleaseStore;
  registry: Registry;
}

/** Counts requests of a standalone gateway under the metric names of the backend. */
const metrics: FastifyPluginAsync<MetricsOptions> = async (app, { store, registry }) => {
  countRequests(app, registry);
  watchReleases(registry, store);
  app.addHook('onListen', async () => collectDefaultMetrics({ register: registry }));
};

/** Handler of `/metrics`. Like the probes, it is for operators: nginx does not expose it. */
export const serveMetrics = (registry: Registry) => async (_request: unknown, reply: FastifyReply) =>
  reply
    .type(registry.contentType)
    .header('Cache-Control', 'no-store')
    .send(await registry.metrics());

export const metricsPlugin = fastifyPlugin(metrics);
