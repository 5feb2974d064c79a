import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Code } from '../../../wire/fields.ts';
import { ok } from '../../../wire/ok.ts';
import { perMinute } from '../../../plugins/rate-limit.ts';
import { requireBuyer } from '../../../plugins/buyer.ts';
import { success } from '../../../wire/schemas.ts';
import { couponProblems } from '../coupons/coupon.ts';
import { CLOSED_CART, createBuyerCarts } from './guest-cart.ts';
import { wholeCart } from './schemas.ts';
import { createCartService } from './service.ts';
import { toWholeCart } from './view.ts';

const CouponForm = z.strictObject({
  code: Code(40, 'coupons.code_required', 'errors.coupon_unknown')
    .min(1, 'coupons.code_required')
    .describe('Code as typed; case, surrounding spaces and the digit script are ignored'),
});
const access = 'buyer';

/** The cart's coupon: at most one at a time. */
export const cartCouponRoutes: FastifyPluginAsyncZod = async (app) => {
  const takesCards = app.config.payments !== null;
  const carts = createCartService(app.database, takesCards);
  const buyerCarts = createBuyerCarts(app.database);

  app.post(
    '/carts/coupon',
    {
      config: {
        access,
        priority: 'checkout',
        rebuild: async (request) => {
          const basket = await carts.readBasket(requireBuyer(request).id, request.currency);
          return ok(request, 'coupons.applied', toWholeCart(basket, request, takesCards));
        },
        attempts: [perMinute(20), perMinute(60, 'address')],
        errors: ['cart_empty', ...couponProblems, ...CLOSED_CART],
      },
      schema: {
        summary: 'Applies a coupon to the cart, replacing any other',
        body: CouponForm,
        response: { 200: success(wholeCart) },
      },
    },
    async (request) => {
      const { code } = request.body;
      const basket = await buyerCarts.change(request, (userId) => carts.applyCoupon(userId, request, code));
      return ok(request, 'coupons.applied', toWholeCart(basket, request, takesCards));
    },
  );

  app.delete(
    '/carts/coupon',
    {
      config: { access, priority: 'checkout', errors: CLOSED_CART },
      schema: { summary: 'Removes the coupon from the cart', response: { 200: success(wholeCart) } },
    },
    async (request) => {
      const basket = await buyerCarts.change(request, (userId) => carts.removeCoupon(userId, request.currency));
      return ok(request, 'coupons.removed', toWholeCart(basket, request, takesCards));
    },
  );
};
