import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../answer.ts';
import { discounted, priceColumns, toWire } from '../../money.ts';
import { perMinute } from '../../plugins/rate-limit.ts';
import { requireUser } from '../../plugins/session.ts';
import { success } from '../../schemas.ts';
import { toProduct, type Reader } from '../catalog/productRow.ts';
import { createSkuRepository, type SkuMatchRow } from './repository.ts';
import { QuickOrder, QuickOrderLine, SkuLookup, SkuMatch } from './schemas.ts';
import { createQuickOrder } from './service.ts';

const toMatch = (row: SkuMatchRow, reader: Reader): z.infer<typeof SkuMatch> => {
  const product = toProduct(row, reader);
  const sku = row.matched_sku;
  if (!row.variant) return { sku, product, variant: null, stock: product.stock, price: product.price };
  const { id, value, value_ar, stock } = row.variant;
  const price = discounted(row.variant[priceColumns[reader.currency].price], row.discount);
  return {
    sku,
    product,
    variant: { id, value, value_arabic: value_ar },
    stock,
    price: toWire(price, reader.currency),
  };
};

/** Ordering by SKU, many things at once. */
export const quickOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const skus = createSkuRepository(app.database);
  const quickOrder = createQuickOrder(app.database);

  app.post(
    '/quick-order/lookup',
    {
      config: { access: 'public', attempts: [perMinute(60, 'address')] },
      schema: {
        summary: 'What SKUs name, however they are written; what is not on sale is left out',
        body: SkuLookup,
        response: { 200: success({ matches: z.array(SkuMatch).describe('What was found') }) },
      },
    },
    async (request) => {
      const rows = await skus.find([...new Set(request.body.skus.map((sku) => sku.toLowerCase()))]);
      return ok(request, 'catalog.shown', { matches: rows.map((row) => toMatch(row, request)) });
    },
  );

  app.post(
    '/quick-order',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Puts many things into the cart at once, each as far as it is there',
        body: QuickOrder,
        response: { 200: success({ lines: z.array(QuickOrderLine).describe('One for each line, in the same order') }) },
      },
    },
    async (request) => {
      const wanted = request.body.lines.map(({ product_id, variant_id = null, quantity }) => ({
        productId: product_id,
        variantId: variant_id,
        quantity,
      }));
      const lines = await quickOrder(requireUser(request).id, wanted);
      return ok(request, 'carts.shown', { lines });
    },
  );
};
