import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const CLOSE_LIMIT_MS = 10_000;

/**
 * Shuts down on SIGTERM or SIGINT without losing requests: the readiness probe fails, so that no new traffic is routed
 * here; requests are served for another `drainMs`; then the server stops accepting, finishes the requests in progress
 * and closes the database. Exits with 0, or 1 after more than ten seconds. Further signals, such as the several of a
 * Ctrl+C under npm, are ignored.
 */
export const closeOnSignal = (app: FastifyInstance): void => {
  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    app.drain();
    await wait(app.config.drainMs);
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', close).on('SIGINT', close);
};
