import underPressure from '@fastify/under-pressure';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import type { ReleaseStore } from '../release/store.ts';
import { apiProxy, refuseMalformed } from './api-proxy.ts';
import { askOver } from './ask-api.ts';
import type { DoorConfig } from './config.ts';
import { DEMO_SIGN_IN } from './demo.ts';
import { gateway } from './gateway.ts';
import { createLiveReader, NothingLive } from './live.ts';
import { answerMetrics, metricsPlugin } from './metrics.ts';
import { requestIdOf } from './request-id.ts';
import { limitRequests } from './request-limit.ts';
import { tracingPlugin } from './tracing.ts';
import { withoutSecrets } from '../page/visit.ts';

const NO_SECRET = 'BEACON_SECRET is not set: what browsers report is not believed, and no canary takes itself back.';

/** Far more than supervisors ask, each of which has an address. */
const PROBES_PER_MINUTE = 3_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** How often connections are looked at for one whose head or body takes too long. */
const TIMEOUT_CHECK_MS = 2000;

const describeRequest = ({ method, url }: { method: string; url: string }) => ({ method, url: withoutSecrets(url) });

/** Whoever stands between us and the client might believe the other one. */
const hasTwoHosts = ({ raw }: FastifyRequest) =>
  raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

const whyNothing = (error: unknown) => (error instanceof NothingLive && error.isRefused ? 'signatures' : 'releases');

/** A gateway that can be asked whether it is open, and told that it will close. */
interface StandaloneDoor {
  app: FastifyInstance;
  /**
   * Makes `/readyz` fail from now on, and lets go of every connection with its next answer, so that no new visitors are
   * sent here before the app closes.
   */
  drain: () => void;
}

/**
 * Builds a gateway for a backend elsewhere, without listening: pages, release files, `/api` and `/media` passed on,
 * `/healthz` while it lives, `/metrics`, `/readyz` while it has pages to give. The pages do not need the backend to be there.
 */
export async function buildStandaloneDoor(config: DoorConfig, store: ReleaseStore): Promise<StandaloneDoor> {
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers: { req: describeRequest } },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    genReqId: requestIdOf,
    frameworkErrors: refuseMalformed,
    // What has come in is answered, also while the app closes.
    return503OnClosing: false,
  });
  const askApi = askOver(config.backendOrigin);
  const demoSignIn = config.demo ? DEMO_SIGN_IN : null;
  const live = createLiveReader(store, config.areaOrigins, (error) => app.log.error(error));
  let isDraining = false;
  if (!config.beaconSecret) app.log.warn(NO_SECRET);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id).header('X-Content-Type-Options', 'nosniff');
    if (hasTwoHosts(request)) return refuseMalformed(null, request, reply);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('Connection', 'close');
  });
  await app.register(tracingPlugin, { endpoint: config.otlpEndpoint });
  const registry = new Registry();
  await app.register(metricsPlugin, { store, registry });
  await app.register(async (scope) => {
    if (config.rateLimit) scope.addHook('onRequest', limitRequests(PROBES_PER_MINUTE));
    scope.get('/healthz', async () => ({ status: 'alive' }));
    scope.get('/readyz', async (_request, reply) => {
      const reason = isDraining ? 'closing' : await live.readCurrent().then(() => null, whyNothing);
      if (!reason) return { status: 'ready' };
      return reply.code(503).header('Retry-After', '5').send({ status: 'not_ready', reason });
    });
    scope.get('/metrics', answerMetrics(registry));
  });
  await app.register(underPressure);
  const isFull = () => config.maxWaitMs > 0 && app.memoryUsage().eventLoopDelay > config.maxWaitMs;
  await app.register(apiProxy, { backendOrigin: config.backendOrigin });
  await app.register(gateway, {
    store,
    installation: { apiBase: '/api/', origin: config.publicOrigin, demoSignIn },
    askApi,
    areaOrigins: config.areaOrigins,
    rendering: config.rendering,
    registry,
    rateLimit: config.rateLimit,
    isFull,
    beaconSecret: config.beaconSecret,
  });
  return { app, drain: () => (isDraining = true) };
}
