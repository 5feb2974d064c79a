import { requestContext } from './request-context.ts';
import type { Attributes, Span, SpanStart, Tracer } from './tracer.ts';

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
