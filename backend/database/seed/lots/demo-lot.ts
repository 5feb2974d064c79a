import type { DemoProduct, Sku } from '../catalogue-rows/build-catalogue.ts';
import type { SoldLine } from '../sales/item-rows.ts';

/** Origin and fate of a lot, before its sales are known. */
export interface LotPlan {
  expiresOn: string | null;
  /** Units left today. */
  onHand: number;
  /** Units of a lot that is sold out by now. */
  soldOut: number;
  /** Time of its delivery; null if it was in stock when the tracking began. */
  deliveredAt: string | null;
}

export interface DemoLot extends LotPlan {
  id: number;
  product: DemoProduct;
  sku: Sku;
  lotNo: string;
  madeOn: string | null;
  receivedAt: string;
  sellUntil: string | null;
  /** Units sold and not cancelled. */
  sold: number;
  stop: 'expired' | 'short_dated' | 'empty' | null;
}

/** Units of a sold line from one lot. */
export interface TakenLot {
  line: SoldLine;
  lot: DemoLot;
  quantity: number;
}
