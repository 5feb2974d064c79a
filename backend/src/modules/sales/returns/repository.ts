import type { Database } from '../../../database/database.ts';
import type { Actor } from '../../../plugins/session.ts';
import type { ReturnClass, ReturnReason, ReturnState } from '../../../facts/returns.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import { lostInTransitFrom } from '../orders/status/conditions.ts';
import type { StatusCode } from '../orders/status/status.ts';
import type { ReturnedAmounts, SoldItem } from './amounts.ts';
import type { RefundAccount } from './forms.ts';
import { awaitsAdmin } from './late-returns.ts';

/** Owner of the returns. */
export type ReturnScope = { userId: number } | { vendorId: number } | 'everybody';

/** A return with its mail recipients, under the lock of its sub-order. Amounts in minor units. */
export interface LockedReturn {
  id: number;
  return_no: string;
  state: ReturnState;
  version: number;
  keep_goods: boolean;
  return_shipping: 'customer' | 'vendor';
  refund_total: number;
  goodwill: number;
  decline_reason: string;
  /** True if the return corrects an invoice issued by us. */
  is_invoiced: boolean;
  part_id: number;
  order_sub_no: string;
  currency: Currency;
  status: StatusCode;
  total_amount: number;
  /** True if the vendor is late or gone. */
  awaits_admin: boolean;
  vendor_id: number;
  /** Removed from the shop, so that no one would read a notification. */
  is_vendor_gone: boolean;
  company_name: string;
  vendor_email: string;
  vendor_lang: Lang;
  customer_name: string;
  email: string;
  is_guest: boolean;
  lang: Lang;
}

/** Return line. */
export interface LockedLine {
  id: number;
  order_item_id: number;
  quantity: number;
  reason: ReturnReason | null;
  restock: number;
  write_off: number;
  refused: number;
}

/** Sub-order line with its return terms. */
export interface SubOrderItem extends SoldItem {
  return_class: ReturnClass;
  return_days: number;
  completed_at: string | null;
  /** First day in Riyadh on which it can be reported as lost before completion; null if it cannot. */
  missed_from: string | null;
  /** Units without a return in progress or completed. */
  left: number;
}

/** Line of a new return. */
export interface NewLine {
  order_item_id: number;
  quantity: number;
  reason: ReturnReason;
  opened: boolean;
  note: string;
}

/** True if a return of the sub-order `part` belongs to this customer or vendor. */
export const ownedBy = (scope: ReturnScope): SQL => {
  if (scope === 'everybody') return sql`true`;
  return 'userId' in scope ? sql`part.user_id = ${scope.userId}` : sql`part.vendor_id = ${scope.vendorId}`;
};

const source = sql`returns r JOIN vendor_orders part ON part.id = r.vendor_order_id JOIN orders o ON o.id = part.order_id
  JOIN users u ON u.id = o.user_id JOIN vendors v ON v.id = part.vendor_id CROSS JOIN LATERAL vendor_owner(v.id) seller`;

/** Units of the line `i` that are being returned or were returned. */
const underway = sql`coalesce((
  SELECT sum(l.quantity) FROM return_lines l JOIN returns r ON r.id = l.return_id
  WHERE l.order_item_id = i.id AND return_is_live(r.state)), 0)::integer`;

/** Columns written by a state change of a return. A new deadline has no reminder yet. */
export interface ReturnChange {
  state: ReturnState;
  due_at: string | null;
  moment: 'decided_at' | 'sent_at' | 'received_at' | 'inspected_at' | null;
}

const moments = {
  decided_at: sql`, decided_at = now()`,
  sent_at: sql`, sent_at = now()`,
  received_at: sql`, received_at = now()`,
  inspected_at: sql`, inspected_at = now()`,
} as const;

/** Write queries for returns. Call within a transaction. */
export const createReturnRepository = (database: Database) => ({
  /**
   * Locks a customer's sub-order.
   * @returns null if missing or foreign
   */
  lockPart: (userId: number, partId: number) =>
    database.first<{ id: number }>(sql`
      SELECT part.id FROM vendor_orders part
      WHERE part.id = ${partId} AND part.user_id = ${userId} AND part.placed_at IS NOT NULL FOR UPDATE`),

  /**
   * Locks the sub-order of a return, then the return.
   * @returns null if missing or foreign
   */
  async lock(scope: ReturnScope, returnNo: string): Promise<LockedReturn | null> {
    const named = sql`r.return_no = ${returnNo} AND ${ownedBy(scope)}`;
    await database.query(sql`
      SELECT part.id FROM returns r JOIN vendor_orders part ON part.id = r.vendor_order_id WHERE ${named} FOR UPDATE OF part`);
    return database.first<LockedReturn>(sql`
      SELECT r.id, r.return_no, r.state, r.version, r.keep_goods, r.return_shipping, r.refund_total, r.goodwill,
        r.decline_reason, EXISTS (SELECT FROM open_invoice(part.id) WHERE mode = 'balsam') AS is_invoiced,
        part.id AS part_id, part.order_sub_no, part.currency, part.status, part.total_amount, part.vendor_id,
        ${awaitsAdmin} AS awaits_admin, v.deleted_at IS NOT NULL AS is_vendor_gone,
        v.company_name, seller.email AS vendor_email, seller.lang AS vendor_lang,
        u.firstname || ' ' || u.lastname AS customer_name, u.email, u.kind = 'guest' AS is_guest, o.lang
      FROM ${source} WHERE ${named} FOR UPDATE OF r`);
  },

  /** All lines of a sub-order posted in the ledger, with their returns. */
  items: (partId: number) =>
    database.query<SubOrderItem>(sql`
      SELECT i.id, i.product_id AS "productId", i.variant_id AS "variantId", i.unit_price AS price, i.quantity, i.discount,
        i.shipping_share AS "shippingShare", coalesce(i.vat_goods, 0) AS "vatGoods",
        coalesce(i.vat_shipping, 0) AS "vatShipping", coalesce(i.commission, 0) AS commission,
        coalesce(i.commission_vat, 0) AS "commissionVat", coalesce(o.discount_funder, 'platform') AS funder,
        i.return_class, i.return_days, CASE WHEN order_is_completed(part.status) THEN part.completed_at END AS completed_at,
        ${lostInTransitFrom} AS missed_from,
        i.quantity - ${underway} AS left, coalesce(back.units, 0)::integer AS returned,
        coalesce(back.shipped, 0)::integer AS "returnedShipping"
      FROM order_items i JOIN vendor_orders part ON part.id = i.vendor_order_id JOIN orders o ON o.id = part.order_id
      LEFT JOIN LATERAL (
        SELECT sum(l.restock + l.write_off) AS units, sum(l.shipping_quantity) AS shipped
        FROM return_lines l WHERE l.order_item_id = i.id
      ) AS back ON true
      WHERE part.id = ${partId} ORDER BY i.id`),

  lines: (returnId: number) =>
    database.query<LockedLine>(sql`
      SELECT id, order_item_id, quantity, reason, restock, write_off, refused
      FROM return_lines WHERE return_id = ${returnId} AND quantity > 0 ORDER BY id`),

  /** True if none of it ever arrived, so that nothing can be sent back. */
  async isMissing(returnId: number): Promise<boolean> {
    return (await this.lines(returnId)).every(({ reason }) => reason === 'not_received');
  },

  async insert(
    partId: number,
    returnNo: string,
    wish: {
      shipping: 'customer' | 'vendor';
      /** Omitted for a card refund. */
      account: RefundAccount | undefined;
      dueAt: string;
    },
  ): Promise<number> {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO returns (return_no, vendor_order_id, return_shipping, iban, holder, due_at)
      VALUES (${returnNo}, ${partId}, ${wish.shipping}, ${wish.account?.iban ?? ''}, ${wish.account?.holder ?? ''},
        ${wish.dueAt}) RETURNING id`);
    if (!row) throw new Error('The return was not stored.');
    return row.id;
  },

  /** @returns the line ids in the order of `lines` */
  async insertLines(returnId: number, lines: readonly NewLine[]): Promise<number[]> {
    const rows = await database.query<{ id: number }>(sql`
      INSERT INTO return_lines (return_id, order_item_id, quantity, reason, opened, note)
      SELECT ${returnId}::bigint, line.order_item_id, line.quantity, line.reason, line.opened, line.note
      FROM jsonb_to_recordset(${JSON.stringify(lines.map((line, place) => ({ ...line, place })))}::jsonb)
        AS line (place integer, order_item_id bigint, quantity integer, reason text, opened boolean, note text)
      ORDER BY line.place RETURNING id`);
    return rows.map(({ id }) => id);
  },

  addFile: (lineId: number, fileId: number) =>
    database.query(sql`INSERT INTO return_files (return_line_id, file_id) VALUES (${lineId}, ${fileId})`),

  async countFiles(lineId: number): Promise<number> {
    const row = await database.first<{ count: number }>(
      sql`SELECT count(*) FROM return_files WHERE return_line_id = ${lineId}`,
    );
    return row?.count ?? 0;
  },

  /** Changes the state of a return, with further columns in `beside`. */
  change: (id: number, { state, due_at, moment }: ReturnChange, beside: SQL = sql``) =>
    database.query(sql`
      UPDATE returns SET state = ${state}, due_at = ${due_at}, late_told_at = NULL, version = version + 1
        ${moment ? moments[moment] : sql``} ${beside}
      WHERE id = ${id}`),

  record: (id: number, state: ReturnState, note: string, actor: Actor | null) =>
    database.query(sql`
      INSERT INTO return_history (return_id, state, note, actor_user_id, actor_role)
      VALUES (${id}, ${state}, ${note}, ${actor?.id ?? null}, ${actor?.role ?? null})`),

  /** Stores the inspection result of each line. */
  saveUnits: (
    lines: readonly { id: number; restock: number; write_off: number; refused: number; refused_reason: string }[],
  ) =>
    database.query(sql`
      UPDATE return_lines line SET restock = found.restock, write_off = found.write_off, refused = found.refused,
        refused_reason = found.refused_reason
      FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        AS found (id bigint, restock integer, write_off integer, refused integer, refused_reason text)
      WHERE line.id = found.id`),

  /** Adds refunded amounts, also to sub-order lines of which only shipping is refunded. */
  addAmounts: (returnId: number, amounts: readonly ReturnedAmounts[]) =>
    database.query(sql`
      INSERT INTO return_lines AS line (return_id, order_item_id, quantity, shipping_quantity, sub_total, discount_vendor,
        discount_platform, shipping, vat_goods, vat_shipping, commission, commission_vat, refund)
      SELECT ${returnId}::bigint, a."itemId", 0, a."shippingQuantity", a."subTotal", a."discountVendor", a."discountPlatform",
        a.shipping, a."vatGoods", a."vatShipping", a.commission, a."commissionVat", a.refund
      FROM jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb) AS a ("itemId" bigint, "shippingQuantity" integer,
        "subTotal" bigint, "discountVendor" bigint, "discountPlatform" bigint, shipping bigint, "vatGoods" bigint,
        "vatShipping" bigint, commission bigint, "commissionVat" bigint, refund bigint)
      ORDER BY a."itemId"
      ON CONFLICT (return_id, order_item_id) DO UPDATE SET
        shipping_quantity = line.shipping_quantity + excluded.shipping_quantity,
        sub_total = line.sub_total + excluded.sub_total,
        discount_vendor = line.discount_vendor + excluded.discount_vendor,
        discount_platform = line.discount_platform + excluded.discount_platform,
        shipping = line.shipping + excluded.shipping, vat_goods = line.vat_goods + excluded.vat_goods,
        vat_shipping = line.vat_shipping + excluded.vat_shipping, commission = line.commission + excluded.commission,
        commission_vat = line.commission_vat + excluded.commission_vat, refund = line.refund + excluded.refund`),

  /** Total refunded for a sub-order, including goodwill. */
  async refundedOf(partId: number): Promise<number> {
    const row = await database.first<{ amount: number }>(sql`
      SELECT coalesce(sum(refund_total + goodwill), 0)::bigint AS amount FROM returns WHERE vendor_order_id = ${partId}`);
    return row?.amount ?? 0;
  },
});
