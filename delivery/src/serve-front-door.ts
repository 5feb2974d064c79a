// Serves the front door alone, for a backend elsewhere (BACKEND_ORIGIN). It publishes nothing: releases come by command.
import { loadDoorConfig } from './front-door/config.ts';
import { buildStandaloneDoor } from './front-door/standalone.ts';
import { RELEASES } from './paths.ts';
import { createReleaseStore } from './release/store.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';

serveUntilStopped(async () => {
  const config = loadDoorConfig(process.env);
  const { port, host, drainMs } = config;
  const door = await buildStandaloneDoor(config, createReleaseStore(RELEASES));
  const announce = (listening: number) =>
    console.log(`✔ The front door is open: http://localhost:${listening}, before ${config.backendOrigin}`);
  return { ...door, port, host, drainMs, announce };
});
