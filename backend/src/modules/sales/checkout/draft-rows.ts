import { sql } from '../../../sql/sql.ts';
import type { DiscountFunder } from '../../../money/line-amounts.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { BasketLine } from '../carts/basket.ts';
import type { ReturnTerms } from '../../catalogue/shop/return-terms.ts';
import { variantLabel } from '../../catalogue/shop/variant-label.ts';
import type { LineRate, TaxIssuer } from '../../money/vat/line-rate.ts';

/** An order, draft or placed. Amounts in minor units. */
interface DraftRow {
  id: number;
  order_no: string;
  state: 'draft' | 'paying' | 'placed' | 'expired';
  /** Payment deadline of a card order. */
  pay_by: string | null;
  cart_version: number;
  currency: Currency;
  coupon_id: number | null;
  discount_funder: DiscountFunder | null;
}

/** A sub-order: one vendor's share of an order. */
export interface VendorOrderRow {
  id: number;
  vendor_id: number;
  order_sub_no: string;
  shipping_cost: number;
  cold_fee: number | null;
  discount: number;
  tax_issuer: TaxIssuer | null;
}

/** Order line: the columns that define goods, price and return terms. */
export interface OrderLineRow extends Pick<LineRate, 'vat_class' | 'vat_reason' | 'vat_bp'> {
  id: number;
  vendor_order_id: number;
  product_id: number;
  variant_id: number | null;
  quantity: number;
  unit_price: number;
  sku: string;
  name: string;
  name_ar: string;
  variant_label: string;
  variant_label_ar: string;
  return_class: ReturnTerms['class'];
  return_days: number;
  /** Day before which no unit expires, YYYY-MM-DD; null without a promise. */
  promised_expiry: string | null;
}

/** Name and SKU of a basket line, as frozen on documents and in mails. */
export const frozenTextsOf = ({ row }: BasketLine) => {
  const { label, labelArabic } = variantLabel(row.variant);
  const { name, name_ar } = row;
  return { sku: row.variant?.sku ?? row.sku, name, name_ar, variant_label: label, variant_label_ar: labelArabic };
};

/** A draft with its sub-orders, in the order of the basket's groups. */
export interface Draft {
  order: DraftRow;
  parts: VendorOrderRow[];
}

/** A draft with its lines. */
export interface StoredDraft extends Draft {
  lines: OrderLineRow[];
}

export const orderColumns = sql`id, order_no, state, pay_by, cart_version, currency, coupon_id, discount_funder`;
export const subOrderColumns = sql`id, vendor_id, order_sub_no, shipping_cost, cold_fee, discount, tax_issuer`;

/** StoredDraft of the row `draft`, which has the orderColumns. Its sub-orders and lines are immutable. */
export const storedDraft = sql`jsonb_build_object('order', to_jsonb(draft),
  'parts', (SELECT coalesce(jsonb_agg(to_jsonb(part) ORDER BY part.id), '[]')
    FROM (SELECT ${subOrderColumns} FROM vendor_orders WHERE order_id = draft.id) AS part),
  'lines', (SELECT coalesce(jsonb_agg(to_jsonb(line)), '[]') FROM (
    SELECT i.id, i.vendor_order_id, i.product_id, i.variant_id, i.quantity, i.unit_price,
      i.vat_class, i.vat_reason, i.vat_bp, i.sku, i.name, i.name_ar, i.variant_label, i.variant_label_ar,
      i.return_class, i.return_days, i.promised_expiry
    FROM order_items i JOIN vendor_orders o ON o.id = i.vendor_order_id WHERE o.order_id = draft.id) AS line))`;
