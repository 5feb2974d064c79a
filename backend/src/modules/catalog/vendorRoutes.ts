import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../answer.ts';
import { priceColumns, toWire } from '../../money.ts';
import { filterOf, Flag, offsetOf, PageNumber, pageMeta, pageSize, SearchText } from '../../paging.ts';
import { requireVendor } from '../vendors/requireVendor.ts';
import { Currency, PageMeta, success } from '../../schemas.ts';
import { imageUrl } from './picture.ts';
import { VendorProduct } from './schemas.ts';
import { createVendorCatalogRepository, type VendorProductRow } from './vendorRepository.ts';

const Query = z.strictObject({
  filter: Flag,
  page: PageNumber,
  search: SearchText,
  category: filterOf(z.string().max(200)),
  status: filterOf(z.enum(['active', 'draft', 'inactive', '1', '0'])),
  in_stock: filterOf(z.enum(['0', '1'])),
  currency: filterOf(Currency),
});

const toVendorProduct = (row: VendorProductRow, currency: Currency): z.infer<typeof VendorProduct> => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  name_arabic: row.name_ar,
  sku: row.sku,
  product_image: imageUrl(row.image_key),
  in_stock: row.stock,
  price: toWire(row[priceColumns[currency].price], currency),
  currency,
  category: { id: row.category_id, name: row.category_name, name_arabic: row.category_name_ar },
  status: row.status,
  approval_status: row.approval_status,
  created_at: row.created_at,
});

const toStatus = (status: z.infer<typeof Query>['status']) => {
  if (status === undefined) return undefined;
  return status === 'active' || status === '1' ? 'active' : 'draft';
};

/** The vendor's own products. Prices are the ones before discount; `currency` in the query wins over the header. */
export const vendorCatalogRoutes: FastifyPluginAsyncZod = async (app) => {
  const products = createVendorCatalogRepository(app.database);

  app.get(
    '/vendor/products',
    {
      config: { access: 'vendor' },
      schema: {
        summary: 'A page of the vendor’s own products',
        querystring: Query,
        response: { 200: success({ products: z.array(VendorProduct), meta: PageMeta }) },
      },
    },
    async (request) => {
      const { vendorId } = requireVendor(request);
      const { page, search, category, status, in_stock: inStock, currency = request.currency } = request.query;
      const filter = {
        search,
        category,
        status: toStatus(status),
        inStock: inStock === undefined ? undefined : inStock === '1',
      } as const;
      const [rows, total] = await Promise.all([
        products.list(vendorId, filter, pageSize.backOffice, offsetOf(page, pageSize.backOffice)),
        products.count(vendorId, filter),
      ]);
      return ok(request, 'catalog.shown', {
        products: rows.map((row) => toVendorProduct(row, currency)),
        meta: pageMeta(page, pageSize.backOffice, total),
      });
    },
  );
};
