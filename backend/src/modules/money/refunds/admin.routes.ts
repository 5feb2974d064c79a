import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addListRoutes } from '../../../csv/list-routes.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { createRefundPayments } from './payments.ts';
import { createRefundReader } from './reader.ts';
import { Refund, RefundFailed, RefundFilter, RefundPaid } from './schemas.ts';

const access = 'admin';
const errors = ['refund_by_card', 'refund_paid', 'changed_meanwhile'] as const;
const one = { 200: success({ data: Refund }) };
const params = z.strictObject({ id: PathId });

/** Refunds to customers. */
export const adminRefundRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createRefundReader(app.database);
  const payments = createRefundPayments(app);

  addListRoutes(app, {
    path: '/admin/refunds',
    permission: 'money.read',
    summary: 'A page of refunds, newest first',
    filter: RefundFilter,
    key: 'refunds',
    entry: Refund,
    read,
    message: 'refunds.shown',
  });

  app.post(
    '/admin/refunds/:id/paid',
    {
      config: { access, permission: 'money.manage', errors },
      schema: { summary: 'Marks a refund as paid by the bank', params, body: RefundPaid, response: one },
    },
    async (request) => {
      await payments.paid(requireUser(request), request.params.id, request.body);
      return ok(request, 'refunds.paid', { data: await read.one(request.params.id) });
    },
  );

  app.post(
    '/admin/refunds/:id/failed',
    {
      config: { access, permission: 'money.manage', errors },
      schema: { summary: 'Marks a refund as rejected by the bank', params, body: RefundFailed, response: one },
    },
    async (request) => {
      await payments.failed(requireUser(request), request.params.id, request.body);
      return ok(request, 'refunds.failed', { data: await read.one(request.params.id) });
    },
  );
};
