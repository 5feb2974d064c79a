// The only file that knows OpenTelemetry, for the backend and for gateways. Of it nothing but types is imported here: the
// build puts this file into a server's own, which would then load it all at each start (80 ms), also where nobody traces.
import { setTimeout as wait } from 'node:timers/promises';
import type * as Api from '@opentelemetry/api';
import { sqlState } from '../runtime/sql-state.ts';
import type { Span, SpanStart, Tracer } from './spans.ts';

const EXPORT_LIMIT_MS = 5000;
const STOP_LIMIT_MS = 3000;
/** A collector that is away is told of once in this time. */
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

/** Gives the next trace the id of its request, so that one id finds both; traces without a request get one of chance. */
const createIds = (random: Ids) => {
  let wanted: string | null = null;
  return {
    want(id: string | undefined) {
      const hex = id?.replaceAll('-', '').toLowerCase() ?? '';
      wanted = TRACE_ID.test(hex) ? hex : null;
    },
    generateTraceId: () => wanted ?? random.generateTraceId(),
    generateSpanId: () => random.generateSpanId(),
  };
};

const parentOf = ({ ROOT_CONTEXT, trace, TraceFlags }: typeof Api, traceparent: string) => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

/** What went wrong, without the words of it: they may repeat what somebody typed. */
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
  /** What the program is called in traces. */
  service: string;
  /** Where the collector is. */
  endpoint: string;
  /** Gets what the collector has against it, at most once a minute. */
  complain: (message: string) => void;
}

/**
 * Sends spans to a collector by OTLP over HTTP, in batches and beside all work: one that is slow or away costs spans, and
 * nothing else. Sampling, headers and names come from the standard variables (OTEL_TRACES_SAMPLER, …).
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
  // What a span is below is known by this object alone, so that spans of ours need no context of OpenTelemetry's.
  const open = new WeakMap<Span, Api.Span>();

  const contextOf = (parent: SpanStart['parent']) => {
    if (parent === null) return ROOT_CONTEXT;
    if (typeof parent === 'string') return parentOf(api, parent);
    const known = open.get(parent);
    return known ? trace.setSpan(ROOT_CONTEXT, known) : ROOT_CONTEXT;
  };

  return {
    start(name, { kind, attributes, parent, requestId }) {
      ids.want(requestId);
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
