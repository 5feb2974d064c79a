import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../../wire/ok.ts';
import { pageSize, SearchText } from '../../../../wire/paging.ts';
import { success } from '../../../../wire/schemas.ts';
import { requireVendor } from '../../../people/auth/require-vendor.ts';
import { toProduct } from '../../shop/product-row.ts';
import { createCatalogRepository } from '../../shop/repository.ts';
import { Product } from '../../shop/schemas.ts';
import { createVendorCatalogRepository } from './repository.ts';

const access = 'public';

/** Candidates for related products: vendors choose among their own. */
export const relatedRoutes: FastifyPluginAsyncZod = async (app) => {
  const catalog = createCatalogRepository(app.database);
  const ownProducts = createVendorCatalogRepository(app.database);

  // With a search it is the vendor's picker of own products, without one a public list.
  app.get(
    '/related',
    {
      config: { access, cache: 'visitors', errors: ['unauthenticated', 'forbidden'] },
      schema: {
        summary: 'The newest products; with `search`, the vendor’s own',
        querystring: z.strictObject({ search: SearchText }),
        response: { 200: success({ data: z.array(Product) }) },
      },
    },
    async (request) => {
      const { search } = request.query;
      const rows =
        search === undefined
          ? await catalog.newest(pageSize.shop)
          : await ownProducts.pick(requireVendor(request).vendorId, search, pageSize.shop);
      return ok(request, 'catalog.shown', { data: rows.map((row) => toProduct(row, request)) });
    },
  );
};
