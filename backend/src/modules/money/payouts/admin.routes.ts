import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import { payoutTable } from './csv.ts';
import { createPayoutHolds } from './holds.ts';
import { createPayoutOutcomes } from './outcomes.ts';
import { createPayoutReader } from './reader.ts';
import { payoutCondition } from './repository.ts';
import {
  AdminPayout,
  AdminPayoutFilter,
  AdminPayoutPage,
  AdminPayoutQuery,
  PaidForm,
  PayoutHold,
  PayoutHoldResponse,
  PayoutNumber,
  PayoutReason,
} from './schemas.ts';
import { toAdminPayout } from './view.ts';

const access = 'admin';
const one = { 200: success({ data: AdminPayout }) };

/** Payouts and their outcomes at the bank. */
export const adminPayoutRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createPayoutReader(app.database);
  const outcomes = createPayoutOutcomes(app);
  const holds = createPayoutHolds(app.database);

  app.get(
    '/admin/payouts',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A page of payouts, newest first',
        querystring: AdminPayoutQuery,
        response: { 200: success({ data: AdminPayoutPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const { rows, meta } = await read.page(payoutCondition(filter), page, size);
      return ok(request, 'payout.shown', { data: { payouts: rows.map(toAdminPayout), meta } });
    },
  );

  app.get(
    '/admin/payouts.csv',
    {
      config: { access, permission: 'money.read' },
      schema: { summary: 'The same as CSV', querystring: AdminPayoutFilter, response: { 200: CsvFile } },
    },
    async (request, reply) =>
      csvResponse(
        reply,
        'payouts.csv',
        payoutTable(app.database, payoutCondition(request.query), request.lang, 'admin'),
      ),
  );

  app.get(
    '/admin/payouts/:payout_no',
    {
      config: { access, permission: 'money.read' },
      schema: { summary: 'One payout', params: PayoutNumber, response: one },
    },
    async (request) =>
      ok(request, 'payout.shown', { data: toAdminPayout(await read.one(request.params.payout_no, null)) }),
  );

  app.post(
    '/admin/payouts/:payout_no/paid',
    {
      config: { access, permission: 'money.manage', errors: ['payout_not_underway'] },
      schema: { summary: 'Marks a payout as paid by the bank', params: PayoutNumber, body: PaidForm, response: one },
    },
    async (request) => {
      const { payout_no: no } = request.params;
      await outcomes.paid(requireUser(request), no, request.body);
      return ok(request, 'payout.paid', { data: toAdminPayout(await read.one(no, null)) });
    },
  );

  app.post(
    '/admin/payouts/:payout_no/failed',
    {
      config: { access, permission: 'money.manage', errors: ['payout_not_underway'] },
      schema: {
        summary: 'Marks a payout as failed; a later run pays it',
        params: PayoutNumber,
        body: PayoutReason,
        response: one,
      },
    },
    async (request) => {
      const { payout_no: no } = request.params;
      await outcomes.failed(requireUser(request), no, request.body.reason);
      return ok(request, 'payout.failed', { data: toAdminPayout(await read.one(no, null)) });
    },
  );

  app.post(
    '/admin/payouts/:payout_no/returned',
    {
      config: { access, permission: 'money.manage', errors: ['payout_not_paid'] },
      schema: {
        summary: 'Marks a paid payout as returned; a later run pays it',
        params: PayoutNumber,
        body: PayoutReason,
        response: one,
      },
    },
    async (request) => {
      const { payout_no: no } = request.params;
      await outcomes.returned(requireUser(request), no, request.body.reason);
      return ok(request, 'payout.returned', { data: toAdminPayout(await read.one(no, null)) });
    },
  );

  app.post(
    '/admin/vendors/:id/payout-hold',
    {
      config: { access, permission: 'money.manage', errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Holds a vendor’s payouts or releases them; `id` is the vendor id',
        params: z.strictObject({ id: PathId }),
        body: PayoutHold,
        response: { 200: success({ data: PayoutHoldResponse }) },
      },
    },
    async (request) => {
      const { reason } = request.body;
      await holds.hold(requireUser(request), request.params.id, request.body);
      return ok(request, reason === null ? 'payout.hold_ended' : 'payout.held', { data: { hold_reason: reason } });
    },
  );
};
