import cors from '@fastify/cors';
import { fastify, type FastifyInstance, type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from './runtime/config.ts';
import { AppError } from './wire/errors.ts';
import { loggerOf } from './tracing/logger.ts';
import { responseCachePlugin } from './plugins/response-cache.ts';
import { authorizationPlugin } from './plugins/authorization.ts';
import { buyerPlugin } from './plugins/buyer.ts';
import { compressionPlugin } from './plugins/compression.ts';
import { databasePlugin } from './plugins/database.ts';
import { sendClientError, sendError, sendUnknownPath, handleUnknownPaths, errorsPlugin } from './plugins/errors.ts';
import { filesPlugin } from './plugins/files.ts';
import { healthPlugin } from './plugins/health.ts';
import { housekeepingPlugin } from './plugins/housekeeping.ts';
import { idempotencyPlugin } from './plugins/idempotency.ts';
import { jobsPlugin } from './plugins/jobs.ts';
import { laterMigrationsPlugin } from './plugins/later-migrations.ts';
import { jsonBodyPlugin } from './plugins/json-body.ts';
import { loadSheddingPlugin, pressurePlugin } from './plugins/load-shedding.ts';
import { mailPlugin } from './plugins/mail.ts';
import { metricsEndpointPlugin, metricsPlugin } from './plugins/metrics.ts';
import { openapiPlugin, routeDescriptionsPlugin } from './plugins/openapi.ts';
import { preferenceDecorationsPlugin, preferencesPlugin } from './plugins/preferences.ts';
import { attemptLimitPlugin, rateLimitPlugin } from './plugins/rate-limit.ts';
import { replicaReadsPlugin } from './plugins/replica-reads.ts';
import { requestContextPlugin } from './plugins/request-context.ts';
import { searchIndexPlugin } from './plugins/search-index.ts';
import { secretsPlugin } from './plugins/secrets.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import { sessionPlugin } from './plugins/session.ts';
import { sharedCounterPlugin } from './plugins/shared-counter.ts';
import { createLocationRepository } from './modules/operations/locations/repository.ts';
import { statementsPlugin } from './modules/money/statements/plugin.ts';
import { refundAccountsPlugin } from './modules/money/refunds/plugin.ts';
import { pendingWorkPlugin } from './modules/operations/dashboard/plugin.ts';
import { messageJobsPlugin } from './modules/sales/messages/plugin.ts';
import { overdueReturnsPlugin } from './modules/sales/returns/plugin.ts';
import { unpaidSubOrdersPlugin } from './modules/sales/orders/plugin.ts';
import { paymentsPlugin } from './modules/money/payments/plugin.ts';
import { productImportsPlugin } from './modules/catalogue/products/import-export/plugin.ts';
import { recallsPlugin } from './modules/sales/recalls/plugin.ts';
import { lotsPlugin } from './modules/catalogue/lots/plugin.ts';
import { licencesPlugin } from './modules/people/licences/plugin.ts';
import { factorResetsPlugin } from './modules/people/security/plugin.ts';
import { ownerChangesPlugin } from './modules/people/team/plugin.ts';
import { holidaysPlugin } from './modules/people/holidays/plugin.ts';
import { privacyPlugin } from './modules/people/privacy/plugin.ts';
import { stockAlertsPlugin } from './modules/catalogue/stock-alerts/plugin.ts';
import { syncHook } from './plugins/sync-hook.ts';
import { storagePlugin } from './plugins/storage.ts';
import { textSafetyPlugin } from './plugins/text-safety.ts';
import { tracingPlugin } from './plugins/tracing.ts';
import { turnsPlugin } from './plugins/turns.ts';
import { undeclaredInputPlugin } from './plugins/undeclared-input.ts';
import { typesetterPlugin } from './plugins/typesetter.ts';
import { uploadsPlugin } from './plugins/uploads.ts';
import { requestIdOf } from './tracing/request-context.ts';
import { routes } from './routes.ts';
import { serializerCompiler } from './wire/serialization.ts';
import { validatorCompiler } from './wire/validation.ts';

export { loadConfig, warnAboutEnvironment, type Config } from './runtime/config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
  }
}

const JSON_LIMIT_BYTES = 100 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** Interval of the check for connections whose headers or body take too long. */
const TIMEOUT_CHECK_MS = 2000;
/** Cache lifetime of CORS preflight responses; Chromium caps it at two hours. */
const PREFLIGHT_SECONDS = 2 * 60 * 60;
const EXPOSED_HEADERS = ['Content-Disposition', 'Idempotent-Replayed', 'Retry-After', 'X-Request-Id'];

/** Rejects duplicate Host headers: a proxy might use the other one. */
const assertOneHost = ({ raw }: FastifyRequest) => {
  const names = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (names.length > 1) throw new AppError(400, 'malformed_request');
};

/** All schemas are zod's. Replacing Fastify's compilers avoids loading them, which takes 100 ms. */
const noCompiler = (): never => {
  throw new Error('A schema was compiled before the zod compilers were set.');
};

/** All routes below /api, with their hooks in order of execution. */
const api: FastifyPluginAsync = async (app) => {
  await app.register(securityHeadersPlugin);
  if (app.config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...app.config.corsOrigins],
      // The web clients send cookies with every request.
      credentials: true,
      methods: ['GET', 'POST', 'DELETE'],
      exposedHeaders: EXPOSED_HEADERS,
      maxAge: PREFLIGHT_SECONDS,
    });
  }
  await app.register(rateLimitPlugin);
  // Before the cache: other requests may wait for a response in progress, which must not itself wait for a turn.
  await app.register(turnsPlugin);
  await app.register(replicaReadsPlugin);
  await app.register(responseCachePlugin);
  await app.register(loadSheddingPlugin);
  await app.register(preferencesPlugin);
  await app.register(attemptLimitPlugin);
  await app.register(sessionPlugin);
  await app.register(buyerPlugin);
  // Below /api nothing is a page, even if the app also serves pages. Registered before the authorization plugin, so
  // that it is not in the route table.
  app.get('/*', { schema: { hide: true, querystring: z.unknown() }, config: { access: 'public' } }, sendUnknownPath);
  await app.register(authorizationPlugin);
  await app.register(routeDescriptionsPlugin);
  await app.register(jsonBodyPlugin);
  await app.register(uploadsPlugin);
  await app.register(textSafetyPlugin);
  await app.register(undeclaredInputPlugin);
  await app.register(idempotencyPlugin);
  handleUnknownPaths(app);
  await app.register(routes);
};

/**
 * Builds the backend without listening: /api/*, /healthz, /readyz, /metrics and /media/*. Opens and migrates the
 * database, and closes it with the app. More routes can be added to the app.
 * @throws DatabaseInUse if another process holds the data folder
 */
export const buildApp = async (config: Config): Promise<FastifyInstance> => {
  const app = fastify({
    logger: loggerOf(config),
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    clientErrorHandler: sendClientError,
    // Clients that encode a path segment send `/orders/id=7` in this form.
    rewriteUrl: ({ url = '/' }) => url.replace(/^(\/api\/orders\/id)%3D/i, '$1='),
    // Requests received are answered even while the app closes.
    return503OnClosing: false,
    // Migrations of a large shop take minutes; a timeout would roll them back at every start.
    pluginTimeout: 0,
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    exposeHeadRoutes: true,
    genReqId: requestIdOf,
    frameworkErrors: sendError,
  });
  app.decorate('config', config);
  app.decorate('routeTable', []);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook(
    'onRequest',
    syncHook((request, reply) => {
      reply.header('X-Request-Id', request.id).header('X-Content-Type-Options', 'nosniff');
      assertOneHost(request);
    }),
  );
  await app.register(tracingPlugin);
  await app.register(requestContextPlugin);
  await app.register(metricsPlugin);
  await app.register(compressionPlugin);
  await app.register(preferenceDecorationsPlugin);
  await app.register(errorsPlugin);
  await app.register(sharedCounterPlugin);
  await app.register(storagePlugin);
  await app.register(secretsPlugin);
  await app.register(databasePlugin);
  await app.register(pressurePlugin);
  await app.register(filesPlugin);
  await app.register(typesetterPlugin);
  await app.register(mailPlugin);
  await app.register(jobsPlugin);
  await app.register(stockAlertsPlugin);
  await app.register(privacyPlugin);
  await app.register(holidaysPlugin);
  await app.register(factorResetsPlugin);
  await app.register(ownerChangesPlugin);
  await app.register(licencesPlugin);
  await app.register(lotsPlugin);
  await app.register(recallsPlugin);
  await app.register(productImportsPlugin);
  await app.register(statementsPlugin);
  await app.register(overdueReturnsPlugin);
  await app.register(messageJobsPlugin);
  await app.register(refundAccountsPlugin);
  await app.register(pendingWorkPlugin);
  await app.register(paymentsPlugin);
  await app.register(unpaidSubOrdersPlugin);
  await app.register(housekeepingPlugin);
  await app.register(laterMigrationsPlugin);
  await app.register(searchIndexPlugin);
  const locations = createLocationRepository(app.database);
  await app.register(healthPlugin, {
    hasPlaces: () => locations.hasListedCity(),
    cards: app.payments.state,
  });
  await app.register(metricsEndpointPlugin);
  await app.register(openapiPlugin);
  await app.register(api, { prefix: '/api' });
  return app;
};
