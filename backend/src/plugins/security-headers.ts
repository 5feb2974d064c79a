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

/**
 * Security headers. Read once: helmet would set them per response on the raw response, past Fastify's own, and Node
 * then merges both.
 */
const securityHeaders: FastifyPluginAsync = async (app) => {
  const headers = readHeaders();
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
};

export const securityHeadersPlugin = fastifyPlugin(securityHeaders);
