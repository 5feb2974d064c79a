import httpProxy from '@fastify/http-proxy';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { sourcePathOf, type Sources } from './sources.ts';

// A dev server accepts sockets only from pages of its own host.
const asThePageAsked = (headers: object, { headers: { host, origin } }: FastifyRequest) => ({
  ...headers,
  host,
  origin,
});

/** Forwards requests for a package's source to its dev server, including the socket for hot updates. */
export const sourceProxy: FastifyPluginAsync<{ sources: Sources }> = async (app, { sources }) => {
  for (const [name, upstream] of Object.entries(sources)) {
    const prefix = sourcePathOf(name);
    await app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      websocket: true,
      wsClientOptions: { rewriteRequestHeaders: asThePageAsked },
    });
  }
};
