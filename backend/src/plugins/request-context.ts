import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { requestContext, type RequestContext } from '../tracing/request-context.ts';
import { isTraced, startSpan, type Span } from '../tracing/spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request is known by below its route: to the log, to SQL and to traces. */
    context: RequestContext;
  }
}

/** The address of the route as it was written, never as it was asked for: that may hold what nobody else may read. */
export const routeOf = ({ is404, routeOptions }: FastifyRequest): string =>
  (is404 ? undefined : routeOptions.url) ?? 'unknown';

const startRequestSpan = (request: FastifyRequest): Span | null => {
  if (!isTraced()) return null;
  const { traceparent } = request.headers;
  const parent = typeof traceparent === 'string' ? traceparent : (requestContext.getStore()?.span ?? null);
  const route = routeOf(request);
  const attributes = { 'http.request.method': request.method, 'http.route': route, 'balsam.request_id': request.id };
  return startSpan(`${request.method} ${route}`, { kind: 'server', attributes, parent, requestId: request.id });
};

// With the connection and not with the answer: whoever hangs up gets none.
const endRequestSpan = (span: Span, { statusCode }: FastifyReply) =>
  span.end({ 'http.response.status_code': statusCode }, statusCode >= 500 ? statusCode : undefined);

/** Lets everything that is done for a request know which one that is. It stands before all other hooks. */
const requestContexts: FastifyPluginAsync = async (app) => {
  app.decorateRequest('context');
  app.addHook('onRequest', (request, reply, next) => {
    const span = startRequestSpan(request);
    request.context = { id: request.id, span };
    if (span) reply.raw.once('close', () => endRequestSpan(span, reply));
    requestContext.run(request.context, next);
  });
  // A body arrives on the connection, which knows of no request: what comes after it enters anew.
  app.addHook('preValidation', (request, _reply, next) => requestContext.run(request.context, next));
};

export const requestContextPlugin = fastifyPlugin(requestContexts);
