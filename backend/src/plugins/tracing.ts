import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { traceWith } from '../tracing/spans.ts';

/** Traces, when a collector is named. What is not sent yet when the app closes is sent then. */
const tracing: FastifyPluginAsync = async (app) => {
  const { otlpEndpoint } = app.config;
  if (otlpEndpoint === null) return;
  const { createTracer } = await import('../tracing/opentelemetry.ts');
  const tracer = createTracer(otlpEndpoint, (message) => app.log.warn({ message }, 'traces could not be sent'));
  traceWith(tracer);
  app.addHook('onClose', async () => {
    traceWith(null);
    await tracer.stop();
  });
};

export const tracingPlugin = fastifyPlugin(tracing);
