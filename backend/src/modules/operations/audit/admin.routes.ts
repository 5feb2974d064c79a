import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { csvResponse } from '../../../csv/response.ts';
import { CsvFile } from '../../../csv/schemas.ts';
import { AppError } from '../../../wire/errors.ts';
import { boundedMeta, offsetOf } from '../../../wire/paging.ts';
import { PageMeta, success } from '../../../wire/schemas.ts';
import { auditTable } from './csv.ts';
import { toEntry } from './entry.ts';
import { createAuditRepository, MOST_COUNTED } from './repository.ts';
import { AuditChoices, AuditEntry, AuditFilter, AuditQuery } from './schemas.ts';
import { actionText, entityText } from './labels.ts';

const access = 'admin';

/** Read access to the audit log. The log itself cannot be changed. */
export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  const log = createAuditRepository(app.database);
  const assertNarrow = async (filter: AuditFilter) => {
    if (await log.isTooWide(filter)) throw new AppError(422, 'search_too_wide');
  };

  app.get(
    '/admin/audit',
    {
      config: { access, permission: 'audit.read', errors: ['search_too_wide'] },
      schema: {
        summary: 'A page of the audit log, newest first; a search reads at most 100,000 entries',
        querystring: AuditQuery,
        response: { 200: success({ data: z.object({ entries: z.array(AuditEntry), meta: PageMeta }) }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...filter } = request.query;
      await assertNarrow(filter);
      const offset = offsetOf(page, size);
      const limit = Math.max(0, Math.min(size, MOST_COUNTED - offset));
      const [rows, total] = await Promise.all([log.list(filter, limit, offset), log.count(filter)]);
      const entries = rows.map((row) => toEntry(row, request.lang));
      return ok(request, 'audit.shown', { data: { entries, meta: boundedMeta(page, size, total, MOST_COUNTED) } });
    },
  );

  app.get(
    '/admin/audit.csv',
    {
      config: { access, permission: 'audit.read', errors: ['search_too_wide'] },
      schema: { summary: 'The audit log as CSV', querystring: AuditFilter, response: { 200: CsvFile } },
    },
    async (request, reply) => {
      await assertNarrow(request.query);
      return csvResponse(reply, 'audit.csv', auditTable(app.database, request.query, request.lang));
    },
  );

  app.get(
    '/admin/audit/filters',
    {
      config: { access, permission: 'audit.read' },
      schema: {
        summary: 'Actors, actions and entities that occur in the audit log',
        response: { 200: success(AuditChoices.shape) },
      },
    },
    async (request) => {
      const [actors, actions, entities] = await Promise.all([log.actors(), log.actions(), log.entities()]);
      const { lang } = request;
      return ok(request, 'audit.shown', {
        actors,
        actions: actions.map((value) => ({ value, text: actionText(lang, value) })),
        entities: entities.map((value) => ({ value, text: entityText(lang, value) })),
      });
    },
  );
};
