import type { FastifyPluginAsync } from 'fastify';
import { limitRequests } from '../../../plugins/rate-limit.ts';
import type { PaymentEvents } from './events.ts';
import type { PaymentService } from './service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Raw body of a webhook, for its signature; null elsewhere. */
    rawBody: Buffer | null;
  }
}

/** Larger than any real event. */
const LIMIT_BYTES = 64 * 1024;
/** Providers send from few addresses and retry rejected events. */
const WEBHOOKS_PER_MINUTE = 1_200;

interface Options {
  readonly service: PaymentService;
  readonly events: PaymentEvents;
}

/**
 * Webhook for payment providers. Not part of the API: the caller signs instead of signing in, and expects a 200 as soon
 * as the event is stored. Unsigned requests are dropped.
 */
export const webhookRoute: FastifyPluginAsync<Options> = async (app, { service, events }) => {
  await limitRequests(app, WEBHOOKS_PER_MINUTE, { sharedAs: 'webhooks' });
  app.decorateRequest('rawBody', null);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: LIMIT_BYTES },
    async (request: { rawBody: Buffer | null }, bytes: Buffer) => {
      request.rawBody = bytes;
    },
  );

  app.post<{ Params: { provider: string } }>('/api/payments/webhooks/:provider', async (request, reply) => {
    const { provider } = service;
    if (provider?.name !== request.params.provider) return reply.status(404).send();
    const event = request.rawBody && provider.readEvent(request.headers, request.rawBody);
    if (!event) return reply.status(401).send();
    await events.receive(provider.name, event);
    return reply.status(200).send();
  });
};
