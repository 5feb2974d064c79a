import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { createCarrierCashReader } from './reader.ts';
import {
  CarrierCashFilter,
  CarrierCashPage,
  CarrierCashQuery,
  RemittanceForm,
  SettlementForm,
  VendorPaymentForm,
} from './schemas.ts';
import { createRemittances } from './service.ts';

const access = 'admin';
const done = { 200: success({}) };

/** Carrier cash, and money received at the bank. */
export const carrierCashRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createCarrierCashReader(app.database);
  const remittances = createRemittances(app.database);

  app.get(
    '/admin/money/carrier-cash',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A page of parcels whose cash the carrier has not handed over, oldest first',
        querystring: CarrierCashQuery,
        response: { 200: success({ data: CarrierCashPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      return ok(request, 'money.shown', { data: await read.page(filter, page, size) });
    },
  );

  app.get(
    '/admin/money/carrier-cash.csv',
    {
      config: { access, permission: 'money.read' },
      schema: { summary: 'The same as CSV', querystring: CarrierCashFilter, response: { 200: CsvFile } },
    },
    async (request, reply) => csvResponse(reply, 'carrier-cash.csv', read.table(request.query, request.lang)),
  );

  app.post(
    '/admin/money/remittances',
    {
      config: { access, permission: 'money.manage', errors: ['already_remitted'] },
      schema: {
        summary: 'Records that a carrier has handed over the cash of parcels',
        body: RemittanceForm,
        response: done,
      },
    },
    async (request) => {
      await remittances.remit(requireUser(request), request.body);
      return ok(request, 'remittance.remitted', {});
    },
  );

  app.post(
    '/admin/money/settlements',
    {
      config: { access, permission: 'money.manage', errors: ['reference_used'] },
      schema: { summary: 'Records a settlement by a payment provider', body: SettlementForm, response: done },
    },
    async (request) => {
      await remittances.settle(requireUser(request), request.body);
      return ok(request, 'remittance.settled', {});
    },
  );

  app.post(
    '/admin/money/vendor-payments',
    {
      config: { access, permission: 'money.manage', errors: ['reference_used'] },
      schema: {
        summary: 'Records that a vendor has paid a debt',
        body: VendorPaymentForm,
        response: done,
      },
    },
    async (request) => {
      await remittances.paidIn(requireUser(request), request.body);
      return ok(request, 'remittance.paid_in', {});
    },
  );
};
