import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { PathId } from '../../../wire/paging.ts';
import { success } from '../../../wire/schemas.ts';
import {
  AdminPaymentDetail,
  FindingPage,
  FindingQuery,
  FindingSettled,
  PaymentFilter,
  PaymentPage,
  PaymentQuery,
} from './admin-schemas.ts';
import { createPaymentFindings } from './findings.ts';
import { createPaymentOversight } from './oversight.ts';
import { createPaymentReader } from './reader.ts';

const access = 'admin';
const params = z.strictObject({ id: PathId });
const nothing = { 200: success({}) };

/** Card payments for admins: their state, and the findings that only an admin can settle. */
export const adminPaymentRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createPaymentReader(app.database);
  const oversight = createPaymentOversight(app);
  const findings = createPaymentFindings(app.database);

  app.get(
    '/admin/payments',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A page of all card payment attempts, newest first, with the availability of cards',
        querystring: PaymentQuery,
        response: { 200: success({ data: PaymentPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const { entries, meta } = await read.page(filter, page, size);
      const service = { provider: app.payments.service.provider?.name ?? null, state: app.payments.state() };
      return ok(request, 'payments.shown', { data: { payments: entries, service, meta } });
    },
  );

  app.get(
    '/admin/payments.csv',
    {
      config: { access, permission: 'money.read' },
      schema: { summary: 'The same as CSV', querystring: PaymentFilter, response: { 200: CsvFile } },
    },
    async (request, reply) => csvResponse(reply, 'payments.csv', read.table(request.query, request.lang)),
  );

  app.get(
    '/admin/payments/:id',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A payment attempt with the other attempts at its order, and all captures, events and findings',
        params,
        response: { 200: success({ data: AdminPaymentDetail }) },
      },
    },
    async (request) => ok(request, 'payments.shown', { data: await read.detail(request.params.id) }),
  );

  app.post(
    '/admin/payments/:id/poll',
    {
      config: { access, permission: 'money.manage', stepUp: false, idempotency: 'own', errors: ['payment_unknown'] },
      schema: {
        summary: 'Polls the provider for the state of a payment',
        params,
        response: { 200: success({ data: AdminPaymentDetail }) },
      },
    },
    async (request) => {
      await oversight.poll(requireUser(request), request.params.id);
      return ok(request, 'payments.asked', { data: await read.detail(request.params.id) });
    },
  );

  app.post(
    '/admin/payment-events/:id/retry',
    {
      config: { access, permission: 'money.manage', stepUp: false, errors: ['event_not_dead'] },
      schema: { summary: 'Processes a provider event again', params, response: nothing },
    },
    async (request) => {
      await oversight.retry(requireUser(request), request.params.id);
      return ok(request, 'payments.retried');
    },
  );

  app.get(
    '/admin/payment-findings',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A page of findings, newest first',
        querystring: FindingQuery,
        response: { 200: success({ data: FindingPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, settled } = request.query;
      const isSettled = settled === undefined ? null : settled === '1';
      return ok(request, 'payments.shown', { data: await read.findings(isSettled, page, size) });
    },
  );

  app.post(
    '/admin/payment-findings/:id/settle',
    {
      config: { access, permission: 'money.manage', errors: ['finding_settled'] },
      schema: { summary: 'Settles a finding with a remark', params, body: FindingSettled, response: nothing },
    },
    async (request) => {
      await findings.settle(requireUser(request), request.params.id, request.body.remark);
      return ok(request, 'payments.settled');
    },
  );
};
