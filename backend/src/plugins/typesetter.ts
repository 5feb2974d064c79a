import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createTypesetter, type Typesetter } from '../pdf/typesetter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    typesetter: Typesetter;
  }
}

/** Typesets documents in a worker thread that starts with the first document and ends with the app. */
const typesetter: FastifyPluginAsync = async (app) => {
  const created = createTypesetter();
  app.decorate('typesetter', created);
  app.addHook('onClose', created.end);
};

export const typesetterPlugin = fastifyPlugin(typesetter);
