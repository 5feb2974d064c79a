import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ok } from '../../wire/ok.ts';
import { perMinute } from '../../plugins/rate-limit.ts';
import { requireUser } from '../../plugins/session.ts';
import { success } from '../../wire/schemas.ts';
import { createBulkAdd } from '../carts/bulk-add.ts';
import { createSkuReader } from './reader.ts';
import { QuickOrder, QuickOrderLine, SkuLookup, SkuMatch } from './schemas.ts';

/** Ordering by SKU, many things at once. */
export const quickOrderRoutes: FastifyPluginAsyncZod = async (app) => {
  const takesCards = app.config.payments !== null;
  const matchesOf = createSkuReader(app.database, takesCards);
  const bulkAdd = createBulkAdd(app.database, takesCards);

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
      const matches = await matchesOf(request.body.skus, request, request.user?.id ?? null);
      return ok(request, 'catalog.shown', { matches });
    },
  );

  app.post(
    '/quick-order',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Puts many things into the cart at once, each as far as it is there and can be ordered',
        body: QuickOrder,
        response: { 200: success({ lines: z.array(QuickOrderLine).describe('One for each line, in the same order') }) },
      },
    },
    async (request) => {
      const wanted = request.body.lines.map(({ product_id, variant_id, quantity }) => ({
        productId: product_id,
        variantId: variant_id,
        quantity,
      }));
      const lines = await bulkAdd(requireUser(request).id, request.currency, wanted);
      return ok(request, 'carts.shown', { lines });
    },
  );
};
