import { z } from 'zod';
import { Code } from '../../wire/fields.ts';
import { filterOf, pageKeys, PathId, SearchText } from '../../wire/paging.ts';
import { Currency, Moment, PageMeta } from '../../wire/schemas.ts';
import { SignedMoney } from '../money/schemas.ts';

/** What the rows of a statement are about, in the order in which they stand on it. */
export const sections = [
  ...['goods', 'coupons', 'shipping', 'commission', 'commission_vat', 'vat_withheld', 'refunds', 'cash'],
  ...['adjustments', 'paid_in', 'payouts'],
] as const;
const Section = z.enum(sections).meta({
  id: 'StatementSection',
  description:
    'goods: what was sold; coupons: what the vendor’s own coupons took off; shipping: what customers paid for it; commission, commission_vat: what Balsam keeps, and the tax upon it; vat_withheld: tax that Balsam owes in his place; refunds: goods and shipping paid back; cash: what he collected at the door; adjustments: settled by hand; paid_in: what he paid to Balsam; payouts: what he was paid',
});

const statement = {
  id: z.number().int(),
  statement_no: z.string().describe('Number of the statement: `ST-…-2026-11-SAR`'),
  currency: Currency,
  from_day: z.iso.date().describe('First day of its month'),
  to_day: z.iso.date().describe('Last day of its month'),
  opening: SignedMoney.describe('The balance before it: above zero, Balsam owed the vendor'),
  closing: SignedMoney.describe('The balance after it'),
  closed_at: Moment.describe('When it was closed'),
};

export const Statement = z
  .object(statement)
  .meta({ id: 'Statement', description: 'A vendor’s account of a month, which never changes' });

const amounts = z
  .array(
    z.object({
      section: Section,
      amount: SignedMoney.describe('What all its rows do to the balance'),
      rows: z.number().int().describe('How many rows it has'),
    }),
  )
  .describe('What has changed the balance, without sections that have no row; opening and these come to the closing');

export const StatementDetail = z
  .object({ ...statement, sections: amounts })
  .meta({ id: 'StatementDetail', description: 'The same with what has changed the balance, section by section' });

const NamedVendor = z.object({
  id: z.number().int(),
  company_name: z.string(),
  company_name_arabic: z.string(),
});

export const AdminStatement = z
  .object({ ...statement, vendor: NamedVendor })
  .meta({ id: 'AdminStatement', description: 'A vendor’s account of a month, with whose it is' });
export const AdminStatementDetail = z
  .object({ ...statement, vendor: NamedVendor, sections: amounts })
  .meta({ id: 'AdminStatementDetail', description: 'The same with what has changed the balance, section by section' });

export const StatementPage = z.object({ statements: z.array(Statement).describe('The newest first'), meta: PageMeta });
export const AdminStatementPage = z.object({
  statements: z.array(AdminStatement).describe('The newest first'),
  meta: PageMeta,
});

const StatementRow = z
  .object({
    section: Section,
    order_sub_no: z.string().nullable().describe('The parcel that it is about; null where it is about none'),
    payout_no: z.string().nullable().describe('The payout that it is; null where it is none'),
    reason: z.string().describe('Of what was settled by hand, why; may be empty'),
    occurred_on: z.iso.date().describe('The day in Riyadh on which it happened'),
    amount: SignedMoney.describe('What it does to the balance'),
  })
  .meta({ id: 'StatementRow', description: 'What a parcel, a payout or an adjustment does in a section' });

export const StatementRowPage = z.object({
  rows: z.array(StatementRow).describe('What stands on it, the last first'),
  meta: PageMeta,
});

export const StatementNumber = z.strictObject({
  statement_no: z.string().max(40).describe('Number of the statement: `ST-…-2026-11-SAR`'),
});

export const StatementRowFilter = z.strictObject({ section: filterOf(Section).describe('Only rows of this section') });
export const StatementRowQuery = StatementRowFilter.extend(pageKeys);

const Month = Code(undefined, 'statement.month_invalid')
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'statement.month_invalid')
  .meta({ description: 'A month: YYYY-MM', examples: ['2026-10'] });

export const StatementFilter = z.strictObject({
  currency: filterOf(Currency),
  month: filterOf(Month).describe('Only of this month: YYYY-MM'),
});
export const StatementQuery = StatementFilter.extend(pageKeys);
export const AdminStatementFilter = StatementFilter.extend({
  search: SearchText.describe('Part of the vendor’s name or of the statement’s number'),
  vendor: filterOf(PathId).describe('Only of this vendor, by id'),
});
export const AdminStatementQuery = AdminStatementFilter.extend(pageKeys);
/** What a list of statements is asked for; only an admin asks whose. */
export type StatementFilter = z.infer<typeof StatementFilter> & {
  search?: string | undefined;
  vendor?: number | undefined;
};

export const ClosingForm = z.strictObject({ month: Month.describe('The month to close, which is over: YYYY-MM') });
export const ClosingAnswer = z.object({
  closed: z.number().int().describe('How many statements were closed; 0 where nothing was left to close'),
});
