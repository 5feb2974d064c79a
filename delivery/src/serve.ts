// Serves the whole marketplace from one process: the front door and the backend behind it.
import { buildApp, loadConfig } from '@balsam/backend';
import { createFrontDoor } from './front-door/front-door.ts';
import { PACKAGES, RELEASES } from './paths.ts';
import { publish } from './release/publish.ts';
import { createReleaseStore } from './release/store.ts';

const DEMO_PASSWORD = 'balsam-demo';
const DEMO_SIGN_INS = ['customer', 'vendor', 'admin'].map((who) => `${who}@demo.balsam.test`);
const SHUTDOWN_MS = 10_000;

async function publishBuilds() {
  const store = createReleaseStore(RELEASES);
  const versions = await Promise.all(
    PACKAGES.map(async ({ name, directory }) => [name, await publish(store, directory)]),
  );
  await store.point(Object.fromEntries(versions));
  return store;
}

async function serve() {
  const config = loadConfig();
  const store = await publishBuilds();
  const backend = await buildApp(config);
  await backend.ready();
  const [customer = ''] = DEMO_SIGN_INS;
  const door = createFrontDoor({
    store,
    installation: { apiBase: '/api/', demoSignIn: config.demo ? { email: customer, password: DEMO_PASSWORD } : null },
    backend: (request, response) => backend.routing(request, response),
  });
  await door.listen({ port: config.port, host: config.host });

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    await door.close();
    await backend.close();
    process.exit(0);
  };
  process.on('SIGTERM', close).on('SIGINT', close);

  const address = door.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`\n✔ Balsam is open: http://localhost:${port}`);
  if (config.demo) console.log(`  Sign in as ${DEMO_SIGN_INS.join(', ')} with the password ${DEMO_PASSWORD}`);
  console.log('  Stop it with Ctrl+C.');
}

serve().catch((error: unknown) => {
  console.error(`\n✖ ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
