import { CURRENCIES } from '../../facts/facts.ts';
import type { Currency } from '../../format/format.ts';
import type { ListFilters } from '../list/use-list-params.ts';

/** Audience of a money screen: a vendor is addressed as "you", an admin reads "the vendor". */
export type MoneyReader = 'vendor' | 'admin';

/** Ledger entry kinds, in chronological order. */
const ENTRY_KINDS = [
  ...(['sale', 'collect', 'commission', 'vat_withheld', 'refund', 'commission_back', 'vat_back'] as const),
  ...(['refund_paid', 'carrier_remitted', 'provider_settled', 'vendor_paid_in', 'payout', 'payout_paid'] as const),
  ...(['adjustment', 'reversal'] as const),
] as const;
type EntryKind = (typeof ENTRY_KINDS)[number];

/** `search`: part of an order number or of a reason; `from` and `to` are days in Riyadh. */
export const ENTRY_FILTERS = {
  search: 'text',
  currency: CURRENCIES,
  kind: ENTRY_KINDS,
  from: 'text',
  to: 'text',
} as const satisfies ListFilters<string>;

/** A ledger entry. */
export interface EntryView {
  id: number;
  kind: EntryKind;
  /** Kind of the reversed entry; null if this is not a reversal. */
  reversed_kind: EntryKind | null;
  currency: Currency;
  /** In major units; positive increases what Balsam owes the vendor. */
  amount: number;
  /** Null for an entry without an order. */
  order_sub_no: string | null;
  reason: string;
  /** The payout that settled the entry, or that the entry is. */
  payout_no: string | null;
  /** The statement that contains the entry. */
  statement_no: string | null;
  occurred_on: string;
}

/** Pages of the orders, payouts and statements that an entry refers to. */
export interface EntryLinks {
  partHref: (orderSubNo: string) => string;
  payoutHref: (payoutNo: string) => string;
  statementHref: (statementNo: string) => string;
}

/** Amounts of one order line, or of all; major units. */
interface LineAmounts {
  sub_total: number;
  discount_by_vendor: number;
  shipping: number;
  commission_base: number;
  commission: number;
  commission_vat: number;
  vat_withheld: number;
  /** The vendor's earnings. */
  net: number;
}

export interface SubOrderLineView extends LineAmounts {
  order_product_id: number;
  name: string;
  name_arabic: string;
  sku: string;
  quantity: number;
  commission_percent: number;
  commission_source: 'vendor_category' | 'category' | 'vendor' | 'default' | 'none';
  commission_category: { name: string; name_arabic: string } | null;
  commission_from_day: string | null;
}

/** Explanation of a sub-order's amount. */
export interface SubOrderView {
  order_sub_no: string;
  currency: Currency;
  /** False for an order from before the commission was introduced. */
  has_money: boolean;
  completed_at: string | null;
  customer_paid: number;
  collected_by: 'vendor' | 'carrier' | 'provider' | null;
  tax_issuer: 'vendor' | 'platform' | null;
  is_pending: boolean;
  settled_on: string | null;
  lines: SubOrderLineView[];
  total: LineAmounts;
  expected: number;
  adjusted: number;
  booked: number;
  /** True if the ledger matches the lines. */
  agrees: boolean;
}
