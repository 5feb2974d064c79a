import type { FastifyRequest } from 'fastify';

/**
 * Body of a successful response: the common keys, the translated message, and the response's own keys.
 * @param messageKey translation key of the message
 */
export const ok = <Keys extends object = Record<never, never>>(
  request: FastifyRequest,
  messageKey: string,
  keys?: Keys,
) => ({ status: 200 as const, success: true as const, message: request.t(messageKey), ...(keys ?? ({} as Keys)) });
