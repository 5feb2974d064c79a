import type { Currency } from '../../format/format.ts';
import type { ListFilters } from '../list/use-list-params.ts';

/** What the rows of a statement are about, in the order in which they stand on it. */
const SECTIONS = [
  ...(['goods', 'coupons', 'shipping', 'commission', 'commission_vat', 'vat_withheld', 'refunds', 'cash'] as const),
  ...(['adjustments', 'paid_in', 'payouts'] as const),
] as const;
type StatementSection = (typeof SECTIONS)[number];

/** `section`: only its rows are listed. */
export const STATEMENT_ROW_FILTERS = { section: SECTIONS } as const satisfies ListFilters<string>;

/** A vendor's account of a month; amounts are major units, above zero Balsam owes them. */
export interface StatementView {
  id: number;
  statement_no: string;
  currency: Currency;
  from_day: string;
  to_day: string;
  opening: number;
  closing: number;
}

export interface StatementDetailView extends StatementView {
  /** What has changed the balance, without sections that have no row. */
  sections: { section: StatementSection; amount: number; rows: number }[];
}

/** What an order, a payout or an adjustment does in a section. */
export interface StatementRowView {
  section: StatementSection;
  order_sub_no: string | null;
  payout_no: string | null;
  reason: string;
  occurred_on: string;
  amount: number;
}
