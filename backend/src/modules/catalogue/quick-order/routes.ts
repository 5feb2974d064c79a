import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../../wire/ok.ts';
import { perMinute } from '../../../plugins/rate-limit.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { createBulkAdd } from '../../sales/carts/bulk-add.ts';
import { createSkuReader } from './reader.ts';
import { Bought, QuickOrder, QuickOrderLine, SkuLine, SkuLookup } from './schemas.ts';

/** Ordering many items by SKU or barcode. */
export const quickOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const takesCards = app.config.payments !== null;
  const read = createSkuReader(app.database, takesCards);
  const bulkAdd = createBulkAdd(app.database, takesCards);

  app.post(
    '/quick-order/lookup',
    {
      config: { access: 'public', attempts: [perMinute(60, 'address')] },
      schema: {
        summary: 'Products on sale by SKU or barcode, in any spelling',
        body: SkuLookup,
        response: { 200: success({ lines: z.array(SkuLine).describe('One result per code, in the same order') }) },
      },
    },
    async (request) => {
      const lines = await read.lookUp(request.body.skus, request, request.user?.id ?? null);
      return ok(request, 'catalog.shown', { lines });
    },
  );

  app.get(
    '/quick-order/bought',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Articles that the customer bought last and can buy again',
        response: { 200: success({ data: Bought }) },
      },
    },
    async (request) => ok(request, 'catalog.shown', { data: await read.bought(request, requireUser(request).id) }),
  );

  app.post(
    '/quick-order',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Adds many lines to the cart, each limited to the quantity that can be ordered',
        body: QuickOrder,
        response: {
          200: success({ lines: z.array(QuickOrderLine).describe('One result per line, in the same order') }),
        },
      },
    },
    async (request) => {
      const requestedLines = request.body.lines.map(({ product_id, variant_id, quantity }) => ({
        productId: product_id,
        variantId: variant_id,
        quantity,
      }));
      const lines = await bulkAdd(requireUser(request).id, request.currency, requestedLines);
      return ok(request, 'carts.shown', { lines });
    },
  );
};
