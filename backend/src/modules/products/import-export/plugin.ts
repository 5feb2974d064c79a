import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createImportWorker } from './run-worker.ts';

const POLL_MS = 5_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Begins to carry out imports that are waiting, without waiting for them. */
    wakeImports(): void;
  }
}

/** Carries out imports of many products. When the app closes, the batch at hand is finished and the rest left to others. */
const productImports: FastifyPluginAsync = async (app) => {
  const closing = new AbortController();
  const work = createImportWorker({ database: app.database, log: app.log, closing: closing.signal });
  let working: Promise<void> = Promise.resolve();

  const wake = () => {
    working = working.then(work).catch((error: unknown) => {
      app.log.error({ err: error }, 'imports could not be carried out');
    });
  };
  app.decorate('wakeImports', wake);
  // A process that was killed leaves its imports to whoever polls next. The job only begins: its lease is short.
  app.addJob({ name: 'product-imports', everyMs: POLL_MS, run: async () => wake() });
  app.addHook('preClose', async () => {
    closing.abort();
    await working;
  });
};

export const productImportsPlugin = fastifyPlugin(productImports);
