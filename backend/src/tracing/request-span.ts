import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Span, SpanStart } from './spans.ts';

/** The address of the route as it was written, never as it was asked for: that may hold what nobody else may read. */
export const routeOf = ({ is404, routeOptions }: FastifyRequest): string =>
  (is404 ? undefined : routeOptions.url) ?? 'unknown';

/** How the span of a request is begun: its name and what it is known by. */
export const requestSpanOf = (request: FastifyRequest, parent: SpanStart['parent']): [string, SpanStart] => {
  const { id, method } = request;
  const route = routeOf(request);
  const attributes = { 'http.request.method': method, 'http.route': route, 'balsam.request_id': id };
  return [`${method} ${route}`, { kind: 'server', attributes, parent, requestId: id }];
};

/** Ends it with the connection and not with the answer: whoever hangs up gets none. */
export const endWith = (reply: FastifyReply, span: Span): void => {
  reply.raw.once('close', () => {
    const { statusCode } = reply;
    span.end({ 'http.response.status_code': statusCode }, statusCode >= 500 ? statusCode : undefined);
  });
};
