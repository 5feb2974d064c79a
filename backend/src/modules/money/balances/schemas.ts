import { z } from 'zod';
import { Code } from '../../../wire/fields.ts';
import { Day, filterOf, inDayOrder, pageKeys, PathId, SearchText } from '../../../wire/paging.ts';
import { Currency, Moment, PageMeta } from '../../../wire/schemas.ts';

export const entryKinds = [
  ...['collect', 'sale', 'commission', 'vat_withheld', 'refund', 'commission_back', 'vat_back', 'refund_paid'],
  ...['carrier_remitted', 'provider_settled', 'vendor_paid_in', 'payout', 'payout_paid', 'adjustment', 'reversal'],
] as const;
const EntryKind = z.enum(entryKinds).meta({
  id: 'LedgerEntryKind',
  description:
    'Type of entry. collect: the customer’s money was collected; sale: the vendor earned the goods and the shipping; commission: retained by the marketplace, with its tax; vat_withheld: tax that the marketplace owes instead of the vendor; refund, commission_back, vat_back: the opposite of these; carrier_remitted, provider_settled, vendor_paid_in: money reached the bank; payout: ordered; payout_paid: paid by the bank; reversal: an entry was reversed',
});

export const accounts = [
  ...['vendor', 'customer', 'carrier', 'provider', 'bank', 'promotion', 'commission', 'commission_vat', 'deemed_vat'],
  ...['refunds_due', 'payouts_underway', 'provider_fees', 'adjustments'],
] as const;
const Account = z.enum(accounts).meta({ id: 'LedgerAccount', description: 'A ledger account (docs/LEDGER.md)' });

export const components = [
  ...['total', 'goods', 'discount', 'shipping', 'vat_goods', 'vat_shipping', 'commission', 'commission_vat', 'amount'],
] as const;
const Component = z.enum(components).describe('Component of the amount');

/** Signed amount. */
export const SignedMoney = z
  .number()
  .meta({ id: 'SignedMoney', description: 'Amount in major units of its currency, which may be negative' });

const Effect = SignedMoney.describe('Effect on the vendor’s balance; positive: Balsam owes more');

export const Balance = z.object({
  currency: Currency,
  balance: SignedMoney.describe('Amount Balsam owes the vendor; negative: the vendor owes Balsam'),
  pending: SignedMoney.describe(
    'Pending share of it: a carrier holds the cash, or the settlement period has not ended',
  ),
  available: SignedMoney.describe(
    'Balance without the pending share, which the next payout pays; debts count immediately',
  ),
});

const OwnBalance = Balance.extend({
  last_payout: z.string().nullable().describe('Number of the last payout; null if none'),
  last_statement: z.string().nullable().describe('Number of the last statement; null if none'),
}).meta({ id: 'VendorBalance', description: 'Balance between Balsam and a vendor in one currency' });

export const BalanceList = z.object({
  balances: z.array(OwnBalance).describe('By currency, for each currency with entries; never added up'),
});

const vendorKeys = { id: z.number().int(), company_name: z.string(), company_name_arabic: z.string() };
const NamedVendor = z.object(vendorKeys);

export const BalancePage = z.object({
  balances: z.array(Balance.extend({ vendor: NamedVendor })).describe('One per vendor and currency'),
  meta: PageMeta,
});

export const LedgerLine = z
  .object({
    account: Account,
    component: Component,
    order_product_id: z.number().int().nullable().describe('Order line; null if it concerns the whole'),
    amount: SignedMoney.describe('Debit positive, credit negative'),
  })
  .meta({ id: 'LedgerLine', description: 'A ledger line; the lines of an entry add up to zero' });

export const LedgerEntry = z
  .object({
    id: z.number().int(),
    kind: EntryKind,
    reversed_kind: EntryKind.nullable().describe('For a reversal, the kind of the reversed entry; else null'),
    currency: Currency,
    amount: Effect,
    order_sub_no: z.string().nullable().describe('Parcel number; null if it concerns none'),
    reason: z.string().describe('Reason of a manual entry, or the bank’s reference; may be empty'),
    payout_no: z.string().nullable().describe('Payout that has paid it, or that it belongs to; null if none'),
    statement_no: z.string().nullable().describe('Statement on which it is listed; null until its month is closed'),
    occurred_on: z.iso.date().describe('Day of the event in Riyadh'),
    created_at: Moment,
  })
  .meta({ id: 'LedgerEntry', description: 'A ledger entry as shown to its vendor' });

export const LedgerEntryPage = z.object({ entries: z.array(LedgerEntry), meta: PageMeta });

export const AdminLedgerEntry = LedgerEntry.extend({
  vendor: NamedVendor.nullable(),
  actor: z.string().nullable().describe('Name of the person who caused it; null if automatic'),
  lines: z.array(LedgerLine).describe('Ledger lines, which add up to zero'),
}).meta({ id: 'AdminLedgerEntry', description: 'A ledger entry with its lines' });

export const AdminLedgerEntryPage = z.object({ entries: z.array(AdminLedgerEntry), meta: PageMeta });

const entryFilter = {
  search: SearchText.describe('Part of a parcel number or the reason'),
  currency: filterOf(Currency),
  kind: filterOf(EntryKind).describe('Only entries of this kind'),
  from: filterOf(Day).describe('First day'),
  to: filterOf(Day).describe('Last day'),
  payout: filterOf(Code(40)).describe('Only entries paid by this payout, by number'),
  statement: filterOf(Code(40)).describe('Only entries on this statement, by number'),
};
export const EntryFilter = z.strictObject(entryFilter).superRefine(inDayOrder);
export const EntryQuery = EntryFilter.safeExtend(pageKeys);
export const AdminEntryFilter = EntryFilter.safeExtend({
  vendor: filterOf(PathId).describe('Only entries of this vendor, by id'),
});
export const AdminEntryQuery = AdminEntryFilter.safeExtend(pageKeys);
/** Filter of an entry list; only admins filter by vendor. */
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
      .describe('Every account with entries'),
    total: SignedMoney.describe('Sum of all accounts: 0 in a consistent ledger'),
  })
  .meta({ id: 'TrialBalance', description: 'Balances of the ledger accounts in one currency' });

export const TrialBalanceList = z.object({ trial_balances: z.array(TrialBalance).describe('One per currency') });
