import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { shopDay } from '../../../../calendar/working-days.ts';
import { ok } from '../../../../wire/ok.ts';
import { csvResponse } from '../../../../csv/response.ts';
import { CsvFile } from '../../../../csv/schemas.ts';
import { Flag } from '../../../../wire/fields.ts';
import { FileField } from '../../../../files/uploaded-file.ts';
import { success } from '../../../../wire/schemas.ts';
import { toVendorFilter, vendorFilterKeys } from '../list/query.ts';
import { vendorCondition } from '../list/repository.ts';
import { createDefinitionRepository } from '../../attributes/definition-repository.ts';
import type { CategoryAttributeRow } from '../../attributes/kinds.ts';
import { createCategoryRepository } from '../../shop/category-repository.ts';
import { requireVendor } from '../../../people/auth/require-vendor.ts';
import { importMessage } from './import-message.ts';
import type { TableRow } from './columns.ts';
import { createExportRepository } from './export-repository.ts';
import { createImportService } from './import-service.ts';
import { toImportRun } from './run-report.ts';
import { ImportReport, ImportRun } from './schemas.ts';
import { headOf, templateTable, toLines } from './table-lines.ts';

const access = 'vendor';
const MAX_FILE_BYTES = 32 * 1024 * 1024;

const Filter = z.strictObject(vendorFilterKeys);
const ImportForm = z.strictObject({
  file: FileField.describe('The table: CSV with comma, semicolon or tab, of at most 32 MB; columns as in the template'),
  dry_run: Flag.default(true),
  skip_failed: Flag.default(false).describe('Skips invalid lines and writes all others'),
});

async function* tableOf(attributes: readonly CategoryAttributeRow[], rows: AsyncIterable<TableRow>) {
  yield headOf(attributes);
  for await (const row of rows) yield* toLines(row, attributes);
}

/** Export and import of a vendor's products as CSV. */
export const productFileRoutes: FastifyPluginAsyncZod = async (app) => {
  const products = createExportRepository(app.database);
  const categories = createCategoryRepository(app.database);
  const definitions = createDefinitionRepository(app.database);
  const importProducts = createImportService(app.database);

  app.get(
    '/vendor/products.csv',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary:
          'All products that match the filter, in the format of the import. A product with variants is one line without prices and stock, and `variants` is their number; each variant is a line with the SKU of the product in `sku` and its own in `variant_sku`. Specifications are columns `attribute:<code>`, for a text also `attribute:<code>:ar`: options by English name, separated by |, and yes or no for a flag',
        querystring: Filter,
        response: { 200: CsvFile },
      },
    },
    async (request, reply) => {
      const { vendorId } = requireVendor(request);
      const condition = vendorCondition(vendorId, toVendorFilter(request.query));
      const table = tableOf(await products.attributes(condition), products.read(condition));
      return csvResponse(reply, `products-${shopDay(new Date())}.csv`, table);
    },
  );

  app.get(
    '/vendor/products/import-template.csv',
    {
      config: { access, permission: 'catalogue.read' },
      schema: { summary: 'A template for the import, with one example', response: { 200: CsvFile } },
    },
    async (_request, reply) => {
      const [category] = await categories.listActive();
      const attributes = category ? await definitions.ofCategory(category.id) : [];
      return csvResponse(reply, 'products-template.csv', templateTable(category?.slug ?? '', attributes));
    },
  );

  app.post(
    '/vendor/products/import',
    {
      config: {
        access,
        permission: 'catalogue.write',
        multipart: { maxBytes: MAX_FILE_BYTES },
        idempotency: 'own',
        errors: ['import_running'],
      },
      schema: {
        summary:
          'Creates and changes products from a CSV table; dry_run (the default) only reports. All lines are checked first: with an error nothing is written, unless skip_failed leaves such lines out. Specifications have columns `attribute:<code>` and, for the Arabic of a text, `attribute:<code>:ar`; those without a column are unchanged. Up to 100 changes are written before the response, all or none. More are written in batches of 100 lines after the response, 202 with the import: a line that no longer fits when its turn comes, because of a sale or an edit in the meantime, fails alone. A line with `variant_sku` creates or changes that variant of the product named in `sku`; variants without a line are unchanged',
        consumes: ['multipart/form-data'],
        body: ImportForm,
        response: {
          200: success({ report: ImportReport.describe('Outcome or, for a dry run, preview') }),
          202: success({ import: ImportRun.describe('The import, which continues after the response') })
            .extend({ status: z.literal(202).describe('Repeats the HTTP status') })
            .describe('More than 100 changes: they are being written'),
        },
      },
    },
    async (request, reply) => {
      const { file, dry_run: dryRun, skip_failed: skipsFailed } = request.body;
      const outcome = await importProducts({
        vendor: requireVendor(request),
        fileName: file.name,
        content: file.content,
        dryRun,
        skipsFailed,
        say: importMessage(request.lang),
      });
      if ('run' in outcome) {
        app.wakeImports();
        reply.code(202);
        return { ...ok(request, 'import.started', { import: toImportRun(outcome.run) }), status: 202 as const };
      }
      const { report } = outcome;
      return ok(request, report.written ? 'import.written' : 'import.checked', { report });
    },
  );
};
