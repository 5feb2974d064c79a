import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireBuyer } from '../../../plugins/buyer.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { RefundAccount } from '../../sales/returns/forms.ts';
import { createRefundAccounts } from './accounts.ts';
import { createRefundReader } from './reader.ts';
import { OrderRefund } from './schemas.ts';

const access = 'buyer';
const params = z.strictObject({ id: PathId });

/** A customer's refunds and their bank accounts. */
export const refundRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createRefundReader(app.database);
  const accounts = createRefundAccounts(app);

  app.get(
    '/orders/:id/refunds',
    {
      config: { access },
      schema: {
        summary: 'The customer’s refunds for an order, oldest first',
        params,
        response: {
          200: success({
            data: z.object({ refunds: z.array(OrderRefund).describe('Refunds with their destination') }),
          }),
        },
      },
    },
    async (request) => {
      const refunds = await read.ofPart(requireBuyer(request).id, request.params.id);
      return ok(request, 'refunds.shown', { data: { refunds } });
    },
  );

  app.post(
    '/refunds/:id/account',
    {
      config: { access, errors: ['refund_by_card', 'refund_paid', 'refund_account_known'] },
      schema: {
        summary:
          'Sets the account of a refund that needs one: the bank has rejected the previous one, or there was none',
        params,
        body: RefundAccount,
        response: { 200: success({}) },
      },
    },
    async (request) => {
      await accounts.name(requireBuyer(request).id, request.params.id, request.body);
      return ok(request, 'refunds.account_named');
    },
  );
};
