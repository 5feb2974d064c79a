import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../../wire/ok.ts';
import { BulkResponse, toBulkResponse } from '../../../../wire/bulk.ts';
import { success } from '../../../../wire/schemas.ts';
import { parsePath } from '../../../../wire/validation.ts';
import { requireVendor } from '../../../people/auth/require-vendor.ts';
import { createBulkService } from './bulk.ts';
import { NewProduct, PictureBySku, PictureForm, ProductBulk, ProductEdit } from './form.ts';
import { createPictureBySku } from './picture-by-sku.ts';
import { createProductReader } from './reader.ts';
import { PicturedProduct, UploadedPicture, VendorProductDetail } from './schemas.ts';
import { createPictureUpload } from './picture-upload.ts';
import { createProductService } from './service.ts';
import { createChangeWithdrawal } from './change-withdrawal.ts';

const access = 'vendor';
const consumes = ['multipart/form-data', 'application/json'];
const Slug = z.strictObject({ slug: z.string().min(1).max(200) });
const OneProduct = success({ product: VendorProductDetail });

/** A vendor's own products. Another vendor's product is a 404. */
export const vendorProductRoutes: FastifyPluginAsyncZod = async (app) => {
  const products = createProductService(app);
  const bulk = createBulkService(app.database);
  const read = createProductReader(app.database);
  const takeBack = createChangeWithdrawal(app.database);
  const upload = createPictureUpload(app);
  const addPicture = createPictureBySku(app);

  app.get(
    '/vendor/products/:slug',
    {
      config: { access, permission: 'catalogue.read' },
      schema: { summary: 'One of the vendor’s own products', params: Slug, response: { 200: OneProduct } },
    },
    async (request) => {
      const product = await read(requireVendor(request).vendorId, request.params.slug, request.lang);
      return ok(request, 'products.shown', { product });
    },
  );

  app.post(
    '/vendor/products',
    {
      config: { access, permission: 'catalogue.write', multipart: true, idempotency: 'own' },
      schema: {
        summary: 'Creates a product, which then awaits the admin’s approval',
        consumes,
        body: NewProduct,
        response: { 200: OneProduct },
      },
    },
    async (request) => {
      const vendor = requireVendor(request);
      const slug = await products.create(vendor, request.body);
      return ok(request, 'products.created', { product: await read(vendor.vendorId, slug, request.lang) });
    },
  );

  app.post(
    '/vendor/products/:slug',
    {
      config: {
        access,
        permission: 'catalogue.write',
        multipart: true,
        idempotency: 'own',
        beforeFiles: (request) => read(requireVendor(request).vendorId, parsePath(Slug, request).slug, request.lang),
        errors: ['changed_meanwhile'],
      },
      schema: {
        summary:
          'Saves a product; changes of an approved product’s name, texts, pictures and category need an admin’s review',
        consumes,
        params: Slug,
        body: ProductEdit,
        response: { 200: OneProduct },
      },
    },
    async (request) => {
      const vendor = requireVendor(request);
      const { slug } = request.params;
      await products.edit(vendor, slug, request.body);
      const product = await read(vendor.vendorId, slug, request.lang);
      return ok(request, product.changes_waiting ? 'products.updated_waiting' : 'products.updated', { product });
    },
  );

  app.delete(
    '/vendor/products/:slug/changes',
    {
      config: { access, permission: 'catalogue.write' },
      schema: {
        summary: 'Withdraws the pending changes of a product',
        params: Slug,
        response: { 200: OneProduct },
      },
    },
    async (request) => {
      const vendor = requireVendor(request);
      const { slug } = request.params;
      await takeBack(vendor, slug);
      return ok(request, 'products.changes_taken_back', { product: await read(vendor.vendorId, slug, request.lang) });
    },
  );

  app.delete(
    '/vendor/products/:slug',
    {
      config: { access, permission: 'catalogue.write' },
      schema: {
        summary: 'Deletes a product; it disappears from all lists',
        params: Slug,
        response: { 200: success({}) },
      },
    },
    async (request) => {
      await bulk.remove(requireVendor(request), request.params.slug);
      return ok(request, 'products.deleted');
    },
  );

  app.post(
    '/vendor/products/bulk',
    {
      config: { access, permission: 'catalogue.write', errors: ['not_found'] },
      schema: {
        summary: 'Activates, drafts or deletes many products; reports those that could not be changed',
        body: ProductBulk,
        response: { 200: BulkResponse },
      },
    },
    async (request) => {
      const outcome = await bulk.change(requireVendor(request), request.body, request.lang);
      return ok(request, 'products.changed', toBulkResponse(outcome, request));
    },
  );

  app.post(
    '/vendor/pictures',
    {
      config: { access, permission: 'catalogue.write', multipart: true, idempotency: 'own' },
      schema: {
        summary: 'Stores a picture for a product; unused pictures are deleted after 15 days',
        consumes,
        body: PictureForm,
        response: { 200: success({ picture: UploadedPicture.describe('The stored picture') }) },
      },
    },
    async (request) => {
      const picture = await upload(requireVendor(request), request.body.picture);
      return ok(request, 'products.picture_stored', { picture });
    },
  );

  app.post(
    '/vendor/product-pictures',
    {
      config: { access, permission: 'catalogue.write', multipart: true, idempotency: 'own' },
      schema: {
        summary: 'Adds a picture, as a file or by its URL, to the product or variant with a SKU',
        consumes,
        body: PictureBySku,
        response: { 200: success({ product: PicturedProduct.describe('The product with the new picture') }) },
      },
    },
    async (request) => {
      const product = await addPicture(requireVendor(request), request.body);
      return ok(request, 'products.picture_added', { product });
    },
  );
};
