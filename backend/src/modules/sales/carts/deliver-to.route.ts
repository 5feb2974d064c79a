import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Id } from '../../../wire/fields.ts';
import { ok } from '../../../wire/ok.ts';
import { requireUser } from '../../../plugins/session.ts';
import { success } from '../../../wire/schemas.ts';
import { wholeCart } from './schemas.ts';
import { createCartService } from './service.ts';
import { toWholeCart } from './view.ts';

/** The address that the cart is delivered to. */
export const deliverToRoute: FastifyPluginAsyncZod = async (app) => {
  const takesCards = app.config.payments !== null;
  const carts = createCartService(app.database, takesCards);

  app.post(
    '/carts/deliver-to',
    {
      config: {
        access: 'user',
        priority: 'checkout',
        rebuild: async (request) => {
          const basket = await carts.readBasket(requireUser(request).id, request.currency);
          return ok(request, 'carts.delivered_to', toWholeCart(basket, request, takesCards));
        },
        errors: ['not_found'],
      },
      schema: {
        summary: 'Chooses the address that the cart is delivered to',
        body: z.strictObject({ address_id: Id().nullable().describe('Id in the address book; null: the default') }),
        response: { 200: success(wholeCart) },
      },
    },
    async (request) => {
      const { address_id: addressId } = request.body;
      const basket = await carts.deliverTo(requireUser(request).id, request.currency, addressId);
      return ok(request, 'carts.delivered_to', toWholeCart(basket, request, takesCards));
    },
  );
};
