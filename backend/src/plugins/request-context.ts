import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { requestContext, type RequestContext } from '../tracing/request-context.ts';
import { endWith, requestSpanOf } from '../tracing/request-span.ts';
import { isTraced, startSpan } from '../tracing/spans.ts';
import type { Span } from '../tracing/tracer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Identifies the request in logs, SQL and traces. */
    context: RequestContext;
  }
}

const startRequestSpan = (request: FastifyRequest): Span | null => {
  if (!isTraced()) return null;
  const { traceparent } = request.headers;
  const parent = typeof traceparent === 'string' ? traceparent : (requestContext.getStore()?.span ?? null);
  return startSpan(...requestSpanOf(request, parent));
};

/** Makes the request context available to all asynchronous work. Must run before all other hooks. */
const requestContexts: FastifyPluginAsync = async (app) => {
  app.decorateRequest('context');
  app.addHook('onRequest', (request, reply, next) => {
    const span = startRequestSpan(request);
    request.context = { id: request.id, span, tables: null };
    if (span) endWith(reply, span);
    requestContext.run(request.context, next);
  });
  // A body arrives on the connection, outside the context, so the context is entered again.
  app.addHook('preValidation', (request, _reply, next) => requestContext.run(request.context, next));
};

export const requestContextPlugin = fastifyPlugin(requestContexts);
