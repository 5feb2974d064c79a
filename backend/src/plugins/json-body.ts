import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../wire/errors.ts';

/**
 * Parses JSON bodies. An empty one counts as absent, since clients send the type even without a body. A key such as
 * `__proto__` stays an ordinary key here (JSON.parse never sets the prototype) and is rejected by name later.
 */
const jsonBody: FastifyPluginAsync = async (app) => {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) => {
    if (text === '') return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      throw new AppError(400, 'malformed_request', { cause: error });
    }
  });
};

export const jsonBodyPlugin = fastifyPlugin(jsonBody);
