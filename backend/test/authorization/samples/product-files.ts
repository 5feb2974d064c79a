import { fileOf } from '../../products/import-export/importing.ts';
import type { SampleTools, Samples } from '../sample.ts';

/** A vendor's products as a table. No id goes in: a SKU is always one of the vendor's own. */
export const productFileSamples = ({ shop: { make } }: SampleTools): Samples => {
  const table = async () => {
    const { slug: category } = await make.category();
    return new File([fileOf({ sku: `FILE-${category}`, category })], 'products.csv');
  };

  return {
    'GET /vendor/products.csv': { access: 'vendor', request: () => ({ query: { status: 'active' } }) },
    'GET /vendor/products/import-template.csv': { access: 'vendor', request: () => ({}) },
    'POST /vendor/products/import': {
      access: 'vendor',
      request: async () => ({ body: { file: await table(), dry_run: false } }),
    },
  };
};
