import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createOutbox, type Outbox } from '../mail/outbox.ts';
import { createSender } from '../mail/sender.ts';

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
  }
}

const POLL_MS = 2_000;

/** The outbox, emptied every two seconds while the app listens. A run that has begun ends before the app closes. */
const mail: FastifyPluginAsync = async (app) => {
  const outbox = createOutbox(app.database, createSender(app.config));
  app.decorate('outbox', outbox);

  let timer: NodeJS.Timeout | undefined;
  let run: Promise<void> = Promise.resolve();
  let closing = false;

  const deliver = async () => {
    try {
      const { failed } = await outbox.deliverDue();
      if (failed) app.log.warn({ failed }, 'mail could not be delivered');
    } catch (error) {
      app.log.error({ err: error }, 'the outbox could not be read');
    }
    schedule();
  };
  const schedule = () => {
    if (closing) return;
    timer = setTimeout(() => {
      run = deliver();
    }, POLL_MS);
  };

  app.addHook('onListen', async () => schedule());
  app.addHook('preClose', async () => {
    closing = true;
    clearTimeout(timer);
    await run;
  });
};

export const mailPlugin = fastifyPlugin(mail);
