import { LIMITS } from '../../facts/limits.ts';
import { z } from 'zod';
import { DayField } from '../../wire/fields.ts';
import { filterOf, inDayOrder, pageKeys, PageNumber, PathId, PerPage, SearchText } from '../../wire/paging.ts';
import { Currency } from '../../wire/schemas.ts';
import { SortOrder } from '../../wire/sorting.ts';
import { Status } from '../orders/query.ts';
import { shopDay } from '../../calendar/working-days.ts';
import { daysBetween, plusDays } from '../../calendar/days.ts';
import { SalesPeriod } from './schemas.ts';

const USUAL_DAYS = 30;
export const DashboardQuery = z.strictObject({
  currency: filterOf(Currency).describe('The currency of the numbers; wins over the header'),
  period: SalesPeriod.default('week').describe('The span of the numbers'),
});

export const CustomerQuery = z.strictObject({
  page: PageNumber,
  per_page: PerPage,
  search: SearchText,
  sort: filterOf(z.enum(['recent', 'name', 'orders', 'spent'])).describe(
    'recent: by the last order; name; orders: by their number; spent: by what was spent in the header’s currency',
  ),
  order: filterOf(SortOrder).describe(
    'asc: the least first; left out, `name` begins with the least and all else with the most or the latest',
  ),
});

/** What a vendor's customers are sorted by; `currency`: the one in which what they spent is compared. */
export interface CustomerOrder {
  by: 'recent' | 'name' | 'orders' | 'spent';
  descending: boolean;
  currency: Currency;
}

/** The order that a list of customers was asked for in. */
export const toCustomerOrder = (query: z.infer<typeof CustomerQuery>, currency: Currency): CustomerOrder => {
  const { sort: by = 'recent', order = by === 'name' ? 'asc' : 'desc' } = query;
  return { by, descending: order === 'desc', currency };
};

const isOfThisCentury = (day: string) => day.startsWith('20');

/** A day of this century, as people write it in a form. What is no day at all is said once. */
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

/** The days that a report is about: without a first day the 30 up to the last one, which is today unless it is given. */
export const spanOf = ({ from, to = shopDay(new Date()) }: Partial<Span>): Span => ({
  from: from ?? plusDays(to, 1 - USUAL_DAYS),
  to,
});

const checkSpan = (query: Partial<Span>, context: z.core.$RefinementCtx) => {
  // A day that has been refused cannot be reckoned with.
  if (context.issues.length > 0) return;
  const { from, to } = spanOf(query);
  inDayOrder({ from, to }, context);
  if (daysBetween(from, to) > LIMITS.reportDays)
    context.addIssue({ code: 'custom', path: ['from'], message: 'reports.span_too_long' });
};

const dayKeys = {
  from: Day.describe('First day, in Riyadh, included; left out, 30 days end with `to`'),
  to: Day.describe('Last day, in Riyadh, included; left out, today'),
  currency: filterOf(Currency).describe('The currency of the report; wins over the header'),
};

const reportKeys = {
  ...dayKeys,
  status: filterOf(Status).describe('Only orders of this status (`cancelled` finds both kinds of cancelled)'),
};

export const ReportQuery = z.strictObject({ ...reportKeys, page: PageNumber }).superRefine(checkSpan);
export const ReportFileQuery = z.strictObject(reportKeys).superRefine(checkSpan);

const ofOneVendor = { vendor_id: filterOf(PathId).describe('Only what this vendor sold, by id') };

export const VatQuery = z.strictObject({ ...dayKeys, ...pageKeys }).superRefine(checkSpan);
export const VatFileQuery = z.strictObject(dayKeys).superRefine(checkSpan);
export const AdminVatQuery = z.strictObject({ ...dayKeys, ...ofOneVendor, ...pageKeys }).superRefine(checkSpan);
export const AdminVatFileQuery = z.strictObject({ ...dayKeys, ...ofOneVendor }).superRefine(checkSpan);
