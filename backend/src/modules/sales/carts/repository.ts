import { isPaused, runningHoliday } from '../../../calendar/holidays.ts';
import { LIMITS } from '../../../facts/limits.ts';
import type { PaymentSettings } from '../../../facts/payment-methods.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { destinationId, destinationSource, NO_FORMS, ruleSource, type FormCountries } from '../shipping/delivery.ts';
import type { ProductRow } from '../../catalogue/shop/product-row.ts';
import { onSale } from '../../catalogue/shop/product-row.ts';
import { canBePaid, paymentColumnsFor } from '../../catalogue/shop/vendor-payment.ts';
import { cartColumns, cartSource, purchasable, toContents, type CartContents, type CartRow } from './contents.ts';

/** Vendor of one or more cart lines. */
export type CartVendor = Pick<ProductRow, 'vendor_id' | 'company_name' | 'company_name_ar' | 'holiday'> &
  PaymentSettings;

/** Product or variant that can be added to a cart. */
export interface Offer extends CartVendor {
  has_variants: boolean;
  product_stock: number;
  variant_id: number | null;
  variant_stock: number | null;
  /** Quantity already in the cart. */
  held: number;
  /** The cart has the maximum number of lines; only existing ones can grow. */
  is_full: boolean;
}

/** Outcome of adding a line. */
export interface AddedOffer extends Offer {
  delivers: boolean;
  is_added: boolean;
}

/** Outcome of changing a line. `stock` is 0 if it can no longer be bought. */
export interface ChangedLine extends CartVendor {
  stock: number;
  is_changed: boolean;
}

const vendorColumns = (userId: number) => sql`
  v.id AS vendor_id, v.company_name, v.company_name_ar, ${runningHoliday} AS holiday, ${paymentColumnsFor(sql`${userId}`)}`;

const offerColumns = (userId: number, variantId: number | null) => sql`
  ${vendorColumns(userId)}, p.has_variants, p.stock AS product_stock, w.id AS variant_id, w.stock AS variant_stock,
  coalesce((SELECT quantity FROM cart_items WHERE user_id = ${userId} AND product_id = p.id
    AND variant_id IS NOT DISTINCT FROM ${variantId}::bigint), 0) AS held,
  (SELECT count(*) FROM cart_items WHERE user_id = ${userId}) >= ${LIMITS.cartLines}::integer AS is_full`;

const offerSource = (productId: number, variantId: number | null) => sql`
  products p JOIN vendors v ON v.id = p.vendor_id
  LEFT JOIN variants w ON w.id = ${variantId}::bigint AND w.product_id = p.id AND w.deleted_at IS NULL
  WHERE p.id = ${productId} AND ${onSale}`;

/** Quantity capped just above the limit of a line, so that any number fits the column type and is refused alike. */
const counted = (quantity: number): SQL => sql`${Math.min(quantity, LIMITS.quantity + 1)}::integer`;

/** Locks the cart and increments its version if `where` yields a row; a refusal locks nothing. */
const raisedVersion = (userId: number, where: SQL) => sql`
  INSERT INTO carts (user_id, version) SELECT ${userId}::bigint, 1 FROM ${where}
  ON CONFLICT (user_id) DO UPDATE SET version = carts.version + 1 RETURNING user_id`;

const lineSource = (userId: number, itemId: number) => sql`
  cart_items item JOIN products p ON p.id = item.product_id JOIN vendors v ON v.id = p.vendor_id
  LEFT JOIN variants w ON w.id = item.variant_id
  WHERE item.id = ${itemId} AND item.user_id = ${userId}`;

/** Order that closes a guest's cart. */
export interface ClosingOrder {
  order_no: string;
  /** Deadline of a card payment. */
  pay_by: string | null;
  state: 'paying' | 'placed';
}

/** Line to add. */
export interface RequestedQuantity {
  productId: number;
  variantId: number | null;
  quantity: number;
}

/** Common table expressions that remove all lines, the coupon and the chosen address. */
export const emptiedCart = (userId: number): SQL => sql`
  emptied AS (DELETE FROM cart_items WHERE user_id = ${userId}),
  cart AS (UPDATE carts SET coupon_code = NULL, deliver_to = NULL, version = version + 1 WHERE user_id = ${userId})`;

/** Locks the cart until the end of the transaction, creating it if necessary. */
export const lockedCart = (userId: number): SQL => sql`
  INSERT INTO carts (user_id) VALUES (${userId})
  ON CONFLICT (user_id) DO UPDATE SET version = carts.version RETURNING user_id, version`;

/** Customers' carts. Every method takes the customer's id, so no one can reach another customer's line. */
export const createCartRepository = (database: Database) => ({
  lock: (userId: number) => database.query(lockedCart(userId), 'lock cart'),

  bumpVersion: (userId: number) =>
    database.query(sql`UPDATE carts SET version = version + 1 WHERE user_id = ${userId}`, 'bump cart'),

  setCoupon: (userId: number, code: string | null) =>
    database.query(
      sql`UPDATE carts SET coupon_code = ${code}, version = version + 1 WHERE user_id = ${userId}`,
      'cart coupon',
    ),

  /**
   * Delivers the cart to one of the customer's addresses; null: to the default. Increments the version.
   * @returns false for a missing or foreign address
   */
  async deliverTo(userId: number, addressId: number | null): Promise<boolean> {
    const rows = await database.query(
      sql`
      INSERT INTO carts (user_id, version, deliver_to)
      SELECT ${userId}::bigint, 1, ${addressId}::bigint
      WHERE ${addressId}::bigint IS NULL OR EXISTS (
        SELECT FROM addresses WHERE id = ${addressId}::bigint AND user_id = ${userId})
      ON CONFLICT (user_id) DO UPDATE SET version = carts.version + 1, deliver_to = EXCLUDED.deliver_to RETURNING user_id`,
      'deliver to',
    );
    return rows.length > 0;
  },

  /** Order that closes a guest's cart: they have at most one. Read it while holding the cart's lock. */
  closedBy: (guestId: number) =>
    database.first<ClosingOrder>(
      sql`SELECT order_no, pay_by, state FROM orders WHERE user_id = ${guestId} AND state IN ('paying', 'placed')`,
      'guest order',
    ),

  /** The order for which a card payment is pending; null without one. */
  openPayment: (userId: number) =>
    database.first<{ order_no: string; pay_by: string }>(
      sql`SELECT order_no, pay_by FROM orders WHERE user_id = ${userId} AND state = 'paying' AND pay_by > now()`,
      'open payment',
    ),

  vendorOf: (userId: number, productId: number) =>
    database.first<CartVendor>(
      sql`SELECT ${vendorColumns(userId)} FROM products p JOIN vendors v ON v.id = p.vendor_id WHERE p.id = ${productId}`,
    ),

  vendorOfLine: (userId: number, itemId: number) =>
    database.first<CartVendor>(sql`SELECT ${vendorColumns(userId)} FROM ${lineSource(userId, itemId)}`),

  async read(userId: number, currency: Currency, forms: FormCountries = NO_FORMS): Promise<CartContents> {
    const source = cartSource(userId, currency, forms);
    return toContents(await database.query<CartRow>(sql`SELECT ${cartColumns} FROM ${source}`, 'cart'));
  },

  offer: (userId: number, productId: number, variantId: number | null) =>
    database.first<Offer>(
      sql`SELECT ${offerColumns(userId, variantId)} FROM ${offerSource(productId, variantId)}`,
      'cart offer',
    ),

  /** Adds to the existing line of the same product and variant, if any. Call while holding the cart's lock. */
  add: (userId: number, productId: number, variantId: number | null, quantity: number) =>
    database.query(
      sql`
      INSERT INTO cart_items (user_id, product_id, variant_id, quantity)
      VALUES (${userId}, ${productId}, ${variantId}, ${quantity})
      ON CONFLICT (user_id, product_id, variant_id) DO UPDATE SET quantity = cart_items.quantity + excluded.quantity`,
      'cart line',
    ),

  /**
   * Adds a line if it can be ordered and is in stock, and increments the cart's version, in one statement. A concurrent
   * change to the same line is taken into account, because the upsert checks the row itself. The number of lines may
   * exceed the limit by one if two requests run concurrently.
   * @returns null if the product is not on sale
   */
  addOrderable: (
    userId: number,
    currency: Currency,
    { productId, variantId, quantity }: RequestedQuantity,
    takesCards: boolean,
  ) =>
    database.first<AddedOffer>(
      sql`
      WITH offer AS (
        SELECT ${offerColumns(userId, variantId)}, (${canBePaid(takesCards, sql`${userId}`)}) AS payable, ${isPaused} AS paused,
          least(coalesce(w.stock, p.stock), ${LIMITS.quantity}::integer) AS available,
          destination.stated_id IS NULL OR EXISTS (SELECT 1 FROM ${ruleSource(currency)} AS rule) AS delivers
        FROM ${destinationSource(destinationId(userId, NO_FORMS), currency)} AS destination
          CROSS JOIN ${offerSource(productId, variantId)}
      ), cart AS (
        ${raisedVersion(
          userId,
          sql`offer WHERE delivers AND payable AND NOT paused AND held + ${counted(quantity)} <= available AND (held > 0 OR NOT is_full)
            AND variant_id IS NOT DISTINCT FROM ${variantId}::bigint AND (variant_id IS NOT NULL OR NOT has_variants)`,
        )}
      ), added AS (
        INSERT INTO cart_items (user_id, product_id, variant_id, quantity)
        SELECT user_id, ${productId}::bigint, ${variantId}::bigint, ${counted(quantity)} FROM cart
        ON CONFLICT (user_id, product_id, variant_id) DO UPDATE SET quantity = cart_items.quantity + excluded.quantity
          WHERE cart_items.quantity + excluded.quantity <= (SELECT available FROM offer)
        RETURNING id
      )
      SELECT offer.*, EXISTS (SELECT 1 FROM added) AS is_added FROM offer`,
      'add to cart',
    ),

  /**
   * Sets the quantity of a line if the stock suffices, and increments the cart's version. @returns null if there is no
   * such line
   */
  setQuantity: (userId: number, itemId: number, quantity: number) =>
    database.first<ChangedLine>(
      sql`
      WITH line AS (
        SELECT ${vendorColumns(userId)}, CASE WHEN ${purchasable} THEN coalesce(w.stock, p.stock) ELSE 0 END AS stock
        FROM ${lineSource(userId, itemId)}
      ), cart AS (
        ${raisedVersion(userId, sql`line WHERE ${counted(quantity)} <= least(stock, ${LIMITS.quantity}::integer)`)}
      ), changed AS (
        UPDATE cart_items item SET quantity = ${counted(quantity)} FROM cart
        WHERE item.id = ${itemId} AND item.user_id = cart.user_id RETURNING item.id
      )
      SELECT line.*, EXISTS (SELECT 1 FROM changed) AS is_changed FROM line`,
      'cart quantity',
    ),

  /** Removes a line and increments the cart's version. @returns the line's vendor; null if there is no such line */
  remove: (userId: number, itemId: number) =>
    database.first<CartVendor>(
      sql`
      WITH line AS (SELECT ${vendorColumns(userId)} FROM ${lineSource(userId, itemId)}),
      cart AS (${raisedVersion(userId, sql`line`)}),
      removed AS (
        DELETE FROM cart_items item USING cart WHERE item.id = ${itemId} AND item.user_id = cart.user_id RETURNING item.id
      )
      SELECT line.* FROM line WHERE EXISTS (SELECT 1 FROM removed)`,
      'remove from cart',
    ),
});
