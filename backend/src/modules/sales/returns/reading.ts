import { allOf, containsFolded } from '../../../csv/list-reader.ts';
import type { Database } from '../../../database/database.ts';
import type { ReturnReason, ReturnState } from '../../../facts/returns.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Currency } from '../../../wire/schemas.ts';
import type { AddressSnapshot } from '../checkout/billing.ts';
import { storeObject } from '../orders/repository.ts';
import { awaitsAdmin, isLate } from './late-returns.ts';
import { refundWay, type RefundWay } from './refund-way.ts';
import { ownedBy, type ReturnScope } from './repository.ts';
import type { ReturnFilter } from './schemas.ts';

interface SoldColumns {
  product_id: number;
  slug: string;
  name: string;
  name_ar: string;
  sku: string;
  image_key: string | null;
  variant_label: string;
  variant_label_ar: string;
}

/** Return line; amounts in minor units. */
export interface ReturnLineRow extends SoldColumns {
  id: number;
  order_item_id: number;
  quantity: number;
  reason: ReturnReason | null;
  opened: boolean;
  note: string;
  restock: number;
  write_off: number;
  refused: number;
  refused_reason: string;
  shipping: number;
  refund: number;
  pictures: number[];
}

/** Return with its order, customer and vendor; amounts in minor units. */
export interface ReturnRow {
  id: number;
  return_no: string;
  part_id: number;
  order_no: string;
  order_sub_no: string;
  currency: Currency;
  state: ReturnState;
  is_late: boolean;
  awaits_admin: boolean;
  due_at: string | null;
  return_shipping: 'customer' | 'vendor';
  keep_goods: boolean;
  /** The store, while goods are to be sent to it. */
  send_to: Partial<AddressSnapshot> | null;
  instructions: string;
  decline_reason: string;
  requested_at: string;
  refund_total: number;
  goodwill: number;
  is_overruled: boolean;
  overrule_reason: string;
  iban: string;
  holder: string;
  refund_to: RefundWay;
  version: number;
  vendor_id: number;
  company_name: string;
  company_name_ar: string;
  user_id: number;
  customer_name: string;
  lines: ReturnLineRow[];
  refunds: {
    id: number;
    method: RefundWay;
    amount: number;
    state: 'due' | 'underway' | 'asked' | 'paid' | 'failed';
    needs_account: boolean;
    paid_on: string | null;
    bank_reference: string;
  }[];
  history: { state: ReturnState; note: string; role: 1 | 2 | 3 | null; created_at: string }[];
}

/** Sold line that may be returned. */
export interface ReturnableRow extends SoldColumns {
  id: number;
  unit_price: number;
  quantity: number;
  currency: Currency;
}

const soldColumns = sql`p.id AS product_id, p.slug, i.name, i.name_ar, i.sku, i.image_key, i.variant_label, i.variant_label_ar`;

const source = sql`returns r JOIN vendor_orders part ON part.id = r.vendor_order_id JOIN orders o ON o.id = part.order_id
  JOIN vendors v ON v.id = part.vendor_id JOIN users u ON u.id = o.user_id`;

/** Return address: the vendor only gives instructions, the address comes from the store. */
const sendTo = sql`CASE WHEN r.state IN ('approved', 'sent') AND NOT r.keep_goods
  THEN (SELECT ${storeObject} FROM vendor_owner(v.id) seller) END`;

const columns = sql`r.id, r.return_no, part.id AS part_id, o.order_no, part.order_sub_no, part.currency, r.state,
  ${isLate} AS is_late, ${awaitsAdmin} AS awaits_admin, r.due_at, r.return_shipping, r.keep_goods, ${sendTo} AS send_to, r.instructions, r.decline_reason, r.requested_at,
  r.refund_total, r.goodwill, r.overruled_by IS NOT NULL AS is_overruled, r.overrule_reason, r.iban, r.holder, r.version,
  coalesce((SELECT method FROM refunds WHERE return_id = r.id ORDER BY id DESC LIMIT 1), ${refundWay(sql`part.id`)}) AS refund_to,
  v.id AS vendor_id, v.company_name, v.company_name_ar, u.id AS user_id, u.firstname || ' ' || u.lastname AS customer_name,
  (SELECT coalesce(json_agg(line ORDER BY line.id), '[]') FROM (
    SELECT l.id, l.order_item_id, l.quantity, l.reason, l.opened, l.note, l.restock, l.write_off, l.refused,
      l.refused_reason, l.shipping, l.refund, ${soldColumns},
      (SELECT coalesce(json_agg(f.id ORDER BY f.id), '[]') FROM return_files f WHERE f.return_line_id = l.id) AS pictures
    FROM return_lines l JOIN order_items i ON i.id = l.order_item_id JOIN products p ON p.id = i.product_id
    WHERE l.return_id = r.id) AS line) AS lines,
  (SELECT coalesce(json_agg(refund ORDER BY refund.id), '[]') FROM (
    SELECT id, method, amount, state, needs_account, to_char(paid_on, 'YYYY-MM-DD') AS paid_on, bank_reference FROM refunds
    WHERE return_id = r.id) AS refund) AS refunds,
  (SELECT coalesce(json_agg(step ORDER BY step.id), '[]') FROM (
    SELECT h.id, h.state, h.note, h.actor_role AS role, h.created_at FROM return_history h WHERE h.return_id = r.id) AS step) AS history`;

const midnight = (day: string) => sql`${day}::date::timestamp AT TIME ZONE 'Asia/Riyadh'`;

/** Returns of an owner matching a filter. */
export const returnCondition = (scope: ReturnScope, filter: ReturnFilter): SQL => {
  const { search, state, due, overruled, from, to } = filter;
  const conditions = [ownedBy(scope)];
  if (search !== undefined)
    conditions.push(
      containsFolded(search, sql`lower(r.return_no)`, sql`part.search_number`, sql`u.search_name`, sql`v.search_name`),
    );
  if (state !== undefined) conditions.push(sql`r.state = ${state}`);
  if (due === 'vendor') conditions.push(sql`r.state IN ('requested', 'received')`);
  if (due === 'late') conditions.push(isLate);
  if (due === 'admin') conditions.push(awaitsAdmin);
  if (overruled) conditions.push(sql`r.overruled_by IS NOT NULL`);
  if (from !== undefined) conditions.push(sql`r.requested_at >= ${midnight(from)}`);
  if (to !== undefined) conditions.push(sql`r.requested_at < ${midnight(to)} + interval '1 day'`);
  return allOf(conditions);
};

/** Read queries for returns, scoped to their owner. */
export const createReturnReading = (database: Database) => ({
  /** Due ones first, then the newest. */
  list: (condition: SQL, limit: number, offset: number) =>
    database.query<ReturnRow>(sql`
      WITH shown AS MATERIALIZED (
        SELECT r.id FROM ${source} WHERE ${condition} ORDER BY r.due_at, r.id DESC LIMIT ${limit} OFFSET ${offset}
      )
      SELECT ${columns} FROM shown JOIN ${source} ON r.id = shown.id ORDER BY r.due_at, r.id DESC`),

  /** Newest first, for CSV files. */
  newest: (condition: SQL, limit: number) =>
    database.query<ReturnRow>(
      sql`SELECT ${columns} FROM ${source} WHERE ${condition} ORDER BY r.id DESC LIMIT ${limit}`,
    ),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ${source} WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },

  /** Lines of a customer's placed order; empty if missing or foreign. */
  returnable: (userId: number, partId: number) =>
    database.query<ReturnableRow>(sql`
      SELECT i.id, i.unit_price, i.quantity, part.currency, ${soldColumns}
      FROM order_items i JOIN vendor_orders part ON part.id = i.vendor_order_id JOIN products p ON p.id = i.product_id
      WHERE part.id = ${partId} AND part.user_id = ${userId} AND part.placed_at IS NOT NULL ORDER BY i.id`),

  /**
   * File of a return picture.
   * @returns null if missing or foreign
   */
  picture: (scope: ReturnScope, returnNo: string, pictureId: number) =>
    database.first<{ file_id: number }>(sql`
      SELECT f.file_id FROM return_files f JOIN return_lines l ON l.id = f.return_line_id
      JOIN returns r ON r.id = l.return_id JOIN vendor_orders part ON part.id = r.vendor_order_id
      WHERE f.id = ${pictureId} AND r.return_no = ${returnNo} AND ${ownedBy(scope)}`),
});
