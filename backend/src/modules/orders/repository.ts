import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Currency } from '../../schemas.ts';
import { onSale } from '../catalog/productRow.ts';
import type { AddressSnapshot } from '../checkout/billing.ts';
import type { StatusCode } from './status.ts';

/** One vendor's part of a placed order with its customer and vendor. Amounts in minor units of `currency`. */
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
  tax_amount: number;
  discount: number;
  total_amount: number;
  payment_method: string | null;
  tracking_id: string;
  tracking_information: string;
  label_url: string;
  note: string;
  message: string;
  cancellation_reason: string;
  cancel_requested_at: string | null;
  billing_address: Partial<AddressSnapshot> | null;
  shipping_address: Partial<AddressSnapshot> | null;
  vendor_id: number;
  company_name: string;
  company_name_ar: string;
  vendor_email: string;
  user_id: number;
  firstname: string;
  lastname: string;
  email: string;
  phone_number: string;
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
  review: 'none' | 'may_write' | 'written';
}

export interface StatusChangeRow {
  vendor_order_id: number;
  from_status: StatusCode | null;
  to_status: StatusCode;
  note: string;
  actor_role: 1 | 2 | 3 | null;
  created_at: string;
}

/** Whose orders are asked for. Drafts belong to nobody's list. */
export type Owner = { userId: number } | { vendorId: number } | 'everybody';

export interface OrderFilter {
  search?: string;
  statuses?: StatusCode[];
  /** A sub-order's id, or its number. */
  reference?: string;
}

const ownedBy = (owner: Owner): SQL => {
  if (owner === 'everybody') return sql`true`;
  return 'userId' in owner ? sql`o.user_id = ${owner.userId}` : sql`part.vendor_id = ${owner.vendorId}`;
};

const contains = (column: SQL, text: string) => sql`strpos(lower(${column}), ${text.toLowerCase()}) > 0`;

const condition = (owner: Owner, { search, statuses, reference }: OrderFilter): SQL => {
  const conditions = [sql`part.placed_at IS NOT NULL`, ownedBy(owner)];
  if (search !== undefined) {
    const places = [sql`part.order_sub_no`, sql`u.firstname || ' ' || u.lastname`, sql`u.email`, sql`v.company_name`];
    // A sub-order's number begins with the order's own.
    conditions.push(
      sql`(${sql.join(
        places.map((place) => contains(place, search)),
        sql` OR `,
      )})`,
    );
  }
  if (statuses !== undefined)
    conditions.push(
      sql`part.status IN (${sql.join(
        statuses.map((code) => sql`${code}`),
        sql`, `,
      )})`,
    );
  if (reference !== undefined) {
    const byId = /^\d{1,15}$/.test(reference);
    conditions.push(byId ? sql`part.id = ${Number(reference)}` : sql`part.order_sub_no = ${reference}`);
  }
  return sql.join(conditions, sql` AND `);
};

const source = sql`vendor_orders part
  JOIN orders o ON o.id = part.order_id
  JOIN vendors v ON v.id = part.vendor_id
  JOIN users seller ON seller.id = v.user_id
  JOIN users u ON u.id = o.user_id`;

const columns = sql`part.id, part.order_id, o.order_no, part.order_sub_no, part.placed_at, part.status, o.currency,
  part.sub_total, part.shipping_cost, part.tax_amount, part.discount, part.total_amount, o.payment_method,
  part.tracking_id, part.tracking_information, part.label_url, part.note, o.message, part.cancellation_reason,
  part.cancel_requested_at, o.billing_address, o.shipping_address, v.id AS vendor_id, v.company_name, v.company_name_ar,
  seller.email AS vendor_email, u.id AS user_id, u.firstname, u.lastname, u.email, u.phone_number`;

const idList = (ids: number[]) =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );

/** A whole placed order, over all vendors. Amounts in minor units of `currency`. */
export interface PlacedOrderRow {
  order_no: string;
  placed_at: string;
  currency: Currency;
  sub_total: number;
  shipping_cost: number;
  discount: number;
  coupon_code: string | null;
  tax_amount: number;
  grand_total: number;
  payment_method: string | null;
  billing_address: Partial<AddressSnapshot> | null;
  shipping_address: Partial<AddressSnapshot> | null;
  message: string;
}

/** Placed orders, one row per vendor's part, as customer, vendor or admin may see them. */
export const createOrderRepository = (database: Database) => ({
  list: (owner: Owner, filter: OrderFilter, limit: number, offset: number) =>
    database.query<OrderRow>(sql`
      SELECT ${columns} FROM ${source} WHERE ${condition(owner, filter)}
      ORDER BY part.id DESC LIMIT ${limit} OFFSET ${offset}`),

  async count(owner: Owner, filter: OrderFilter): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ${source} WHERE ${condition(owner, filter)}`,
    );
    return row?.total ?? 0;
  },

  placed: (userId: number, orderNo: string) =>
    database.first<PlacedOrderRow>(sql`
      SELECT o.order_no, o.placed_at, o.currency, o.sub_total, o.shipping_cost, o.discount, coupon.code AS coupon_code,
        o.tax_amount, o.grand_total, o.payment_method, o.billing_address, o.shipping_address, o.message
      FROM orders o LEFT JOIN coupons coupon ON coupon.id = o.coupon_id
      WHERE o.order_no = ${orderNo} AND o.user_id = ${userId} AND o.state = 'placed'`),

  /** The vendors' parts of a whole order, in the order of the cart. */
  parts: (userId: number, orderNo: string) =>
    database.query<OrderRow>(sql`
      SELECT ${columns} FROM ${source} WHERE ${condition({ userId }, {})} AND o.order_no = ${orderNo} ORDER BY part.id`),

  items: async (ids: number[]): Promise<OrderItemRow[]> =>
    ids.length === 0
      ? []
      : database.query<OrderItemRow>(sql`
          SELECT i.id, i.vendor_order_id, i.product_id, p.slug, i.name, i.name_ar, i.variant_label, i.variant_label_ar,
            i.sku, i.image_key, i.unit_price, i.quantity, i.sub_total,
            CASE WHEN r.id IS NOT NULL THEN 'written'
              WHEN part.status = 4 AND v.reviews_enabled AND ${onSale} THEN 'may_write' ELSE 'none' END AS review
          FROM order_items i
          JOIN vendor_orders part ON part.id = i.vendor_order_id
          JOIN orders o ON o.id = part.order_id
          JOIN products p ON p.id = i.product_id
          JOIN vendors v ON v.id = p.vendor_id
          LEFT JOIN reviews r ON r.product_id = i.product_id AND r.user_id = o.user_id
          WHERE i.vendor_order_id IN (${idList(ids)}) ORDER BY i.id`),

  history: async (ids: number[]): Promise<StatusChangeRow[]> =>
    ids.length === 0
      ? []
      : database.query<StatusChangeRow>(sql`
          SELECT h.vendor_order_id, h.from_status, h.to_status, h.note, u.role AS actor_role, h.created_at
          FROM order_status_history h LEFT JOIN users u ON u.id = h.actor_user_id
          WHERE h.vendor_order_id IN (${idList(ids)}) ORDER BY h.id`),
});
