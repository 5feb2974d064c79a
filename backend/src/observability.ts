// What gateways have in common with the backend: how the requests of a program are counted and traced.
export { countRequests } from './metrics/requests.ts';
export { createTracer } from './tracing/opentelemetry.ts';
export { endWith, requestSpanOf } from './tracing/request-span.ts';
