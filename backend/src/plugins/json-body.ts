import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../wire/errors.ts';

/**
 * Reads JSON bodies. An empty one is no body, since clients name the type also when they send nothing. A key such as
 * `__proto__` stays a plain key here (JSON.parse never reaches the prototype) and is refused by name later.
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
