/** Relation to the shop: an account, a guest with an order, or someone who works for a store or the platform. */
export type PersonKind = 'customer' | 'guest' | 'member';

/** Open business of a person that a deletion waits for. */
type Obstacle =
  | 'order_open'
  | 'return_open'
  | 'refund_due'
  | 'payment_open'
  | 'return_window'
  | 'vendor_balance'
  | 'membership';

/** A request of a person about their data. */
export interface PrivacyRequestView {
  id: number;
  kind: 'export' | 'erase' | 'correct' | 'object';
  state: 'open' | 'waiting' | 'done' | 'refused' | 'withdrawn';
  asked_at: string;
  /** Last day to answer. */
  due_on: string;
  /** Until then a sign-in stops the deletion; null for other kinds. */
  erase_from: string | null;
  waits_for: readonly Obstacle[];
  /** Answer to the person. */
  reason: string;
  /** File while it can be fetched. */
  file: { expires_at: string } | null;
}

/** A new request. */
interface NewPrivacyRequestView {
  kind: PrivacyRequestView['kind'];
  note?: string;
  with_reviews?: boolean;
}

/** Calls of the panel. Each rejects on failure. */
export interface PrivacyActions {
  /** A deletion signs the person out. */
  onAsk: (request: NewPrivacyRequestView) => Promise<{ message?: string }>;
  onWithdraw: (id: number) => Promise<{ message?: string }>;
  /** Downloads the file of a request. */
  onDownload: (id: number) => Promise<unknown>;
}
