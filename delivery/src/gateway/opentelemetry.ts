// Loaded when an endpoint is named, and not otherwise. The backend has one of its own, which knows of statements, too.
import { setTimeout as wait } from 'node:timers/promises';
import { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, RandomIdGenerator } from '@opentelemetry/sdk-trace-node';

const SERVICE = 'balsam-gateway';
const EXPORT_LIMIT_MS = 5000;
const STOP_LIMIT_MS = 3000;
const COMPLAIN_EVERY_MS = 60_000;
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
const TRACE_ID = /^(?!0{32})[0-9a-f]{32}$/;

interface RequestSpan {
  readonly traceparent: string;
  end(status: number): void;
}

interface Asked {
  id: string;
  method: string;
  route: string;
  traceparent: unknown;
}

/** A trace that begins here gets the id of its request, so that one id finds both. */
const createIds = () => {
  const random = new RandomIdGenerator();
  let wanted: string | null = null;
  return {
    want(id: string) {
      const hex = id.replaceAll('-', '').toLowerCase();
      wanted = TRACE_ID.test(hex) ? hex : null;
    },
    generateTraceId: () => wanted ?? random.generateTraceId(),
    generateSpanId: () => random.generateSpanId(),
  };
};

const contextOf = (traceparent: unknown) => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(String(traceparent)) ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

const complainSeldom = (complain: (message: string) => void) => {
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

/**
 * Sends spans to a collector in batches and beside all work: one that is slow or away costs spans, and nothing else.
 * @param complain gets what the collector has against it, at most once a minute
 */
export const createTracer = (endpoint: string, complain: (message: string) => void) => {
  complainSeldom(complain);
  const ids = createIds();
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_LIMIT_MS });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': SERVICE }))
      .merge(detectResources({ detectors: [envDetector] })),
    idGenerator: ids,
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('balsam');

  return {
    start({ id, method, route, traceparent }: Asked): RequestSpan {
      ids.want(id);
      const attributes = { 'http.request.method': method, 'http.route': route, 'balsam.request_id': id };
      const options = { kind: SpanKind.SERVER, attributes };
      const span = tracer.startSpan(`${method} ${route}`, options, contextOf(traceparent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`,
        end(status) {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    /** Sends what has not been sent yet; takes no longer than a few seconds. */
    async stop(): Promise<void> {
      const patience = new AbortController();
      const limit = wait(STOP_LIMIT_MS, undefined, { signal: patience.signal }).catch(() => undefined);
      await Promise.race([provider.shutdown().catch(() => undefined), limit]);
      patience.abort();
    },
  };
};
