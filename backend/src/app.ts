import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import { authorizationPlugin } from './plugins/authorization.ts';
import { compressionPlugin } from './plugins/compression.ts';
import { databasePlugin } from './plugins/database.ts';
import { answerError, answerUnknownPaths, errorsPlugin } from './plugins/errors.ts';
import { filesPlugin } from './plugins/files.ts';
import { healthPlugin } from './plugins/health.ts';
import { housekeepingPlugin } from './plugins/housekeeping.ts';
import { idempotencyPlugin } from './plugins/idempotency.ts';
import { jsonBodyPlugin } from './plugins/json-body.ts';
import { mailPlugin } from './plugins/mail.ts';
import { openapiPlugin, routeDescriptionsPlugin } from './plugins/openapi.ts';
import { preferenceDecorationsPlugin, preferencesPlugin } from './plugins/preferences.ts';
import { rateLimitPlugin } from './plugins/rate-limit.ts';
import { searchIndexPlugin } from './plugins/search-index.ts';
import { sessionPlugin } from './plugins/session.ts';
import { storagePlugin } from './plugins/storage.ts';
import { textSafetyPlugin } from './plugins/text-safety.ts';
import { undeclaredInputPlugin } from './plugins/undeclared-input.ts';
import { uploadsPlugin } from './plugins/uploads.ts';
import { routes } from './routes.ts';
import { validatorCompiler } from './validation.ts';

export { loadConfig, type Config } from './config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
  }
}

const JSON_LIMIT_BYTES = 100 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** How long a browser remembers what another origin may ask; Chromium forgets after two hours anyway. */
const PREFLIGHT_SECONDS = 2 * 60 * 60;
const EXPOSED_HEADERS = ['Content-Disposition', 'Idempotent-Replayed', 'Retry-After', 'X-Request-Id'];

/** Everything below /api, in the order in which a request passes it. */
const api: FastifyPluginAsync = async (app) => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  });
  if (app.config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...app.config.corsOrigins],
      // The documents' clients send cookies with every call.
      credentials: true,
      methods: ['GET', 'POST', 'DELETE'],
      exposedHeaders: EXPOSED_HEADERS,
      maxAge: PREFLIGHT_SECONDS,
    });
  }
  await app.register(preferencesPlugin);
  await app.register(rateLimitPlugin);
  await app.register(sessionPlugin);
  await app.register(authorizationPlugin);
  await app.register(routeDescriptionsPlugin);
  await app.register(jsonBodyPlugin);
  await app.register(uploadsPlugin);
  await app.register(textSafetyPlugin);
  await app.register(undeclaredInputPlugin);
  await app.register(idempotencyPlugin);
  answerUnknownPaths(app);
  await app.register(routes);
};

/**
 * Builds the backend without listening: /api/*, /healthz, /readyz and /media/*. Opens and migrates the database, and
 * closes it with the app. More routes may be added to the app beside these.
 * @throws DatabaseInUse when another process holds the data folder
 */
export const buildApp = async (config: Config): Promise<FastifyInstance> => {
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, redact: ['req.headers.authorization'] },
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // What has come in is answered, also while the app closes.
    return503OnClosing: false,
    // A database that is opened for the first time on a busy machine takes longer than the ten seconds of the default.
    pluginTimeout: 60_000,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    exposeHeadRoutes: false,
    genReqId: () => randomUUID(),
    frameworkErrors: answerError,
  });
  app.decorate('config', config);
  app.decorate('routeTable', []);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  await app.register(compressionPlugin);
  await app.register(preferenceDecorationsPlugin);
  await app.register(errorsPlugin);
  await app.register(storagePlugin);
  await app.register(databasePlugin);
  await app.register(filesPlugin);
  await app.register(mailPlugin);
  await app.register(housekeepingPlugin);
  await app.register(searchIndexPlugin);
  await app.register(healthPlugin);
  await app.register(openapiPlugin);
  await app.register(api, { prefix: '/api' });
  return app;
};
