// Serves the whole marketplace from one process: the backend with the gateway in front. --seed fills an empty database
// with demo data, in demo mode only.
import { buildApp, loadConfig, warnAboutEnvironment } from '@balsam/backend';
import { fillEmpty } from '@balsam/backend/demo';
import type { FastifyReply } from 'fastify';
import { canaryWatch } from './canary/watch.ts';
import { sourceProxy } from './dev/source-proxy.ts';
import { readSources, otherReleases, withSources } from './dev/sources.ts';
import { callInProcess } from './gateway/call-api.ts';
import { loadAreaOrigins, loadRendering } from './gateway/config.ts';
import { DEMO_SIGN_IN } from './gateway/demo.ts';
import { gateway } from './gateway/gateway.ts';
import { watchReleases } from './gateway/release-metrics.ts';
import { RELEASES } from './release/paths.ts';
import { publishBuilds } from './release/builds.ts';
import { openReleaseStore } from './release/store.ts';
import { serveUntilStopped, type Service } from './serve-until-stopped.ts';

const BACK_OFFICE = ['vendor@demo.balsam.test', 'admin@demo.balsam.test'];

function announce(port: number, demo: boolean, notLive: Record<string, string>) {
  const { email, password } = DEMO_SIGN_IN;
  console.log(`\n✔ Balsam is running: http://localhost:${port}`);
  for (const [name, version] of Object.entries(notLive)) {
    console.log(
      `  ${name} ${version} is built but not live. To make it live: npm run release -- flip ${name} ${version}`,
    );
  }
  if (demo) console.log(`  Sign in as ${[email, ...BACK_OFFICE].join(', ')} with password ${password}`);
  console.log('  Press Ctrl+C to stop.');
}

async function openShop(): Promise<Service> {
  // Started by hand, the URL must be easy to see; a log line per request would bury it.
  const config = loadConfig({ LOG_LEVEL: 'warn', ...process.env });
  const areaOrigins = loadAreaOrigins(process.env);
  const rendering = loadRendering(process.env);
  const sources = readSources(process.env.DEV_SOURCES);
  const releases = openReleaseStore(RELEASES, process.env);
  const notLive = await publishBuilds(releases, otherReleases(sources));
  const store = withSources(releases, sources);
  const app = await buildApp(config);
  for (const warning of warnAboutEnvironment()) app.log.warn(warning);
  if (config.demo && process.argv.includes('--seed')) await fillEmpty(app);
  const askApi = callInProcess(app);
  const demoSignIn = config.demo ? DEMO_SIGN_IN : null;
  const installation = { apiBase: '/api/', origin: config.publicOrigin, demoSignIn };
  await app.register(sourceProxy, { sources });
  const isFull = (reply: FastifyReply) => !app.admit('browsing', reply);
  let onWarm = () => {};
  const warm = new Promise<void>((resolve) => (onWarm = resolve));
  await app.register(gateway, {
    ...{ store, installation, askApi, areaOrigins, rendering, isFull, onWarm },
    registry: app.metrics.registry,
    rateLimit: config.rateLimit,
    beaconSecret: config.beaconSecret,
  });
  await app.register(canaryWatch, { store, askApi });
  watchReleases(app.metrics.registry, store);
  const { port, host, drainMs, demo } = config;
  return {
    app,
    port,
    host,
    drainMs,
    drain: () => app.drain(),
    warm,
    announce: (listening) => announce(listening, demo, notLive),
  };
}

serveUntilStopped(openShop);
