import { CURRENCIES } from '../../facts/facts.ts';
import type { Currency } from '../../format/format.ts';
import type { ListFilters } from '../list/use-list-params.ts';

/** Whose money a screen speaks of: to a vendor it says "you", to an admin "the vendor". */
export type MoneyReader = 'vendor' | 'admin';

/** What can be posted, in the order in which it happens. */
const ENTRY_KINDS = [
  ...(['sale', 'collect', 'commission', 'vat_withheld', 'refund', 'commission_back', 'vat_back'] as const),
  ...(['refund_paid', 'carrier_remitted', 'provider_settled', 'vendor_paid_in', 'payout', 'payout_paid'] as const),
  ...(['adjustment', 'reversal'] as const),
] as const;
type EntryKind = (typeof ENTRY_KINDS)[number];

/** `search`: part of an order's number or of a reason; `from` and `to` are days in Riyadh. */
export const ENTRY_FILTERS = {
  search: 'text',
  currency: CURRENCIES,
  kind: ENTRY_KINDS,
  from: 'text',
  to: 'text',
} as const satisfies ListFilters<string>;

/** An entry of the books. */
export interface EntryView {
  id: number;
  kind: EntryKind;
  /** Of a reversal, what it has taken back. */
  reversed_kind: EntryKind | null;
  currency: Currency;
  /** In major units: what it adds to what Balsam owes the vendor. */
  amount: number;
  /** Null where it is about no order. */
  order_sub_no: string | null;
  reason: string;
  /** The payout that has paid it, or that it is. */
  payout_no: string | null;
  /** The statement that it stands on. */
  statement_no: string | null;
  occurred_on: string;
}

/** Where the orders, payouts and statements that an entry names are explained. */
export interface EntryLinks {
  partHref: (orderSubNo: string) => string;
  payoutHref: (payoutNo: string) => string;
  statementHref: (statementNo: string) => string;
}

/** What one line of an order comes to, or all of them; major units. */
interface LineAmounts {
  sub_total: number;
  discount_by_vendor: number;
  shipping: number;
  commission_base: number;
  commission: number;
  commission_vat: number;
  vat_withheld: number;
  /** What the vendor earns. */
  net: number;
}

export interface PartLineView extends LineAmounts {
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

/** Why a vendor's part of an order comes to an amount. */
export interface PartView {
  order_sub_no: string;
  currency: Currency;
  /** False for an order from before there was a commission. */
  has_money: boolean;
  completed_at: string | null;
  customer_paid: number;
  collected_by: 'vendor' | 'carrier' | 'provider' | null;
  tax_issuer: 'vendor' | 'platform' | null;
  is_pending: boolean;
  settled_on: string | null;
  lines: PartLineView[];
  total: LineAmounts;
  expected: number;
  adjusted: number;
  booked: number;
  /** Whether the books say what the lines say. */
  agrees: boolean;
}
