import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const USABLE_ID = /^[A-Za-z0-9-]{8,64}$/;

/** Request id from the browser or nginx; a new one if it is missing or invalid. Same rule as the backend's. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const id = headers['x-request-id'];
  return typeof id === 'string' && USABLE_ID.test(id) ? id : randomUUID();
};

/** Tracing headers for backend calls: the same id in both logs, one trace across both. */
export const trailOf = ({ id, headers: { traceparent } }: Pick<FastifyRequest, 'id' | 'headers'>) => ({
  'x-request-id': id,
  ...(typeof traceparent === 'string' && { traceparent }),
});
