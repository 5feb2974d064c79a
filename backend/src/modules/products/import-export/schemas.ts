import { z } from 'zod';

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
