import type { Database } from '../../../database/database.ts';
import { isPending } from '../../../ledger/unpaid.ts';
import type { DiscountFunder } from '../../../money/line-amounts.ts';
import { sql } from '../../../sql/sql.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { CommissionSource } from '../commission/schemas.ts';

/** Sub-order columns that affect money. Minor units. */
export interface SubOrderRow {
  id: number;
  vendor_id: number;
  order_sub_no: string;
  currency: Currency;
  status: number;
  placed_at: string;
  completed_at: string | null;
  collected_by: 'vendor' | 'carrier' | 'provider' | null;
  tax_issuer: 'vendor' | 'platform' | null;
  discount_funder: DiscountFunder | null;
  total_amount: number;
  /** Earnings lost to returned goods. */
  returned: number;
  is_pending: boolean;
  /** Day after the settlement period, YYYY-MM-DD; null unless a carrier or provider collected. */
  settled_on: string | null;
}

/** Order line with everything frozen at the sale. */
export interface SubOrderLineRow {
  id: number;
  name: string;
  name_ar: string;
  variant_label: string;
  variant_label_ar: string;
  sku: string;
  unit_price: number;
  quantity: number;
  sub_total: number;
  discount: number;
  shipping_share: number;
  vat_bp: number | null;
  vat_goods: number | null;
  vat_shipping: number | null;
  commission: number | null;
  commission_bp: number | null;
  commission_source: CommissionSource | null;
  commission_vat: number | null;
  commission_vat_bp: number | null;
  /** First day of the applied rate; null without a rate. */
  rate_from_day: string | null;
  category: string | null;
  category_ar: string | null;
}

/** Amount that return lines deduct from the vendor of `part`. */
const returned = sql`coalesce((
  SELECT sum(line.sub_total - line.discount_vendor + line.shipping - line.commission - line.commission_vat
    - CASE WHEN part.tax_issuer = 'platform' THEN line.vat_goods + line.vat_shipping ELSE 0 END)
  FROM return_lines line JOIN returns r ON r.id = line.return_id WHERE r.vendor_order_id = part.id), 0)::bigint`;

/** Sub-order data that explains its amounts. */
export const createSubOrderRepository = (database: Database) => ({
  /** @param vendorId null for any vendor */
  find: (orderSubNo: string, vendorId: number | null) =>
    database.first<SubOrderRow>(sql`
      SELECT part.id, part.vendor_id, part.order_sub_no, part.currency, part.status, part.placed_at, part.completed_at,
        part.collected_by, part.tax_issuer, o.discount_funder, part.total_amount, ${returned} AS returned, coalesce(${isPending}, false) AS is_pending,
        CASE WHEN part.collected_by IN ('carrier', 'provider') THEN
          to_char((part.completed_at + settlement_days() * interval '1 day') AT TIME ZONE 'Asia/Riyadh', 'YYYY-MM-DD') END AS settled_on
      FROM vendor_orders part JOIN orders o ON o.id = part.order_id
      WHERE part.order_sub_no = ${orderSubNo} AND part.placed_at IS NOT NULL
        AND (${vendorId}::bigint IS NULL OR part.vendor_id = ${vendorId}::bigint)`),

  /** Marks the cash of an entry's sub-order as held by the carrier again. */
  unremit: (entryId: number) =>
    database.query(sql`
      UPDATE vendor_orders SET remitted_at = NULL WHERE id = (SELECT vendor_order_id FROM ledger_entries WHERE id = ${entryId})`),

  lines: (partId: number) =>
    database.query<SubOrderLineRow>(sql`
      SELECT i.id, i.name, i.name_ar, i.variant_label, i.variant_label_ar, i.sku, i.unit_price, i.quantity, i.sub_total,
        i.discount, i.shipping_share, i.vat_bp, i.vat_goods, i.vat_shipping, i.commission, i.commission_bp,
        i.commission_source, i.commission_vat, i.commission_vat_bp, to_char(r.from_day, 'YYYY-MM-DD') AS rate_from_day,
        c.name AS category, c.name_ar AS category_ar
      FROM order_items i LEFT JOIN commission_rates r ON r.id = i.commission_rate_id
      LEFT JOIN categories c ON c.id = r.category_id
      WHERE i.vendor_order_id = ${partId} ORDER BY i.id`),
});
