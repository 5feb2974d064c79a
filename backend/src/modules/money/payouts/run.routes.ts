import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { PayoutPreview } from '../../../wire/payout-preview.ts';
import { success } from '../../../wire/schemas.ts';
import { bankFile } from './csv.ts';
import { createPayoutReader } from './reader.ts';
import {
  PayoutRunDetail,
  PayoutRunForm,
  PayoutRunPage,
  PayoutRunQuery,
  PayoutScope,
  RunNumber,
} from './run-schemas.ts';
import { createPayoutRuns } from './runs.ts';

const access = 'admin';

/** Payout runs: preview, execution and bank file. */
export const payoutRunRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createPayoutReader(app.database);
  const runs = createPayoutRuns(app);

  app.get(
    '/admin/payout-runs',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A page of payout runs, newest first',
        querystring: PayoutRunQuery,
        response: { 200: success({ data: PayoutRunPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      return ok(request, 'payout.shown', { data: await read.runs(filter, page, size) });
    },
  );

  app.get(
    '/admin/payout-runs/:run_no',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A payout run with its payouts',
        params: RunNumber,
        response: { 200: success({ data: PayoutRunDetail }) },
      },
    },
    async (request) => ok(request, 'payout.shown', { data: await read.run(request.params.run_no) }),
  );

  app.get(
    '/admin/payout-runs/:run_no/bank.csv',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'The transfers of a run that the bank has not made yet, as CSV with full IBANs',
        params: RunNumber,
        response: { 200: CsvFile },
      },
    },
    async (request, reply) => {
      const { run_no: no } = request.params;
      return csvResponse(reply, `${no}.csv`, bankFile(await read.ofRun(no), request.lang));
    },
  );

  app.post(
    '/admin/payout-runs/preview',
    {
      config: { access, permission: 'money.manage', stepUp: false },
      schema: {
        summary: 'What a payout run would pay now, and whom it would skip; nothing is stored',
        body: PayoutScope,
        response: { 200: success({ data: PayoutPreview }) },
      },
    },
    async (request) => ok(request, 'payout.previewed', { data: await runs.preview(request.body) }),
  );

  app.post(
    '/admin/payout-runs',
    {
      config: { access, permission: 'money.manage', errors: ['payout_run_changed', 'nothing_to_pay'] },
      schema: {
        summary: 'Orders the payouts of a preview',
        body: PayoutRunForm,
        response: { 200: success({ data: PayoutRunDetail }) },
      },
    },
    async (request) => {
      const no = await runs.run(requireUser(request), request.body);
      return ok(request, 'payout.ordered', { data: await read.run(no) });
    },
  );
};
