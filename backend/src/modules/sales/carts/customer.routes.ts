import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../../wire/errors.ts';
import { ok } from '../../../wire/ok.ts';
import { Id, OptionalId, Quantity } from '../../../wire/fields.ts';
import { PathId } from '../../../wire/paging.ts';
import { parsePath } from '../../../wire/validation.ts';
import { readGuest, requireBuyer } from '../../../plugins/buyer.ts';
import { createAttempts } from '../../../database/attempts.ts';
import { addressOf } from '../../../plugins/rate-limit.ts';
import { success } from '../../../wire/schemas.ts';
import { CLOSED_CART, createBuyerCarts } from './guest-cart.ts';
import { Cart, shownCart } from './schemas.ts';
import { createCartService, type ChangedCart } from './service.ts';
import { toCart, toWholeCart } from './view.ts';

const NewItem = z.strictObject({
  product_id: Id(),
  variant_id: OptionalId,
  quantity: Quantity().describe('Quantity to add; together with the quantity in the cart at most the stock'),
});
const ItemId = z.strictObject({ id: PathId });
const access = 'buyer';
/** New guests per network address. */
const NEW_GUESTS = { max: 30, minutes: 60 };

/** The cart of a customer or guest, by vendor. `{id}` is the id of a cart line; someone else's is a 404. */
export const cartRoutes: FastifyPluginAsyncZod = async (app) => {
  const takesCards = app.config.payments !== null;
  const carts = createCartService(app.database, takesCards);
  const buyerCarts = createBuyerCarts(app.database);
  const attempts = createAttempts(app);

  const toResponse = (request: FastifyRequest, messageKey: string, { group, vendor }: ChangedCart) =>
    ok(request, messageKey, { cart: toCart(group, vendor, request, takesCards) });

  /** A new guest is a row that stays for a month. */
  const limitNewGuests = async (request: FastifyRequest) => {
    if (request.buyer) return;
    const retryAfter = await attempts.count(['new-guest', addressOf(request)], NEW_GUESTS);
    if (retryAfter !== null) throw new AppError(429, 'rate_limited', { retryAfter });
  };

  /** A repeated first request came before there was a guest. */
  const groupOf = async (request: FastifyRequest, of: Parameters<typeof carts.groupOf>[2]) => {
    request.buyer ??= await readGuest(app.database, request);
    return carts.groupOf(requireBuyer(request).id, request.currency, of);
  };

  app.get(
    '/carts',
    {
      config: { access, priority: 'checkout' },
      schema: { summary: 'The customer’s cart, by vendor, with its sums', response: { 200: success(shownCart) } },
    },
    async (request) => {
      const { id: userId } = requireBuyer(request);
      const [basket, payment] = await Promise.all([
        carts.readBasket(userId, request.currency),
        takesCards ? carts.openPayment(userId) : null,
      ]);
      return ok(request, 'carts.shown', { ...toWholeCart(basket, request, takesCards), open_payment: payment });
    },
  );

  app.post(
    '/carts',
    {
      config: {
        access,
        startsGuest: true,
        priority: 'checkout',
        rebuild: async (request) => {
          const { product_id: productId } = NewItem.parse(request.body);
          return toResponse(request, 'carts.added', await groupOf(request, { productId }));
        },
        errors: [
          ...(['not_found', 'seller_not_delivering', 'seller_not_payable', 'seller_on_holiday'] as const),
          ...(['not_enough_stock', 'cart_full'] as const),
          ...CLOSED_CART,
          'guest_checkout_off',
        ],
      },
      preHandler: limitNewGuests,
      schema: {
        summary: 'Adds a product to the cart; the quantity of an existing line is increased',
        body: NewItem,
        response: { 200: success({ cart: Cart }) },
      },
    },
    async (request) => {
      const { product_id: productId, variant_id: variantId, quantity } = request.body;
      const wish = { productId, variantId, quantity };
      const changed = await buyerCarts.begin(request, (userId) => carts.add(userId, request, wish));
      return toResponse(request, 'carts.added', changed);
    },
  );

  app.post(
    '/carts/:id',
    {
      config: {
        access,
        priority: 'checkout',
        rebuild: async (request) => {
          const { id: itemId } = parsePath(ItemId, request);
          return toResponse(request, 'carts.updated', await groupOf(request, { itemId }));
        },
        errors: ['not_enough_stock', 'seller_on_holiday', ...CLOSED_CART],
      },
      schema: {
        summary: 'Sets the quantity of a line',
        params: ItemId,
        body: z.strictObject({ quantity: Quantity().describe('New quantity of the line') }),
        response: { 200: success({ cart: Cart }) },
      },
    },
    async (request) => {
      const { quantity } = request.body;
      const changed = await buyerCarts.change(request, (userId) =>
        carts.setQuantity(userId, request, request.params.id, quantity),
      );
      return toResponse(request, 'carts.updated', changed);
    },
  );

  app.delete(
    '/carts/:id',
    {
      config: { access, priority: 'checkout', errors: CLOSED_CART },
      schema: { summary: 'Removes a line from the cart', params: ItemId, response: { 200: success({ cart: Cart }) } },
    },
    async (request) => {
      const changed = await buyerCarts.change(request, (userId) =>
        carts.remove(userId, request.currency, request.params.id),
      );
      return toResponse(request, 'carts.removed', changed);
    },
  );
};
