import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Span } from './spans.ts';

/** What code far below a route knows of the request that it works for. */
export interface RequestContext {
  /** Of letters, digits and hyphens: it may stand in a header, in a log and in a comment of SQL. */
  readonly id: string;
  /** What has to be done next belongs to it; null when nothing is traced. */
  readonly span: Span | null;
  /** What its statements have read is noted here; null when nobody asks. */
  tables: Set<string> | null;
}

/** Empty for what the process does by itself: mail, housekeeping, the start. */
export const requestContext = new AsyncLocalStorage<RequestContext>();

const USABLE_ID = /^[A-Za-z0-9-]{8,64}$/;

/** The id that the browser, nginx or a gateway has given the request; one of our own when it is not usable. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && USABLE_ID.test(given) ? given : randomUUID();
};
