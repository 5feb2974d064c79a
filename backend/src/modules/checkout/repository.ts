import type { PaymentMethod } from '../../facts/payment-methods.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import { insertMails, type OutboxEntry } from '../../mail/outbox.ts';
import type { Currency, Lang } from '../../wire/schemas.ts';
import { cartColumns, cartSource, isFirstRow, toContents, type CartContents, type CartRow } from '../carts/contents.ts';
import { emptiedCart, lockedCart } from '../carts/repository.ts';
import { keptRates } from '../commission/rates-lock.ts';
import type { PlaceIds } from '../locations/place.ts';
import { insertNotifications, type VendorNews } from '../notifications/notifications.ts';
import { keptPromise, promised, type Promised } from '../payments/promise.ts';
import type { OpenOrder } from './card.ts';
import { storedAddresses, type KnownAddresses, type OrderAddresses } from './billing.ts';
import { orderColumns, storedDraft, type StoredDraft } from './draft-rows.ts';

/** Whom to write to about an order: the customer (vendor_id null), and the person behind each vendor. */
export interface Recipient {
  vendor_id: number | null;
  email: string;
  lang: Lang;
  name: string;
}

/** What a cart has, and what is known of its customer, when it is bought. */
export interface BuyerRow extends KnownAddresses {
  recipients: Recipient[];
  /** Least sum of goods that earns the platform's gift, in minor units of the cart's currency; null: no gift. */
  gift_from: number | null;
}

/** What is written on an order when it is placed. */
interface Placement {
  userId: number;
  paymentMethod: PaymentMethod;
  lang: Lang;
  addresses: OrderAddresses;
  message: string;
  promises: Promised[];
  /** Id of the vendor who adds the gift; null: the order earns none. */
  giftVendor: number | null;
  mails: readonly OutboxEntry[];
  news: readonly VendorNews<'order_placed'>[];
}

/** `seen` is the version that the statement saw when it began, `version` the one that it has locked. */
interface LockedCart {
  version: number;
  seen: number;
  /** The customer's order that waits to be paid. */
  paying: OpenOrder | null;
}

const versions = (userId: number) => sql`
  cart.version, coalesce((SELECT version FROM carts WHERE user_id = ${userId}), 0) AS seen,
  (SELECT jsonb_build_object('order_no', order_no, 'pay_by', pay_by)
    FROM orders WHERE user_id = ${userId} AND state = 'paying') AS paying`;

/**
 * Keeps the plans of what follows in the transaction. By its own reckoning PostgreSQL would plan a cart and the sale of it
 * anew each time, which takes it seven times as long as to carry them out (docs/PERFORMANCE.md): all go by the ids of one
 * customer, so one plan is as good as another.
 */
const plannedOnce = sql`set_config('plan_cache_mode', 'force_generic_plan', true) AS plans`;

/** What an order says from the moment on in which somebody means to buy it. */
const written = (paymentMethod: PaymentMethod, { lang, addresses, message }: Placement): SQL => sql`
  payment_method = ${paymentMethod}, lang = ${lang},
  billing_address = ${JSON.stringify(addresses.billing)}::jsonb,
  shipping_address = ${JSON.stringify(addresses.shipping)}::jsonb, country_id = ${addresses.destination.country},
  state_id = ${addresses.destination.state}, city_id = ${addresses.destination.city}, message = ${message}`;

const markedGift = ({ giftVendor }: Placement): SQL =>
  sql`gift = coalesce(part.vendor_id = ${giftVendor}::bigint, false)`;

const vendorsOf = (userId: number, order = sql`true`): SQL => sql`
  SELECT v.id FROM vendors v
  WHERE v.id IN (
    SELECT p.vendor_id FROM cart_items i JOIN products p ON p.id = i.product_id WHERE i.user_id = ${userId}) AND ${order}
  ORDER BY v.id FOR KEY SHARE`;

/** Everybody who hears of an order of the cart. */
const recipientsOf = (userId: number): SQL => sql`
  SELECT NULL::bigint AS vendor_id, email, lang, firstname || ' ' || lastname AS name FROM users WHERE id = ${userId}
  UNION ALL
  SELECT v.id, u.email, u.lang, v.company_name FROM vendors v JOIN users u ON u.id = v.user_id
  WHERE v.id IN (SELECT p.vendor_id FROM cart_items i JOIN products p ON p.id = i.product_id WHERE i.user_id = ${userId})`;

/** Orders of customers, from draft to placed. Every call names the customer or an order that was found by one. */
export const createCheckoutRepository = (database: Database) => {
  /**
   * The vendors of a cart are locked in the statement that locks the cart. Whoever had to wait for the cart while it
   * changed has seen the lines before, so the vendors of the lines that are there now are locked as well.
   */
  const withVendors = async <Locked extends LockedCart>(userId: number, locked: Locked | null): Promise<Locked> => {
    if (!locked) throw new Error('A cart was not locked.');
    if (locked.version !== locked.seen) await database.query(vendorsOf(userId), 'lock vendors');
    return locked;
  };

  return {
    /**
     * Locks the cart, and keeps its vendors as they are until the transaction ends, in the order of their ids: who stops or
     * deletes one of them waits, or has done it before the cart is read, which has to be by a later statement.
     */
    lock: async (userId: number, countryId: number | null) =>
      withVendors(
        userId,
        await database.first<LockedCart & { country_known: boolean }>(
          sql`
          WITH cart AS (${lockedCart(userId)}), kept AS (${vendorsOf(userId, sql`(SELECT count(*) FROM cart) > 0`)})
          SELECT ${plannedOnce}, ${versions(userId)}, (SELECT count(*) FROM kept) AS vendors,
            ${countryId}::bigint IS NULL OR EXISTS (SELECT 1 FROM countries WHERE id = ${countryId}::bigint) AS country_known
          FROM cart`,
          'lock checkout',
        ),
      ),

    /** The same for an order by its number, which is locked after the cart and before the vendors; the rates of commission stay. */
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
            ${keptRates}
          FROM cart`,
          'lock order',
        ),
      ),

    /** Reads the cart and all that an order of it needs. @param place of the billing form */
    async readPurchase(userId: number, currency: Currency, place: PlaceIds) {
      const rows = await database.query<CartRow & { buyer: BuyerRow | null }>(
        sql`
        SELECT ${cartColumns}, CASE WHEN ${isFirstRow(userId)} THEN jsonb_build_object(
          ${storedAddresses(userId, place)},
          'gift_from', (
            SELECT (value #>> ARRAY['promises', 'gift_from', ${currency}::text])::bigint FROM settings WHERE key = 'platform'),
          'recipients', (SELECT jsonb_agg(to_jsonb(r)) FROM (${recipientsOf(userId)}) AS r)) END AS buyer
        FROM ${cartSource(userId, currency, place.country)}`,
        'purchase',
      );
      const contents: CartContents = toContents(rows);
      return { contents, buyer: rows[0]?.buyer ?? null };
    },

    /**
     * Makes a draft an order, with the commission, the first line of each part's history and all who hear of it, and empties
     * the cart.
     */
    place: (orderId: number, placement: Placement) => {
      const { userId, paymentMethod, promises, mails, news } = placement;
      return database.query(
        sql`
        WITH placed AS (
          UPDATE orders SET state = 'placed', placed_at = now(), ${written(paymentMethod, placement)}
          WHERE id = ${orderId} AND user_id = ${userId} RETURNING id
        ), parts AS (
          UPDATE vendor_orders part SET placed_at = now(), updated_at = now(), ${keptPromise}, ${markedGift(placement)}
          FROM placed, ${promised(promises)}
          WHERE part.order_id = placed.id AND part.vendor_id = promised.vendor_id RETURNING part.id
        ), mailed AS (${insertMails(mails)}
        ), told AS (${insertNotifications(news)}
        ), ${emptiedCart(userId)},
        commission AS (SELECT freeze_commission(array_agg(id)) FROM parts)
        INSERT INTO order_status_history (vendor_order_id, from_status, to_status, actor_user_id)
        SELECT parts.id, NULL::smallint, 1::smallint, ${userId}::bigint FROM parts CROSS JOIN commission`,
        'place order',
      );
    },

    /** Keeps a draft for whoever pays it now: nobody hears of it yet, and the cart stays as it is. */
    hold: (orderId: number, placement: Placement, holdMs: number) => {
      const { userId, paymentMethod, promises, mails, news } = placement;
      return database.query(
        sql`
        WITH held AS (
          UPDATE orders SET state = 'paying', reserved_at = now(), pay_by = now() + make_interval(secs => ${holdMs / 1000}::float8),
            announcement = ${JSON.stringify({ mails, news })}::jsonb, ${written(paymentMethod, placement)}
          WHERE id = ${orderId} AND user_id = ${userId} RETURNING id
        )
        UPDATE vendor_orders part SET updated_at = now(), ${keptPromise}, ${markedGift(placement)} FROM held, ${promised(promises)}
        WHERE part.order_id = held.id AND part.vendor_id = promised.vendor_id`,
        'hold order',
      );
    },
  };
};
