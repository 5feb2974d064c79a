type SpanKind = 'server' | 'client' | 'internal';
export type Attributes = Readonly<Record<string, string | number>>;

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
