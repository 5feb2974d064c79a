/** Batch of a vendor's product. */
export interface LotView {
  id: number;
  product: { id: number; slug: string; name: string; name_arabic: string };
  variant: { label: string; label_arabic: string } | null;
  sku: string;
  /** '' for units whose batch is unknown. */
  lot_no: string;
  /** YYYY-MM-DD; null if it does not expire or is unknown. */
  expires_on: string | null;
  near_expiry: boolean;
  on_hand: number;
  /** Last day on which it is sold, YYYY-MM-DD; null without an expiry. */
  sell_until: string | null;
  state: 'for_sale' | 'recall' | 'quarantine' | 'expired' | 'short_dated' | 'empty';
}
