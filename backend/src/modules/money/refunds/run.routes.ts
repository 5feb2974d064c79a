import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { createRefundReader } from './reader.ts';
import { RefundRun, RefundRunForm, RefundRunNumber, RefundRunPage, RefundRunQuery } from './run-schemas.ts';
import { createRefundRuns } from './runs.ts';

const access = 'admin';

/** Refund runs with their bank files. */
export const refundRunRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createRefundReader(app.database);
  const runs = createRefundRuns(app);

  app.get(
    '/admin/refund-runs',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A page of refund runs, newest first, with the transfers that are not in any run yet',
        querystring: RefundRunQuery,
        response: { 200: success({ data: RefundRunPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, currency } = request.query;
      return ok(request, 'refunds.shown', { data: await runs.page(currency, page, size) });
    },
  );

  app.get(
    '/admin/refund-runs/:run_no/bank.csv',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'Transfers of a run without an outcome yet, as CSV with full IBANs',
        params: RefundRunNumber,
        response: { 200: CsvFile },
      },
    },
    async (request, reply) => {
      const { id, run_no: no } = await runs.find(request.params.run_no);
      return csvResponse(reply, `${no}.csv`, read.bankFile(id, request.lang));
    },
  );

  app.post(
    '/admin/refund-runs',
    {
      config: { access, permission: 'money.manage', errors: ['no_refunds_due', 'refund_run_changed'] },
      schema: {
        summary: 'Orders all due transfers of a currency',
        body: RefundRunForm,
        response: { 200: success({ data: RefundRun }) },
      },
    },
    async (request) => ok(request, 'refunds.ordered', { data: await runs.order(requireUser(request), request.body) }),
  );
};
