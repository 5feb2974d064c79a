import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { createRefundPayments } from './payments.ts';
import { createRefundReader } from './reader.ts';
import { Refund, RefundFailed, RefundFilter, RefundPage, RefundPaid, RefundQuery } from './schemas.ts';

const access = 'admin';
const errors = ['refund_by_card', 'refund_paid', 'changed_meanwhile'] as const;
const one = { 200: success({ data: Refund }) };
const params = z.strictObject({ id: PathId });

/** Refunds to customers. */
export const adminRefundRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createRefundReader(app.database);
  const payments = createRefundPayments(app);

  app.get(
    '/admin/refunds',
    {
      config: { access },
      schema: {
        summary: 'A page of refunds, newest first',
        querystring: RefundQuery,
        response: { 200: success({ data: RefundPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const { entries, meta } = await read.page(filter, page, size);
      return ok(request, 'refunds.shown', { data: { refunds: entries, meta } });
    },
  );

  app.get(
    '/admin/refunds.csv',
    {
      config: { access },
      schema: { summary: 'The same as CSV', querystring: RefundFilter, response: { 200: CsvFile } },
    },
    async (request, reply) => csvResponse(reply, 'refunds.csv', read.table(request.query, request.lang)),
  );

  app.post(
    '/admin/refunds/:id/paid',
    {
      config: { access, errors },
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
      config: { access, errors },
      schema: { summary: 'Marks a refund as rejected by the bank', params, body: RefundFailed, response: one },
    },
    async (request) => {
      await payments.failed(requireUser(request), request.params.id, request.body);
      return ok(request, 'refunds.failed', { data: await read.one(request.params.id) });
    },
  );
};
