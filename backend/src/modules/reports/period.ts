import { shopDay } from '../../calendar/working-days.ts';
import { beginningOf, monthStart, plusDays } from '../../calendar/days.ts';
import type { Span } from '../orders/sales.ts';
import type { SalesPeriod } from './schemas.ts';

/** A bar of the sales panel, by its first and its last day. */
export interface Bar {
  from: string;
  to: string;
}

/** A period that ends now, and the span of the same length before it. */
export interface Period {
  bars: Bar[];
  now: Span;
  before: Span;
}

const DAYS = { week: 7, month: 30 } as const;
const MONTHS = 12;

const list = (count: number, bar: (index: number) => Bar) => Array.from({ length: count }, (_, index) => bar(index));

/** The moment so many months earlier; the 29th of February becomes the 1st of March. */
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
 * The days or months of a period as far as it has come, and the same span before, of which the last day is cut at the
 * same time of the day: half a day is never compared with a whole one.
 */
export const periodOf = (period: SalesPeriod, now: Date): Period => {
  const today = shopDay(now);
  return period === 'year' ? lastMonths(MONTHS, today, now) : lastDays(DAYS[period], today, now);
};
