import { beginningOf, plusDays } from '../../calendar/days.ts';
import { shopDay } from '../../calendar/working-days.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../wire/errors.ts';
import { toWire } from '../../money/money.ts';
import type { Currency } from '../../wire/schemas.ts';
import type { Reader } from '../shop/product-row.ts';
import { randomDigits } from '../../runtime/public-id.ts';
import { couponEffect, lastMoment, type CouponEffect, type CouponGroup, type CouponProblem } from './coupon.ts';
import { createCouponRepository } from './repository.ts';
import { problemParams } from './view.ts';

const refusal = (code: CouponProblem, params = {}, data?: Record<string, unknown>) =>
  new AppError(422, code, { params, fields: { code: [{ key: `errors.${code}`, params }] }, data });

/** What somebody who confirms the newsletter gets. */
const WELCOME_DAYS = 90;
const WELCOME_DIGITS = 8;

/** Coupons as carts and checkouts use them. */
export const createCouponService = (database: Database) => {
  const coupons = createCouponRepository(database);

  /** What a code does to these goods now; null for a code that does not exist. */
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
     * The effect of a code that a customer types in.
     * @throws AppError 422 that says why the code does not hold; for a minimum also with the amounts in `data`
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
     * Redeems a coupon for an order, inside the transaction that places it. Of many customers at once exactly as many
     * succeed as the limits allow: the coupon's row is locked until the commit.
     * @returns the effect as it is now; it has a problem when the coupon does not hold any more, and nothing is written
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
      // The admin has deleted it, or given its code to another one.
      if (effect?.coupon.id !== id) return { ...seen, problem: 'coupon_unknown', discount: 0, shares: new Map() };
      if (!effect.problem) await coupons.redeem(id, buyer.userId, buyer.orderId, effect.discount);
      return effect;
    },

    /**
     * The newsletter's thanks: a code that works once, for the first order of the account with this address.
     * @param percent 1 to 90
     * @returns the coupon; `ends_at` is its last moment
     */
    async issueWelcome(email: string, percent: number) {
      const code = `HELLO-${randomDigits(WELCOME_DIGITS)}`;
      // It holds to the end of its last day, which is the day that the mail names.
      const endsAt = beginningOf(plusDays(shopDay(new Date()), WELCOME_DAYS + 1));
      const coupon = await coupons.insertPersonal({ percent, endsAt, code, email });
      if (!coupon) throw new Error('The welcome coupon was not stored.');
      return { ...coupon, ends_at: lastMoment(endsAt), code, percent };
    },

    /**
     * Gives an order's coupon back once every part that carries some of its discount is cancelled: a vendor's own coupon
     * with that vendor's part. Otherwise, and for an order without a coupon, nothing happens. Call it in the transaction
     * that cancels, after the new status is written.
     */
    release: (orderId: number): Promise<void> =>
      database.transaction(async () => {
        // Two vendors who cancel at once: the second one waits here, and then sees the first one's part.
        await coupons.lockOrder(orderId);
        await coupons.release(orderId);
      }),

    /**
     * A part that comes to life again has its discount again, so its order needs its coupon again. Call it in the
     * transaction that revives a part with a discount. An order whose coupon was never given back, or that has none, is left as it is.
     * @throws AppError 422 when the coupon has been used up elsewhere meanwhile
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
