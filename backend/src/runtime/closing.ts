import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const CLOSE_LIMIT_MS = 10_000;

/**
 * Ends the process at SIGTERM or SIGINT in the order that loses no request: the readiness probe fails, so that nobody
 * new is sent here; for `drainMs` whoever comes is served all the same; then nobody is let in any more, what is being
 * answered is finished, and the database is closed. Exit 0, or 1 when that takes more than ten seconds. Signals that
 * come meanwhile, as several do at Ctrl+C under npm, change nothing.
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
