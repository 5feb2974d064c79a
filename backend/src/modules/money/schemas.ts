import { z } from 'zod';
import { Code } from '../../wire/fields.ts';
import { Day, filterOf, inDayOrder, pageKeys, PathId, SearchText } from '../../wire/paging.ts';
import { Currency, Moment, PageMeta } from '../../wire/schemas.ts';

export const entryKinds = [
  ...['collect', 'sale', 'commission', 'vat_withheld', 'refund', 'commission_back', 'vat_back', 'refund_paid'],
  ...['carrier_remitted', 'provider_settled', 'vendor_paid_in', 'payout', 'payout_paid', 'adjustment', 'reversal'],
] as const;
const EntryKind = z.enum(entryKinds).meta({
  id: 'LedgerEntryKind',
  description:
    'What was posted. collect: the customer’s money was taken; sale: the vendor earned the goods and the shipping; commission: what the marketplace keeps, with its tax; vat_withheld: tax that the marketplace owes in his place; refund, commission_back, vat_back: the same the other way; carrier_remitted, provider_settled, vendor_paid_in: money came to the bank; payout: it was ordered; payout_paid: the bank has paid it; reversal: an entry was taken back',
});

export const accounts = [
  ...['vendor', 'customer', 'carrier', 'provider', 'bank', 'promotion', 'commission', 'commission_vat', 'deemed_vat'],
  ...['refunds_due', 'payouts_underway', 'provider_fees', 'adjustments'],
] as const;
const Account = z.enum(accounts).meta({ id: 'LedgerAccount', description: 'An account of the books (docs/LEDGER.md)' });

export const components = [
  ...['total', 'goods', 'discount', 'shipping', 'vat_goods', 'vat_shipping', 'commission', 'commission_vat', 'amount'],
] as const;
const Component = z.enum(components).describe('Of what it is an amount');

/** An amount that may be below zero. */
export const SignedMoney = z
  .number()
  .meta({ id: 'SignedMoney', description: 'Amount in major units of its currency, which may be negative' });

const Effect = SignedMoney.describe('What it does to the vendor’s balance: above zero, Balsam owes him more');

export const Balance = z.object({
  currency: Currency,
  balance: SignedMoney.describe('What Balsam owes the vendor; below zero, he owes Balsam'),
  pending: SignedMoney.describe('What of it waits: a carrier holds its cash, or its days of settlement are not over'),
  available: SignedMoney.describe(
    'The balance without what waits: what the next payout takes; what he owes counts at once',
  ),
});

const OwnBalance = Balance.extend({
  last_payout: z.string().nullable().describe('Number of the last payout; null before the first one'),
  last_statement: z.string().nullable().describe('Number of the last statement; null before the first one'),
}).meta({ id: 'VendorBalance', description: 'What stands between Balsam and a vendor in one currency' });

export const BalanceList = z.object({
  balances: z.array(OwnBalance).describe('By currency, those in which there was ever an entry; never added up'),
});

const vendorKeys = { id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() };
const NamedVendor = z.object(vendorKeys);

export const BalancePage = z.object({
  balances: z.array(Balance.extend({ vendor: NamedVendor })).describe('One for each vendor and currency'),
  meta: PageMeta,
});

export const LedgerLine = z
  .object({
    account: Account,
    component: Component,
    order_product_id: z.number().int().nullable().describe('The line of the order; null where it is about the whole'),
    amount: SignedMoney.describe('A debit above, a credit below zero'),
  })
  .meta({ id: 'LedgerLine', description: 'A line of an entry; the lines of an entry add up to nothing' });

export const LedgerEntry = z
  .object({
    id: z.number().int(),
    kind: EntryKind,
    reversed_kind: EntryKind.nullable().describe('Of a reversal, what it has taken back; else null'),
    currency: Currency,
    amount: Effect,
    order_sub_no: z.string().nullable().describe('The parcel that it is about; null where it is about none'),
    reason: z.string().describe('Of what an admin has posted, why, or by what the bank knows it; may be empty'),
    payout_no: z.string().nullable().describe('The payout that has paid it, or that it is; null while none has'),
    statement_no: z.string().nullable().describe('The statement that it stands on; null until its month is closed'),
    occurred_on: z.iso.date().describe('The day in Riyadh on which it happened'),
    created_at: Moment,
  })
  .meta({ id: 'LedgerEntry', description: 'An entry of the books as its vendor sees it' });

export const LedgerEntryPage = z.object({ entries: z.array(LedgerEntry), meta: PageMeta });

export const AdminLedgerEntry = LedgerEntry.extend({
  vendor: NamedVendor.nullable(),
  actor: z.string().nullable().describe('Name of who caused it; null where nobody did'),
  lines: z.array(LedgerLine).describe('Its lines, which add up to nothing'),
}).meta({ id: 'AdminLedgerEntry', description: 'An entry of the books with its lines' });

export const AdminLedgerEntryPage = z.object({ entries: z.array(AdminLedgerEntry), meta: PageMeta });

const entryFilter = {
  search: SearchText.describe('Part of a parcel’s number or of the reason'),
  currency: filterOf(Currency),
  kind: filterOf(EntryKind).describe('Only entries of this kind'),
  from: filterOf(Day).describe('First day'),
  to: filterOf(Day).describe('Last day'),
  payout: filterOf(Code(40)).describe('Only what this payout has paid, by its number'),
  statement: filterOf(Code(40)).describe('Only what stands on this statement, by its number'),
};
export const EntryFilter = z.strictObject(entryFilter).superRefine(inDayOrder);
export const EntryQuery = EntryFilter.safeExtend(pageKeys);
export const AdminEntryFilter = EntryFilter.safeExtend({
  vendor: filterOf(PathId).describe('Only of this vendor, by id'),
});
export const AdminEntryQuery = AdminEntryFilter.safeExtend(pageKeys);
/** What a list of entries is asked for; only an admin asks whose. */
export type EntryFilter = z.infer<typeof EntryFilter> & { vendor?: number | undefined };

export const BalanceFilter = z.strictObject({
  search: SearchText.describe('Part of the vendor’s name'),
  currency: filterOf(Currency),
  sign: filterOf(z.enum(['owed', 'owing'])).describe('owed: Balsam owes them; owing: they owe Balsam'),
});
export type BalanceFilter = z.infer<typeof BalanceFilter>;
export const BalanceQuery = BalanceFilter.extend(pageKeys);

export const TrialBalance = z
  .object({
    currency: Currency,
    accounts: z
      .array(z.object({ account: Account, amount: SignedMoney.describe('Debits less credits') }))
      .describe('Every account that was ever posted to'),
    total: SignedMoney.describe('All of them together: 0, or the books are wrong'),
  })
  .meta({ id: 'TrialBalance', description: 'What stands in each account of the books, in one currency' });

export const TrialBalanceList = z.object({ trial_balances: z.array(TrialBalance).describe('One for each currency') });
