// Serves the whole marketplace from one process: the backend, and the front door before it.
import { buildApp, loadConfig, type Config } from '@balsam/backend';
import type { AddressInfo } from 'node:net';
import { askThrough } from './front-door/ask-api.ts';
import { frontDoor } from './front-door/front-door.ts';
import { RELEASES } from './paths.ts';
import { publishBuilds, publishOnChange } from './release/builds.ts';
import { createReleaseStore } from './release/store.ts';

const DEMO_PASSWORD = 'balsam-demo';
const [CUSTOMER, ...BACK_OFFICE] = ['customer@demo.balsam.test', 'vendor@demo.balsam.test', 'admin@demo.balsam.test'];
const CLOSE_LIMIT_MS = 10_000;

async function openShop(config: Config) {
  const store = createReleaseStore(RELEASES);
  await publishBuilds(store);
  if (process.argv.includes('--watch-builds')) publishOnChange(store, console.error);
  const app = await buildApp(config);
  const demoSignIn = config.demo ? { email: CUSTOMER, password: DEMO_PASSWORD } : null;
  await app.register(frontDoor, {
    store,
    installation: { apiBase: '/api/', origin: config.publicOrigin, demoSignIn },
    askApi: askThrough(app),
  });
  await app.listen({ port: config.port, host: config.host }).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  return app;
}

function announce({ demo }: Config, { port }: AddressInfo) {
  console.log(`\n✔ Balsam is open: http://localhost:${port}`);
  if (demo) console.log(`  Sign in as ${[CUSTOMER, ...BACK_OFFICE].join(', ')} with the password ${DEMO_PASSWORD}`);
  console.log('  Stop it with Ctrl+C.');
}

async function serve() {
  // Whoever starts the shop by hand wants to read its address, not a line for every request.
  const config = loadConfig({ LOG_LEVEL: 'warn', ...process.env });
  const app = await openShop(config);
  const close = async () => {
    app.drain();
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
  announce(config, app.server.address() as AddressInfo);
}

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is in use by another program: stop it, or choose another one with PORT.`;
  }
  return error.message;
};

serve().catch((error: unknown) => {
  console.error(`\n✖ ${explain(error)}`);
  process.exit(1);
});
