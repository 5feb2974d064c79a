import { beginningOf, plusDays } from '../../../calendar/days.ts';
import { shopDay } from '../../../calendar/working-days.ts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../wire/errors.ts';
import { toWire } from '../../../money/money.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { Reader } from '../../catalogue/shop/product-row.ts';
import { randomDigits } from '../../../runtime/public-id.ts';
import { couponEffect, lastMoment, type CouponEffect, type CouponGroup, type CouponProblem } from './coupon.ts';
import { createCouponRepository } from './repository.ts';
import { problemParams } from './view.ts';

const refusal = (code: CouponProblem, params = {}, data?: Record<string, unknown>) =>
  new AppError(422, code, { params, fields: { code: [{ key: `errors.${code}`, params }] }, data });

/** Validity of the newsletter's welcome coupon, days. */
const WELCOME_DAYS = 90;
const WELCOME_DIGITS = 8;

export const createCouponService = (database: Database) => {
  const coupons = createCouponRepository(database);

  /** Current effect of a code on these goods; null for an unknown code. */
  const effectOf = async (
    code: string,
    userId: number,
    groups: readonly CouponGroup[],
    currency: Currency,
    orderId: number | null = null,
  ): Promise<CouponEffect | null> => {
    const coupon = await coupons.find(code.trim().toUpperCase(), userId, orderId);
    return coupon && couponEffect(coupon, groups, currency);
  };

  return {
    effectOf,

    /**
     * Effect of a code that a customer enters.
     * @throws AppError 422 with the reason why the code is not valid; for a minimum also with the amounts in `data`
     */
    async check(code: string, userId: number, groups: readonly CouponGroup[], reader: Reader): Promise<CouponEffect> {
      const effect = await effectOf(code, userId, groups, reader.currency);
      if (!effect) throw refusal('coupon_unknown');
      if (!effect.problem) return effect;
      const minimum = effect.coupon.minimum[reader.currency];
      const amounts = {
        currency: reader.currency,
        minimum: toWire(minimum, reader.currency),
        missing: toWire(minimum - effect.covered, reader.currency),
      };
      const data = effect.problem === 'coupon_minimum' ? amounts : undefined;
      throw refusal(effect.problem, problemParams(effect, reader), data);
    },

    /**
     * Redeems a coupon for an order, in the transaction that places it. The coupon's row is locked until the commit, so
     * concurrent customers cannot exceed the limits.
     * @returns the current effect; if it has a problem, the coupon is no longer valid and nothing was written
     */
    async redeem(
      seen: CouponEffect,
      buyer: { userId: number; orderId: number },
      groups: readonly CouponGroup[],
      currency: Currency,
    ): Promise<CouponEffect> {
      const { id, code } = seen.coupon;
      await coupons.lock(id);
      const effect = await effectOf(code, buyer.userId, groups, currency, buyer.orderId);
      // The admin has deleted it or given its code to another coupon.
      if (effect?.coupon.id !== id) return { ...seen, problem: 'coupon_unknown', discount: 0, shares: new Map() };
      if (!effect.problem) await coupons.redeem(id, buyer.userId, buyer.orderId, effect.discount);
      return effect;
    },

    /**
     * Creates the newsletter's welcome coupon: usable once, for the first order of the account with this address.
     * @param percent 1 to 90
     * @returns the coupon; `ends_at` is its last moment
     */
    async issueWelcome(email: string, percent: number) {
      const code = `HELLO-${randomDigits(WELCOME_DIGITS)}`;
      // Valid until the end of its last day, which is the day named in the mail.
      const endsAt = beginningOf(plusDays(shopDay(new Date()), WELCOME_DAYS + 1));
      const coupon = await coupons.insertPersonal({ percent, endsAt, code, email });
      if (!coupon) throw new Error('The welcome coupon was not stored.');
      return { ...coupon, ends_at: lastMoment(endsAt), code, percent };
    },

    /**
     * Releases an order's coupon once every sub-order that carries some of its discount is cancelled; a vendor's coupon
     * is released with that vendor's sub-order. Otherwise, and without a coupon, does nothing. Call in the transaction
     * that cancels, after writing the new status.
     */
    release: (orderId: number): Promise<void> =>
      database.transaction(async () => {
        // If two vendors cancel concurrently, the second waits here and then sees the first one's cancelled sub-order.
        await coupons.lockOrder(orderId);
        await coupons.release(orderId);
      }),

    /**
     * Redeems an order's coupon again. Call in the transaction that reinstates a sub-order with a discount. Does
     * nothing if the order has no coupon or it was never released.
     * @throws AppError 422 if the coupon has been used up in the meantime
     */
    reclaim: (orderId: number): Promise<void> =>
      database.transaction(async () => {
        await coupons.lockOrder(orderId);
        const released = await coupons.released(orderId);
        if (!released) return;
        await coupons.lock(released.coupon_id);
        if (!(await coupons.reclaim(orderId)))
          throw new AppError(422, 'order_coupon_used', { fields: { status: ['errors.order_coupon_used'] } });
      }),
  };
};
