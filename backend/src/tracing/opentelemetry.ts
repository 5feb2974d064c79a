// The only file that uses OpenTelemetry, for the backend and the gateways. It imports only types statically: bundled into
// a server, static imports would load the library on every start (80 ms), even without tracing.
import { setTimeout as wait } from 'node:timers/promises';
import type * as Api from '@opentelemetry/api';
import { sqlState } from '../runtime/sql-state.ts';
import type { Span, SpanStart, Tracer } from './tracer.ts';

const EXPORT_LIMIT_MS = 5000;
const STOP_LIMIT_MS = 3000;
/** Minimum interval between log messages about an unreachable collector. */
const COMPLAIN_EVERY_MS = 60_000;

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
const TRACE_ID = /^(?!0{32})[0-9a-f]{32}$/;

const load = async () => {
  const [api, { OTLPTraceExporter }, resources, sdk] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
  ]);
  return { api, OTLPTraceExporter, resources, sdk };
};

interface Ids {
  generateTraceId(): string;
  generateSpanId(): string;
}

/** Gives the next trace the id of its request, so that one id identifies both; other traces get a random id. */
const createIds = (random: Ids) => {
  let nextTraceId: string | null = null;
  return {
    useRequestId(id: string | undefined) {
      const hex = id?.replaceAll('-', '').toLowerCase() ?? '';
      nextTraceId = TRACE_ID.test(hex) ? hex : null;
    },
    generateTraceId: () => nextTraceId ?? random.generateTraceId(),
    generateSpanId: () => random.generateSpanId(),
  };
};

const parentOf = ({ ROOT_CONTEXT, trace, TraceFlags }: typeof Api, traceparent: string) => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

/** Type of an error, without its message, which may contain user input. */
const typeOf = (error: unknown): string => sqlState(error) ?? (error instanceof Error ? error.name : String(error));

const toTraceparent = ({ traceId, spanId, traceFlags }: Api.SpanContext) =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

const complainSeldom = ({ diag, DiagLogLevel }: typeof Api, complain: (message: string) => void) => {
  let silentUntil = 0;
  const silent = () => undefined;
  const error = (message: string) => {
    if (Date.now() < silentUntil) return;
    silentUntil = Date.now() + COMPLAIN_EVERY_MS;
    complain(message);
  };
  const logger = { error, warn: silent, info: silent, debug: silent, verbose: silent };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
};

interface TracerOptions {
  /** Service name in traces. */
  service: string;
  /** Base URL of the collector. */
  endpoint: string;
  /** Receives export errors, at most one a minute. */
  complain: (message: string) => void;
}

/**
 * Creates a tracer that sends spans to a collector by OTLP over HTTP, in batches and in the background: a slow or
 * unreachable collector only costs spans. Sampling, headers and names come from the standard variables
 * (OTEL_TRACES_SAMPLER, …).
 */
export const createTracer = async ({ service, endpoint, complain }: TracerOptions): Promise<Tracer> => {
  const { api, OTLPTraceExporter, resources, sdk } = await load();
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
  complainSeldom(api, complain);
  const ids = createIds(new sdk.RandomIdGenerator());
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_LIMIT_MS });
  const provider = new sdk.NodeTracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': service }))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    idGenerator: ids,
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('balsam');
  // Maps our spans to OpenTelemetry's for parent lookup, so that no OpenTelemetry context has to be propagated.
  const open = new WeakMap<Span, Api.Span>();

  const contextOf = (parent: SpanStart['parent']) => {
    if (parent === null) return ROOT_CONTEXT;
    if (typeof parent === 'string') return parentOf(api, parent);
    const known = open.get(parent);
    return known ? trace.setSpan(ROOT_CONTEXT, known) : ROOT_CONTEXT;
  };

  return {
    start(name, { kind, attributes, parent, requestId }) {
      ids.useRequestId(requestId);
      const begun = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes } }, contextOf(parent));
      const span: Span = {
        traceparent: toTraceparent(begun.spanContext()),
        end(more, failure) {
          if (more) begun.setAttributes({ ...more });
          if (failure !== undefined) {
            begun.setAttribute('error.type', typeOf(failure));
            begun.setStatus({ code: SpanStatusCode.ERROR });
          }
          begun.end();
        },
      };
      open.set(span, begun);
      return span;
    },
    async stop() {
      const patience = new AbortController();
      const limit = wait(STOP_LIMIT_MS, undefined, { signal: patience.signal }).catch(() => undefined);
      await Promise.race([provider.shutdown().catch(() => undefined), limit]);
      patience.abort();
    },
  };
};
