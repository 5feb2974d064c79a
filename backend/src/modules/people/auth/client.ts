import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../../plugins/rate-limit.ts';

const LONGEST_AGENT = 300;

/** Network address and browser of a sign-in. */
export interface Client {
  readonly address: string;
  readonly userAgent: string;
}

export const clientOf = (request: FastifyRequest): Client => ({
  address: addressOf(request),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
});
