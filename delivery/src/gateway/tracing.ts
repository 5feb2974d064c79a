import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

interface TracingOptions {
  /** Where traces are sent by OTLP over HTTP; null: nothing is traced, and nothing is loaded for it. */
  endpoint: string | null;
}

/** Makes every request of a gateway alone a span, and has the backend go on with its trace. */
const tracing: FastifyPluginAsync<TracingOptions> = async (app, { endpoint }) => {
  if (endpoint === null) return;
  const { createTracer } = await import('./opentelemetry.ts');
  const tracer = createTracer(endpoint, (message) => app.log.warn({ message }, 'Traces could not be sent.'));
  app.addHook('onRequest', (request, reply, next) => {
    const { id, method, headers, is404, routeOptions } = request;
    const route = (is404 ? undefined : routeOptions.url) ?? 'unknown';
    const span = tracer.start({ id, method, route, traceparent: headers.traceparent });
    // Both the proxy and the calls for a page send on what stands here.
    headers.traceparent = span.traceparent;
    // With the connection and not with the answer: whoever hangs up gets none.
    reply.raw.once('close', () => span.end(reply.statusCode));
    next();
  });
  app.addHook('onClose', () => tracer.stop());
};

export const tracingPlugin = fastifyPlugin(tracing);
