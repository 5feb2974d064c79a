import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../../wire/ok.ts';
import { priceColumns, toWire } from '../../../../money/money.ts';
import { filterOf, QueryFlag, offsetOf, PageNumber, pageMeta, PerPage } from '../../../../wire/paging.ts';
import { requireVendor } from '../../../people/auth/require-vendor.ts';
import { PageMeta, success, type Currency } from '../../../../wire/schemas.ts';
import { SortOrder } from '../../../../wire/sorting.ts';
import { imageUrl } from '../../../../files/picture-urls.ts';
import { VendorProduct } from './schemas.ts';
import { toVendorFilter, vendorFilterKeys } from './query.ts';
import { createVendorCatalogRepository, type VendorProductOrder, type VendorProductRow } from './repository.ts';

/** Newest first by default; any other order ascends unless `order` says otherwise. */
const Query = z.strictObject({
  filter: QueryFlag.describe('Has no effect; sent by old clients'),
  page: PageNumber,
  per_page: PerPage,
  sort: filterOf(z.enum(['newest', 'name', 'stock', 'price'])).describe('Sort key'),
  order: filterOf(SortOrder).describe('asc: ascending; if omitted, `newest` is newest first and all others ascend'),
  ...vendorFilterKeys,
});

const toOrder = ({ sort: by = 'newest', order }: z.infer<typeof Query>): VendorProductOrder => ({
  by,
  descending: (order ?? (by === 'newest' ? 'desc' : 'asc')) === 'desc',
});

const toVendorProduct = (row: VendorProductRow, currency: Currency): z.infer<typeof VendorProduct> => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  name_arabic: row.name_ar,
  sku: row.sku,
  barcode: row.barcode,
  product_image: imageUrl(row.image_key),
  in_stock: row.stock,
  low_stock: row.low_stock,
  has_variants: row.has_variants,
  price: toWire(row[priceColumns[currency].price], currency),
  discount: row.discount,
  currency,
  category: { id: row.category_id, name: row.category_name, name_arabic: row.category_name_ar },
  status: row.status,
  approval_status: row.approval_status,
  changes_waiting: row.changes_waiting,
  lacks_specifications: row.lacks_specifications,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

/** The vendor's own products. Prices are before discount; `currency` in the query overrides the header. */
export const vendorCatalogRoutes: FastifyPluginAsyncZod = async (app) => {
  const products = createVendorCatalogRepository(app.database);

  app.get(
    '/vendor/products',
    {
      config: { access: 'vendor', permission: 'catalogue.read' },
      schema: {
        summary: 'A page of the vendor’s own products',
        querystring: Query,
        response: { 200: success({ products: z.array(VendorProduct), meta: PageMeta }) },
      },
    },
    async (request) => {
      const { vendorId } = requireVendor(request);
      const { query, lang } = request;
      const { page, per_page: size, currency = request.currency } = query;
      const { rows, total } = await products.page(
        vendorId,
        toVendorFilter(query),
        toOrder(query),
        { lang, currency },
        { limit: size, offset: offsetOf(page, size) },
      );
      return ok(request, 'catalog.shown', {
        products: rows.map((row) => toVendorProduct(row, currency)),
        meta: pageMeta(page, size, total),
      });
    },
  );
};
