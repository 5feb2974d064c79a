import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { addListRoutes } from '../../../csv/list-routes.ts';
import { PathId } from '../../../wire/paging.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { createReportReader } from './reader.ts';
import { Report, ReportDecision, ReportFilter } from './schemas.ts';
import { createReports } from './service.ts';

const access = 'admin';

/** Reports of products and vendors, and the decisions about them. */
export const adminReportRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = createReportReader(app.database);
  const reports = createReports(app);

  addListRoutes(app, {
    path: '/admin/reports',
    permission: 'catalogue.read',
    summary: 'A page of reports: urgent ones first, then the newest',
    filter: ReportFilter,
    key: 'reports',
    entry: Report,
    read,
    message: 'report.shown',
  });

  app.post(
    '/admin/reports/:id',
    {
      config: { access, permission: 'catalogue.write', errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Decides an open report, and unapproves its product or stops its store',
        params: z.strictObject({ id: PathId }),
        body: ReportDecision,
        response: { 200: success({ data: Report }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await reports.decide(requireUser(request), id, request.body);
      return ok(request, 'report.decided', { data: await read.one(id) });
    },
  );
};
