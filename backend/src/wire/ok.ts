import type { FastifyRequest } from 'fastify';

/**
 * The body of a success: the common keys, the sentence in the language of the request, and the answer's own keys.
 * @param messageKey translation key of the sentence
 */
export const ok = <Keys extends object = Record<never, never>>(
  request: FastifyRequest,
  messageKey: string,
  keys?: Keys,
) => ({ status: 200 as const, success: true as const, message: request.t(messageKey), ...(keys ?? ({} as Keys)) });
