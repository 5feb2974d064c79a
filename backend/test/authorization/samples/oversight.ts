import { sql } from '../../../src/sql/sql.ts';
import { UploadedFile } from '../../../src/files/uploaded-file.ts';
import { fileOf, photo } from '../../support/products.ts';
import { PDF, vendorForm } from '../../support/vendors.ts';
import { MISSING, unowned, type SampleTools, type Samples } from '../sample.ts';

/** The admin's routes for vendors, categories and products. */
export const oversightSamples = ({ shop: { app, database, make } }: SampleTools): Samples => {
  const category = async () => (await make.category()).id;
  const product = async () => (await make.product()).id;
  const waitingProduct = async () => (await make.product({ approved: false })).id;
  const vendor = async () => (await make.vendor()).vendorId;
  const inactiveVendor = async () => (await make.vendor({ active: 0 })).vendorId;

  /** A vendor whose certificate is in private storage. */
  const certifiedVendor = async () => {
    const id = await vendor();
    const file = await app.files.savePrivate(new UploadedFile('certificate.pdf', PDF), 'cr_certificate', null);
    await database.query(sql`UPDATE vendors SET cr_file_id = ${file.id} WHERE id = ${id}`);
    return id;
  };

  /** A vendor's request to change the company's identity, with its certificate. */
  const identityRequest = async () => {
    const id = await certifiedVendor();
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO vendor_identity_requests (vendor_id, company_name, company_name_ar, cr_number, cr_file_id)
      SELECT id, 'Palm Medical', '', '1010', cr_file_id FROM vendors WHERE id = ${id} RETURNING id`);
    return row?.id ?? 0;
  };

  const texts = {
    category_name: 'Masks',
    category_name_arabic: 'كمامات',
    category_description: 'Masks of all kinds.',
    category_description_arabic: 'كمامات من كل الأنواع.',
  };

  const place = { missing: MISSING, response: 422 };
  const places = {
    'body.store_address.country': place,
    'body.store_address.state': place,
    'body.store_address.city': place,
  };
  const address = async () => {
    const { countryId: country, stateId: state, cityId: city } = await make.place();
    const company_address = '1 Olive Street';
    return { company_name: 'Huda Supplies', company_address, country, state, city, postal_code: '12345' };
  };

  const list = (query = {}) => ({ access: 'admin', request: () => ({ query }) }) as const;
  const one = (id: () => Promise<number>) =>
    ({
      access: 'admin',
      request: async () => ({ params: { id: await id() } }),
      ids: { 'params.id': unowned },
    }) as const;
  const oneCategory = (body?: object) =>
    ({
      access: 'admin',
      request: async () => ({ params: { idOrSlug: await category() }, ...(body && { body: { ...body } }) }),
    }) as const;
  const many = (id: () => Promise<number>, action: string) =>
    ({ access: 'admin', request: async () => ({ body: { ids: [await id(), await id()], action } }) }) as const;

  return {
    'POST /admin/vendor': {
      access: 'admin',
      request: async () => ({ body: await vendorForm(make, { store_address: await address() }) }),
      ids: places,
    },
    'POST /admin/vendor/:id': {
      access: 'admin',
      request: async () => ({
        params: { id: await vendor() },
        body: { _method: 'PUT', firstname: 'Rana', store_address: await address() },
      }),
      ids: { 'params.id': unowned, ...places },
    },
    'DELETE /admin/vendor/:id': one(vendor),
    'GET /admin/vendors/:id/download-cr-certificate': one(certifiedVendor),
    'GET /admin/vendor-identity/:id/cr-certificate': one(identityRequest),
    'POST /admin/vendor-identity/:id': {
      access: 'admin',
      request: async () => ({ params: { id: await identityRequest() }, body: { decision: 'accept' } }),
      ids: { 'params.id': unowned },
    },
    'POST /admin/vendor/bulk': many(inactiveVendor, 'activate'),
    'GET /admin/vendors.csv': list({ status: 1 }),
    'GET /admin/category': list({ status: 1 }),
    'GET /admin/categories.csv': list(),
    'GET /admin/category/:idOrSlug': oneCategory(),
    'GET /admin/category/:idOrSlug/effects': oneCategory(),
    'POST /admin/category': {
      access: 'admin',
      request: async () => ({ body: { ...texts, category_image: fileOf(await photo()) } }),
    },
    'POST /admin/category/:idOrSlug': oneCategory({ _method: 'PUT', ...texts }),
    'DELETE /admin/category/:idOrSlug': oneCategory(),
    'POST /admin/category/bulk': many(category, 'deactivate'),
    'GET /admin/products.csv': list({ approval: 1 }),
    'GET /admin/product/:id': one(product),
    'DELETE /admin/product/:id': one(product),
    'POST /admin/product/bulk': many(waitingProduct, 'approve'),
    'GET /admin/orders.csv': list({ cancelled: 0 }),
  };
};
