import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createTracer } from '../tracing/opentelemetry.ts';
import { traceWith } from '../tracing/spans.ts';

/** Traces, if a collector is configured. Pending spans are sent on close. */
const tracing: FastifyPluginAsync = async (app) => {
  const { otlpEndpoint } = app.config;
  if (otlpEndpoint === null) return;
  const complain = (message: string) => app.log.warn({ message }, 'traces could not be sent');
  const tracer = await createTracer({ service: 'balsam-backend', endpoint: otlpEndpoint, complain });
  traceWith(tracer);
  app.addHook('onClose', async () => {
    traceWith(null);
    await tracer.stop();
  });
};

export const tracingPlugin = fastifyPlugin(tracing);
