import { requestContext } from './request-context.ts';

type SpanKind = 'server' | 'client' | 'internal';
type Attributes = Readonly<Record<string, string | number>>;

/** A span of a trace. Attributes must not contain user input. */
export interface Span {
  /** W3C `traceparent` for the next service. */
  readonly traceparent: string;
  /** @param error error or response status, if the work failed */
  end(attributes?: Attributes, error?: unknown): void;
}

/** Start options of a span. `parent`: a span of this process, or the `traceparent` of another service. */
export interface SpanStart {
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  readonly parent: Span | string | null;
  /** Becomes the trace id if the trace starts here and the id has the right form. */
  readonly requestId?: string;
}

/** Sends spans to a collector. OpenTelemetry is loaded only if one is configured. */
export interface Tracer {
  start(name: string, start: SpanStart): Span;
  /** Flushes pending spans; takes a few seconds at most. */
  stop(): Promise<void>;
}

// One per process, as in OpenTelemetry: storage, carriers and mail do not belong to an app instance.
let tracer: Tracer | null = null;

export const traceWith = (next: Tracer | null): void => {
  tracer = next;
};

export const isTraced = (): boolean => tracer !== null;

/** @returns null without tracing */
export const startSpan = (name: string, start: SpanStart): Span | null => tracer?.start(name, start) ?? null;

/** Runs work in a child span of the current request; without tracing it only runs the work. */
export const inSpan = async <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> => {
  if (tracer === null) return work();
  const context = requestContext.getStore();
  const span = tracer.start(name, { kind: 'client', attributes, parent: context?.span ?? null });
  try {
    const result = await requestContext.run({ id: context?.id ?? '', span, tables: context?.tables ?? null }, work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, error);
    throw error;
  }
};
