import { CURRENCIES } from '../../facts/facts.ts';
import type { Currency } from '../../format/format.ts';
import type { ListFilters } from '../list/use-list-params.ts';

const PAYOUT_STATES = ['underway', 'paid', 'failed', 'returned'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** `search`: part of a payout number or of the bank's reference. */
export const PAYOUT_FILTERS = {
  search: 'text',
  state: PAYOUT_STATES,
  currency: CURRENCIES,
} as const satisfies ListFilters<string>;

/** A payout to a vendor, in major units of its currency. */
export interface PayoutView {
  id: number;
  payout_no: string;
  currency: Currency;
  amount: number;
  state: PayoutState;
  /** Masked: the country and the last four characters. */
  iban: string;
  bank: string;
  bank_reference: string;
  paid_on: string | null;
  /** Reason for a failed or returned payout. */
  reason: string;
  created_at: string;
}
