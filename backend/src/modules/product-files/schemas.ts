import { z } from 'zod';

/** What is wrong in one line of an imported table. `row` is the line of the file, the head being 1; `field` is the column. */
export const ImportError = z
  .object({ row: z.number().int(), sku: z.string(), field: z.string(), message: z.string() })
  .meta({ id: 'ImportError' });

/**
 * What an import did, or, when dry, would do. With any failed row nothing is written, unless failed ones were to be left
 * out. `inactive`: rows that ask for a product on sale, which stays inactive until it has a picture. `pictures`: those
 * that rows name for products without one; whoever imports has each fetched. `errors` names the first 10,000, as does
 * `pictures`; `truncated`: there are more errors.
 */
export const ImportReport = z
  .object({
    rows: z.number().int(),
    created: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    failed: z.number().int(),
    inactive: z.number().int(),
    pictures: z.array(z.object({ sku: z.string(), address: z.string() })),
    errors: z.array(ImportError),
    truncated: z.boolean(),
    columns_unknown: z.array(z.string()),
    dry_run: z.boolean(),
    written: z.boolean(),
  })
  .meta({ id: 'ImportReport' });
export type ImportReport = z.infer<typeof ImportReport>;
