import type { OrderStatus } from '../badge/order-statuses.ts';
import type { SaleRulesView } from '../sale-rules/SaleRulesNote.tsx';
import type { Currency } from '../format/format.ts';

/** An address as stored in an order. */
export interface OrderAddressView {
  name: string;
  /** Company the person buys for; '' for a private buyer. */
  company_name: string;
  company_address: string;
  phone_number: string;
  email: string;
  address_1: string;
  address_2: string;
  street: string;
  city: string;
  state: string;
  zip_code: string;
  country: string;
  /** Short address of a building in Saudi Arabia; '' if unknown. */
  national_address: string;
  /** For the courier; '' without one. */
  note: string;
}

export interface OrderLineView {
  id: number;
  product: {
    slug: string;
    name: string;
    name_arabic: string;
    sku: string;
    variant: string;
    variant_arabic: string;
    product_image: string | null;
    price: number;
  };
  quantity: number;
  sub_total: number;
  status: string;
  /** Rules that it was sold under; null without any. */
  sold_under: SaleRulesView | null;
  /** Empty for products without batches, and for customers until the parcel is sent. */
  lots: LineLotView[];
}

/** Batch of a sold line. */
export interface LineLotView {
  lot_no: string;
  /** YYYY-MM-DD; null without an expiry. */
  expires_on: string | null;
  quantity: number;
}

export interface OrderChangeView {
  to: string;
  note: string;
  /** The text that was changed to `note` without a change of status; null for a change of status. */
  field: 'note' | 'cancellation_reason' | 'tracking_information' | 'national_address' | null;
  actor: 'customer' | 'vendor' | 'admin' | 'system';
  /** ISO 8601. */
  created_at: string;
}

/** VAT included in an amount, at one rate. Amounts are in major units. */
export interface VatGroupView {
  /** 15 is 15 %. */
  percent: number;
  /** Without the tax. */
  taxable: number;
  vat: number;
}

/** A sub-order as its details show it. Amounts are in major units of the order's own currency. */
export interface OrderView {
  order_no: string;
  order_sub_no: string;
  /** Purchase order number of the customer's company; '' without one. */
  po_number: string;
  order_date: string;
  status: OrderStatus;
  currency: Currency;
  sub_total: number;
  shipping_cost: number;
  /** Share of the shipping cost for the cold chain; null without cold goods. */
  cold_fee: number | null;
  /** null for an order placed before tax was stated. */
  vat: VatGroupView[] | null;
  discount: number;
  /** A small gift comes with the parcel. */
  gift: boolean;
  total_amount: number;
  payment_method: string | null;
  payment_state: 'to_be_paid' | 'held' | 'paid' | 'refunding' | 'refunded' | 'released';
  /** '' until a parcel has been handed to a carrier. */
  tracking_id: string;
  tracking_information: string;
  cancellation_reason: string;
  shipping_address: OrderAddressView | null;
  billing_address: OrderAddressView | null;
  order_products: OrderLineView[];
  history: OrderChangeView[];
}
