import { LIMITS } from '../../../facts/limits.ts';
import { z } from 'zod';
import { DayField } from '../../../wire/fields.ts';
import { filterOf, inDayOrder, pageKeys, PageNumber, PathId, PerPage, SearchText } from '../../../wire/paging.ts';
import { Currency } from '../../../wire/schemas.ts';
import { SortOrder } from '../../../wire/sorting.ts';
import { Status } from '../orders/status/schemas.ts';
import { shopDay } from '../../../calendar/working-days.ts';
import { daysBetween, plusDays } from '../../../calendar/days.ts';
import { SalesPeriod } from './schemas.ts';

const USUAL_DAYS = 30;
export const DashboardQuery = z.strictObject({
  currency: filterOf(Currency).describe('Currency of the figures; overrides the header'),
  period: SalesPeriod.default('week').describe('Period of the figures'),
});

export const CustomerQuery = z.strictObject({
  page: PageNumber,
  per_page: PerPage,
  search: SearchText,
  sort: filterOf(z.enum(['recent', 'name', 'orders', 'spent'])).describe(
    'recent: by the last order; name; orders: by their number; spent: by the amount spent in the header’s currency',
  ),
  order: filterOf(SortOrder).describe('asc: smallest first; by default `name` is ascending and the others descending'),
});

/** Sort order of a vendor's customers. `currency`: the one in which spending is compared. */
export interface CustomerOrder {
  by: 'recent' | 'name' | 'orders' | 'spent';
  descending: boolean;
  currency: Currency;
}

/** Requested sort order of a customer list. */
export const toCustomerOrder = (query: z.infer<typeof CustomerQuery>, currency: Currency): CustomerOrder => {
  const { sort: by = 'recent', order = by === 'name' ? 'asc' : 'desc' } = query;
  return { by, descending: order === 'desc', currency };
};

const isOfThisCentury = (day: string) => day.startsWith('20');

/** Day of this century in a form. A malformed day is reported once. */
const Day = filterOf(
  DayField('reports.day_invalid').refine(
    (day) => !z.iso.date().safeParse(day).success || isOfThisCentury(day),
    'reports.day_invalid',
  ),
);

interface Span {
  from: string;
  to: string;
}

/** Days of a report. By default the 30 days up to the last one, which defaults to today. */
export const spanOf = ({ from, to = shopDay(new Date()) }: Partial<Span>): Span => ({
  from: from ?? plusDays(to, 1 - USUAL_DAYS),
  to,
});

const checkSpan = (query: Partial<Span>, context: z.core.$RefinementCtx) => {
  // An invalid day cannot be used for calculations.
  if (context.issues.length > 0) return;
  const { from, to } = spanOf(query);
  inDayOrder({ from, to }, context);
  if (daysBetween(from, to) > LIMITS.reportDays)
    context.addIssue({ code: 'custom', path: ['from'], message: 'reports.span_too_long' });
};

const dayKeys = {
  from: Day.describe('First day, in Riyadh, inclusive; by default the 30 days up to `to`'),
  to: Day.describe('Last day, in Riyadh, inclusive; by default today'),
  currency: filterOf(Currency).describe('Currency of the report; overrides the header'),
};

const reportKeys = {
  ...dayKeys,
  status: filterOf(Status).describe('Only orders of this status (`cancelled` matches both kinds of cancellation)'),
};

export const ReportQuery = z.strictObject({ ...reportKeys, page: PageNumber }).superRefine(checkSpan);
export const ReportFileQuery = z.strictObject(reportKeys).superRefine(checkSpan);

const ofOneVendor = { vendor_id: filterOf(PathId).describe('Only sales of this vendor, by id') };

export const VatQuery = z.strictObject({ ...dayKeys, ...pageKeys }).superRefine(checkSpan);
export const VatFileQuery = z.strictObject(dayKeys).superRefine(checkSpan);
export const AdminVatQuery = z.strictObject({ ...dayKeys, ...ofOneVendor, ...pageKeys }).superRefine(checkSpan);
export const AdminVatFileQuery = z.strictObject({ ...dayKeys, ...ofOneVendor }).superRefine(checkSpan);
