import type { PaymentMethod } from '../../../facts/payment-methods.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { insertMails, type OutboxEntry } from '../../../mail/outbox.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import { cartColumns, cartSource, isFirstRow, toContents, type CartContents, type CartRow } from '../carts/contents.ts';
import { emptiedCart, lockedCart } from '../carts/repository.ts';
import { lockedRates } from '../../money/commission/rates-lock.ts';
import { insertNotifications, type VendorNews } from '../../people/notifications/notifications.ts';
import type { FormCountries } from '../shipping/delivery.ts';
import { refundedInTime, promised, type Promised } from '../../money/payments/promise.ts';
import type { OpenOrder } from './card.ts';
import {
  countriesOf,
  knownAddresses,
  type AddressForms,
  type KnownAddresses,
  type OrderAddresses,
} from './order-addresses.ts';
import { orderColumns, storedDraft, type StoredDraft } from './draft-rows.ts';

/** Recipient of messages about an order: the customer (vendor_id null) or a vendor's user. */
export interface Recipient {
  vendor_id: number | null;
  email: string;
  lang: Lang;
  name: string;
  /** Buyer without an account; `has_account`: their address has one. */
  is_guest: boolean;
  has_account: boolean;
}

/** Customer data needed to place an order. */
export interface BuyerRow extends KnownAddresses {
  recipients: Recipient[];
  /** Minimum sum of goods for the platform's gift, in minor units of the cart's currency; null: no gift. */
  gift_from: number | null;
}

/** Data purchaseColumns to an order when it is placed. */
interface Placement {
  userId: number;
  paymentMethod: PaymentMethod;
  lang: Lang;
  addresses: OrderAddresses;
  message: string;
  poNumber: string;
  promises: Promised[];
  /** Id of the vendor who adds the gift; null if the order does not qualify. */
  giftVendor: number | null;
  mails: readonly OutboxEntry[];
  news: readonly VendorNews<'order_placed'>[];
}

/** `seen` is the version in the statement's snapshot, `version` the one after locking. */
interface LockedCart {
  version: number;
  seen: number;
  /** The customer's order awaiting payment. */
  paying: OpenOrder | null;
}

const versions = (userId: number) => sql`
  cart.version, coalesce((SELECT version FROM carts WHERE user_id = ${userId}), 0) AS seen,
  (SELECT jsonb_build_object('order_no', order_no, 'pay_by', pay_by)
    FROM orders WHERE user_id = ${userId} AND state = 'paying') AS paying`;

/**
 * Forces generic plans for the rest of the transaction. By default PostgreSQL replans the cart and the sale every time,
 * which takes seven times as long as executing them. All these queries go by the ids of one customer, so one plan fits
 * all.
 */
const plannedOnce = sql`set_config('plan_cache_mode', 'force_generic_plan', true) AS plans`;

/** Columns set once the customer commits to buying: on placing or holding. */
const purchaseColumns = (paymentMethod: PaymentMethod, { lang, addresses, message, poNumber }: Placement): SQL => sql`
  payment_method = ${paymentMethod}, lang = ${lang},
  billing_address = ${JSON.stringify(addresses.billing)}::jsonb,
  shipping_address = ${JSON.stringify(addresses.shipping)}::jsonb, country_id = ${addresses.destination.country},
  state_id = ${addresses.destination.state}, city_id = ${addresses.destination.city}, message = ${message},
  po_number = ${poNumber}`;

const markedGift = ({ giftVendor }: Placement): SQL =>
  sql`gift = coalesce(part.vendor_id = ${giftVendor}::bigint, false)`;

const vendorsOf = (userId: number, order = sql`true`): SQL => sql`
  SELECT v.id FROM vendors v
  WHERE v.id IN (
    SELECT p.vendor_id FROM cart_items i JOIN products p ON p.id = i.product_id WHERE i.user_id = ${userId}) AND ${order}
  ORDER BY v.id FOR KEY SHARE`;

/** Condition: no country is given, or it exists. */
const isCountry = (id: number | null) =>
  sql`(${id}::bigint IS NULL OR EXISTS (SELECT 1 FROM countries WHERE id = ${id}::bigint))`;

/** Everyone who is notified of an order of the cart. */
const recipientsOf = (userId: number): SQL => sql`
  SELECT NULL::bigint AS vendor_id, u.email, u.lang, u.firstname || ' ' || u.lastname AS name, u.kind = 'guest' AS is_guest,
    u.kind = 'guest' AND EXISTS (SELECT FROM users WHERE email = u.email AND deleted_at IS NULL) AS has_account
  FROM users u WHERE u.id = ${userId}
  UNION ALL
  SELECT v.id, u.email, u.lang, v.company_name, false, false FROM vendors v CROSS JOIN LATERAL vendor_owner(v.id) u
  WHERE v.id IN (SELECT p.vendor_id FROM cart_items i JOIN products p ON p.id = i.product_id WHERE i.user_id = ${userId})`;

/** Orders, from draft to placed. Every call is scoped to the customer, or to an order found through one. */
export const createCheckoutRepository = (database: Database) => {
  /**
   * Vendors are locked in the statement that locks the cart. If it waited while the cart changed, its snapshot had the
   * old lines, so the vendors of the current lines are locked as well.
   */
  const withVendors = async <Locked extends LockedCart>(userId: number, locked: Locked | null): Promise<Locked> => {
    if (!locked) throw new Error('The cart was not locked.');
    if (locked.version !== locked.seen) await database.query(vendorsOf(userId), 'lock vendors');
    return locked;
  };

  return {
    /**
     * Locks the cart and its vendors in id order until the transaction ends. Suspending or deleting a vendor either
     * waits, or is already visible when a later statement reads the cart.
     */
    lock: async (userId: number, { billing, shipping }: FormCountries) =>
      withVendors(
        userId,
        await database.first<LockedCart & { billing_known: boolean; shipping_known: boolean }>(
          sql`
          WITH cart AS (${lockedCart(userId)}), kept AS (${vendorsOf(userId, sql`(SELECT count(*) FROM cart) > 0`)})
          SELECT ${plannedOnce}, ${versions(userId)}, (SELECT count(*) FROM kept) AS vendors,
            ${isCountry(billing)} AS billing_known, ${isCountry(shipping)} AS shipping_known
          FROM cart`,
          'lock checkout',
        ),
      ),

    /**
     * The same for an order by its number, locked after the cart and before the vendors. Commission rates are locked
     * too.
     */
    lockOrder: async (userId: number, orderNo: string) =>
      withVendors(
        userId,
        await database.first<LockedCart & { stored: StoredDraft | null }>(
          sql`
          WITH cart AS (${lockedCart(userId)}), draft AS MATERIALIZED (
            SELECT ${orderColumns} FROM orders
            WHERE order_no = ${orderNo} AND user_id = (SELECT user_id FROM cart) FOR UPDATE
          ), kept AS (${vendorsOf(userId, sql`(SELECT count(*) FROM draft) > 0`)})
          SELECT ${plannedOnce}, ${versions(userId)}, (SELECT count(*) FROM kept) AS vendors, (SELECT ${storedDraft} FROM draft) AS stored,
            ${lockedRates}
          FROM cart`,
          'lock order',
        ),
      ),

    /**
     * Reads the cart and everything needed to order it.
     * @param forms address forms of the request
     */
    async readPurchase(userId: number, currency: Currency, forms: AddressForms) {
      const rows = await database.query<CartRow & { buyer: BuyerRow | null }>(
        sql`
        SELECT ${cartColumns}, CASE WHEN ${isFirstRow(userId)} THEN jsonb_build_object(
          ${knownAddresses(userId, forms)},
          'gift_from', (
            SELECT (value #>> ARRAY['promises', 'gift_from', ${currency}::text])::bigint FROM settings WHERE key = 'platform'),
          'recipients', (SELECT jsonb_agg(to_jsonb(r)) FROM (${recipientsOf(userId)}) AS r)) END AS buyer
        FROM ${cartSource(userId, currency, countriesOf(forms))}`,
        'purchase',
      );
      const contents: CartContents = toContents(rows);
      return { contents, buyer: rows[0]?.buyer ?? null };
    },

    /**
     * Places a draft: freezes the commission, starts each sub-order's history, queues all messages and empties the
     * cart.
     */
    place: (orderId: number, placement: Placement) => {
      const { userId, paymentMethod, promises, mails, news } = placement;
      return database.query(
        sql`
        WITH placed AS (
          UPDATE orders SET state = 'placed', placed_at = now(), ${purchaseColumns(paymentMethod, placement)}
          WHERE id = ${orderId} AND user_id = ${userId} RETURNING id
        ), parts AS (
          UPDATE vendor_orders part SET placed_at = now(), updated_at = now(), ${refundedInTime}, ${markedGift(placement)}
          FROM placed, ${promised(promises)}
          WHERE part.order_id = placed.id AND part.vendor_id = promised.vendor_id RETURNING part.id, part.status
        ), mailed AS (${insertMails(mails)}
        ), notified AS (${insertNotifications(news)}
        ), ${emptiedCart(userId)},
        commission AS (SELECT freeze_commission(array_agg(id)) FROM parts)
        INSERT INTO order_status_history (vendor_order_id, from_status, to_status, actor_user_id, actor_role)
        SELECT parts.id, NULL::smallint, parts.status, ${userId}::bigint, 3 FROM parts CROSS JOIN commission`,
        'place order',
      );
    },

    /** Holds a draft for card payment: messages are not sent yet, and the cart is unchanged. */
    hold: (orderId: number, placement: Placement, holdMs: number) => {
      const { userId, paymentMethod, promises, mails, news } = placement;
      return database.query(
        sql`
        WITH held AS (
          UPDATE orders SET state = 'paying', reserved_at = now(), pay_by = now() + make_interval(secs => ${holdMs / 1000}::float8),
            announcement = ${JSON.stringify({ mails, news })}::jsonb, ${purchaseColumns(paymentMethod, placement)}
          WHERE id = ${orderId} AND user_id = ${userId} RETURNING id
        )
        UPDATE vendor_orders part SET updated_at = now(), ${refundedInTime}, ${markedGift(placement)} FROM held, ${promised(promises)}
        WHERE part.order_id = held.id AND part.vendor_id = promised.vendor_id`,
        'hold order',
      );
    },
  };
};
