import type { Lang } from '@balsam/shared-api';
import type { FastifyPluginAsync } from 'fastify';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FALLBACK_POLICY, offlinePage } from '../page/fallback-page.ts';

const WORKER = readFileSync(path.join(import.meta.dirname, 'worker.js'), 'utf8');

interface OfflineOptions {
  readNames: (ip: string) => Promise<Record<Lang, string>>;
}

/**
 * Serves the offline page and the service worker that stores it. The worker's version is a digest of both, so that
 * every change of either replaces them in each browser. Browsers ask for the worker at each visit.
 */
export const offlineRoutes: FastifyPluginAsync<OfflineOptions> = async (app, { readNames }) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Cache-Control', 'no-cache');
  });

  app.get('/offline', async (request, reply) =>
    reply
      .header('Content-Security-Policy', FALLBACK_POLICY)
      .type('text/html; charset=utf-8')
      .send(offlinePage(await readNames(request.ip))),
  );

  app.get('/sw.js', async (request, reply) => {
    const page = offlinePage(await readNames(request.ip));
    const version = createHash('sha256').update(WORKER).update(page).digest('hex').slice(0, 12);
    return reply.type('text/javascript; charset=utf-8').send(WORKER.replace('VERSION', version));
  });
};
