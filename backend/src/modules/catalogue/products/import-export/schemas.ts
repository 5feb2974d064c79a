import { z } from 'zod';
import { Moment } from '../../../../wire/schemas.ts';

const ImportError = z
  .object({
    row: z.number().int().describe('Line of the file; the head is line 1'),
    sku: z.string(),
    field: z.string().describe('Name of the column; empty for the whole line'),
    message: z.string().describe('Readable error message'),
  })
  .meta({
    id: 'ImportError',
    description:
      'An error in one line of an imported table. `row` is the line of the file, the head being line 1; `field` is the column.',
  });

export const ImportReport = z
  .object({
    rows: z.number().int().describe('Number of products in the file; the lines of variants belong to their products'),
    created: z.number().int().describe('Number of new products'),
    updated: z.number().int().describe('Number of changed products'),
    unchanged: z.number().int().describe('Number of unchanged products'),
    failed: z
      .number()
      .int()
      .describe(
        'Number of products with an invalid line; with any, nothing is written unless `skip_failed` skips them',
      ),
    inactive: z
      .number()
      .int()
      .describe('Number of lines that request a product on sale, which stays inactive until it has a picture'),
    pictures: z
      .array(
        z.object({
          sku: z.string().describe('SKU of the product without a picture'),
          address: z.string().describe('URL of the picture, as given in the line'),
        }),
      )
      .describe(
        'Pictures that lines list for products without one, the first 10,000: have each fetched by `POST /api/vendor/product-pictures`',
      ),
    errors: z.array(ImportError).describe('Errors, the first 10,000'),
    notes: z
      .array(ImportError)
      .describe('Lines that are only partly applied, the first 10,000: products that stay inactive without a picture'),
    truncated: z.boolean().describe('`errors` is not complete'),
    columns_unknown: z.array(z.string()).describe('Unknown columns of the file, which were ignored'),
    dry_run: z.boolean(),
    written: z.boolean().describe('Changes were written'),
  })
  .meta({
    id: 'ImportReport',
    description:
      'Outcome of an import or, for a dry run, its preview. With any failed row nothing is written, unless failed rows are skipped.',
  });
export type ImportReport = z.infer<typeof ImportReport>;

export const ImportRun = z
  .object({
    id: z.number().int().describe('Id of the import'),
    file_name: z.string().describe('Name of the file'),
    state: z
      .enum(['queued', 'running', 'stopped', 'done', 'failed'])
      .describe(
        'queued: not yet started; stopped: by the vendor, or because the vendor may no longer sell; failed: given up after server errors',
      ),
    rows: z.number().int().describe('Number of products in the file'),
    done_rows: z.number().int().describe('Number of finished products, from the top of the file'),
    last_row: z
      .number()
      .int()
      .nullable()
      .describe('Last finished line of the file, the head being line 1; no later line has been processed'),
    created: z.number().int().describe('New products so far'),
    updated: z.number().int().describe('Changed products so far'),
    unchanged: z.number().int().describe('Unchanged products so far'),
    failed: z.number().int().describe('Lines that failed when they were written; the others are applied'),
    created_at: Moment.describe('Time of the upload'),
    finished_at: Moment.nullable().describe('Time at which the import ended; null while it is running'),
  })
  .meta({
    id: 'ImportRun',
    description:
      'An import of more than 100 changes, written in batches of 100 lines in the background. All of its lines were validated before it began.',
  });
export type ImportRun = z.infer<typeof ImportRun>;
