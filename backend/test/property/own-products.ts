import { UploadedFile } from '../../src/files/uploaded-file.ts';
import type { TestApp } from '../support/app.ts';
import type { Vendor } from '../support/factories.ts';
import { photo } from '../support/products.ts';
import type { Known } from './arbitraries.ts';

const SPARE = 12;

/** Products that a vendor may write and delete freely, with possible values of their form. */
export const furnishOwnProducts = async ({ app, make }: TestApp, { id, vendorId }: Vendor): Promise<Known> => {
  const { id: categoryId } = await make.category();
  const spare = await Promise.all(Array.from({ length: SPARE }, () => make.product({ vendorId, categoryId })));
  const store = async () => ({
    id: (await app.files.savePicture(new UploadedFile('photo.png', await photo()), 'picture', id)).id,
  });
  const [first, second] = [await store(), await store()];
  const variant = {
    type: 'size',
    value: 'S',
    sku: 'S',
    barcode: '1',
    stock: 4,
    price_sar: 5,
    price_bhd: 1,
    price_usd: 2,
  };
  const ids = spare.map((product) => product.id);
  return {
    slug: spare.map(({ slug }) => slug),
    ids: [ids.slice(0, 2), ids.slice(3, 4), [999_999]],
    category_id: [categoryId, String(categoryId)],
    sku: spare.map(({ sku }) => `${sku}-new`),
    stock: [1, '12', 0],
    stock_seen: [10, '3', undefined],
    discount: [0, '15'],
    price_sar: [12.5, '3.25'],
    price_bhd: [1.255, '9'],
    price_usd: [4, '0.99'],
    tags: [['Sterile', 'معقّم'], '["Soft"]', '[]'],
    images: [[first], [second, first], undefined],
    related_products: [ids.slice(0, 1), []],
    variants: [[], [variant], [variant, { ...variant, value: 'M', sku: 'M' }]],
    updated_at_seen: ['2999-01-01T00:00:00.000Z', '2001-01-01T00:00:00.000Z', undefined],
  };
};
