import { openSharedCounter } from '@balsam/backend/shared-counter';
import underPressure from '@fastify/under-pressure';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import type { ReleaseStore } from '../release/store.ts';
import { apiProxy, refuseMalformed } from './api-proxy.ts';
import { callRemote } from './call-api.ts';
import type { GatewayConfig } from './config.ts';
import { DEMO_SIGN_IN } from './demo.ts';
import { gateway } from './gateway.ts';
import { createLiveReader, NothingLive } from './live.ts';
import { serveMetrics, metricsPlugin } from './metrics.ts';
import { requestIdOf } from './request-id.ts';
import { limitRequests } from './request-limit.ts';
import { tracingPlugin } from './tracing.ts';
import { withoutSecrets } from '../page/visit.ts';

const NO_SECRET =
  'BEACON_SECRET is not set: reports from browsers are ignored, and canaries are not rolled back automatically.';

/** Far above the rate of supervisors, each of which has its own IP. */
const PROBES_PER_MINUTE = 3_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Interval of the check for connections whose head or body is overdue. */
const TIMEOUT_CHECK_MS = 2000;

const describeRequest = ({ method, url }: { method: string; url: string }) => ({ method, url: withoutSecrets(url) });

/** A proxy in between might use the other Host header. */
const hasTwoHosts = ({ raw }: FastifyRequest) =>
  raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

const whyNothing = (error: unknown) => (error instanceof NothingLive && error.isRefused ? 'signatures' : 'releases');

/** Standalone gateway with readiness and draining. */
interface StandaloneDoor {
  app: FastifyInstance;
  /**
   * Makes `/readyz` fail and closes connections after their next response, so that no new visitors arrive before the
   * app closes.
   */
  drain: () => void;
}

/**
 * Builds a gateway for a separate backend, without listening. It serves pages, release files, proxied `/api` and
 * `/media`, `/healthz`, `/metrics`, and `/readyz` while it has pages to serve. Pages do not need the backend.
 */
export async function buildStandaloneGateway(config: GatewayConfig, store: ReleaseStore): Promise<StandaloneDoor> {
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
    // Requests that have arrived are served even while the app closes.
    return503OnClosing: false,
  });
  const askApi = callRemote(config.backendOrigin);
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
    scope.get('/metrics', serveMetrics(registry));
  });
  await app.register(underPressure);
  const isFull = () => config.maxWaitMs > 0 && app.memoryUsage().eventLoopDelay > config.maxWaitMs;
  await app.register(apiProxy, { backendOrigin: config.backendOrigin });
  const sharedCounter = config.valkey && (await openSharedCounter(config.valkey, app.log));
  app.addHook('onClose', async () => sharedCounter?.close());
  await app.register(gateway, {
    store,
    installation: { apiBase: '/api/', origin: config.publicOrigin, demoSignIn },
    askApi,
    areaOrigins: config.areaOrigins,
    rendering: config.rendering,
    registry,
    rateLimit: config.rateLimit,
    sharedCounter,
    isFull,
    beaconSecret: config.beaconSecret,
  });
  return { app, drain: () => (isDraining = true) };
}
