import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { AppError } from '../../../wire/errors.ts';
import { ok } from '../../../wire/ok.ts';
import { boundedMeta, offsetOf } from '../../../wire/paging.ts';
import { PageMeta, success } from '../../../wire/schemas.ts';
import { requireVendor } from '../auth/require-vendor.ts';
import { auditTable } from '../../operations/audit/csv.ts';
import { toEntry } from '../../operations/audit/entry.ts';
import { createAuditRepository, MOST_COUNTED } from '../../operations/audit/repository.ts';
import { AuditActors, AuditEntry, StoreAuditFilter, StoreAuditQuery } from '../../operations/audit/schemas.ts';

const access = 'vendor';
const permission = 'team.manage';

/** The audit log of a store: what its members have changed. */
export const storeAuditRoutes: FastifyPluginAsyncZod = async (app) => {
  const log = createAuditRepository(app.database);

  const filterOf = async (request: FastifyRequest, query: z.infer<typeof StoreAuditFilter>) => {
    const filter = { ...query, vendorId: requireVendor(request).vendorId };
    if (await log.isTooWide(filter)) throw new AppError(422, 'search_too_wide');
    return filter;
  };

  app.get(
    '/vendor/audit',
    {
      config: { access, permission, errors: ['search_too_wide'] },
      schema: {
        summary: 'A page of what members of the store have changed, newest first',
        querystring: StoreAuditQuery,
        response: { 200: success({ data: z.object({ entries: z.array(AuditEntry), meta: PageMeta }) }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...query } = request.query;
      const filter = await filterOf(request, query);
      const offset = offsetOf(page, size);
      const limit = Math.max(0, Math.min(size, MOST_COUNTED - offset));
      const [rows, total] = await Promise.all([log.list(filter, limit, offset), log.count(filter)]);
      const entries = rows.map((row) => toEntry(row, request.lang));
      return ok(request, 'audit.shown', { data: { entries, meta: boundedMeta(page, size, total, MOST_COUNTED) } });
    },
  );

  app.get(
    '/vendor/audit.csv',
    {
      config: { access, permission, errors: ['search_too_wide'] },
      schema: {
        summary: 'What members of the store have changed, as CSV',
        querystring: StoreAuditFilter,
        response: { 200: CsvFile },
      },
    },
    async (request, reply) =>
      csvResponse(reply, 'audit.csv', auditTable(app.database, await filterOf(request, request.query), request.lang)),
  );

  app.get(
    '/vendor/audit/actors',
    {
      config: { access, permission },
      schema: {
        summary: 'Everyone who has changed something for the store, former members too',
        response: { 200: success({ actors: AuditActors }) },
      },
    },
    async (request) => ok(request, 'audit.shown', { actors: await log.actorsOf(requireVendor(request).vendorId) }),
  );
};
