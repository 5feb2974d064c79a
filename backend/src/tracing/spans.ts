import { requestContext } from './request-context.ts';

type SpanKind = 'server' | 'client' | 'internal';
type Attributes = Readonly<Record<string, string | number>>;

/** Something that takes time, as a trace shows it. Attributes never hold what a person has typed. */
export interface Span {
  /** For the next program that the work goes to: a W3C `traceparent`. */
  readonly traceparent: string;
  /** @param error what the work failed with, when it did: an error, or the status of an answer */
  end(attributes?: Attributes, error?: unknown): void;
}

/** What a span is begun with. `parent`: the span that waits for it, or a `traceparent` of another program. */
export interface SpanStart {
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  readonly parent: Span | string | null;
  /** Of a trace that begins here: it gets the same id, where that has the form of one. */
  readonly requestId?: string;
}

/** Whoever collects spans. Nothing of OpenTelemetry is loaded unless somebody does. */
export interface Tracer {
  start(name: string, start: SpanStart): Span;
  /** Sends what has not been sent yet; takes no longer than a few seconds. */
  stop(): Promise<void>;
}

// One for the process, as OpenTelemetry has it: storage, carriers and mail are not an app's.
let tracer: Tracer | null = null;

export const traceWith = (wanted: Tracer | null): void => {
  tracer = wanted;
};

export const isTraced = (): boolean => tracer !== null;

/** @returns null when nothing is traced */
export const startSpan = (name: string, start: SpanStart): Span | null => tracer?.start(name, start) ?? null;

/** Does work as a span below that of the request at hand. Without tracing it is the work alone. */
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
