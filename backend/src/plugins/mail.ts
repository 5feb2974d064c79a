import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { BATCH, createOutbox, type Outbox } from '../mail/outbox.ts';
import { createSender, type SendMail } from '../mail/sender.ts';

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
    /** Sends a mail whose result the request waits for; all others go through the outbox. */
    sendMail: SendMail;
  }
}

const POLL_MS = 2_000;

/**
 * Polls the outbox every two seconds while the app listens, and immediately again after a full batch. On close, the
 * mail in progress is finished.
 */
const mail: FastifyPluginAsync = async (app) => {
  const sendMail = createSender(app, app.config);
  const outbox = createOutbox(app.database, sendMail);
  app.decorate('sendMail', sendMail);
  app.decorate('outbox', outbox);

  let timer: NodeJS.Timeout | undefined;
  let run: Promise<void> = Promise.resolve();
  const closing = new AbortController();

  const deliver = async () => {
    let handled = 0;
    try {
      const { sent, failed } = await outbox.deliverDue(closing.signal);
      handled = sent + failed;
      if (failed) app.log.warn({ failed }, 'mail could not be delivered');
    } catch (error) {
      app.log.error({ err: error }, 'the outbox could not be read');
    }
    // A full batch leaves mail behind; without an immediate repeat a busy shop would fall further behind.
    schedule(handled === BATCH ? 0 : POLL_MS);
  };
  const schedule = (delay: number) => {
    if (closing.signal.aborted) return;
    timer = setTimeout(() => {
      run = deliver();
    }, delay);
  };

  app.addHook('onListen', async () => schedule(POLL_MS));
  app.addHook('preClose', async () => {
    closing.abort();
    clearTimeout(timer);
    await run;
  });
};

export const mailPlugin = fastifyPlugin(mail);
