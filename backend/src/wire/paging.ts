import { z } from 'zod';
import { DayField, SearchField } from './fields.ts';
import type { PageMeta } from './schemas.ts';

/** Page sizes of a back-office list. */
const pageSizes = ['10', '25', '50', '100'] as const;

/** Default page sizes of the shop, of a customer's orders and of the back-office lists. */
export const pageSize = { shop: 12, orders: 5, backOffice: 10 } as const;

/** Parses decimal digits only: JavaScript's Number() also accepts `1e9`, `0x10` and a space. */
const fromDigits = (value: unknown): unknown =>
  typeof value !== 'string' ? value : /^-?\d{1,15}$/.test(value) ? Number(value) : NaN;

/** An integer from 1, in a path or a query. */
const Whole = z.preprocess(fromDigits, z.number().int().min(1));

/** Row id in a path. */
export const PathId = Whole;

const Page = Whole;

/** Page number in a query; 1 by default. */
export const PageNumber = Page.default(1);

export const OptionalPage = Page.optional();

/**
 * An optional filter; an empty value (`?status=`) counts as absent.
 * @param schema schema of a value
 */
export const filterOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.literal(''), schema])
    .optional()
    .transform((value) => (value === '' ? undefined : value));

/** A day in Riyadh from 1900 to 2099; Arabic and Persian digits are accepted. */
export const Day = DayField().refine((day) => /^(19|20)/.test(day), 'validation.invalid');

interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Reports an error on both ends of a range of days that ends before it begins. Use with `superRefine`. */
export const inDayOrder = ({ from, to }: DayRange, context: z.core.$RefinementCtx): void => {
  if (from === undefined || to === undefined || from <= to) return;
  for (const path of ['from', 'to'])
    context.addIssue({ code: 'custom', path: [path], message: 'validation.days_reversed' });
};

/** Search text; absent or blank matches everything. */
export const SearchText = SearchField(200)
  .optional()
  .transform((text) => text || undefined);

/** A boolean query parameter. */
export const QueryFlag = filterOf(z.enum(['true', 'false', '1', '0'])).transform(
  (value) => value === 'true' || value === '1',
);

/** Rows per page of a back-office list; 10 by default. */
export const PerPage = filterOf(z.enum(pageSizes)).transform((size) => Number(size ?? pageSize.backOffice));

/** Range of a list that a page shows. */
export interface Rows {
  limit: number;
  offset: number;
}

/**
 * Reads a page from the nearer end of its list, so that the last page costs as much as the first.
 * @param total number of rows in the list
 * @returns limit, offset and direction; null for an empty page
 */
export const fromNearerEnd = ({ limit, offset }: Rows, total: number) => {
  const shown = Math.min(limit, total - offset);
  if (shown <= 0) return null;
  const after = total - offset - shown;
  return after < offset ? { limit: shown, offset: after, backwards: true } : { limit: shown, offset, backwards: false };
};

/** Query parameters of every back-office list. */
export const pageKeys = { page: PageNumber, per_page: PerPage };

export const offsetOf = (page: number, size: number): number => (page - 1) * size;

/**
 * Total number of rows, taken from the `count(*) OVER ()` of a row, which costs no second query.
 * @param count counts the rows for a page beyond the last, which has no row to take it from
 */
export const totalCount = async (
  rows: readonly { found: number | null }[],
  page: number,
  count: () => Promise<number>,
): Promise<number> => rows[0]?.found ?? (page === 1 ? 0 : count());

/** Position of a page; an empty list still has one page. */
export const pageMeta = (page: number, size: number, total: number): PageMeta => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / size)),
  total,
  per_page: size,
});

/** Position of a page in a list of which only the first `most` rows are counted and shown. */
export const boundedMeta = (page: number, size: number, total: number, most: number): PageMeta =>
  total > most ? { ...pageMeta(page, size, most), total_is_more: true } : pageMeta(page, size, total);
