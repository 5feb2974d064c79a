import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { csvResponse } from '../../../../csv/response.ts';
import { CsvFile } from '../../../../csv/schemas.ts';
import { notFound } from '../../../../wire/errors.ts';
import { ok } from '../../../../wire/ok.ts';
import { PathId } from '../../../../wire/paging.ts';
import { success } from '../../../../wire/schemas.ts';
import { requireVendor } from '../../../people/auth/require-vendor.ts';
import { createImportLog } from './import-log.ts';
import { createRunRepository } from './run-repository.ts';
import { lineTable, reportOf, toImportRun } from './run-report.ts';
import { ImportReport, ImportRun } from './schemas.ts';

const access = 'vendor';
const Params = z.strictObject({ id: PathId.describe('Id of the import') });
const Shown = {
  import: ImportRun.describe('The import'),
  report: ImportReport.nullable().describe('Outcome of an import that has ended or was stopped'),
};

/** A vendor's background imports: progress, stopping, and outcome per line. */
export const importRunRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  const runs = createRunRepository(database);
  const log = createImportLog(database);

  app.get(
    '/vendor/products/imports',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'The vendor’s last ten imports of more than 100 changes, newest first; retained for 30 days',
        response: { 200: success({ imports: z.array(ImportRun).describe('The imports') }) },
      },
    },
    async (request) => {
      const { vendorId } = requireVendor(request);
      return ok(request, 'import.shown', { imports: (await runs.list(vendorId)).map(toImportRun) });
    },
  );

  app.get(
    '/vendor/products/imports/:id',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'Progress of an import, and its outcome once it has ended',
        params: Params,
        response: { 200: success(Shown) },
      },
    },
    async (request) => {
      const run = await runs.find(requireVendor(request).vendorId, request.params.id);
      if (!run) throw notFound();
      const report = run.state === 'running' ? null : await reportOf(runs, run, request.lang);
      return ok(request, 'import.shown', { import: toImportRun(run), report });
    },
  );

  app.get(
    '/vendor/products/imports/:id/lines.csv',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'Outcome of each finished line, in the order of the file',
        params: Params,
        response: { 200: CsvFile },
      },
    },
    async (request, reply) => {
      const run = await runs.find(requireVendor(request).vendorId, request.params.id);
      if (!run) throw notFound();
      return csvResponse(reply, `import-${run.id}.csv`, lineTable(runs, run.id, request.lang));
    },
  );

  app.post(
    '/vendor/products/imports/:id/stop',
    {
      config: { access, permission: 'catalogue.write' },
      schema: {
        summary:
          'Stops an import after the current batch; finished lines are not reverted. Has no effect on an import that has ended',
        params: Params,
        response: { 200: success(Shown) },
      },
    },
    async (request) => {
      const { vendorId } = requireVendor(request);
      return database.transaction(async () => {
        if (!(await runs.find(vendorId, request.params.id))) throw notFound();
        const ended = await runs.end(request.params.id, 'stopped');
        if (ended) await log(ended, { notifies: false });
        const run = await runs.find(vendorId, request.params.id);
        if (!run) throw notFound();
        const report = await reportOf(runs, run, request.lang);
        return ok(request, 'import.stopped', { import: toImportRun(run), report });
      });
    },
  );
};
