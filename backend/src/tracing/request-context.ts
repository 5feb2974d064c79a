import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Span } from './tracer.ts';

/** Context of the current request, available to code below the route. */
export interface RequestContext {
  /** Letters, digits and hyphens only: it appears in headers, logs and SQL comments. */
  readonly id: string;
  /** Parent of the next spans; null without tracing. */
  readonly span: Span | null;
  /** Collects the tables that its statements read; null if not needed. */
  tables: Set<string> | null;
}

/** Empty outside requests: mail, housekeeping, startup. */
export const requestContext = new AsyncLocalStorage<RequestContext>();

const USABLE_ID = /^[A-Za-z0-9-]{8,64}$/;

/** The request id set by the browser, nginx or a gateway, or a new one if it is missing or invalid. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const header = headers['x-request-id'];
  return typeof header === 'string' && USABLE_ID.test(header) ? header : randomUUID();
};
