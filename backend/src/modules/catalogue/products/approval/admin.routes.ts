import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../../wire/ok.ts';
import { BulkResponse, toBulkResponse } from '../../../../wire/bulk.ts';
import { csvResponse } from '../../../../csv/response.ts';
import { CsvFile } from '../../../../csv/schemas.ts';
import { localized } from '../../../../i18n/localized.ts';
import { PathId, offsetOf, pageMeta } from '../../../../wire/paging.ts';
import { requireUser } from '../../../../plugins/session.ts';
import { PageMeta, success, type Lang } from '../../../../wire/schemas.ts';
import { UpdatedAtSeen } from '../../../../wire/seen.ts';
import { adminProductTable } from './csv.ts';
import { createProductDecisions } from './decisions.ts';
import { createAdminProductReader } from './detail.ts';
import { AdminProductBulk, AdminProductListFilter, AdminProductQuery, toAdminProductFilter } from './query.ts';
import { createAdminCatalogRepository, type AdminProductRow } from './repository.ts';
import { imageUrl } from '../../../../files/picture-urls.ts';
import { AdminProduct, AdminProductDetail } from './schemas.ts';

const access = 'admin';
const ProductId = z.strictObject({ id: PathId });
const Featured = z
  .strictObject({
    featured: z.boolean().optional().describe('New state; toggled if omitted'),
    updated_at_seen: UpdatedAtSeen,
  })
  .optional();
const Approved = z
  .strictObject({
    approved: z.boolean().optional().describe('New state; toggled if omitted'),
    updated_at_seen: UpdatedAtSeen,
  })
  .optional();
const Toggled = success({
  data: z.object({
    id: z.number().int(),
    is_featured: z.boolean().describe('The product is now featured'),
    approval_status: z.boolean().describe('The product is now approved'),
  }),
});

const toAdminProduct = (row: AdminProductRow, lang: Lang): z.infer<typeof AdminProduct> => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  name_arabic: row.name_ar,
  sku: row.sku,
  image: imageUrl(row.image_key),
  product_image: imageUrl(row.image_key),
  is_featured: row.is_featured,
  approval_status: row.approval_status === 1,
  status: row.status,
  in_stock: row.stock,
  created_at: row.created_at,
  updated_at: row.updated_at,
  vendor: localized(lang, row.company_name, row.company_name_ar),
  vendor_id: row.vendor_id,
  taxed_as: row.taxed_as,
  changes_waiting: row.changes_waiting,
  tracks_lots: row.tracks_lots,
});

/** Reads all vendors' products: list, CSV export and details. */
const readingRoutes: FastifyPluginAsyncZod = async (app) => {
  const products = createAdminCatalogRepository(app.database);
  const read = createAdminProductReader(app.database);

  app.get(
    '/admin/products',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'A page of all products',
        querystring: AdminProductQuery,
        response: { 200: success({ data: z.object({ products: z.array(AdminProduct), meta: PageMeta }) }) },
      },
    },
    async (request) => {
      const { page, per_page: size, ...query } = request.query;
      const filter = toAdminProductFilter(query);
      const { rows, total } = await products.page(filter, { limit: size, offset: offsetOf(page, size) });
      const data = {
        products: rows.map((row) => toAdminProduct(row, request.lang)),
        meta: pageMeta(page, size, total),
      };
      return ok(request, 'catalog.shown', { data });
    },
  );

  app.get(
    '/admin/products.csv',
    {
      config: { access, permission: 'catalogue.read' },
      schema: { summary: 'All products as CSV', querystring: AdminProductListFilter, response: { 200: CsvFile } },
    },
    async (request, reply) =>
      csvResponse(
        reply,
        'products.csv',
        adminProductTable(app.database, toAdminProductFilter(request.query), request.lang),
      ),
  );

  app.get(
    '/admin/product/:id',
    {
      config: { access, permission: 'catalogue.read' },
      schema: {
        summary: 'A product in full, with the changes its vendor has requested',
        params: ProductId,
        response: { 200: success({ data: AdminProductDetail }) },
      },
    },
    async (request) => ok(request, 'catalog.shown', { data: await read(request.params.id, request.lang) }),
  );
};

/** Admin decisions about products: feature, approve, delete. */
const decisionRoutes: FastifyPluginAsyncZod = async (app) => {
  const decisions = createProductDecisions(app.database);

  app.post(
    '/admin/product/toggle/featured/:id',
    {
      config: { access, permission: 'catalogue.write', errors: ['changed_meanwhile'] },
      schema: {
        summary: 'Features a product, or stops featuring it',
        params: ProductId,
        body: Featured,
        response: { 200: Toggled },
      },
    },
    async (request) => {
      const { featured, updated_at_seen: seen } = request.body ?? {};
      const data = await decisions.toggleFeatured(requireUser(request), request.params.id, featured, seen);
      return ok(request, 'catalog.featured_updated', { data });
    },
  );

  app.post(
    '/admin/product/toggle/approval/:id',
    {
      config: {
        access,
        permission: 'catalogue.write',
        errors: ['changed_meanwhile', 'product_recalled', 'approval_incomplete'],
      },
      schema: {
        summary: 'Approves a product, or revokes its approval',
        params: ProductId,
        body: Approved,
        response: { 200: Toggled },
      },
    },
    async (request) => {
      const { approved, updated_at_seen: seen } = request.body ?? {};
      const data = await decisions.toggleApproval(requireUser(request), request.params.id, approved, seen);
      return ok(request, 'catalog.approval_updated', { data });
    },
  );

  app.delete(
    '/admin/product/:id',
    {
      config: { access, permission: 'catalogue.write' },
      schema: {
        summary: 'Deletes a product; it disappears from all lists',
        params: ProductId,
        response: { 200: success({}) },
      },
    },
    async (request) => {
      await decisions.remove(requireUser(request), request.params.id);
      return ok(request, 'products.deleted');
    },
  );

  app.post(
    '/admin/product/bulk',
    {
      config: {
        access,
        permission: 'catalogue.write',
        errors: ['not_found', 'product_recalled', 'approval_incomplete'],
      },
      schema: {
        summary:
          'Approves, features or deletes many products, or reverts that; reports those that could not be changed',
        body: AdminProductBulk,
        response: { 200: BulkResponse },
      },
    },
    async (request) => {
      const outcome = await decisions.change(requireUser(request), request.body, request.lang);
      return ok(request, 'products.changed', toBulkResponse(outcome, request));
    },
  );
};

/** Admin routes for all vendors' products. */
export const adminCatalogRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(readingRoutes);
  await app.register(decisionRoutes);
};
