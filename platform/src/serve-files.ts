// Serves only release files: an origin for areas without a web server or CDN.
import { fastify } from 'fastify';
import { loadServerConfig } from './gateway/config.ts';
import { releaseFiles } from './gateway/release-files.ts';
import { RELEASES } from './release/paths.ts';
import { openReleaseStore } from './release/store.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';

serveUntilStopped(async () => {
  const { port, host, logLevel, drainMs } = loadServerConfig(process.env);
  const app = fastify({ logger: logLevel === 'silent' ? false : { level: logLevel } });
  app.get('/healthz', async () => ({ status: 'alive' }));
  await app.register(releaseFiles, { prefix: '/areas', root: openReleaseStore(RELEASES, process.env).filesFolder });
  const announce = (listening: number) =>
    console.log(`✔ Serving release files at http://localhost:${listening}/areas/`);
  return { app, port, host, drainMs, announce };
});
