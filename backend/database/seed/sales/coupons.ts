import { daysBefore } from '../moments.ts';

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

/** The coupon that past orders of the demo have used: its id and its percentage. */
export const welcomeCoupon = { id: 1, percent: 10 };

/** A welcome percentage, a vendor's own amount, one that has ended, and one with a minimum. Amounts in minor units. */
export function couponRows(now: Date) {
  const common = {
    percent: null,
    ...amounts('amount', nothing),
    ...amounts('minimum', nothing),
    ends_at: null,
    usage_limit: null,
    per_customer_limit: 1,
    funded_by: 'platform',
    vendor_id: null,
  };
  const since = (days: number) => ({ starts_at: daysBefore(now, days), created_at: daysBefore(now, days) });
  return [
    {
      id: welcomeCoupon.id,
      code: 'BALSAM10',
      kind: 'percent',
      ...common,
      percent: welcomeCoupon.percent,
      ...since(200),
    },
    {
      id: 2,
      code: 'DILMUN15',
      kind: 'amount',
      ...common,
      ...amounts('amount', { sar: 1500, bhd: 1500, usd: 400 }),
      ...amounts('minimum', { sar: 10_000, bhd: 10_000, usd: 2700 }),
      funded_by: 'vendor',
      vendor_id: 1,
      ...since(60),
    },
    { id: 3, code: 'SUMMER15', kind: 'percent', ...common, percent: 15, ends_at: daysBefore(now, 30), ...since(120) },
    {
      id: 4,
      code: 'CLINIC50',
      kind: 'amount',
      ...common,
      ...amounts('amount', { sar: 5000, bhd: 5000, usd: 1300 }),
      ...amounts('minimum', { sar: 50_000, bhd: 50_000, usd: 13_300 }),
      per_customer_limit: 3,
      usage_limit: 500,
      ...since(90),
    },
  ];
}
