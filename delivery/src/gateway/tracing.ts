import { createTracer, endWith, requestSpanOf } from '@balsam/backend/observability';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

interface TracingOptions {
  /** Where traces are sent by OTLP over HTTP; null: nothing is traced, and nothing is loaded for it. */
  endpoint: string | null;
}

/** Makes every request of a gateway alone a span, and has the backend go on with its trace. */
const tracing: FastifyPluginAsync<TracingOptions> = async (app, { endpoint }) => {
  if (endpoint === null) return;
  const complain = (message: string) => app.log.warn({ message }, 'Traces could not be sent.');
  const tracer = await createTracer({ service: 'balsam-gateway', endpoint, complain });
  app.addHook('onRequest', (request, reply, next) => {
    const { headers } = request;
    const parent = typeof headers.traceparent === 'string' ? headers.traceparent : null;
    const span = tracer.start(...requestSpanOf(request, parent));
    // Both the proxy and the calls for a page send on what stands here.
    headers.traceparent = span.traceparent;
    endWith(reply, span);
    next();
  });
  app.addHook('onClose', () => tracer.stop());
};

export const tracingPlugin = fastifyPlugin(tracing);
