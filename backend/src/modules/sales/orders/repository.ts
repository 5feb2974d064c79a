import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { orderBy } from '../../../wire/sorting.ts';
import { onSale } from '../../catalogue/shop/product-row.ts';
import { carrierColumns } from './status/carrier-columns.ts';
import { condition, isLate, searchConditions, wholeOrderHas, type OrderFilter } from './filter.ts';
import type { OrderItemRow, OrderRow, PlacedOrderRow, StatusChangeRow } from './rows.ts';
import { sortKeys, type OrderSort } from './sort.ts';
import { canReportLost, isOverdue, ownedBy, vendorIsActive, type OrderScope } from './status/conditions.ts';
import { paymentState } from './status/payment-state.ts';

/** Limit up to which the results of a search are counted and shown. */
export const MOST_FOUND = 2000;

/** Sub-orders that are read one by one within a moment. */
const MANY = 30_000;

/** List row; in a search it has the total, or more than `MOST_FOUND`. */
type ListedOrder = OrderRow & { found: number | null };

const isBooked = sql`pickup.booked_at IS NOT NULL AND pickup.cancelled_at IS NULL`;
const pickupObject = sql`jsonb_build_object('carrier', pickup.carrier, 'date', pickup.pickup_date,
  'from', to_char(pickup.from_time, 'HH24:MI'), 'to', to_char(pickup.to_time, 'HH24:MI'),
  'tracking_id', pickup.tracking_id, 'label_url', pickup.label_url)`;

/** Batches of the line `i`, first expiry first, those of an unknown batch last. */
const lotsOfLine = sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('lot_id', l.id, 'lot_no', l.lot_no, 'expires_on', l.expires_on,
    'quantity', taken.quantity) ORDER BY l.remainder, l.expires_on, l.id), '[]')
  FROM (
    SELECT lot_id, sum(quantity) AS quantity FROM order_item_lots
    WHERE order_item_id = i.id AND given_back_at IS NULL GROUP BY lot_id
  ) AS taken JOIN lots l ON l.id = taken.lot_id)`;

/** Current store of the vendor `v`, whose account is `seller`. */
export const storeObject = sql`jsonb_build_object('phone_number', v.company_phone_no, 'email', seller.email,
  'address_1', v.company_address, 'zip_code', v.postal_code,
  'city', (SELECT name FROM cities WHERE id = v.city_id), 'city_ar', (SELECT name_ar FROM cities WHERE id = v.city_id),
  'state', (SELECT name FROM states WHERE id = v.state_id),
  'state_ar', (SELECT name_ar FROM states WHERE id = v.state_id),
  'country', (SELECT name FROM countries WHERE id = v.country_id),
  'country_ar', (SELECT name_ar FROM countries WHERE id = v.country_id))`;

const goods = (name: SQL) => sql`(
  SELECT string_agg(i.quantity || ' × ' || ${name} || ' (' || i.sku || ')', '; ' ORDER BY i.id)
  FROM order_items i WHERE i.vendor_order_id = part.id)`;

const parts = sql`vendor_orders part`;
const orders = sql`${parts} JOIN orders o ON o.id = part.order_id`;
const source = sql`(${orders}
  JOIN vendors v ON v.id = part.vendor_id
  CROSS JOIN LATERAL vendor_owner(v.id) seller
  JOIN users u ON u.id = o.user_id)`;

/** Tables that a filter needs: orders are joined only to filter by customer. */
const sourceFor = (owner: OrderScope, { customerId }: OrderFilter): SQL => {
  const isOfCustomer = customerId !== undefined || (owner !== 'everybody' && 'userId' in owner);
  return isOfCustomer ? orders : parts;
};

const columns = sql`part.id, part.order_id, o.order_no, part.order_sub_no, part.placed_at, part.status, o.currency,
  part.sub_total, part.shipping_cost, part.cold_fee, part.tax_amount, part.vat_included, part.tax_issuer, o.discount_funder, part.discount, part.total_amount, o.grand_total, o.payment_method,
  ${paymentState} AS payment_state,
  ${carrierColumns}, part.tracking_id, part.tracking_information, part.label_url, part.note, o.message, o.po_number, part.cancellation_reason,
  part.cancel_requested_at, part.cancel_declined_at, part.cancel_decline_reason, part.gift, part.ship_by, ${isLate} AS is_late,
  part.arrives_from, part.arrives_to, ${isOverdue} AS is_overdue, ${canReportLost} AS can_be_missed,
  order_is_preparing(part.status) AND parcel_is_recalled(part.id) AS held_by_recall,
  (SELECT ${pickupObject} FROM pickups pickup WHERE pickup.vendor_order_id = part.id AND ${isBooked}) AS pickup,
  o.billing_address, o.shipping_address, v.id AS vendor_id, v.company_name, v.company_name_ar,
  seller.email AS vendor_email, ${vendorIsActive} AS vendor_is_active, ${storeObject} AS store, v.cr_number, u.id AS user_id, u.kind = 'guest' AS is_guest, u.firstname, u.lastname, u.email, u.phone_number,
  ${goods(sql`i.name`)} AS goods, ${goods(sql`coalesce(nullif(i.name_ar, ''), i.name)`)} AS goods_ar`;

const parcelCount = (owner: OrderScope): SQL =>
  owner !== 'everybody' && 'vendorId' in owner
    ? sql`NULL`
    : sql`(SELECT count(*) FROM vendor_orders parcel WHERE parcel.order_id = o.id)`;

const columnsFor = (owner: OrderScope): SQL => sql`${columns}, ${parcelCount(owner)} AS parcel_count`;

const idList = (ids: number[]) =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );

/** Page of a list. */
interface OrderRows {
  limit: number;
  offset?: number;
}

/**
 * Condition on `part`: it is among the first results of the search, in the order of the list. Each part of the search
 * gives its first ones, so that a word that occurs in most orders costs no more than its index.
 */
const isFound = (owner: OrderScope, filter: OrderFilter, order: SQL): SQL => {
  const { search } = filter;
  if (search === undefined) return condition(owner, filter);
  const first = searchConditions(search).map(
    (matches) => sql`(SELECT part.id FROM ${sourceFor(owner, filter)} WHERE ${condition(owner, filter)} AND ${matches}
      ORDER BY ${order} LIMIT ${MOST_FOUND + 1})`,
  );
  return sql`part.id IN (${sql.join(first, sql` UNION `)})`;
};

/** Placed orders, one row per sub-order, as customers, vendors and admins may see them. */
export const createOrderRepository = (database: Database) => ({
  /** The page is selected before anything is joined, so that skipped rows cost no joins. */
  list: (owner: OrderScope, filter: OrderFilter, { limit, offset = 0 }: OrderRows, sort?: OrderSort) => {
    const order = orderBy(sortKeys(sort));
    const isSearch = filter.search !== undefined;
    const found = isSearch ? sql`count(*) OVER ()` : sql`NULL::bigint`;
    return database.query<ListedOrder>(sql`
      WITH shown AS MATERIALIZED (
        SELECT part.id, ${found} AS found FROM ${sourceFor(owner, filter)} WHERE ${isFound(owner, filter, order)}
        ORDER BY ${order} LIMIT ${isSearch ? Math.max(0, Math.min(limit, MOST_FOUND - offset)) : limit} OFFSET ${offset}
      )
      SELECT ${columnsFor(owner)}, shown.found FROM shown JOIN ${source} ON part.id = shown.id ORDER BY ${order}`);
  },

  /** True if a search without an index would take too long. */
  async areMany(owner: OrderScope): Promise<boolean> {
    const row = await database.first<{ count: number }>(sql`
      SELECT count(*) FROM (SELECT FROM ${sourceFor(owner, {})} WHERE ${condition(owner, {})} LIMIT ${MANY}) AS counted`);
    return row?.count === MANY;
  },

  async count(owner: OrderScope, filter: OrderFilter): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ${sourceFor(owner, filter)} WHERE ${isFound(owner, filter, orderBy(sortKeys()))}`,
    );
    return row?.total ?? 0;
  },

  placed: (owner: OrderScope, orderNo: string) =>
    database.first<PlacedOrderRow>(sql`
      SELECT o.order_no, o.placed_at, o.currency, o.sub_total, o.shipping_cost, o.discount, coupon.code AS coupon_code,
        o.tax_amount, o.vat_included, o.discount_funder, o.grand_total, o.payment_method, o.billing_address, o.shipping_address, o.message, o.po_number
      FROM orders o LEFT JOIN coupons coupon ON coupon.id = o.coupon_id
      WHERE o.order_no = ${orderNo} AND ${ownedBy(owner)} AND o.state = 'placed'`),

  /** Sub-orders of a page of a customer's whole orders, newest order first, each in cart order. */
  ofWholeOrders: (userId: number, search: string | undefined, { limit, offset = 0 }: OrderRows) =>
    database.query<OrderRow>(sql`
      WITH shown AS MATERIALIZED (
        SELECT whole.id FROM orders whole WHERE ${wholeOrderHas(userId, search)}
        ORDER BY whole.id DESC LIMIT ${limit} OFFSET ${offset}
      )
      SELECT ${columnsFor({ userId })} FROM shown JOIN ${source} ON o.id = shown.id
      ORDER BY part.order_id DESC, part.id`),

  async countWholeOrders(userId: number, search: string | undefined): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM orders whole WHERE ${wholeOrderHas(userId, search)}`,
    );
    return row?.total ?? 0;
  },

  /** Sub-orders of a whole order, in cart order. */
  parts: (owner: OrderScope, orderNo: string) =>
    database.query<OrderRow>(sql`
      SELECT ${columnsFor(owner)} FROM ${source} WHERE ${condition(owner, {})} AND o.order_no = ${orderNo} ORDER BY part.id`),

  items: async (ids: number[]): Promise<OrderItemRow[]> =>
    ids.length === 0
      ? []
      : database.query<OrderItemRow>(sql`
          SELECT i.id, i.vendor_order_id, i.product_id, p.slug, i.name, i.name_ar, i.variant_label, i.variant_label_ar,
            i.sku, i.image_key, i.unit_price, i.quantity, i.sub_total, i.discount, i.shipping_share,
            CASE WHEN i.vat_bp IS NOT NULL THEN jsonb_build_object('vat_class', i.vat_class, 'vat_reason', i.vat_reason,
              'vat_bp', i.vat_bp, 'vat_goods', i.vat_goods, 'vat_shipping', i.vat_shipping) END AS vat,
            CASE WHEN NOT v.reviews_enabled THEN 'none' WHEN r.id IS NOT NULL THEN 'written'
              WHEN order_is_completed(part.status) AND ${onSale} THEN 'may_write' ELSE 'none' END AS review,
            i.sold_under, CASE WHEN i.lots_tracked THEN ${lotsOfLine} ELSE '[]' END AS lots
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
          SELECT h.vendor_order_id, h.from_status, h.to_status, h.note, h.field, h.actor_role, h.created_at
          FROM order_status_history h
          WHERE h.vendor_order_id IN (${idList(ids)}) ORDER BY h.id`),
});
