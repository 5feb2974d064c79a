// Serves the gateway alone, for a backend elsewhere (BACKEND_ORIGIN). It publishes nothing: releases come by command.
import { loadDoorConfig, warnAboutGateway } from './gateway/config.ts';
import { buildStandaloneDoor } from './gateway/standalone.ts';
import { RELEASES } from './release/paths.ts';
import { openReleaseStore } from './release/store.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';

serveUntilStopped(async () => {
  const config = loadDoorConfig(process.env);
  const { port, host, drainMs } = config;
  const store = openReleaseStore(RELEASES, process.env);
  if ((await store.keys.trusted()).size === 0) {
    throw new Error(
      'RELEASE_PUBLIC_KEYS names no key, so no release could be believed. npm run release -- keys makes one.',
    );
  }
  const door = await buildStandaloneDoor(config, store);
  for (const warning of warnAboutGateway(process.env)) door.app.log.warn(warning);
  const announce = (listening: number) =>
    console.log(`✔ The gateway is open: http://localhost:${listening}, before ${config.backendOrigin}`);
  return { ...door, port, host, drainMs, announce };
});
