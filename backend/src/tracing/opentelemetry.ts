// The only file that knows OpenTelemetry: it is loaded when an endpoint is named, and not otherwise.
import { setTimeout as wait } from 'node:timers/promises';
import { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, RandomIdGenerator } from '@opentelemetry/sdk-trace-node';
import { sqlState } from '../runtime/sql-state.ts';
import type { Span, SpanStart, Tracer } from './spans.ts';

const SERVICE = 'balsam-backend';
const EXPORT_LIMIT_MS = 5000;
const STOP_LIMIT_MS = 3000;
/** A collector that is away is told of once in this time. */
const COMPLAIN_EVERY_MS = 60_000;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
const TRACE_ID = /^(?!0{32})[0-9a-f]{32}$/;

/** Gives the next trace the id of its request, so that one id finds both; traces without a request get one of chance. */
const createIds = () => {
  const random = new RandomIdGenerator();
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

const parentOf = (traceparent: string) => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

/** What went wrong, without the words of it: they may repeat what somebody typed. */
const typeOf = (error: unknown): string => sqlState(error) ?? (error instanceof Error ? error.name : String(error));

const toTraceparent = ({ traceId, spanId, traceFlags }: { traceId: string; spanId: string; traceFlags: number }) =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

const seldom = (tell: (message: string) => void) => {
  let silentUntil = 0;
  return (message: string) => {
    if (Date.now() < silentUntil) return;
    silentUntil = Date.now() + COMPLAIN_EVERY_MS;
    tell(message);
  };
};

/**
 * Sends spans to a collector by OTLP over HTTP, in batches and beside all work: one that is slow or away costs spans, and
 * nothing else. Sampling, headers and names come from the standard variables (OTEL_TRACES_SAMPLER, …).
 * @param complain gets what the collector has against it, at most once a minute
 */
export const createTracer = (endpoint: string, complain: (message: string) => void): Tracer => {
  const ids = createIds();
  const error = seldom(complain);
  const silent = () => undefined;
  diag.setLogger(
    { error, warn: silent, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_LIMIT_MS });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': SERVICE }))
      .merge(detectResources({ detectors: [envDetector] })),
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('balsam');
  // What a span is below is known by this object alone, so that spans of ours need no context of OpenTelemetry's.
  const open = new WeakMap<Span, ReturnType<typeof tracer.startSpan>>();

  const contextOf = (parent: SpanStart['parent']) => {
    if (parent === null) return ROOT_CONTEXT;
    if (typeof parent === 'string') return parentOf(parent);
    const known = open.get(parent);
    return known ? trace.setSpan(ROOT_CONTEXT, known) : ROOT_CONTEXT;
  };

  return {
    start(name, { kind, attributes, parent, requestId }) {
      ids.want(requestId);
      const begun = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, contextOf(parent));
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
