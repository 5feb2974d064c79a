import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../answer.ts';
import { notFound } from '../../errors.ts';
import { filterOf, Id, offsetOf, PageNumber, pageMeta, pageSize, SearchText } from '../../paging.ts';
import { requireUser } from '../../plugins/session.ts';
import { PageMeta, success } from '../../schemas.ts';
import { createVendorRepository, type ActiveCode } from './repository.ts';
import { AdminVendor, AdminVendorRow, VendorActive } from './schemas.ts';
import { createVendorService } from './service.ts';
import { toVendor, toVendorRow } from './view.ts';

const access = 'admin';
const activeCodes: Record<'0' | '1' | '2', ActiveCode> = { 0: 0, 1: 1, 2: 2 };

const VendorQuery = z.strictObject({
  page: PageNumber,
  search: SearchText,
  status: filterOf(z.enum(['0', '1', '2'])),
});
const VendorId = z.strictObject({ id: Id });
const VendorPage = z.object({ vendors: z.array(AdminVendorRow), meta: PageMeta });
const StatusUpdate = z.strictObject({ active: VendorActive, remarks: z.string().trim().max(1000).optional() });

/** Vendors, as the admin looks after them. `{id}` is the vendor's own id. */
export const adminVendorRoutes: FastifyPluginAsyncZod = async (app) => {
  const vendors = createVendorRepository(app.database);
  const service = createVendorService(app.database);

  app.get(
    '/admin/vendor',
    {
      config: { access },
      schema: {
        summary: 'A page of vendors',
        querystring: VendorQuery,
        response: { 200: success({ ...VendorPage.shape, data: VendorPage }) },
      },
    },
    async (request) => {
      const { page, search, status } = request.query;
      const filter = { search, active: status && activeCodes[status] };
      const [rows, total] = await Promise.all([
        vendors.list(filter, pageSize.backOffice, offsetOf(page, pageSize.backOffice)),
        vendors.count(filter),
      ]);
      // The documents read the list in two places, so it stands in both.
      const list = { vendors: rows.map(toVendorRow), meta: pageMeta(page, pageSize.backOffice, total) };
      return ok(request, 'vendors.shown', { ...list, data: list });
    },
  );

  app.get(
    '/admin/vendor/:id',
    {
      config: { access },
      schema: { summary: 'One vendor', params: VendorId, response: { 200: success({ data: AdminVendor }) } },
    },
    async (request) => {
      const row = await vendors.find(request.params.id);
      if (!row) throw notFound();
      return ok(request, 'vendors.shown', { data: toVendor(row) });
    },
  );

  app.post(
    '/admin/vendor/:id/status',
    {
      config: { access },
      schema: {
        summary: 'Lets a vendor trade (1), stops (0) or rejects (2) him',
        params: VendorId,
        body: StatusUpdate,
        response: { 200: success({ data: AdminVendor }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { active, remarks = '' } = request.body;
      await service.setActive(requireUser(request), id, active, remarks);
      const row = await vendors.find(id);
      if (!row) throw notFound();
      return ok(request, 'vendors.status_updated', { data: toVendor(row) });
    },
  );
};
