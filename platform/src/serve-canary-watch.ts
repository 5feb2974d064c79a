// Watches canaries on behalf of gateways, which have no private key, and rolls back bad ones.
import { fastify } from 'fastify';
import { canaryWatch } from './canary/watch.ts';
import { callRemote } from './gateway/call-api.ts';
import { loadWatchConfig, warnAboutGateway } from './gateway/config.ts';
import { RELEASES } from './release/paths.ts';
import { openReleaseStore } from './release/store.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';

serveUntilStopped(async () => {
  const { port, host, logLevel, drainMs, backendOrigin } = loadWatchConfig(process.env);
  const store = openReleaseStore(RELEASES, process.env);
  // Fails early without a private key: the watch could not roll anything back.
  await store.keys.own();
  const app = fastify({ logger: logLevel === 'silent' ? false : { level: logLevel } });
  for (const warning of warnAboutGateway(process.env)) app.log.warn(warning);
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await store.readRegistry().then(Boolean, () => false);
    return isReady ? { status: 'ready' } : reply.code(503).send({ status: 'not_ready', reason: 'releases' });
  });
  await app.register(canaryWatch, { store, askApi: callRemote(backendOrigin) });
  const announce = (listening: number) => console.log(`✔ Watching canaries (http://localhost:${listening}/readyz)`);
  return { app, port, host, drainMs, announce };
});
