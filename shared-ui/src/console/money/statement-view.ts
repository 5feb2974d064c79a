import type { Currency } from '../../format/format.ts';
import type { ListFilters } from '../list/use-list-params.ts';

/** Sections of a statement, in order. */
const SECTIONS = [
  ...(['goods', 'coupons', 'shipping', 'commission', 'commission_vat', 'vat_withheld', 'refunds', 'cash'] as const),
  ...(['adjustments', 'paid_in', 'payouts'] as const),
] as const;
type StatementSection = (typeof SECTIONS)[number];

/** `section` limits the list to its rows. */
export const STATEMENT_ROW_FILTERS = { section: SECTIONS } as const satisfies ListFilters<string>;

/** A vendor's monthly statement. Amounts are in major units; positive means that Balsam owes the vendor. */
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
  /** Changes of the balance; sections without rows are omitted. */
  sections: { section: StatementSection; amount: number; rows: number }[];
}

/** Amount of an order, a payout or an adjustment in a section. */
export interface StatementRowView {
  section: StatementSection;
  order_sub_no: string | null;
  payout_no: string | null;
  reason: string;
  occurred_on: string;
  amount: number;
}
