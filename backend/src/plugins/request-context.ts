import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { requestContext, type RequestContext } from '../tracing/request-context.ts';
import { endWith, requestSpanOf } from '../tracing/request-span.ts';
import { isTraced, startSpan, type Span } from '../tracing/spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request is known by below its route: to the log, to SQL and to traces. */
    context: RequestContext;
  }
}

const startRequestSpan = (request: FastifyRequest): Span | null => {
  if (!isTraced()) return null;
  const { traceparent } = request.headers;
  const parent = typeof traceparent === 'string' ? traceparent : (requestContext.getStore()?.span ?? null);
  return startSpan(...requestSpanOf(request, parent));
};

/** Lets everything that is done for a request know which one that is. It stands before all other hooks. */
const requestContexts: FastifyPluginAsync = async (app) => {
  app.decorateRequest('context');
  app.addHook('onRequest', (request, reply, next) => {
    const span = startRequestSpan(request);
    request.context = { id: request.id, span, tables: null };
    if (span) endWith(reply, span);
    requestContext.run(request.context, next);
  });
  // A body arrives on the connection, which knows of no request: what comes after it enters anew.
  app.addHook('preValidation', (request, _reply, next) => requestContext.run(request.context, next));
};

export const requestContextPlugin = fastifyPlugin(requestContexts);
