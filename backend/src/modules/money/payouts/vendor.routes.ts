import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { requireVendor } from '../../people/auth/require-vendor.ts';
import { payoutTable } from './csv.ts';
import { createPayoutReader, ownPayouts } from './reader.ts';
import { Payout, PayoutFilter, PayoutNumber, PayoutPage, PayoutQuery } from './schemas.ts';
import { toPayout } from './view.ts';

const access = 'vendor';

/** A vendor's payouts. */
export const vendorPayoutRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createPayoutReader(app.database);

  app.get(
    '/vendor/money/payouts',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'A page of the vendor’s payouts, newest first',
        querystring: PayoutQuery,
        response: { 200: success({ data: PayoutPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      const { rows, meta } = await read.page(ownPayouts(requireVendor(request).vendorId, filter), page, size);
      return ok(request, 'payout.shown', { data: { payouts: rows.map(toPayout), meta } });
    },
  );

  app.get(
    '/vendor/money/payouts.csv',
    {
      config: { access, permission: 'money.read' },
      schema: { summary: 'The same as CSV', querystring: PayoutFilter, response: { 200: CsvFile } },
    },
    async (request, reply) => {
      const condition = ownPayouts(requireVendor(request).vendorId, request.query);
      return csvResponse(reply, 'payouts.csv', payoutTable(app.database, condition, request.lang, 'vendor'));
    },
  );

  app.get(
    '/vendor/money/payouts/:payout_no',
    {
      config: { access, permission: 'money.read' },
      schema: {
        summary: 'One of the vendor’s payouts; entries with its number are what it pays for',
        params: PayoutNumber,
        response: { 200: success({ data: Payout }) },
      },
    },
    async (request) => {
      const row = await read.one(request.params.payout_no, requireVendor(request).vendorId);
      return ok(request, 'payout.shown', { data: toPayout(row) });
    },
  );
};
