// Serves only the gateway, for a separate backend (BACKEND_ORIGIN). It publishes nothing; releases are made by command.
import { loadGatewayConfig, warnAboutGateway } from './gateway/config.ts';
import { buildStandaloneGateway } from './gateway/standalone.ts';
import { RELEASES } from './release/paths.ts';
import { openReleaseStore } from './release/store.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';

serveUntilStopped(async () => {
  const config = loadGatewayConfig(process.env);
  const { port, host, drainMs } = config;
  const store = openReleaseStore(RELEASES, process.env);
  if ((await store.keys.trusted()).size === 0) {
    throw new Error(
      'RELEASE_PUBLIC_KEYS is empty, so no release can be trusted. Create a key: npm run release -- keys',
    );
  }
  const door = await buildStandaloneGateway(config, store);
  for (const warning of warnAboutGateway(process.env)) door.app.log.warn(warning);
  const announce = (listening: number) =>
    console.log(`✔ The gateway is running: http://localhost:${listening} (backend: ${config.backendOrigin})`);
  return { ...door, port, host, drainMs, announce };
});
