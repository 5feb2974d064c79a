import type { AddressSnapshot } from '../../checkout/billing.ts';
import type { Actor } from '../../../../plugins/session.ts';
import { sql } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';
import type { StockLine } from '../../../../ledger/take-stock.ts';
import type { Currency, Lang } from '../../../../wire/schemas.ts';
import { carrierColumns } from './carrier-columns.ts';
import { nameWithVariant } from '../../../catalogue/shop/variant-label.ts';
import { isHeld } from './payment-state.ts';
import { isCancelled, type StatusCode } from './status.ts';
import type { OrderText, StatusNotes } from './texts.ts';
import { vendorIsActive, type OrderScope } from './conditions.ts';

/** Sub-order data needed for a status change. */
export interface StatusRow extends Record<OrderText, string> {
  id: number;
  order_id: number;
  user_id: number;
  order_no: string;
  order_sub_no: string;
  status: StatusCode;
  currency: Currency;
  shipping_cost: number;
  discount: number;
  total_amount: number;
  lang: Lang;
  email: string;
  is_guest: boolean;
  customer_name: string;
  company_name: string;
  vendor_id: number;
  company_name_ar: string;
  vendor_email: string;
  vendor_lang: Lang;
  vendor_is_active: boolean;
  cancel_requested_at: string | null;
  cancel_declined_at: string | null;
  /** Tracking number and carrier; '' if unknown. */
  tracking_id: string;
  carrier: string;
  /** The vendor's own address of the carrier's page; null without one. */
  carrier_page: string | null;
  /** Days of the delivery promise, YYYY-MM-DD; null without one. */
  ship_by: string | null;
  arrives_from: string | null;
  arrives_to: string | null;
  shipping_address: AddressSnapshot;
  po_number: string;
  /** Null unless its sale is posted in the ledger. */
  completed_at: string | null;
  /** Null unless the carrier has handed over its cash. */
  remitted_at: string | null;
  /**
   * issued: Balsam issues the invoice on shipment; own: the vendor's invoice exists; own_missing: it does not; none: no
   * tax stated.
   */
  invoice: 'issued' | 'own' | 'own_missing' | 'none';
  /** True if goods are being returned or were returned. */
  has_return: boolean;
  /**
   * True if the customer was refunded, or the bank may already be paying. Card money is refunded or released on
   * cancellation.
   */
  is_refunded: boolean;
  /** True if it contains recalled units, or may, and so cannot be sent. */
  held_by_recall: boolean;
  /** True if a card holds the money, which is captured on shipment. */
  is_held: boolean;
}

export interface SoldLine {
  id: number;
  product_id: number;
  variant_id: number | null;
  name: string;
  name_ar: string;
  variant_label: string;
  variant_label_ar: string;
  slug: string;
  quantity: number;
  sub_total: number;
  image_key: string | null;
  promised_expiry: string | null;
  /** VAT rate in basis points and amount in minor units; 0 without tax. */
  vat_bp: number;
  vat: number;
}

/** True while a cancellation request awaits the vendor's decision. */
export const awaitsDecision = (row: Pick<StatusRow, 'cancel_requested_at' | 'cancel_declined_at'>): boolean =>
  row.cancel_requested_at !== null && row.cancel_declined_at === null;

const writtenTexts = (notes: StatusNotes) => sql`note = coalesce(${notes.note ?? null}, note),
  cancellation_reason = coalesce(${notes.cancellation_reason ?? null}, cancellation_reason),
  tracking_information = coalesce(${notes.tracking_information ?? null}, tracking_information)`;

/** Invoicing of a sub-order. `part` is its row, `v` its vendor's. */
const invoicing = sql`CASE WHEN part.vat_included IS NULL THEN 'none'
  WHEN part.tax_issuer = 'platform' OR v.invoice_mode = 'balsam' THEN 'issued'
  WHEN EXISTS (SELECT FROM open_invoice(part.id)) THEN 'own' ELSE 'own_missing' END`;

/** Rows touched by a status change. */
export const createStatusRepository = (database: Database) => ({
  /** Locks a placed sub-order of this owner until the transaction ends; null if missing or foreign. */
  async lock(owner: Exclude<OrderScope, 'everybody'>, vendorOrderId: number): Promise<StatusRow | null> {
    const named = sql`part.id = ${vendorOrderId} AND part.placed_at IS NOT NULL
      AND ${'userId' in owner ? sql`part.user_id = ${owner.userId}` : sql`part.vendor_id = ${owner.vendorId}`}`;
    const locked = await database.first<Pick<StatusRow, 'status'>>(
      sql`SELECT part.status FROM vendor_orders part WHERE ${named} FOR UPDATE`,
    );
    // Waits for a concurrent change of the refund account, after which the transfer may be in progress.
    if (locked && isCancelled(locked.status))
      await database.query(sql`
        SELECT id FROM refunds WHERE vendor_order_id = ${vendorOrderId} AND method = 'transfer' ORDER BY id FOR UPDATE`);
    // A separate statement, so that it sees a return or an invoice committed while the lock waited.
    return database.first<StatusRow>(sql`
      SELECT part.id, part.order_id, part.user_id, o.order_no, part.order_sub_no, part.status, o.currency, part.shipping_cost, part.discount,
        part.total_amount, o.lang, u.email, u.kind = 'guest' AS is_guest, u.firstname || ' ' || u.lastname AS customer_name, v.company_name,
        v.company_name_ar, part.tracking_id, part.ship_by, part.arrives_from, part.arrives_to, o.shipping_address, o.po_number,
        ${carrierColumns},
        part.note, part.cancellation_reason, part.tracking_information,
        part.cancel_requested_at, part.cancel_declined_at, part.completed_at, part.remitted_at, ${invoicing} AS invoice,
        EXISTS (SELECT FROM returns r WHERE r.vendor_order_id = part.id AND return_is_live(r.state)) AS has_return,
        (o.payment_method = 'card' AND part.total_amount > 0)
          OR EXISTS (SELECT FROM refunds f WHERE f.vendor_order_id = part.id AND refund_stands(f.state, f.iban)) AS is_refunded,
        ${isHeld} AS is_held, parcel_is_recalled(part.id) AS held_by_recall,
        ${vendorIsActive} AS vendor_is_active, part.vendor_id, seller.email AS vendor_email, seller.lang AS vendor_lang
      FROM vendor_orders part
      JOIN orders o ON o.id = part.order_id
      JOIN users u ON u.id = o.user_id
      JOIN vendors v ON v.id = part.vendor_id
      CROSS JOIN LATERAL vendor_owner(v.id) seller
      WHERE ${named}`);
  },

  lines: (vendorOrderId: number) =>
    database.query<SoldLine>(sql`
      SELECT i.id, i.product_id, i.variant_id, i.name, i.name_ar, i.variant_label, i.variant_label_ar, p.slug, i.quantity,
        i.sub_total, i.image_key, i.promised_expiry, coalesce(i.vat_bp, 0) AS vat_bp, coalesce(i.vat_goods + i.vat_shipping, 0) AS vat
      FROM order_items i JOIN products p ON p.id = i.product_id
      WHERE i.vendor_order_id = ${vendorOrderId} ORDER BY i.id`),

  /**
   * Stores the new status; a cancelled order also gets the time at which its stock was returned. Settles an open
   * cancellation request; a declined one remains visible until the order is cancelled after all.
   */
  change: (row: StatusRow, to: StatusCode, notes: StatusNotes) =>
    database.query(sql`
      UPDATE vendor_orders SET status = ${to}, updated_at = now(),
        cancel_requested_at = CASE WHEN ${isCancelled(to)} OR cancel_declined_at IS NULL THEN NULL ELSE cancel_requested_at END,
        cancel_declined_at = CASE WHEN ${isCancelled(to)} THEN NULL ELSE cancel_declined_at END,
        cancel_decline_reason = CASE WHEN ${isCancelled(to)} THEN '' ELSE cancel_decline_reason END,
        restocked_at = CASE WHEN ${isCancelled(to)} THEN coalesce(restocked_at, now()) END,
        ${writtenTexts(notes)}
      WHERE id = ${row.id}`),

  /** Stores the given texts without changing the status. */
  writeTexts: (row: StatusRow, notes: StatusNotes) =>
    database.query(sql`UPDATE vendor_orders SET ${writtenTexts(notes)}, updated_at = now() WHERE id = ${row.id}`),

  /**
   * @param actor null for automatic changes
   * @param field the changed text, whose value is in `note`, if the status is unchanged; null for a status change
   * @returns the id of the new history entry
   */
  async record(row: StatusRow, to: StatusCode, note: string, actor: Actor | null, field: OrderText | null = null) {
    const line = await database.first<{ id: number }>(sql`
      INSERT INTO order_status_history (vendor_order_id, from_status, to_status, note, actor_user_id, actor_role, field)
      VALUES (${row.id}, ${row.status}, ${to}, ${note}, ${actor?.id ?? null}, ${actor?.role ?? null}, ${field}) RETURNING id`);
    return line?.id ?? 0;
  },

  /** @returns the time of the request; null if one is already pending */
  async requestCancellation(vendorOrderId: number): Promise<string | null> {
    const row = await database.first<{ requested_at: string }>(sql`
      UPDATE vendor_orders SET cancel_requested_at = now(), updated_at = now()
      WHERE id = ${vendorOrderId} AND cancel_requested_at IS NULL RETURNING cancel_requested_at AS requested_at`);
    return row?.requested_at ?? null;
  },

  declineCancellation: (vendorOrderId: number, reason: string) =>
    database.query(sql`
      UPDATE vendor_orders SET cancel_declined_at = now(), cancel_decline_reason = ${reason}, updated_at = now()
      WHERE id = ${vendorOrderId}`),
});

/** Name of a sold line in messages and mails, including its variant. */
export const soldName = (line: SoldLine) =>
  nameWithVariant(line, { label: line.variant_label, labelArabic: line.variant_label_ar });

export const toStockLine = (vendorOrderId: number, line: SoldLine): StockLine => ({
  vendorOrderId,
  productId: line.product_id,
  variantId: line.variant_id,
  quantity: line.quantity,
  orderItemId: line.id,
  promisedExpiry: line.promised_expiry,
});
