import { shopDay } from '../../../calendar/working-days.ts';
import { beginningOf, monthStart, plusDays } from '../../../calendar/days.ts';
import type { Span } from '../orders/sales.ts';
import type { SalesPeriod } from './schemas.ts';

/** Bar of the sales panel, from its first to its last day. */
export interface Bar {
  from: string;
  to: string;
}

/** A period that ends now, and the preceding span of the same length. */
export interface Period {
  bars: Bar[];
  now: Span;
  before: Span;
}

const DAYS = { week: 7, month: 30 } as const;
const MONTHS = 12;

const list = (count: number, bar: (index: number) => Bar) => Array.from({ length: count }, (_, index) => bar(index));

/** Subtracts months; February 29 becomes March 1. */
const monthsBefore = (moment: Date, months: number): string => {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier.toISOString();
};

const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * 86_400_000).toISOString();

const lastDays = (days: number, today: string, now: Date): Period => {
  const first = plusDays(today, 1 - days);
  return {
    bars: list(days, (index) => ({ from: plusDays(first, index), to: plusDays(first, index) })),
    now: { from: beginningOf(first), until: now.toISOString() },
    before: { from: beginningOf(plusDays(first, -days)), until: daysBefore(now, days) },
  };
};

const lastMonths = (months: number, today: string, now: Date): Period => {
  const first = monthStart(today, 1 - months);
  return {
    bars: list(months, (index) => ({
      from: monthStart(first, index),
      to: index === months - 1 ? today : plusDays(monthStart(first, index + 1), -1),
    })),
    now: { from: beginningOf(first), until: now.toISOString() },
    before: { from: beginningOf(monthStart(first, -months)), until: monthsBefore(now, months) },
  };
};

/**
 * Days or months of a period so far, and the preceding span. The last day of the preceding span is cut at the current
 * time of day, so that a partial day is compared with a partial day.
 */
export const periodOf = (period: SalesPeriod, now: Date): Period => {
  const today = shopDay(now);
  return period === 'year' ? lastMonths(MONTHS, today, now) : lastDays(DAYS[period], today, now);
};
