import type { z } from 'zod';
import type { MessageParams } from '../../../wire/errors.ts';
import { translate } from '../../../i18n/translate.ts';
import { localized } from '../../../i18n/localized.ts';
import { toWire } from '../../../money/money.ts';
import { formatDay } from '../../../i18n/days.ts';
import { formatAmount } from '../../../i18n/wording.ts';
import type { Reader } from '../../catalogue/shop/product-row.ts';
import { lastMoment, type CouponEffect } from './coupon.ts';
import type { AppliedCoupon } from './schemas.ts';

/** Parameters of a coupon's error message: amounts, days and seller, formatted for the reader. */
export const problemParams = ({ coupon, covered }: CouponEffect, { lang, currency }: Reader): MessageParams => {
  const minimum = coupon.minimum[currency];
  const seller = { company_name: localized(lang, coupon.company_name ?? '', coupon.company_name_ar ?? '') };
  return {
    ...seller,
    count: coupon.per_customer_limit,
    minimum: formatAmount(minimum, currency, lang),
    missing: formatAmount(Math.max(0, minimum - covered), currency, lang),
    starts: formatDay(coupon.starts_at, lang),
    ended: coupon.ends_at === null ? '' : formatDay(lastMoment(coupon.ends_at), lang),
    goods: translate(lang, coupon.vendor_id === null ? 'coupons.in_cart' : 'coupons.in_cart_of', seller),
  };
};

/** Coupon as shown next to the sums of a cart or checkout. */
export const toAppliedCoupon = (effect: CouponEffect, reader: Reader): z.infer<typeof AppliedCoupon> => ({
  code: effect.coupon.code,
  kind: effect.coupon.kind,
  percent: effect.coupon.percent,
  discount: toWire(effect.discount, reader.currency),
  problem: effect.problem && translate(reader.lang, `errors.${effect.problem}`, problemParams(effect, reader)),
});
