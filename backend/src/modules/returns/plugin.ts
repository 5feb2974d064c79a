import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createOverdueReturns } from './overdue.ts';

const POLL_MS = 60_000;

/** Looks every minute, while the app listens, for returns that somebody has let wait for too long. */
const overdueReturns: FastifyPluginAsync = async (app) => {
  const { look } = createOverdueReturns(app.database, app.outbox);
  let timer: NodeJS.Timeout | undefined;
  let run: Promise<unknown> = Promise.resolve();

  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      run = run.then(look).catch((error: unknown) => app.log.error({ err: error }, 'overdue returns were not seen to'));
    }, POLL_MS);
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await run;
  });
};

export const overdueReturnsPlugin = fastifyPlugin(overdueReturns);
