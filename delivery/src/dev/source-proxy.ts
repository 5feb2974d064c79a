import httpProxy from '@fastify/http-proxy';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { homeOf, type Sources } from './sources.ts';

// A dev server tells its news only to pages of the host that it is asked at.
const asThePageAsked = (headers: object, { headers: { host, origin } }: FastifyRequest) => ({
  ...headers,
  host,
  origin,
});

/** Hands what browsers ask of a package's source to its dev server, and the news of saved changes back to them. */
export const sourceProxy: FastifyPluginAsync<{ sources: Sources }> = async (app, { sources }) => {
  for (const [name, upstream] of Object.entries(sources)) {
    const prefix = homeOf(name);
    await app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      websocket: true,
      wsClientOptions: { rewriteRequestHeaders: asThePageAsked },
    });
  }
};
