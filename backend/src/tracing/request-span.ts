import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Span, SpanStart } from './tracer.ts';

/** The route's URL pattern, never the requested URL, which may contain private data. */
export const routeOf = ({ is404, routeOptions }: FastifyRequest): string =>
  (is404 ? undefined : routeOptions.url) ?? 'unknown';

/** Name and start options of a request's span. */
export const requestSpanOf = (request: FastifyRequest, parent: SpanStart['parent']): [string, SpanStart] => {
  const { id, method } = request;
  const route = routeOf(request);
  const attributes = { 'http.request.method': method, 'http.route': route, 'balsam.request_id': id };
  return [`${method} ${route}`, { kind: 'server', attributes, parent, requestId: id }];
};

/** Ends the span when the connection closes, not with the response: an aborted request gets none. */
export const endWith = (reply: FastifyReply, span: Span): void => {
  reply.raw.once('close', () => {
    const { statusCode } = reply;
    span.end({ 'http.response.status_code': statusCode }, statusCode >= 500 ? statusCode : undefined);
  });
};
