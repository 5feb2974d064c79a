import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { offsetOf, pageMeta } from '../../../wire/paging.ts';
import { PageMeta, success } from '../../../wire/schemas.ts';
import { vendorTable } from './csv.ts';
import { toVendorFilter, VendorListFilter, VendorQuery } from './query.ts';
import { createVendorRepository } from './repository.ts';
import { AdminVendorRow } from './schemas.ts';
import { toVendorRow } from './view.ts';

const access = 'admin';
const VendorPage = z.object({ vendors: z.array(AdminVendorRow), meta: PageMeta });

/** Vendor list, as JSON and as CSV. */
export const vendorListRoutes: FastifyPluginAsyncZod = async (app) => {
  const vendors = createVendorRepository(app.database);

  app.get(
    '/admin/vendor',
    {
      config: { access, permission: 'vendors.read' },
      schema: {
        summary: 'A page of vendors',
        querystring: VendorQuery,
        response: { 200: success({ ...VendorPage.shape, data: VendorPage }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...query } = request.query;
      const filter = toVendorFilter(query);
      const [rows, total] = await Promise.all([
        vendors.list(filter, size, offsetOf(page, size)),
        vendors.count(filter),
      ]);
      // The documented API reads the list from either of two places.
      const list = { vendors: rows.map(toVendorRow), meta: pageMeta(page, size, total) };
      return ok(request, 'vendors.shown', { ...list, data: list });
    },
  );

  app.get(
    '/admin/vendors.csv',
    {
      config: { access, permission: 'vendors.read' },
      schema: { summary: 'The vendors as CSV', querystring: VendorListFilter, response: { 200: CsvFile } },
    },
    async (request, reply) =>
      csvResponse(reply, 'vendors.csv', vendorTable(app.database, toVendorFilter(request.query), request.lang)),
  );
};
