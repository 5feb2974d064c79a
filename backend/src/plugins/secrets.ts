import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { openSecretBox, type SecretBox } from '../runtime/secret-box.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Encrypts secrets that are stored in the database. */
    secretBox: SecretBox;
  }
}

/** Opens the box for stored secrets. Requires the data folder. */
const secrets: FastifyPluginAsync = async (app) => {
  app.decorate('secretBox', await openSecretBox(app.config.secretKeys, app.config.dataDir));
};

export const secretsPlugin = fastifyPlugin(secrets);
