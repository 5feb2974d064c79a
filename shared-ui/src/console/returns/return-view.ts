import type { Currency } from '../../format/format.ts';

export const RETURN_STATES = [
  'requested',
  'approved',
  'sent',
  'received',
  'inspected',
  'declined',
  'withdrawn',
  'expired',
] as const;

export type ReturnStateView = (typeof RETURN_STATES)[number];

type Reason =
  | 'changed_mind'
  | 'too_many'
  | 'wrong_size'
  | 'damaged'
  | 'wrong_item'
  | 'not_as_described'
  | 'expired'
  | 'recalled'
  | 'not_received';

type RefundWayView = 'card' | 'transfer';

/** A line of a return, as both consoles show it. */
export interface ReturnLineView {
  id: number;
  product: { name: string; name_arabic: string; sku: string; variant: string; variant_arabic: string };
  quantity: number;
  reason: Reason | null;
  opened: boolean;
  note: string;
  restock: number;
  write_off: number;
  refused: number;
  refused_reason: string;
  refund: number;
  pictures: readonly number[];
}

/** A return, as both consoles show it. */
export interface ReturnView {
  id: number;
  return_no: string;
  order_sub_no: string;
  currency: Currency;
  state: ReturnStateView;
  is_late: boolean;
  due_at: string | null;
  requested_at: string;
  refund_total: number;
  goodwill: number;
  refund_to: RefundWayView;
  refunds: readonly {
    id: number;
    method: RefundWayView;
    amount: number;
    state: 'due' | 'underway' | 'asked' | 'paid' | 'failed';
    needs_account: boolean;
    paid_on: string | null;
  }[];
  instructions: string;
  decline_reason: string;
  overrule_reason: string;
  vendor: { id: number; company_name: string };
  customer: { id: number; name: string };
  lines: readonly ReturnLineView[];
  history: readonly { state: ReturnStateView; note: string; created_at: string }[];
}
