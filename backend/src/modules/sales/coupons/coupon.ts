import type { DiscountFunder } from '../../../money/line-amounts.ts';
import type { Amounts } from '../../../money/amounts.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { shareOut } from '../../../money/amount-shares.ts';

/** Current state of a coupon for one customer. */
export interface Coupon {
  id: number;
  code: string;
  kind: 'percent' | 'amount';
  percent: number | null;
  amount: Amounts;
  /** Minimum value of the covered goods. */
  minimum: Amounts;
  active: boolean;
  started: boolean;
  ended: boolean;
  starts_at: string;
  ends_at: string | null;
  for_somebody_else: boolean;
  /** Only for a first order, and the customer already has one. */
  too_late: boolean;
  /** Null: funded by the platform and valid for the whole cart. */
  vendor_id: number | null;
  company_name: string | null;
  company_name_ar: string | null;
  usage_limit: number | null;
  /** Number of redemptions; counted only if there is a limit. */
  used: number;
  per_customer_limit: number;
  used_by_customer: number;
}

/**
 * Last moment before an end. A coupon that ends at midnight is last valid on the previous day, which is the one to
 * show.
 */
export const lastMoment = (end: string): string => new Date(Date.parse(end) - 1).toISOString();

/** One vendor's goods in a cart, in minor units. */
export interface CouponGroup {
  vendorId: number;
  subTotal: number;
}

/** Error codes of a coupon that cannot be applied to a cart. */
export const couponProblems = [
  'coupon_unknown',
  'coupon_not_for_you',
  'coupon_first_order',
  'coupon_not_started',
  'coupon_expired',
  'coupon_used_up',
  'coupon_used_by_you',
  'coupon_other_seller',
  'coupon_minimum',
] as const;
export type CouponProblem = (typeof couponProblems)[number];

/** Effect of a coupon on a cart, in minor units. The discount is 0 while there is a problem. */
export interface CouponEffect {
  coupon: Coupon;
  problem: CouponProblem | null;
  /** Value of the covered goods. */
  covered: number;
  discount: number;
  shares: ReadonlyMap<number, number>;
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

// The order matters: a customer for whom a code is not meant learns nothing else about it.
const problemOf = (coupon: Coupon, covered: CouponGroup[], currency: Currency): CouponProblem | null => {
  if (!coupon.active) return 'coupon_unknown';
  if (coupon.for_somebody_else) return 'coupon_not_for_you';
  if (!coupon.started) return 'coupon_not_started';
  if (coupon.ended) return 'coupon_expired';
  if (coupon.used_by_customer >= coupon.per_customer_limit) return 'coupon_used_by_you';
  if (coupon.usage_limit !== null && coupon.used >= coupon.usage_limit) return 'coupon_used_up';
  if (coupon.too_late) return 'coupon_first_order';
  if (coupon.vendor_id !== null && covered.length === 0) return 'coupon_other_seller';
  if (sum(covered.map(({ subTotal }) => subTotal)) < coupon.minimum[currency]) return 'coupon_minimum';
  return null;
};

/** Funder of a coupon's discount; without a coupon the value has no effect. */
export const funderOf = (effect: CouponEffect | null): DiscountFunder =>
  effect === null || effect.coupon.vendor_id === null ? 'platform' : 'vendor';

/** Rounds half up, like product discounts. An amount is capped at the value of the goods. */
const discountOn = (covered: number, { percent, amount }: Coupon, currency: Currency): number =>
  percent === null ? Math.min(amount[currency], covered) : Math.floor((covered * percent + 50) / 100);

/**
 * Calculates a coupon's discount on the goods of a cart; shipping is never discounted. A vendor's coupon covers that
 * vendor's goods. The platform's covers all, allocated by largest remainder.
 */
export const couponEffect = (coupon: Coupon, groups: readonly CouponGroup[], currency: Currency): CouponEffect => {
  const covered = groups.filter(({ vendorId }) => coupon.vendor_id === null || vendorId === coupon.vendor_id);
  const subTotals = covered.map(({ subTotal }) => subTotal);
  const problem = problemOf(coupon, covered, currency);
  const discount = problem ? 0 : discountOn(sum(subTotals), coupon, currency);
  const shares = shareOut(discount, subTotals);
  return {
    coupon,
    problem,
    covered: sum(subTotals),
    discount,
    shares: new Map(covered.map(({ vendorId }, index) => [vendorId, shares[index] ?? 0])),
  };
};
