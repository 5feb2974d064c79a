import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../../../plugins/session.ts';
import { ok } from '../../../../wire/ok.ts';
import { PathId } from '../../../../wire/paging.ts';
import { success } from '../../../../wire/schemas.ts';
import { createReorder } from './reorder.ts';
import { ReorderedLine, SkippedLine } from './schemas.ts';

/** Buying the items of an earlier order again. */
export const reorderRoutes: FastifyPluginAsyncZod = async (app) => {
  const reorder = createReorder(app.database, app.config.payments !== null);

  app.post(
    '/orders/:id/reorder',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Adds the items of an order to the cart again, where still available',
        params: z.strictObject({ id: PathId }),
        response: {
          200: success({
            added: z.array(ReorderedLine).describe('Items added to the cart'),
            skipped: z.array(SkippedLine).describe('Items that could not be added, or not in full, and why'),
          }),
        },
      },
    },
    async (request) => {
      const { added, skipped } = await reorder(requireUser(request).id, request.currency, request.params.id);
      const outcome = added.length === 0 ? 'nothing_reordered' : 'reordered';
      return ok(request, `orders.${outcome}`, { added, skipped });
    },
  );
};
