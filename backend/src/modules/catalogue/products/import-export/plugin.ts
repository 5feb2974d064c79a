import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createImportWorker } from './run-worker.ts';

const POLL_MS = 5_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Starts waiting imports in the background. */
    wakeImports(): void;
  }
}

/**
 * Runs imports of many products. When the app closes, the current batch is finished and the rest left to other
 * processes.
 */
const productImports: FastifyPluginAsync = async (app) => {
  const closing = new AbortController();
  const work = createImportWorker({ database: app.database, log: app.log, closing: closing.signal });
  let working: Promise<void> = Promise.resolve();
  let isPending = false;

  /** One pending run is enough: it runs all imports that are waiting when it starts. */
  const wake = () => {
    if (isPending || closing.signal.aborted) return;
    isPending = true;
    const run = async () => {
      isPending = false;
      if (!closing.signal.aborted) await work();
    };
    working = working.then(run).catch((error: unknown) => {
      app.log.error({ err: error }, 'imports could not be run');
    });
  };
  app.decorate('wakeImports', wake);
  // Imports of a killed process are resumed by the next poll of any process. The job only starts the work, because its
  // lease is short.
  app.addJob({ name: 'product-imports', everyMs: POLL_MS, run: async () => wake() });
  app.addHook('preClose', async () => {
    closing.abort();
    await working;
  });
};

export const productImportsPlugin = fastifyPlugin(productImports);
