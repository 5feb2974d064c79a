import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { toWire } from '../../../money/money.ts';
import { offsetOf, pageMeta } from '../../../wire/paging.ts';
import { PageMeta, success, type Currency } from '../../../wire/schemas.ts';
import { requireVendor } from '../../people/auth/require-vendor.ts';
import { createCustomerRepository, type CustomerRow } from './customer-repository.ts';
import { createDashboardReader } from './dashboard.ts';
import { CustomerQuery, DashboardQuery, ReportFileQuery, ReportQuery, spanOf, toCustomerOrder } from './query.ts';
import { createReportReader, fileNameOf } from './report.ts';
import type { Seller } from '../orders/sales.ts';
import { VendorCustomer, VendorDashboard, VendorReport } from './schemas.ts';

const access = 'vendor';

/** The signed-in vendor; a currency in the query overrides the header. */
const sellerOf = (request: FastifyRequest, currency: Currency = request.currency): Seller => ({
  vendorId: requireVendor(request).vendorId,
  currency,
});

const toCustomer = ({ spent, ...row }: CustomerRow): z.infer<typeof VendorCustomer> => ({
  ...row,
  spent: spent.map(({ currency, amount }) => ({ currency, amount: toWire(amount, currency) })),
});

/** Vendor reports: dashboard, customers, earnings. */
export const reportRoutes: FastifyPluginAsyncZod = async (app) => {
  const readDashboard = createDashboardReader(app.database, app.config.payments !== null);
  const customers = createCustomerRepository(app.database);
  const reports = createReportReader(app.database);

  app.get(
    '/vendor/dashboard',
    {
      config: { access, permission: 'orders.read' },
      schema: {
        summary: 'The vendor’s sales in a period compared with the preceding one, and pending work',
        querystring: DashboardQuery,
        response: { 200: success({ data: VendorDashboard }) },
      },
    },
    async (request) => {
      const { currency, period } = request.query;
      return ok(request, 'reports.shown', {
        data: await readDashboard(sellerOf(request, currency), period, requireUser(request).permissions),
      });
    },
  );

  app.get(
    '/vendor/customers',
    {
      config: { access, permission: 'orders.read' },
      schema: {
        summary: 'A page of the vendor’s customers; `spent` sorts by the header’s currency',
        querystring: CustomerQuery,
        response: {
          200: success({ customers: z.array(VendorCustomer).describe('Customers on this page'), meta: PageMeta }),
        },
      },
    },
    async (request) => {
      const { page, per_page: size, search } = request.query;
      const { vendorId } = requireVendor(request);
      const order = toCustomerOrder(request.query, request.currency);
      const [rows, total] = await Promise.all([
        customers.list(vendorId, search, order, { limit: size, offset: offsetOf(page, size) }),
        customers.count(vendorId, search),
      ]);
      return ok(request, 'reports.shown', {
        customers: rows.map(toCustomer),
        meta: pageMeta(page, size, total),
      });
    },
  );

  app.get(
    '/vendor/reports',
    {
      config: { access, permission: 'reports.read', priority: 'background' },
      schema: {
        summary: 'The vendor’s earnings between two days, with a page of the orders; by default the last 30 days',
        querystring: ReportQuery,
        response: { 200: success({ data: VendorReport }) },
      },
    },
    async (request) => {
      const { currency, status, page } = request.query;
      const scope = { ...spanOf(request.query), status };
      const data = await reports.page(sellerOf(request, currency), scope, page);
      return ok(request, 'reports.shown', { data });
    },
  );

  app.get(
    '/vendor/reports.csv',
    {
      config: { access, permission: 'reports.read', priority: 'background' },
      schema: {
        summary: 'All orders of the report as CSV',
        querystring: ReportFileQuery,
        response: { 200: CsvFile },
      },
    },
    async (request, reply) => {
      const { currency, status } = request.query;
      const scope = { ...spanOf(request.query), status };
      const seller = sellerOf(request, currency);
      return csvResponse(reply, fileNameOf(scope, seller), reports.table(seller, scope));
    },
  );
};
