// Shared by gateways and the backend: request metrics and tracing.
export { countRequests } from './metrics/requests.ts';
export { createTracer } from './tracing/opentelemetry.ts';
export { endWith, requestSpanOf } from './tracing/request-span.ts';
