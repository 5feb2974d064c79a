import type { DiscountFunder } from '../../money/line-amounts.ts';
import type { Amounts } from '../../money/amounts.ts';
import type { Currency } from '../../wire/schemas.ts';
import { shareOut } from '../../money/amount-shares.ts';

/** A coupon as it stands for one customer at this moment. */
export interface Coupon {
  id: number;
  code: string;
  kind: 'percent' | 'amount';
  percent: number | null;
  amount: Amounts;
  /** What the covered goods must come to. */
  minimum: Amounts;
  active: boolean;
  started: boolean;
  ended: boolean;
  starts_at: string;
  ends_at: string | null;
  for_somebody_else: boolean;
  /** Only for a first order, and the customer has had one. */
  too_late: boolean;
  /** Null: funded by the platform, and over the whole cart. */
  vendor_id: number | null;
  company_name: string | null;
  company_name_ar: string | null;
  usage_limit: number | null;
  /** How often it is redeemed; counted only where there is a limit. */
  used: number;
  per_customer_limit: number;
  used_by_customer: number;
}

/** The last moment before an end: a coupon that ends at midnight held on the day before, which is the one to name. */
export const lastMoment = (end: string): string => new Date(Date.parse(end) - 1).toISOString();

/** One vendor's goods in a cart, in minor units. */
export interface CouponGroup {
  vendorId: number;
  subTotal: number;
}

/** Why a code does not hold for a cart. */
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

/** What a coupon does to a cart. While there is a problem it takes nothing off. Amounts in minor units. */
export interface CouponEffect {
  coupon: Coupon;
  problem: CouponProblem | null;
  /** What the goods that it covers come to. */
  covered: number;
  discount: number;
  /** The discount by vendor. */
  shares: ReadonlyMap<number, number>;
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

// Whom a code is not meant for learns nothing else about it.
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

/** Who pays for what a coupon takes off; without one, nobody asks. */
export const funderOf = (effect: CouponEffect | null): DiscountFunder =>
  effect === null || effect.coupon.vendor_id === null ? 'platform' : 'vendor';

/** Halves are rounded up, as with the discount of a product. An amount never takes off more than there is. */
const discountOn = (covered: number, { percent, amount }: Coupon, currency: Currency): number =>
  percent === null ? Math.min(amount[currency], covered) : Math.floor((covered * percent + 50) / 100);

/**
 * What a coupon takes off a cart's goods; shipping is never discounted. A vendor's own coupon covers that vendor's
 * goods, the platform's covers all, shared by largest remainder.
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
