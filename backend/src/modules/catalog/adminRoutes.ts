import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../answer.ts';
import { notFound } from '../../errors.ts';
import { localized } from '../../localized.ts';
import { filterOf, Id, offsetOf, PageNumber, pageMeta, pageSize, SearchText } from '../../paging.ts';
import { requireUser } from '../../plugins/session.ts';
import { PageMeta, success, type Lang } from '../../schemas.ts';
import { createAuditLog } from '../admin/auditLog.ts';
import { createNotifications } from '../notifications/notifications.ts';
import { createAdminCatalogRepository, type AdminProductRow, type Toggle, type ToggledRow } from './adminRepository.ts';
import { imageUrl } from './picture.ts';
import { AdminProduct } from './schemas.ts';

const access = 'admin';

/** status: 1 active, 0 draft. approval: 1 approved, 0 waiting, changed: edited since its approval. */
const Query = z.strictObject({
  page: PageNumber,
  search: SearchText,
  status: filterOf(z.enum(['0', '1'])),
  approval: filterOf(z.enum(['0', '1', 'changed'])),
});
const approvalStates = { 0: 'waiting', 1: 'approved', changed: 'changed' } as const;
const ProductId = z.strictObject({ id: Id });
const Toggled = success({
  data: z.object({ id: z.number().int(), is_featured: z.boolean(), approval_status: z.boolean() }),
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
  vendor: localized(lang, row.company_name, row.company_name_ar),
  vendor_id: row.vendor_id,
  changed_since_approval: row.changed_since_approval,
});

/** Every vendor's products, and the admin's two switches: featured and approved. */
export const adminCatalogRoutes: FastifyPluginAsyncZod = async (app) => {
  const products = createAdminCatalogRepository(app.database);
  const auditLog = createAuditLog(app.database);
  const notifications = createNotifications(app.database);

  app.get(
    '/admin/products',
    {
      config: { access },
      schema: {
        summary: 'A page of all products',
        querystring: Query,
        response: { 200: success({ data: z.object({ products: z.array(AdminProduct), meta: PageMeta }) }) },
      },
    },
    async (request) => {
      const { page, search, status, approval } = request.query;
      const filter = {
        search,
        status: status && (status === '1' ? 'active' : 'draft'),
        approval: approval && approvalStates[approval],
      } as const;
      const [rows, total] = await Promise.all([
        products.list(filter, pageSize.backOffice, offsetOf(page, pageSize.backOffice)),
        products.count(filter),
      ]);
      const data = {
        products: rows.map((row) => toAdminProduct(row, request.lang)),
        meta: pageMeta(page, pageSize.backOffice, total),
      };
      return ok(request, 'catalog.shown', { data });
    },
  );

  const tellVendor = ({ vendor_id: vendorId, approval_status: approved, slug, name, name_ar }: ToggledRow) =>
    notifications.notifyVendor(vendorId, approved ? 'product_approved' : 'product_unapproved', {
      slug,
      name,
      name_arabic: name_ar,
    });

  const turnOver = (request: FastifyRequest, id: number, toggle: Toggle) =>
    app.database.transaction(async () => {
      const now = await products.toggle(id, toggle);
      if (!now) throw notFound();
      const { is_featured, approval_status } = now;
      const before =
        toggle === 'is_featured' ? { is_featured: !is_featured } : { approval_status: 1 - approval_status };
      const after = toggle === 'is_featured' ? { is_featured } : { approval_status };
      await auditLog.record(requireUser(request), {
        action: `product.${toggle}`,
        entity: 'product',
        entityId: id,
        before,
        after,
      });
      if (toggle === 'approval_status') await tellVendor(now);
      return { id, is_featured, approval_status: approval_status === 1 };
    });

  app.post(
    '/admin/product/toggle/featured/:id',
    {
      config: { access },
      schema: { summary: 'Features a product, or no longer', params: ProductId, response: { 200: Toggled } },
    },
    async (request) =>
      ok(request, 'catalog.featured_updated', { data: await turnOver(request, request.params.id, 'is_featured') }),
  );

  app.post(
    '/admin/product/toggle/approval/:id',
    {
      config: { access },
      schema: {
        summary: 'Approves a product, or takes the approval back',
        params: ProductId,
        response: { 200: Toggled },
      },
    },
    async (request) =>
      ok(request, 'catalog.approval_updated', { data: await turnOver(request, request.params.id, 'approval_status') }),
  );
};
