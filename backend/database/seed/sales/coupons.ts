import type { DemoSubOrder } from './demo-order.ts';
import { shareOut } from '../../../src/money/amount-shares.ts';
import { daysBefore, hoursAfter } from '../moments.ts';
import type { Thanks } from '../people/subscribers.ts';
import { isCancelled } from '../../../src/modules/sales/orders/status/status.ts';

interface Amounts {
  sar: number;
  bhd: number;
  usd: number;
}

const amounts = (prefix: string, { sar, bhd, usd }: Amounts) => ({
  [`${prefix}_sar`]: sar,
  [`${prefix}_bhd`]: bhd,
  [`${prefix}_usd`]: usd,
});

const nothing = { sar: 0, bhd: 0, usd: 0 };

/** The two coupons used by past orders; the first orders used up the opening one. */
const welcome = { id: 1, code: 'WELCOME10', percent: 10, usage_limit: null };
const opening = { id: 2, code: 'OPENING10', percent: 10, usage_limit: 5 };

/** Assigns coupons to past orders, in order. */
export function createCouponUse() {
  let left = opening.usage_limit;
  return {
    /** Coupon of an order, and its sub-orders with their discounts. */
    redeem(parts: readonly DemoSubOrder[]): { couponId: number; parts: DemoSubOrder[] } {
      // A cancelled order releases its coupon, so the opening coupon would not be used up.
      const isKept = parts.some(({ status }) => !isCancelled(status));
      const coupon = isKept && left > 0 ? opening : welcome;
      if (coupon === opening) left -= 1;
      const subTotals = parts.map(({ subTotal }) => subTotal);
      const total = subTotals.reduce((sum, subTotal) => sum + subTotal, 0);
      const shares = shareOut(Math.floor((total * coupon.percent + 50) / 100), subTotals);
      const lower = (part: DemoSubOrder, discount: number) => ({ ...part, discount, total: part.total - discount });
      return { couponId: coupon.id, parts: parts.map((part, index) => lower(part, shares[index] ?? 0)) };
    },
  };
}

/**
 * A welcome percentage, one used up, an amount with a minimum, a vendor's own, one that has ended, one switched off, one
 * that starts later, and those given to newsletter subscribers. Amounts in minor units.
 */
export function couponRows(now: Date, thanked: readonly Thanks[]) {
  const common = {
    percent: null,
    ...amounts('amount', nothing),
    ...amounts('minimum', nothing),
    ends_at: null,
    usage_limit: null,
    per_customer_limit: 1,
    funded_by: 'platform',
    vendor_id: null,
    only_email: null,
    active: true,
  };
  const since = (days: number) => ({ starts_at: daysBefore(now, days), created_at: daysBefore(now, days) });
  return [
    { ...common, ...welcome, kind: 'percent', ...since(200) },
    { ...common, ...opening, kind: 'percent', ...since(200) },
    {
      ...common,
      id: 3,
      code: 'SAVE25',
      kind: 'amount',
      ...amounts('amount', { sar: 2500, bhd: 2500, usd: 650 }),
      ...amounts('minimum', { sar: 15_000, bhd: 15_000, usd: 4000 }),
      per_customer_limit: 3,
      usage_limit: 500,
      ...since(90),
    },
    {
      ...common,
      id: 4,
      code: 'DILMUN15',
      kind: 'amount',
      ...amounts('amount', { sar: 1500, bhd: 1500, usd: 400 }),
      ...amounts('minimum', { sar: 10_000, bhd: 10_000, usd: 2700 }),
      funded_by: 'vendor',
      vendor_id: 1,
      ...since(60),
    },
    { ...common, id: 5, code: 'SUMMER15', kind: 'percent', percent: 15, ends_at: daysBefore(now, 30), ...since(120) },
    { ...common, id: 6, code: 'CLINIC5', kind: 'percent', percent: 5, active: false, ...since(45) },
    {
      ...common,
      id: 7,
      code: 'SPRING20',
      kind: 'percent',
      percent: 20,
      starts_at: daysBefore(now, -20),
      ends_at: daysBefore(now, -50),
      created_at: daysBefore(now, 2),
    },
    ...thanked.map(({ id, code, email, at }) => ({
      ...common,
      id,
      code,
      kind: 'percent',
      percent: 10,
      usage_limit: 1,
      only_email: email,
      starts_at: at,
      ends_at: hoursAfter(at, 90 * 24),
      created_at: at,
    })),
  ];
}
