import type { PaymentSettings } from '../../facts/payment-methods.ts';
import { paymentColumns } from '../shop/vendor-payment.ts';
import { sql } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import { onSale, productColumns, productSource, variantObject, type ProductRow } from '../shop/product-row.ts';
import type { VariantRow } from '../shop/repository.ts';

/** A cart line with its product and variant as they are now. */
export interface CartLineRow extends ProductRow, PaymentSettings {
  item_id: number;
  quantity: number;
  variant: VariantRow | null;
  /** On sale, and the variant still exists exactly when the product has variants. */
  purchasable: boolean;
}

/** What a product or variant could be put into a cart with. */
export interface Offer extends PaymentSettings {
  vendor_id: number;
  has_variants: boolean;
  product_stock: number;
  variant_id: number | null;
  variant_stock: number | null;
  /** How many of it the cart holds already. */
  held: number;
}

/** Customers' carts. Every call names the customer: nobody reaches another one's line. */
export const createCartRepository = (database: Database) => ({
  /** Locks the customer's cart until the transaction ends, making it when there is none, and gives its version. */
  async lock(userId: number): Promise<number> {
    const row = await database.first<{ version: number }>(sql`
      INSERT INTO carts (user_id) VALUES (${userId})
      ON CONFLICT (user_id) DO UPDATE SET version = carts.version RETURNING version`);
    return row?.version ?? 0;
  },

  bumpVersion: (userId: number) =>
    database.query(sql`UPDATE carts SET version = version + 1 WHERE user_id = ${userId}`),

  async couponCode(userId: number): Promise<string | null> {
    const row = await database.first<{ coupon_code: string | null }>(
      sql`SELECT coupon_code FROM carts WHERE user_id = ${userId}`,
    );
    return row?.coupon_code ?? null;
  },

  setCoupon: (userId: number, code: string | null) =>
    database.query(sql`UPDATE carts SET coupon_code = ${code} WHERE user_id = ${userId}`),

  lines: (userId: number) =>
    database.query<CartLineRow>(sql`
      SELECT ${productColumns}, item.id AS item_id, item.quantity, ${paymentColumns},
        (${onSale} AND p.has_variants = (w.id IS NOT NULL) AND w.deleted_at IS NULL) AS purchasable,
        ${variantObject} AS variant
      FROM cart_items item
      JOIN ${productSource} ON p.id = item.product_id
      LEFT JOIN variants w ON w.id = item.variant_id
      WHERE item.user_id = ${userId} ORDER BY item.id`),

  offer: (userId: number, productId: number, variantId: number | null) =>
    database.first<Offer>(sql`
      SELECT p.vendor_id, p.has_variants, p.stock AS product_stock, w.id AS variant_id, w.stock AS variant_stock,
        ${paymentColumns},
        coalesce((SELECT quantity FROM cart_items WHERE user_id = ${userId} AND product_id = p.id
          AND variant_id IS NOT DISTINCT FROM ${variantId}::bigint), 0) AS held
      FROM products p
      JOIN vendors v ON v.id = p.vendor_id
      LEFT JOIN variants w ON w.id = ${variantId} AND w.product_id = p.id AND w.deleted_at IS NULL
      WHERE p.id = ${productId} AND ${onSale}`),

  /** Adds to the line of the same product and variant when the cart holds one already. */
  add: (userId: number, productId: number, variantId: number | null, quantity: number) =>
    database.query(sql`
      INSERT INTO cart_items (user_id, product_id, variant_id, quantity)
      VALUES (${userId}, ${productId}, ${variantId}, ${quantity})
      ON CONFLICT (user_id, product_id, variant_id) DO UPDATE SET quantity = cart_items.quantity + excluded.quantity`),

  setQuantity: (userId: number, itemId: number, quantity: number) =>
    database.query(sql`UPDATE cart_items SET quantity = ${quantity} WHERE id = ${itemId} AND user_id = ${userId}`),

  remove: (userId: number, itemId: number) =>
    database.query(sql`DELETE FROM cart_items WHERE id = ${itemId} AND user_id = ${userId}`),

  /** Takes all lines and the coupon out. */
  async empty(userId: number): Promise<void> {
    await database.query(sql`DELETE FROM cart_items WHERE user_id = ${userId}`);
    await database.query(sql`UPDATE carts SET coupon_code = NULL WHERE user_id = ${userId}`);
  },
});
