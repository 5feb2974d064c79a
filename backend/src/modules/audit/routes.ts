import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../answer.ts';
import { csvAnswer } from '../../csv/answer.ts';
import { CsvFile } from '../../csv/schemas.ts';
import { offsetOf, pageMeta, pageSize } from '../../paging.ts';
import { PageMeta, success } from '../../schemas.ts';
import { auditTable } from './csv.ts';
import { createAuditRepository, type AuditRow } from './repository.ts';
import { AuditChoices, AuditEntry, AuditFilter, AuditQuery } from './schemas.ts';

const access = 'admin';

const toEntry = ({ actor_id, actor_name, actor_email, actor_role, ...row }: AuditRow): z.infer<typeof AuditEntry> => ({
  ...row,
  actor: { id: actor_id, name: actor_name, email: actor_email, role: actor_role },
});

/** Who has changed what. There is no way to change the log itself. */
export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  const log = createAuditRepository(app.database);

  app.get(
    '/admin/audit',
    {
      config: { access },
      schema: {
        summary: 'A page of the audit log, the newest first',
        querystring: AuditQuery,
        response: { 200: success({ data: z.object({ entries: z.array(AuditEntry), meta: PageMeta }) }) },
      },
    },
    async (request) => {
      const { page, ...filter } = request.query;
      const size = pageSize.backOffice;
      const [rows, total] = await Promise.all([log.list(filter, size, offsetOf(page, size)), log.count(filter)]);
      return ok(request, 'audit.shown', { data: { entries: rows.map(toEntry), meta: pageMeta(page, size, total) } });
    },
  );

  app.get(
    '/admin/audit.csv',
    {
      config: { access },
      schema: { summary: 'The audit log as a table', querystring: AuditFilter, response: { 200: CsvFile } },
    },
    async (request, reply) => csvAnswer(reply, 'audit.csv', auditTable(app.database, request.query)),
  );

  app.get(
    '/admin/audit/filters',
    {
      config: { access },
      schema: {
        summary: 'Who and what occurs in the audit log',
        response: { 200: success(AuditChoices.shape) },
      },
    },
    async (request) => {
      const [actors, actions, entities] = await Promise.all([log.actors(), log.actions(), log.entities()]);
      return ok(request, 'audit.shown', { actors, actions, entities });
    },
  );
};
