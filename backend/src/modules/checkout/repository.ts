import type { PaymentMethod } from '../../facts/payment-methods.ts';
import { sql } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import type { Currency, Lang } from '../../wire/schemas.ts';
import { couponAtWork, partTotal, type Basket, type BasketGroup } from '../carts/basket.ts';
import { variantLabel } from '../shop/variant-label.ts';
import type { OrderAddresses } from './billing.ts';

/** A customer's order, draft or placed. Amounts in minor units. */
export interface DraftRow {
  id: number;
  order_no: string;
  state: 'draft' | 'placed';
  cart_version: number;
  currency: Currency;
  coupon_id: number | null;
}

/** One vendor's part of an order. */
export interface VendorOrderRow {
  id: number;
  vendor_id: number;
  order_sub_no: string;
  shipping_cost: number;
  discount: number;
}

/** A line of an order, as far as it decides what is bought and for how much. */
export interface OrderLineRow {
  vendor_order_id: number;
  product_id: number;
  variant_id: number | null;
  quantity: number;
  unit_price: number;
}

/** What a vendor has promised of his parcel, as YYYY-MM-DD: when it leaves at the latest, and when it arrives. */
export interface Promised {
  vendorId: number;
  shipBy: string | null;
  arrivesFrom: string | null;
  arrivesTo: string | null;
}

/** What is written on an order when it is placed. */
interface Placement {
  userId: number;
  paymentMethod: PaymentMethod;
  lang: Lang;
  addresses: OrderAddresses;
  message: string;
  promises: Promised[];
}

const orderColumns = sql`id, order_no, state, cart_version, currency, coupon_id`;
const partColumns = sql`id, vendor_id, order_sub_no, shipping_cost, discount`;

/** Orders of customers, from draft to placed. Every call names the customer or an order that was found by one. */
export const createCheckoutRepository = (database: Database) => ({
  /**
   * Keeps the vendors of a locked cart as they are until the transaction ends, in the order of their ids: who stops or
   * deletes one of them waits, or has done it before the cart is read.
   */
  lockVendors: (userId: number) =>
    database.query(sql`
      SELECT id FROM vendors
      WHERE id IN (SELECT p.vendor_id FROM cart_items i JOIN products p ON p.id = i.product_id WHERE i.user_id = ${userId})
      ORDER BY id FOR KEY SHARE`),

  findDraft: (userId: number) =>
    database.first<DraftRow>(
      sql`SELECT ${orderColumns} FROM orders WHERE user_id = ${userId} AND state = 'draft' FOR UPDATE`,
    ),

  lockByNumber: (userId: number, orderNo: string) =>
    database.first<DraftRow>(
      sql`SELECT ${orderColumns} FROM orders WHERE order_no = ${orderNo} AND user_id = ${userId} FOR UPDATE`,
    ),

  parts: (orderId: number) =>
    database.query<VendorOrderRow>(sql`
      SELECT ${partColumns} FROM vendor_orders WHERE order_id = ${orderId} ORDER BY id`),

  lines: (orderId: number) =>
    database.query<OrderLineRow>(sql`
      SELECT i.vendor_order_id, i.product_id, i.variant_id, i.quantity, i.unit_price
      FROM order_items i JOIN vendor_orders o ON o.id = i.vendor_order_id WHERE o.order_id = ${orderId}`),

  dropDraft: (userId: number) => database.query(sql`DELETE FROM orders WHERE user_id = ${userId} AND state = 'draft'`),

  insertDraft: (userId: number, orderNo: string, cartVersion: number, lang: Lang, basket: Basket) =>
    database.first<DraftRow>(sql`
      INSERT INTO orders (order_no, user_id, cart_version, currency, lang, coupon_id, sub_total, shipping_cost, discount,
        grand_total)
      VALUES (${orderNo}, ${userId}, ${cartVersion}, ${basket.currency}, ${lang},
        ${couponAtWork(basket)?.coupon.id ?? null}, ${basket.subTotal}, ${basket.shippingCost}, ${basket.discount},
        ${basket.grandTotal}) RETURNING ${orderColumns}`),

  insertParts: (orderId: number, orderNo: string, groups: BasketGroup[]) =>
    database.query<VendorOrderRow>(sql`
      INSERT INTO vendor_orders (order_id, vendor_id, order_sub_no, sub_total, shipping_cost, discount, total_amount)
      VALUES ${sql.join(
        groups.map(
          (group, index) => sql`(${orderId}, ${group.vendorId}, ${`${orderNo}-${index + 1}`}, ${group.subTotal},
            ${group.shippingCost}, ${group.discount}, ${partTotal(group)})`,
        ),
        sql`, `,
      )} RETURNING ${partColumns}`),

  insertLines: (parts: Map<number, VendorOrderRow>, groups: BasketGroup[]) =>
    database.query(sql`
      INSERT INTO order_items (vendor_order_id, product_id, variant_id, name, name_ar, variant_label, variant_label_ar,
        sku, image_key, unit_price, quantity, sub_total)
      VALUES ${sql.join(
        groups.flatMap(({ vendorId, lines }) =>
          lines.map(({ row, unitPrice, subTotal }) => {
            const { label, labelArabic } = variantLabel(row.variant);
            return sql`(${parts.get(vendorId)?.id}, ${row.id}, ${row.variant?.id ?? null}, ${row.name}, ${row.name_ar},
              ${label}, ${labelArabic}, ${row.variant?.sku ?? row.sku}, ${row.image_key}, ${unitPrice}, ${row.quantity},
              ${subTotal})`;
          }),
        ),
        sql`, `,
      )}`),

  /** Makes a draft an order, with the first line of each part's history. */
  place: (orderId: number, { userId, paymentMethod, lang, addresses, message, promises }: Placement) =>
    database.query(sql`
      WITH placed AS (
        UPDATE orders SET state = 'placed', placed_at = now(), payment_method = ${paymentMethod}, lang = ${lang},
          billing_address = ${JSON.stringify(addresses.billing)}::jsonb,
          shipping_address = ${JSON.stringify(addresses.shipping)}::jsonb, country_id = ${addresses.destination.country},
          state_id = ${addresses.destination.state}, city_id = ${addresses.destination.city}, message = ${message}
        WHERE id = ${orderId} AND user_id = ${userId} RETURNING id
      ), parts AS (
        UPDATE vendor_orders part SET placed_at = now(), updated_at = now(), ship_by = promised.ship_by,
          arrives_from = promised.arrives_from, arrives_to = promised.arrives_to
        FROM placed, (VALUES ${sql.join(
          promises.map(
            ({ vendorId, shipBy, arrivesFrom, arrivesTo }) =>
              sql`(${vendorId}::bigint, ${shipBy}::date, ${arrivesFrom}::date, ${arrivesTo}::date)`,
          ),
          sql`, `,
        )}) AS promised (vendor_id, ship_by, arrives_from, arrives_to)
        WHERE part.order_id = placed.id AND part.vendor_id = promised.vendor_id RETURNING part.id
      )
      INSERT INTO order_status_history (vendor_order_id, from_status, to_status, actor_user_id)
      SELECT id, NULL::smallint, 1::smallint, ${userId}::bigint FROM parts`),

  /** Whom to write to about an order: the customer, and the person behind each vendor. */
  recipients: (userId: number, vendorIds: number[]) =>
    database.query<{ vendor_id: number | null; email: string; lang: Lang; name: string }>(sql`
      SELECT NULL::bigint AS vendor_id, email, lang, firstname || ' ' || lastname AS name
      FROM users WHERE id = ${userId}
      UNION ALL
      SELECT v.id, u.email, u.lang, v.company_name FROM vendors v JOIN users u ON u.id = v.user_id
      WHERE v.id IN (${sql.join(
        vendorIds.map((id) => sql`${id}`),
        sql`, `,
      )})`),
});

export type CheckoutRepository = ReturnType<typeof createCheckoutRepository>;
