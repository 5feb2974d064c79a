import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { success, type Currency } from '../../../wire/schemas.ts';
import { requireVendor } from '../../people/auth/require-vendor.ts';
import { AdminVatFileQuery, AdminVatQuery, spanOf, VatFileQuery, VatQuery } from './query.ts';
import { createVatReportReader } from './vat-report.ts';
import { VatReport } from './vat-report-schemas.ts';

const priority = 'background';
const response = { 200: success({ data: VatReport }) };
const file = { 200: CsvFile };

const fileNameOf = ({ from, to }: { from: string; to: string }, currency: Currency) =>
  `vat-${from}-${to}-${currency}.csv`;

const everybodyOr = ({ vendor_id: vendorId }: z.infer<typeof AdminVatFileQuery>) => vendorId ?? ('everybody' as const);

/** VAT reports for the tax returns of vendors and of the marketplace. */
export const vatReportRoutes: FastifyPluginAsyncZod = async (app) => {
  const reports = createVatReportReader(app.database);

  app.get(
    '/vendor/reports/vat',
    {
      config: { access: 'vendor', permission: 'reports.read', priority },
      schema: { summary: 'Tax on the vendor’s sales between two days', querystring: VatQuery, response },
    },
    async (request) => {
      const { page, per_page: size, currency = request.currency } = request.query;
      const seller = { vendorId: requireVendor(request).vendorId, currency };
      return ok(request, 'reports.shown', {
        data: await reports.page(seller, spanOf(request.query), { page, size }, request.lang),
      });
    },
  );

  app.get(
    '/vendor/reports/vat.csv',
    {
      config: { access: 'vendor', permission: 'reports.read', priority },
      schema: { summary: 'The same as CSV', querystring: VatFileQuery, response: file },
    },
    async (request, reply) => {
      const { currency = request.currency } = request.query;
      const seller = { vendorId: requireVendor(request).vendorId, currency };
      const days = spanOf(request.query);
      return csvResponse(reply, fileNameOf(days, currency), await reports.table(seller, days, request.lang));
    },
  );

  app.get(
    '/admin/reports/vat',
    {
      config: { access: 'admin', permission: 'money.read', priority },
      schema: { summary: 'Tax on all sales between two days', querystring: AdminVatQuery, response },
    },
    async (request) => {
      const { page, per_page: size, currency = request.currency } = request.query;
      const seller = { vendorId: everybodyOr(request.query), currency };
      return ok(request, 'reports.shown', {
        data: await reports.page(seller, spanOf(request.query), { page, size }, request.lang),
      });
    },
  );

  app.get(
    '/admin/reports/vat.csv',
    {
      config: { access: 'admin', permission: 'money.read', priority },
      schema: { summary: 'The same as CSV', querystring: AdminVatFileQuery, response: file },
    },
    async (request, reply) => {
      const { currency = request.currency } = request.query;
      const seller = { vendorId: everybodyOr(request.query), currency };
      const days = spanOf(request.query);
      return csvResponse(reply, fileNameOf(days, currency), await reports.table(seller, days, request.lang));
    },
  );
};
