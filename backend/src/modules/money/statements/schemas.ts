import { z } from 'zod';
import { Code } from '../../../wire/fields.ts';
import { filterOf, pageKeys, PathId, SearchText } from '../../../wire/paging.ts';
import { Currency, Moment, PageMeta } from '../../../wire/schemas.ts';
import { SignedMoney } from '../balances/schemas.ts';

/** Sections of a statement, in order. */
export const sections = [
  ...['goods', 'coupons', 'shipping', 'commission', 'commission_vat', 'vat_withheld', 'refunds', 'cash'],
  ...['adjustments', 'paid_in', 'payouts'],
] as const;
const Section = z.enum(sections).meta({
  id: 'StatementSection',
  description:
    'goods: sales; coupons: discounts by the vendor’s own coupons; shipping: fees paid by customers; commission, commission_vat: retained by Balsam, and the tax on it; vat_withheld: tax that Balsam owes instead of the vendor; refunds: refunded goods and shipping; cash: collected by the vendor on delivery; adjustments: manual settlements; paid_in: paid by the vendor to Balsam; payouts: paid to the vendor',
});

const statement = {
  id: z.number().int(),
  statement_no: z.string().describe('Statement number: `ST-…-2026-11-SAR`'),
  currency: Currency,
  from_day: z.iso.date().describe('First day of its month'),
  to_day: z.iso.date().describe('Last day of its month'),
  opening: SignedMoney.describe('Opening balance; positive: Balsam owed the vendor'),
  closing: SignedMoney.describe('Closing balance'),
  closed_at: Moment.describe('Time of closing'),
};

export const Statement = z
  .object(statement)
  .meta({ id: 'Statement', description: 'A vendor’s monthly statement; immutable' });

const amounts = z
  .array(
    z.object({
      section: Section,
      amount: SignedMoney.describe('Effect of all its rows on the balance'),
      rows: z.number().int().describe('Number of rows'),
    }),
  )
  .describe(
    'Changes to the balance, without empty sections; with the opening balance they add up to the closing balance',
  );

export const StatementDetail = z
  .object({ ...statement, sections: amounts })
  .meta({ id: 'StatementDetail', description: 'The same with the changes to the balance by section' });

const NamedVendor = z.object({
  id: z.number().int(),
  company_name: z.string(),
  company_name_arabic: z.string(),
});

export const AdminStatement = z
  .object({ ...statement, vendor: NamedVendor })
  .meta({ id: 'AdminStatement', description: 'A monthly statement with its vendor' });
export const AdminStatementDetail = z
  .object({ ...statement, vendor: NamedVendor, sections: amounts })
  .meta({ id: 'AdminStatementDetail', description: 'The same with the changes to the balance by section' });

export const StatementPage = z.object({ statements: z.array(Statement).describe('Newest first'), meta: PageMeta });
export const AdminStatementPage = z.object({
  statements: z.array(AdminStatement).describe('Newest first'),
  meta: PageMeta,
});

const StatementRow = z
  .object({
    section: Section,
    order_sub_no: z.string().nullable().describe('Parcel number; null if it concerns none'),
    payout_no: z.string().nullable().describe('Payout number; null if it is not a payout'),
    reason: z.string().describe('Reason of a manual settlement; may be empty'),
    occurred_on: z.iso.date().describe('Day of the event in Riyadh'),
    amount: SignedMoney.describe('Effect on the balance'),
  })
  .meta({ id: 'StatementRow', description: 'Effect of a parcel, a payout or an adjustment in a section' });

export const StatementRowPage = z.object({
  rows: z.array(StatementRow).describe('Statement rows, last first'),
  meta: PageMeta,
});

export const StatementNumber = z.strictObject({
  statement_no: z.string().max(40).describe('Statement number: `ST-…-2026-11-SAR`'),
});

export const StatementRowFilter = z.strictObject({ section: filterOf(Section).describe('Only rows of this section') });
export const StatementRowQuery = StatementRowFilter.extend(pageKeys);

const Month = Code(undefined, 'statement.month_invalid')
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'statement.month_invalid')
  .meta({ description: 'A month: YYYY-MM', examples: ['2026-10'] });

export const StatementFilter = z.strictObject({
  currency: filterOf(Currency),
  month: filterOf(Month).describe('Only statements of this month: YYYY-MM'),
});
export const StatementQuery = StatementFilter.extend(pageKeys);
export const AdminStatementFilter = StatementFilter.extend({
  search: SearchText.describe('Part of the vendor’s name or the statement number'),
  vendor: filterOf(PathId).describe('Only statements of this vendor, by id'),
});
export const AdminStatementQuery = AdminStatementFilter.extend(pageKeys);
/** Filter of a statement list; only admins filter by vendor. */
export type StatementFilter = z.infer<typeof StatementFilter> & {
  search?: string | undefined;
  vendor?: number | undefined;
};

export const ClosingForm = z.strictObject({ month: Month.describe('Past month to be closed: YYYY-MM') });
export const ClosingResponse = z.object({
  closed: z.number().int().describe('Number of statements closed; 0 if none were left'),
});
