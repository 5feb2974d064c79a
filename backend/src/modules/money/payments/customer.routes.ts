import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { perMinute } from '../../../plugins/rate-limit.ts';
import { requireBuyer } from '../../../plugins/buyer.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { PaymentProgress, PaymentSession } from './schemas.ts';

const access = 'buyer';
const params = z.strictObject({ order_no: z.string().min(1).max(40).describe('Number of the order to be paid') });
const progress = { 200: success({ data: PaymentProgress }) };
/** Each request calls the provider: the limit suits a waiting customer, and no more. */
const attempts = [perMinute(30)];

/**
 * Paying for an order placed by card. All are idempotent: the rows of the order and its attempts prevent duplicates.
 */
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
        summary: 'Opens the provider’s page for an order awaiting payment, or returns the open one',
        params,
        response: { 200: success({ data: PaymentSession }) },
      },
    },
    async (request) => {
      const data = await service.session(requireBuyer(request).id, request.params.order_no, request.lang);
      return ok(request, 'payments.opened', { data });
    },
  );

  app.post(
    '/payments/:order_no/poll',
    {
      config: { access, priority: 'checkout', idempotency: 'own', attempts, errors: ['not_found'] },
      schema: { summary: 'Polls the provider for the payment of an order', params, response: progress },
    },
    async (request) => {
      const data = await service.poll(requireBuyer(request).id, request.params.order_no);
      return ok(request, `payments.${data.state}`, { data });
    },
  );

  app.post(
    '/payments/:order_no/abandon',
    {
      config: { access, priority: 'checkout', idempotency: 'own', attempts, errors: ['not_found'] },
      schema: {
        summary: 'Abandons an unpaid order, releasing its goods and coupon; a paid one is unchanged',
        params,
        response: progress,
      },
    },
    async (request) => {
      const data = await service.abandon(requireBuyer(request).id, request.params.order_no);
      return ok(request, `payments.${data.state}`, { data });
    },
  );
};
