import { fileOf } from '../../products/import-export/importing.ts';
import { sql } from '../../../src/sql/sql.ts';
import { owned, type SampleTools, type Samples } from '../sample.ts';
import type { Party } from '../world.ts';

/** A vendor's products as CSV. The file has no ids: a SKU is always the vendor's own. */
export const productFileSamples = ({ shop: { make, database } }: SampleTools): Samples => {
  const table = async () => {
    const { slug: category } = await make.category();
    return new File([fileOf({ sku: `FILE-${category}`, category })], 'products.csv');
  };

  /** A finished import. */
  const ended = async ({ vendor: { vendorId, id } }: Party) => {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO product_imports (vendor_id, user_id, file_name, rows, state, finished_at)
      VALUES (${vendorId}, ${id}, 'products.csv', 1, 'stopped', now()) RETURNING id`);
    return { params: { id: row?.id ?? 0 } };
  };
  const ids = { 'params.id': owned };

  return {
    'GET /vendor/products.csv': { access: 'vendor', request: () => ({ query: { status: 'active' } }) },
    'GET /vendor/products/import-template.csv': { access: 'vendor', request: () => ({}) },
    'POST /vendor/products/import': {
      access: 'vendor',
      request: async () => ({ body: { file: await table(), dry_run: false } }),
    },
    'GET /vendor/products/imports': { access: 'vendor', request: () => ({}) },
    'GET /vendor/products/imports/:id': { access: 'vendor', request: ended, ids },
    'GET /vendor/products/imports/:id/lines.csv': { access: 'vendor', request: ended, ids },
    'POST /vendor/products/imports/:id/stop': { access: 'vendor', request: ended, ids },
  };
};
