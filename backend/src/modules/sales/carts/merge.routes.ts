import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { guestTokenIn } from '../../../plugins/buyer.ts';
import { requireUser } from '../../../plugins/session.ts';
import { ok } from '../../../wire/ok.ts';
import { success } from '../../../wire/schemas.ts';
import { createCartMerge } from './merge.ts';
import { MergedLine, wholeCart } from './schemas.ts';
import { createCartService } from './service.ts';
import { toWholeCart } from './view.ts';

/** The cart of a visitor who has signed in. */
export const cartMergeRoutes: FastifyPluginAsyncZod = async (app) => {
  const takesCards = app.config.payments !== null;
  const carts = createCartService(app.database, takesCards);
  const merging = createCartMerge(app.database);

  app.post(
    '/carts/merge',
    {
      config: { access: 'user', priority: 'checkout', errors: ['not_found', 'payment_in_progress'] },
      schema: {
        summary: 'Moves the cart of the `Guest-Token` into the customer’s, which keeps the larger of two quantities',
        response: {
          200: success({
            ...wholeCart,
            merged: z.array(MergedLine).describe('Lines of the guest’s cart, and what became of them'),
          }),
        },
      },
    },
    async (request) => {
      const { id: userId } = requireUser(request);
      const merged = await merging.merge(userId, guestTokenIn(request), request);
      const basket = await carts.readBasket(userId, request.currency);
      return ok(request, 'guests.merged', {
        ...toWholeCart(basket, request, takesCards),
        merged: merged.map(({ row, quantity, outcome }) => ({
          product: { id: row.product_id, slug: row.slug, name: row.name, name_arabic: row.name_ar },
          ...{ quantity, was: row.was, outcome },
        })),
      });
    },
  );
};
