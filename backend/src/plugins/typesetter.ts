import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createTypesetter, type Typesetter } from '../pdf/typesetter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    typesetter: Typesetter;
  }
}

/** Sets documents in a thread that begins with the first of them and ends with the app. */
const typesetter: FastifyPluginAsync = async (app) => {
  const created = createTypesetter();
  app.decorate('typesetter', created);
  app.addHook('onClose', created.end);
};

export const typesetterPlugin = fastifyPlugin(typesetter);
