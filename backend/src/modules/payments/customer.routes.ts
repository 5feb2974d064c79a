import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { perMinute } from '../../plugins/rate-limit.ts';
import { requireUser } from '../../plugins/session.ts';
import { ok } from '../../wire/ok.ts';
import { success } from '../../wire/schemas.ts';
import { PaymentProgress, PaymentSession } from './schemas.ts';

const access = 'user';
const params = z.strictObject({ order_no: z.string().min(1).max(40).describe('The number of the order that is paid') });
const progress = { 200: success({ data: PaymentProgress }) };
/** Each asks another company: often enough for somebody who waits, and no more. */
const attempts = [perMinute(30)];

/** Paying an order that was placed by card. Each may be repeated: the order and its attempts are the rows that stop it. */
export const paymentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { service } = app.payments;

  app.post(
    '/payments/:order_no/session',
    {
      config: {
        ...{ access, priority: 'checkout', idempotency: 'own', attempts },
        errors: ['not_found', 'payment_over', 'card_unavailable', 'provider_silent'],
      },
      schema: {
        summary: 'Opens the provider’s page for an order that waits to be paid, or the one that is open',
        params,
        response: { 200: success({ data: PaymentSession }) },
      },
    },
    async (request) => {
      const data = await service.session(requireUser(request).id, request.params.order_no, request.lang);
      return ok(request, 'payments.opened', { data });
    },
  );

  app.post(
    '/payments/:order_no/look',
    {
      config: { access, priority: 'checkout', idempotency: 'own', attempts, errors: ['not_found'] },
      schema: { summary: 'Asks the provider how the payment of an order went', params, response: progress },
    },
    async (request) => {
      const data = await service.look(requireUser(request).id, request.params.order_no);
      return ok(request, `payments.${data.state}`, { data });
    },
  );

  app.post(
    '/payments/:order_no/abandon',
    {
      config: { access, priority: 'checkout', idempotency: 'own', attempts, errors: ['not_found'] },
      schema: {
        summary:
          'Gives an order up that is not paid, so that its goods and its coupon are free; one that is paid stays',
        params,
        response: progress,
      },
    },
    async (request) => {
      const data = await service.abandon(requireUser(request).id, request.params.order_no);
      return ok(request, `payments.${data.state}`, { data });
    },
  );
};
