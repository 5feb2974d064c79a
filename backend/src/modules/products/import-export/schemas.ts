import { z } from 'zod';
import { Moment } from '../../../wire/schemas.ts';

const ImportError = z
  .object({
    row: z.number().int().describe('Line of the file, the head being 1'),
    sku: z.string(),
    field: z.string().describe('Name of the column; empty for the whole line'),
    message: z.string().describe('What is wrong with it, for people'),
  })
  .meta({
    id: 'ImportError',
    description:
      'What is wrong in one line of an imported table. `row` is the line of the file, the head being 1; `field` is the column.',
  });

export const ImportReport = z
  .object({
    rows: z.number().int().describe('How many lines the table has'),
    created: z.number().int().describe('How many products are new'),
    updated: z.number().int().describe('How many products are changed'),
    unchanged: z.number().int().describe('How many products are as they were'),
    failed: z
      .number()
      .int()
      .describe('How many lines cannot be taken: with one nothing is written, unless `skip_failed` leaves them out'),
    inactive: z
      .number()
      .int()
      .describe('How many lines ask for a product on sale, which stays inactive until it has a picture'),
    pictures: z
      .array(
        z.object({
          sku: z.string().describe('SKU of the product that has no picture yet'),
          address: z.string().describe('Where its picture lies, as the line names it'),
        }),
      )
      .describe(
        'Pictures that lines name for products without one, the first 10,000: have each fetched by `POST /api/vendor/product-pictures`',
      ),
    errors: z.array(ImportError).describe('What is wrong, the first 10,000'),
    notes: z
      .array(ImportError)
      .describe(
        'Lines that are taken but not entirely, the first 10,000: products that stay inactive without a picture',
      ),
    truncated: z.boolean().describe('There are more than `errors` names'),
    columns_unknown: z.array(z.string()).describe('Columns of the file that were not looked at'),
    dry_run: z.boolean(),
    written: z.boolean().describe('Whether anything was written'),
  })
  .meta({
    id: 'ImportReport',
    description:
      'What an import did, or, when dry, would do. With any failed row nothing is written, unless failed ones were to be left out.',
  });
export type ImportReport = z.infer<typeof ImportReport>;

export const ImportRun = z
  .object({
    id: z.number().int().describe('Id of the import'),
    file_name: z.string().describe('Name of the file'),
    state: z
      .enum(['queued', 'running', 'stopped', 'done', 'failed'])
      .describe(
        'queued: not begun yet; stopped: by the vendor, or because the vendor may not sell any more; failed: given up after errors of the server',
      ),
    rows: z.number().int().describe('How many lines of products the file has'),
    done_rows: z.number().int().describe('How many of them are done, from the top of the file'),
    last_row: z
      .number()
      .int()
      .nullable()
      .describe('Line of the file that was done last, the head being 1; no line below it has been touched'),
    created: z.number().int().describe('New products so far'),
    updated: z.number().int().describe('Changed products so far'),
    unchanged: z.number().int().describe('Products so far that were as the line says'),
    failed: z.number().int().describe('Lines that could not be taken when their turn came; the others are written'),
    created_at: Moment.describe('When the file was taken'),
    finished_at: Moment.nullable().describe('When the import ended; null while it is under way'),
  })
  .meta({
    id: 'ImportRun',
    description:
      'An import of more than 100 changes, which is written in batches of 100 lines while the shop goes on. Its lines were all checked before it began.',
  });
export type ImportRun = z.infer<typeof ImportRun>;
