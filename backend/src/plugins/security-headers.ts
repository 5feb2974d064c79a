import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import helmet from 'helmet';

const protect = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
});

/** Helmet's headers, which do not depend on the request. */
const readHeaders = () => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protect(request, response, () => undefined);
  return response.getHeaders();
};

/** Responses vary by these headers and must not be shared by caches. */
const PRIVATE = { Vary: 'lang, Currency, Authorization, Guest-Token', 'Cache-Control': 'private, no-cache' };

/**
 * Security headers, and those of a private response. Read once: helmet would set them per response on the raw response,
 * past Fastify's own, and Node then merges both.
 */
const securityHeaders: FastifyPluginAsync = async (app) => {
  const headers = { ...readHeaders(), ...PRIVATE };
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
};

export const securityHeadersPlugin = fastifyPlugin(securityHeaders);
