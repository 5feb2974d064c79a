import type { Arrival } from '../../../src/modules/sales/shipping/arrival.ts';
import type { StatusCode } from '../../../src/modules/sales/orders/status/status.ts';
import type { Currency } from '../../../src/wire/schemas.ts';
import type { DemoProduct, Sku } from '../catalogue-rows/build-catalogue.ts';
import type { DemoCustomer } from '../people/build-people.ts';
import type { StatusStep } from './timeline.ts';

/** A sold line; amounts in minor units of the order's currency. */
export interface DemoLine {
  product: DemoProduct;
  sku: Sku;
  quantity: number;
  unitPrice: number;
  subTotal: number;
}

/** One vendor's sub-order. */
export interface DemoSubOrder {
  id: number;
  vendorId: number;
  subNo: string;
  lines: DemoLine[];
  subTotal: number;
  shippingCost: number;
  discount: number;
  total: number;
  status: StatusCode;
  steps: StatusStep[];
  /** Latest shipping day, as YYYY-MM-DD. */
  shipBy: string;
  /** Promised delivery dates. */
  arrival: Arrival;
  /** The customer's cancellation request after it was confirmed. */
  wish: { askedAt: string; declinedAt: string | null; reason: string } | null;
  pickup: { date: string; from: string; to: string; trackingId: string; labelUrl: string } | null;
}

export interface DemoOrder {
  id: number;
  orderNo: string;
  customer: DemoCustomer;
  currency: Currency;
  placedAt: string;
  parts: DemoSubOrder[];
  couponId: number | null;
  isByCard: boolean;
  /** Time at which it expired unpaid; `placedAt` is then the time it was ordered. */
  expiredAt: string | null;
}
