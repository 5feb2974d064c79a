import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ReplicaReading } from '../database/replicas.ts';
import { syncHook } from './sync-hook.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler may read from a replica, which is a moment behind. Only for cached public responses. */
    reads?: 'replica';
  }
  interface FastifyRequest {
    /** The replica from which the handler reads; null for the primary. */
    replica: ReplicaReading | null;
  }
}

/** The catalogue: nothing in it belongs to one person, and its readers do not write it. */
const CATALOGUE = /^\/api\/(products|categories|tags|vendors)(\/|$)/;

/** Chooses a replica for the routes that allow it. Everything around their handlers, such as the session, reads the primary. */
const replicaReads: FastifyPluginAsync = async (app) => {
  app.decorateRequest('replica', null);
  app.addHook('onRoute', (route) => {
    const { reads, access, cache } = route.config ?? {};
    if (reads === undefined) return;
    const isRead = [route.method].flat().every((method) => method === 'GET' || method === 'HEAD');
    if (!isRead || access !== 'public' || !cache || !CATALOGUE.test(route.url))
      throw new Error(`${route.url} must not read from a replica: only a cached public GET of the catalogue may.`);
    const { handler } = route;
    route.handler = async function read(request, reply) {
      const answer = async () => handler.call(this, request, reply);
      return request.replica ? app.database.readFrom(request.replica, answer) : answer();
    };
  });
  app.addHook(
    'preValidation',
    syncHook((request) => {
      if (request.routeOptions.config.reads) request.replica = app.database.replicas.choose();
    }),
  );
};

export const replicaReadsPlugin = fastifyPlugin(replicaReads);
