import { z } from 'zod';
import { DayField, SearchField } from './fields.ts';
import type { PageMeta } from './schemas.ts';

/** How many rows a page of a back-office list may have. */
const pageSizes = ['10', '25', '50', '100'] as const;

/** Page sizes of the documents: the shop, the customer's orders, every back-office list. */
export const pageSize = { shop: 12, orders: 5, backOffice: 10 } as const;

/** Digits are a number, and nothing else that JavaScript takes for one: neither `1e9` nor `0x10` nor a space. */
const fromDigits = (value: unknown): unknown =>
  typeof value !== 'string' ? value : /^-?\d{1,15}$/.test(value) ? Number(value) : NaN;

/** A whole number from 1 on, in a path or a query. */
const Whole = z.preprocess(fromDigits, z.number().int().min(1));

/** The id of a row in a path. */
export const PathId = Whole;

const Page = Whole;

/** A page number in a query: 1, 2, 3 …; left out, the first. */
export const PageNumber = Page.default(1);

/** A page number that may stand elsewhere instead. */
export const OptionalPage = Page.optional();

/**
 * A filter that may be left out or sent empty (`?status=`), which means the same.
 * @param schema what a value must be when there is one
 */
export const filterOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.literal(''), schema])
    .optional()
    .transform((value) => (value === '' ? undefined : value));

/** A day in Riyadh, in the digits of any keyboard, of a year from 1900 to 2099. */
export const Day = DayField().refine((day) => /^(19|20)/.test(day), 'validation.invalid');

interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Refuses a range of days that ends before it begins, on both of its ends. Use with `superRefine`. */
export const inDayOrder = ({ from, to }: DayRange, context: z.core.$RefinementCtx): void => {
  if (from === undefined || to === undefined || from <= to) return;
  for (const path of ['from', 'to'])
    context.addIssue({ code: 'custom', path: [path], message: 'validation.days_reversed' });
};

/** Text to search for; left out or blank, everything is found. */
export const SearchText = SearchField(200)
  .optional()
  .transform((text) => text || undefined);

/** A switch in a query. */
export const QueryFlag = filterOf(z.enum(['true', 'false', '1', '0'])).transform(
  (value) => value === 'true' || value === '1',
);

/** How many rows a page of a back-office list has; left out, ten. */
export const PerPage = filterOf(z.enum(pageSizes)).transform((size) => Number(size ?? pageSize.backOffice));

/** Which rows of a list a page has. */
export interface Rows {
  limit: number;
  offset: number;
}

/**
 * How a page is read from the nearer end of its list, so that the last one costs what the first one costs.
 * @param total how many rows the whole list has
 * @returns how many rows the page has, how many are skipped, and whether the list is read backwards; null for no rows
 */
export const fromNearerEnd = ({ limit, offset }: Rows, total: number) => {
  const shown = Math.min(limit, total - offset);
  if (shown <= 0) return null;
  const after = total - offset - shown;
  return after < offset ? { limit: shown, offset: after, backwards: true } : { limit: shown, offset, backwards: false };
};

/** What every list of the back office is asked for: which page, and how long its pages are. */
export const pageKeys = { page: PageNumber, per_page: PerPage };

/** How many rows stand before a page. */
export const offsetOf = (page: number, size: number): number => (page - 1) * size;

/**
 * How many rows a list has, where each row of a page tells (`count(*) OVER ()`): finding them has met all of them.
 * @param count asks for it: a page behind the last one has no row that could tell
 */
export const totalFound = async (
  rows: readonly { found: number | null }[],
  page: number,
  count: () => Promise<number>,
): Promise<number> => rows[0]?.found ?? (page === 1 ? 0 : count());

/** Where a page stands: an empty list still has one page. */
export const pageMeta = (page: number, size: number, total: number): PageMeta => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / size)),
  total,
  per_page: size,
});
