import { sql } from '../../../src/sql/sql.ts';
import { UploadedFile } from '../../../src/files/uploaded-file.ts';
import { fileOf, photo } from '../../support/products.ts';
import { MISSING, unowned, type SampleTools, type Samples } from '../sample.ts';
import type { Party } from '../world.ts';

const REFUSED_FIELD = 422;
const OUTDATED = 409;
const ownSlug = { 'params.slug': { missing: 'no-such-product', foreign: 'stranger' } } as const;

/** Vendors' product routes and the admin's review of them. */
export const productSamples = ({ shop: { make, app } }: SampleTools): Samples => {
  const product = ({ vendor: { vendorId } }: Party) => make.product({ vendorId });

  /** A product with a pending name change. @returns the ids of the product and of the change */
  const renamed = async (vendorId?: number) => {
    const { id, slug } = await make.product({ vendorId });
    const changes = await app.database.first<{ id: number }>(
      sql`INSERT INTO product_changes (product_id, name) VALUES (${id}, 'Crutch') RETURNING id`,
    );
    return { id, slug, change_id: changes?.id };
  };

  const form = async () => ({
    name: 'Elbow crutch',
    arabic_name: 'عكاز مرفق',
    description: 'Light.',
    arabic_description: 'خفيف.',
    sku: `MATRIX-${(await make.product()).id}`,
    barcode: '6281000000017',
    category_id: (await make.category()).id,
    stock: 5,
    price_sar: 49.5,
    price_bhd: 4.955,
    price_usd: 13.2,
  });

  /** A picture of the vendor that no product uses yet. */
  const images = async ({ id }: Party) => {
    const file = new UploadedFile('photo.png', await photo());
    return [{ id: (await app.files.savePicture(file, 'picture', id)).id }];
  };
  const category = { 'body.category_id': { missing: MISSING, response: REFUSED_FIELD } };

  return {
    'GET /vendor/products/:slug': {
      access: 'vendor',
      request: async (vendor) => ({ params: { slug: (await product(vendor)).slug } }),
      ids: ownSlug,
    },
    'POST /vendor/products': {
      access: 'vendor',
      request: async (vendor) => ({ body: { ...(await form()), images: await images(vendor) } }),
      ids: category,
    },
    'POST /vendor/products/:slug': {
      access: 'vendor',
      request: async (vendor) => ({
        params: { slug: (await product(vendor)).slug },
        body: { _method: 'PUT', ...(await form()) },
      }),
      ids: { ...ownSlug, ...category },
    },
    'DELETE /vendor/products/:slug': {
      access: 'vendor',
      request: async (vendor) => ({ params: { slug: (await product(vendor)).slug } }),
      ids: ownSlug,
    },
    'POST /vendor/products/bulk': {
      access: 'vendor',
      request: async (vendor) => ({ body: { ids: [(await product(vendor)).id], action: 'draft' } }),
    },
    'POST /vendor/pictures': {
      access: 'vendor',
      request: async () => ({ body: { picture: fileOf(await photo()) } }),
    },
    'POST /vendor/product-pictures': {
      access: 'vendor',
      request: async ({ vendor: { vendorId } }) => {
        const { sku } = await make.product({ vendorId });
        return { body: { sku, picture: fileOf(await photo()) } };
      },
    },
    'GET /admin/product/:id/changes': {
      access: 'admin',
      request: async () => ({ params: { id: (await make.product()).id } }),
      ids: { 'params.id': unowned },
    },
    'POST /admin/product/:id/accept-changes': {
      access: 'admin',
      request: async () => {
        const { id, change_id } = await renamed();
        return { params: { id }, body: { change_id } };
      },
      ids: { 'params.id': unowned, 'body.change_id': { missing: MISSING, response: OUTDATED } },
    },
    'POST /admin/product/:id/decline-changes': {
      access: 'admin',
      request: async () => {
        const { id, change_id } = await renamed();
        return { params: { id }, body: { change_id, reason: 'It is no crutch' } };
      },
      ids: { 'params.id': unowned, 'body.change_id': { missing: MISSING, response: OUTDATED } },
    },
    'DELETE /vendor/products/:slug/changes': {
      access: 'vendor',
      request: async ({ vendor: { vendorId } }) => ({ params: { slug: (await renamed(vendorId)).slug } }),
      ids: ownSlug,
    },
  };
};
