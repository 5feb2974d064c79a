import type { FastifyPluginAsync } from 'fastify';
import { limitRequests } from '../../plugins/rate-limit.ts';
import type { PaymentEvents } from './events.ts';
import type { PaymentService } from './service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a webhook, which its signature is about; null elsewhere. */
    rawBody: Buffer | null;
  }
}

/** Larger than anything that a provider tells. */
const LIMIT_BYTES = 64 * 1024;
/** Providers send from few addresses, and again what was refused. */
const WEBHOOKS_PER_MINUTE = 1_200;

interface Options {
  readonly service: PaymentService;
  readonly events: PaymentEvents;
}

/**
 * Where providers tell what has become of a payment. It stands beside the API: a machine calls it that signs instead of
 * signing in, and wants a 200 as soon as what it says is written down. What is not signed is not kept.
 */
export const webhookRoute: FastifyPluginAsync<Options> = async (app, { service, events }) => {
  await limitRequests(app, WEBHOOKS_PER_MINUTE);
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
