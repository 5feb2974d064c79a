import type { AdminCoupon, Currency, CurrencyAmounts } from '@balsam/shared-api';
import { eachCurrency } from '../../entities/forms/each-currency.ts';
import { endOfDay, lastMoment, startOfDay, toDay } from './coupon-days.ts';

/** Amounts as typed, by currency, in major units. */
type TypedAmounts = Record<Currency, string>;

/** Form values of a coupon. */
export interface CouponValues {
  code: string;
  kind: AdminCoupon['kind'];
  percent: string;
  amounts: TypedAmounts;
  minimums: TypedAmounts;
  /** First and last day of validity, `YYYY-MM-DD`; '' for no limit. */
  starts_at: string;
  ends_at: string;
  usage_limit: string;
  per_customer_limit: string;
  funded_by: AdminCoupon['funded_by'];
  vendor_id: string;
  only_email: string;
  first_order_only: boolean;
  active: boolean;
  /** `updated_at` of the loaded version; null for a new coupon. */
  updated_at: string | null;
}

/** Request body that creates a coupon. */
export interface CouponRequest {
  code: string;
  kind: AdminCoupon['kind'];
  percent: number | null;
  amounts: CurrencyAmounts | null;
  minimums: CurrencyAmounts;
  starts_at: string | null;
  ends_at: string | null;
  usage_limit: number | null;
  per_customer_limit: number;
  funded_by: AdminCoupon['funded_by'];
  vendor_id: number | null;
  only_email: string | null;
  first_order_only: boolean;
  active: boolean;
}

/** Request body of an update; omit `active` to keep it. */
export type CouponChange = Omit<CouponRequest, 'active'> &
  Partial<Pick<CouponRequest, 'active'>> & { updated_at_seen?: string };

const NOTHING: TypedAmounts = eachCurrency(() => '');

/** Initial values of a new coupon: once per customer, valid from now on. */
export const emptyCoupon: CouponValues = {
  code: '',
  kind: 'percent',
  percent: '',
  amounts: NOTHING,
  minimums: NOTHING,
  starts_at: '',
  ends_at: '',
  usage_limit: '',
  per_customer_limit: '1',
  funded_by: 'platform',
  vendor_id: '',
  only_email: '',
  first_order_only: false,
  active: true,
  updated_at: null,
};

const typed = (value: number | string | null): string => String(value ?? '');
const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const toAmounts = (amounts: TypedAmounts): CurrencyAmounts => eachCurrency((currency) => Number(amounts[currency]));

/** A minimum of zero is an empty field. */
const typedAmounts = (amounts: CurrencyAmounts | null): TypedAmounts =>
  eachCurrency((currency) => (amounts?.[currency] ? typed(amounts[currency]) : ''));

export const toCouponValues = (coupon: AdminCoupon): CouponValues => ({
  code: coupon.code,
  kind: coupon.kind,
  percent: typed(coupon.percent),
  amounts: typedAmounts(coupon.amounts),
  minimums: typedAmounts(coupon.minimums),
  starts_at: toDay(coupon.starts_at),
  ends_at: toDay(coupon.ends_at && lastMoment(coupon.ends_at)),
  usage_limit: typed(coupon.usage_limit),
  per_customer_limit: typed(coupon.per_customer_limit),
  funded_by: coupon.funded_by,
  vendor_id: typed(coupon.vendor?.id ?? null),
  only_email: coupon.only_email ?? '',
  first_order_only: coupon.first_order_only,
  active: coupon.active,
  updated_at: coupon.updated_at,
});

/** An unchanged day keeps its time of day. */
const toMoment = (day: string, stored: { day: string; moment: string | null }, make: (day: string) => string) => {
  if (day === stored.day) return stored.moment;
  // Some browsers accept years of more than four digits.
  return /^\d{4}-\d\d-\d\d$/.test(day) ? make(day) : null;
};

/** @param coupon the coupon being edited; undefined for a new one */
export const toCouponRequest = (values: CouponValues, coupon?: AdminCoupon): CouponRequest => {
  const stored = coupon ? toCouponValues(coupon) : emptyCoupon;
  const [starts, ends] = [coupon?.starts_at ?? null, coupon?.ends_at ?? null];
  const isPercent = values.kind === 'percent';
  return {
    code: values.code.trim().toUpperCase(),
    kind: values.kind,
    percent: isPercent ? Number(values.percent) : null,
    amounts: isPercent ? null : toAmounts(values.amounts),
    minimums: toAmounts(values.minimums),
    starts_at: toMoment(values.starts_at, { day: stored.starts_at, moment: starts }, startOfDay),
    ends_at: toMoment(values.ends_at, { day: stored.ends_at, moment: ends }, endOfDay),
    usage_limit: numberOrNull(values.usage_limit),
    per_customer_limit: Number(values.per_customer_limit),
    funded_by: values.funded_by,
    vendor_id: values.funded_by === 'vendor' ? numberOrNull(values.vendor_id) : null,
    only_email: values.only_email.trim() || null,
    first_order_only: values.first_order_only,
    active: values.active,
  };
};

/**
 * Request without `active` unless the form changed it, so that it does not undo a colleague's change.
 * @param before the coupon as the form was opened; undefined for a new one
 */
export const toCouponChange = (values: CouponValues, before?: AdminCoupon): CouponChange => {
  const { active, ...rest } = toCouponRequest(values, before);
  const change = values.updated_at === null ? rest : { ...rest, updated_at_seen: values.updated_at };
  return active === before?.active ? change : { ...change, active };
};
