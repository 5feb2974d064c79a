import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import helmet from 'helmet';

const protect = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
});

/** What helmet puts on an answer, which depends on no request. */
const readHeaders = () => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protect(request, response, () => undefined);
  return response.getHeaders();
};

/**
 * The headers by which browsers do less with an answer than they could. Read once: helmet would put them on each answer one
 * by one, past Fastify's own, and Node then merges both.
 */
const securityHeaders: FastifyPluginAsync = async (app) => {
  const headers = readHeaders();
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
};

export const securityHeadersPlugin = fastifyPlugin(securityHeaders);
