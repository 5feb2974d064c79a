import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { openSharedCounter, type SharedCounter } from '../runtime/shared-counter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Request counters that all processes share; null without Valkey. */
    sharedCounter: SharedCounter | null;
  }
}

const sharedCounter: FastifyPluginAsync = async (app) => {
  const { valkey } = app.config;
  const counter = valkey && (await openSharedCounter(valkey, app.log));
  app.decorate('sharedCounter', counter);
  app.addHook('onClose', async () => counter?.close());
};

export const sharedCounterPlugin = fastifyPlugin(sharedCounter);
