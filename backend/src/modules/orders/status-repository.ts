import { sql } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import type { StockLine } from '../../ledger/take-stock.ts';
import type { Currency, Lang } from '../../wire/schemas.ts';
import { nameWithVariant } from '../shop/variant-label.ts';
import { isHeld } from './payment-state.ts';
import type { OrderScope } from './filter.ts';
import { isCancelled, type StatusCode } from './status.ts';
import type { OrderText, StatusNotes } from './texts.ts';
import { vendorIsActive } from './vendor-trade.ts';

/** What a change of status has to know of a sub-order. */
export interface StatusRow extends Record<OrderText, string> {
  id: number;
  order_id: number;
  order_no: string;
  order_sub_no: string;
  status: StatusCode;
  currency: Currency;
  shipping_cost: number;
  discount: number;
  total_amount: number;
  lang: Lang;
  email: string;
  customer_name: string;
  company_name: string;
  vendor_id: number;
  vendor_email: string;
  vendor_lang: Lang;
  vendor_is_active: boolean;
  cancel_requested_at: string | null;
  cancel_declined_at: string | null;
  /** Null unless its sale stands in the books. */
  completed_at: string | null;
  /** Null unless its carrier has handed the customer's cash over. */
  remitted_at: string | null;
  /** Whether an invoice of it is issued when it leaves, or the vendor has to have made one: not for what states no tax. */
  invoice: 'issued' | 'own' | 'own_missing' | 'none';
  /** Goods of it are on their way back, or have come back. */
  has_return: boolean;
  /** The customer has got the money back, or a bank may be paying it already; what a card paid for, or holds, goes back when it is cancelled. */
  is_refunded: boolean;
  /** A card holds its money, which is taken when it leaves. */
  is_held: boolean;
}

export interface SoldLine {
  product_id: number;
  variant_id: number | null;
  name: string;
  name_ar: string;
  variant_label: string;
  variant_label_ar: string;
  slug: string;
  quantity: number;
  sub_total: number;
}

/** The customer has asked to cancel, and the vendor has neither accepted nor declined. */
export const waitsForAnswer = (row: Pick<StatusRow, 'cancel_requested_at' | 'cancel_declined_at'>): boolean =>
  row.cancel_requested_at !== null && row.cancel_declined_at === null;

const writtenTexts = (notes: StatusNotes) => sql`note = coalesce(${notes.note ?? null}, note),
  cancellation_reason = coalesce(${notes.cancellation_reason ?? null}, cancellation_reason),
  tracking_information = coalesce(${notes.tracking_information ?? null}, tracking_information)`;

/** How a part is invoiced: `part` is its row, `v` its vendor's. */
const invoicing = sql`CASE WHEN part.vat_included IS NULL THEN 'none'
  WHEN part.tax_issuer = 'platform' OR v.invoice_mode = 'balsam' THEN 'issued'
  WHEN EXISTS (SELECT FROM open_invoice(part.id)) THEN 'own' ELSE 'own_missing' END`;

/** The rows that a change of status touches. */
export const createStatusRepository = (database: Database) => ({
  /** Locks a placed sub-order of this owner until the transaction ends; null when it is missing or foreign. */
  async lock(owner: Exclude<OrderScope, 'everybody'>, vendorOrderId: number): Promise<StatusRow | null> {
    const named = sql`part.id = ${vendorOrderId} AND part.placed_at IS NOT NULL
      AND ${'userId' in owner ? sql`part.user_id = ${owner.userId}` : sql`part.vendor_id = ${owner.vendorId}`}`;
    const locked = await database.first<Pick<StatusRow, 'status'>>(
      sql`SELECT part.status FROM vendor_orders part WHERE ${named} FOR UPDATE`,
    );
    // Whoever names an account in this moment is waited for: after that, the money may be on its way.
    if (locked && isCancelled(locked.status))
      await database.query(sql`
        SELECT id FROM refunds WHERE vendor_order_id = ${vendorOrderId} AND method = 'transfer' ORDER BY id FOR UPDATE`);
    // A return or an invoice that came while this waited is seen by a later statement only.
    return database.first<StatusRow>(sql`
      SELECT part.id, part.order_id, o.order_no, part.order_sub_no, part.status, o.currency, part.shipping_cost, part.discount,
        part.total_amount, o.lang, u.email, u.firstname || ' ' || u.lastname AS customer_name, v.company_name,
        part.note, part.cancellation_reason, part.tracking_information,
        part.cancel_requested_at, part.cancel_declined_at, part.completed_at, part.remitted_at, ${invoicing} AS invoice,
        EXISTS (SELECT FROM returns r WHERE r.vendor_order_id = part.id AND return_is_live(r.state)) AS has_return,
        (o.payment_method = 'card' AND part.total_amount > 0)
          OR EXISTS (SELECT FROM refunds f WHERE f.vendor_order_id = part.id AND refund_stands(f.state, f.iban)) AS is_refunded,
        ${isHeld} AS is_held,
        ${vendorIsActive} AS vendor_is_active, part.vendor_id, seller.email AS vendor_email, seller.lang AS vendor_lang
      FROM vendor_orders part
      JOIN orders o ON o.id = part.order_id
      JOIN users u ON u.id = o.user_id
      JOIN vendors v ON v.id = part.vendor_id
      JOIN users seller ON seller.id = v.user_id
      WHERE ${named}`);
  },

  lines: (vendorOrderId: number) =>
    database.query<SoldLine>(sql`
      SELECT i.product_id, i.variant_id, i.name, i.name_ar, i.variant_label, i.variant_label_ar, p.slug, i.quantity,
        i.sub_total
      FROM order_items i JOIN products p ON p.id = i.product_id
      WHERE i.vendor_order_id = ${vendorOrderId} ORDER BY i.id`),

  /**
   * Writes the new status; a cancelled order carries the moment in which its stock went back. An open request to cancel
   * is settled by it; a declined one stays in sight until the order is cancelled after all.
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

  /** Writes the texts that are given; the status stays. */
  writeTexts: (row: StatusRow, notes: StatusNotes) =>
    database.query(sql`UPDATE vendor_orders SET ${writtenTexts(notes)}, updated_at = now() WHERE id = ${row.id}`),

  /**
   * @param actorId null for what happens by itself
   * @param field the text that was changed while the status stayed, which `note` holds; null for a change of status
   * @returns the id of the new line of the history
   */
  async record(row: StatusRow, to: StatusCode, note: string, actorId: number | null, field: OrderText | null = null) {
    const line = await database.first<{ id: number }>(sql`
      INSERT INTO order_status_history (vendor_order_id, from_status, to_status, note, actor_user_id, field)
      VALUES (${row.id}, ${row.status}, ${to}, ${note}, ${actorId}, ${field}) RETURNING id`);
    return line?.id ?? 0;
  },

  /** @returns the moment of the request; null when one is waiting for the vendor already */
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

/** What a sold line is called in sentences and in mails, its size or colour included. */
export const soldName = (line: SoldLine) =>
  nameWithVariant(line, { label: line.variant_label, labelArabic: line.variant_label_ar });

export const toStockLine = (vendorOrderId: number, line: SoldLine): StockLine => ({
  vendorOrderId,
  productId: line.product_id,
  variantId: line.variant_id,
  quantity: line.quantity,
});
