import type { Database } from '../../../database/database.ts';
import type { StockLine } from '../../../ledger/take-stock.ts';
import { insertMails, type OutboxEntry } from '../../../mail/outbox.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import { emptiedCart, lockedCart } from '../../sales/carts/repository.ts';
import { lockedRates } from '../commission/rates-lock.ts';
import { insertNotifications, type VendorNews } from '../../people/notifications/notifications.ts';
import { onSale } from '../../catalogue/shop/product-row.ts';
import { refundedInTime, promised, promisesFrom, type Promised } from './promise.ts';
import type { OrderState } from './repository.ts';

/** Messages to be sent once an order is paid. */
interface Announcement {
  mails: readonly OutboxEntry[];
  news: readonly VendorNews<'order_placed'>[];
}

/** A locked order with the data that decides its outcome. */
export interface HeldOrder {
  id: number;
  user_id: number;
  order_no: string;
  state: OrderState;
  currency: Currency;
  grand_total: number;
  coupon_id: number | null;
  announcement: Announcement | null;
  /** True if it expired by time, and the customer has not ordered since. */
  may_come_late: boolean;
  /** True if the cart is still the one that was ordered. */
  cart_is_same: boolean;
  /** Vendors' delivery promises as of the reservation. */
  promises: readonly Promised[];
  /** Days in Riyadh, YYYY-MM-DD. */
  reserved_on: string;
  today: string;
  email: string;
  lang: Lang;
  customer_name: string;
}

/** A mere hold is not a payment yet, and the mails say so. */
const heldMails = ({ announcement }: HeldOrder, promises: readonly Promised[], isHeld: boolean): OutboxEntry[] =>
  (announcement?.mails ?? []).map((mail) => ({
    ...mail,
    payload: { ...mail.payload, promises, ...(isHeld && { is_paid: false, is_held: true }) },
  }));

/** Reason for the expiry of an order. */
export type ExpiryReason = 'time' | 'abandoned';

/** Removes the bought items from a cart that has changed in the meantime. */
const lessBought = ({ id, user_id: userId }: HeldOrder) => sql`
  bought AS (
    SELECT i.product_id, i.variant_id, sum(i.quantity) AS quantity FROM order_items i
    JOIN vendor_orders part ON part.id = i.vendor_order_id WHERE part.order_id = ${id} GROUP BY i.product_id, i.variant_id
  ), gone AS (
    DELETE FROM cart_items item USING bought WHERE item.user_id = ${userId} AND item.product_id = bought.product_id
      AND item.variant_id IS NOT DISTINCT FROM bought.variant_id AND item.quantity <= bought.quantity
  ), lowered AS (
    UPDATE cart_items item SET quantity = item.quantity - bought.quantity FROM bought
    WHERE item.user_id = ${userId} AND item.product_id = bought.product_id
      AND item.variant_id IS NOT DISTINCT FROM bought.variant_id AND item.quantity > bought.quantity
  ), cart AS (UPDATE carts SET version = version + 1 WHERE user_id = ${userId})`;

const dayInRiyadh = (moment: SQL) => sql`(${moment} AT TIME ZONE 'Asia/Riyadh')::date`;

const storedPromises = sql`(
  SELECT jsonb_agg(jsonb_build_object('vendorId', part.vendor_id, 'shipBy', part.ship_by,
    'arrivesFrom', part.arrives_from, 'arrivesTo', part.arrives_to))
  FROM vendor_orders part WHERE part.order_id = o.id)`;

/** Orders that reserve their goods while awaiting payment, and their outcomes. Call within a transaction. */
export const createHeldOrders = (database: Database) => ({
  /** Locks the customer's cart, then the order, in the same order as everywhere else, and the commission rates. */
  async lock(userId: number, orderId: number): Promise<HeldOrder> {
    await database.query(sql`WITH cart AS (${lockedCart(userId)}) SELECT ${lockedRates} FROM cart`, 'lock cart to pay');
    await database.query(sql`SELECT id FROM orders WHERE id = ${orderId} FOR UPDATE`, 'lock order to pay');
    const row = await database.first<HeldOrder>(
      sql`
      SELECT o.id, o.user_id, o.order_no, o.state, o.currency, o.grand_total, o.coupon_id, o.announcement, o.lang,
        coalesce(o.expired_why = 'time', false) AND o.announcement IS NOT NULL AND NOT EXISTS (
          SELECT FROM orders later WHERE later.user_id = o.user_id AND later.state IN ('paying', 'placed')
            AND coalesce(later.reserved_at, later.placed_at) > o.reserved_at) AS may_come_late,
        o.cart_version = cart.version AS cart_is_same, ${storedPromises} AS promises, ${dayInRiyadh(sql`o.reserved_at`)} AS reserved_on,
        ${dayInRiyadh(sql`now()`)} AS today, u.email, u.firstname || ' ' || u.lastname AS customer_name
      FROM orders o JOIN users u ON u.id = o.user_id JOIN carts cart ON cart.user_id = o.user_id WHERE o.id = ${orderId}`,
      'order to pay',
    );
    if (!row) throw new Error('The order of a payment no longer exists.');
    return row;
  },

  /**
   * True if everything in the order is still on sale. Locks the vendors until the transaction ends, so that deleting
   * one waits and then sees the order.
   */
  async isOnSale(orderId: number): Promise<boolean> {
    await database.query(sql`
      SELECT id FROM vendors WHERE id IN (SELECT vendor_id FROM vendor_orders WHERE order_id = ${orderId})
      ORDER BY id FOR KEY SHARE`);
    const gone = await database.first(sql`
      SELECT p.id FROM vendor_orders part JOIN order_items i ON i.vendor_order_id = part.id
      JOIN products p ON p.id = i.product_id WHERE part.order_id = ${orderId} AND NOT (${onSale}) LIMIT 1`);
    return gone === null;
  },

  lines: (orderId: number) =>
    database.query<StockLine>(sql`
      SELECT i.vendor_order_id AS "vendorOrderId", i.product_id AS "productId", i.variant_id AS "variantId", i.quantity,
        i.id AS "orderItemId", i.promised_expiry AS "promisedExpiry"
      FROM order_items i JOIN vendor_orders part ON part.id = i.vendor_order_id WHERE part.order_id = ${orderId} ORDER BY i.id`),

  /** Enters the address of the order for its guest again, who may have entered another one since. */
  restoreEmail: (orderId: number) =>
    database.query(sql`
      UPDATE users guest SET email = o.billing_address ->> 'email' FROM orders o
      WHERE o.id = ${orderId} AND guest.id = o.user_id AND guest.kind = 'guest'
        AND guest.email <> o.billing_address ->> 'email'`),

  /** Places the order: vendors see it, all messages are queued, and the bought items leave the cart. */
  place: (order: HeldOrder, isHeld: boolean) => {
    const promises = promisesFrom(order.promises, order.reserved_on, order.today);
    return database.query(sql`
      WITH placed AS (
        UPDATE orders SET state = 'placed', placed_at = now(), expired_at = NULL, expired_why = NULL, announcement = NULL
        WHERE id = ${order.id} RETURNING id
      ), parts AS (
        UPDATE vendor_orders part SET placed_at = now(), updated_at = now(), ${refundedInTime}
        FROM placed, ${promised(promises)}
        WHERE part.order_id = placed.id AND part.vendor_id = promised.vendor_id RETURNING part.id, part.status
      ), mailed AS (${insertMails(heldMails(order, promises, isHeld))}
      ), notified AS (${insertNotifications(order.announcement?.news ?? [])}
      ), ${order.cart_is_same ? emptiedCart(order.user_id) : lessBought(order)},
      commission AS (SELECT freeze_commission(array_agg(id)) FROM parts)
      INSERT INTO order_status_history (vendor_order_id, from_status, to_status, actor_user_id, actor_role)
      SELECT parts.id, NULL::smallint, parts.status, ${order.user_id}::bigint, 3 FROM parts CROSS JOIN commission`);
  },

  /** Records the provider's captures, one per sub-order. */
  capture: (orderId: number, paymentId: number) =>
    database.query(sql`
      INSERT INTO payment_operations (payment_id, kind, vendor_order_id, amount, state, done_at)
      SELECT ${paymentId}::bigint, 'capture', id, total_amount, 'done', now()
      FROM vendor_orders WHERE order_id = ${orderId} AND total_amount > 0 ORDER BY id`),

  /** Expires the order. The messages are kept in case of a late payment. */
  expire: (orderId: number, why: ExpiryReason) =>
    database.query(sql`
      UPDATE orders SET state = 'expired', expired_at = now(), expired_why = ${why},
        announcement = CASE WHEN ${why}::text = 'time' THEN announcement END
      WHERE id = ${orderId}`),

  /** Deletes the messages of abandoned orders, which contain personal data. */
  forgetAnnouncements: (days: number) =>
    database.query(sql`
      UPDATE orders SET announcement = NULL
      WHERE announcement IS NOT NULL AND expired_at < now() - make_interval(days => ${days})`),

  releaseCoupon: (orderId: number) =>
    database.query(
      sql`UPDATE coupon_redemptions SET released_at = now() WHERE order_id = ${orderId} AND released_at IS NULL`,
    ),

  /** Requests a full refund of a payment, or its release if it is only held; a released payment is final here. */
  giveBack: (paymentId: number, amount: number, isHeld: boolean) =>
    database.query(sql`
      WITH over AS (UPDATE payments SET state = 'voided' WHERE id = ${paymentId} AND ${isHeld}::boolean)
      INSERT INTO payment_operations (payment_id, kind, amount)
      VALUES (${paymentId}, ${isHeld ? 'void' : 'refund'}, ${amount}) ON CONFLICT DO NOTHING`),

  /** Reports a finding that needs manual settlement. */
  report: (
    paymentId: number,
    kind: 'amount_differs' | 'refund_refused' | 'void_refused',
    detail: string,
    operationId?: number,
  ) =>
    database.query(sql`
      INSERT INTO payment_findings (payment_id, operation_id, kind, detail)
      VALUES (${paymentId}, ${operationId ?? null}, ${kind}, ${detail}) ON CONFLICT DO NOTHING`),
});
