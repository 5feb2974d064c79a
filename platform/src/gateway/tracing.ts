import { createTracer, endWith, requestSpanOf } from '@balsam/backend/observability';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

interface TracingOptions {
  /** OTLP/HTTP endpoint; null disables tracing and loads nothing for it. */
  endpoint: string | null;
}

/** Creates a span for every request of a standalone gateway and passes its trace on to the backend. */
const tracing: FastifyPluginAsync<TracingOptions> = async (app, { endpoint }) => {
  if (endpoint === null) return;
  const complain = (message: string) => app.log.warn({ message }, 'Traces could not be sent.');
  const tracer = await createTracer({ service: 'balsam-gateway', endpoint, complain });
  app.addHook('onRequest', (request, reply, next) => {
    const { headers } = request;
    const parent = typeof headers.traceparent === 'string' ? headers.traceparent : null;
    const span = tracer.start(...requestSpanOf(request, parent));
    // The proxy and the calls made for pages both forward this header.
    headers.traceparent = span.traceparent;
    endWith(reply, span);
    next();
  });
  app.addHook('onClose', () => tracer.stop());
};

export const tracingPlugin = fastifyPlugin(tracing);
