import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const USABLE_ID = /^[A-Za-z0-9-]{8,64}$/;

/** The id that the browser or nginx has given a request; one of our own when it is not usable. The backend reads it in the same way. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && USABLE_ID.test(given) ? given : randomUUID();
};

/** What the backend is told of a request that it is asked something for: the same id in both logs, one trace through both. */
export const trailOf = ({ id, headers: { traceparent } }: Pick<FastifyRequest, 'id' | 'headers'>) => ({
  'x-request-id': id,
  ...(typeof traceparent === 'string' && { traceparent }),
});
