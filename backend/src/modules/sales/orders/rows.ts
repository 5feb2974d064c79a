import type { z } from 'zod';
import type { DiscountFunder } from '../../../money/line-amounts.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { SaleRules } from '../../catalogue/shop/sale-rules.ts';
import type { LineRate, TaxIssuer } from '../../money/vat/line-rate.ts';
import type { AddressSnapshot } from '../checkout/billing.ts';
import type { Pickup } from './schemas.ts';
import type { PaymentState } from './status/payment-state.ts';
import type { StatusCode } from './status/status.ts';
import type { OrderText } from './status/texts.ts';

/** Placed sub-order with its customer and vendor. Amounts in minor units of `currency`. */
export interface OrderRow {
  id: number;
  order_id: number;
  order_no: string;
  order_sub_no: string;
  placed_at: string;
  status: StatusCode;
  currency: Currency;
  sub_total: number;
  shipping_cost: number;
  cold_fee: number | null;
  /** Included tax; null on an order without stated tax. */
  vat_included: number | null;
  tax_issuer: TaxIssuer | null;
  discount_funder: DiscountFunder | null;
  tax_amount: number;
  discount: number;
  total_amount: number;
  /** Total of the whole order. */
  grand_total: number;
  payment_method: string | null;
  payment_state: PaymentState;
  carrier: string;
  /** The vendor's own address of the carrier's page; null without one. */
  carrier_page: string | null;
  tracking_id: string;
  tracking_information: string;
  label_url: string;
  note: string;
  message: string;
  po_number: string;
  cancellation_reason: string;
  cancel_requested_at: string | null;
  cancel_declined_at: string | null;
  cancel_decline_reason: string;
  ship_by: string | null;
  is_late: boolean;
  arrives_from: string | null;
  arrives_to: string | null;
  is_overdue: boolean;
  gift: boolean;
  can_be_missed: boolean;
  /** It contains recalled units, or may, and cannot be sent. */
  held_by_recall: boolean;
  /** Null for a vendor, who must not learn about the other sub-orders. */
  parcel_count: number | null;
  pickup: z.infer<typeof Pickup> | null;
  billing_address: Partial<AddressSnapshot> | null;
  shipping_address: Partial<AddressSnapshot> | null;
  vendor_id: number;
  company_name: string;
  company_name_ar: string;
  vendor_email: string;
  vendor_is_active: boolean;
  /** Current address of the vendor's store. */
  store: Partial<AddressSnapshot>;
  cr_number: string;
  user_id: number;
  is_guest: boolean;
  firstname: string;
  lastname: string;
  email: string;
  phone_number: string;
  /** Order lines as one text: `2 × Gloves (GLV-1); 1 × Mask (MSK-2)`. */
  goods: string;
  goods_ar: string;
}

export interface OrderItemRow {
  id: number;
  vendor_order_id: number;
  product_id: number;
  slug: string;
  name: string;
  name_ar: string;
  variant_label: string;
  variant_label_ar: string;
  sku: string;
  image_key: string | null;
  unit_price: number;
  quantity: number;
  sub_total: number;
  discount: number;
  shipping_share: number;
  /** Tax; null if none is stated. */
  vat: (Pick<LineRate, 'vat_class' | 'vat_reason' | 'vat_bp'> & { vat_goods: number; vat_shipping: number }) | null;
  review: 'none' | 'may_write' | 'written';
  /** Rules that it was sold under; null without any. */
  sold_under: SaleRules | null;
  /** Batches that its units were taken from. */
  lots: { lot_id: number; lot_no: string; expires_on: string | null; quantity: number }[];
}

/** A whole placed order across all vendors. Amounts in minor units of `currency`. */
export interface PlacedOrderRow {
  order_no: string;
  placed_at: string;
  currency: Currency;
  sub_total: number;
  shipping_cost: number;
  discount: number;
  coupon_code: string | null;
  tax_amount: number;
  vat_included: number | null;
  discount_funder: DiscountFunder | null;
  grand_total: number;
  payment_method: string | null;
  billing_address: Partial<AddressSnapshot> | null;
  shipping_address: Partial<AddressSnapshot> | null;
  message: string;
  po_number: string;
}

export interface StatusChangeRow {
  vendor_order_id: number;
  from_status: StatusCode | null;
  to_status: StatusCode;
  note: string;
  field: OrderText | 'national_address' | null;
  actor_role: 1 | 2 | 3 | null;
  created_at: string;
}
