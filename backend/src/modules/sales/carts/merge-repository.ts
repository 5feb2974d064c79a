import { LIMITS } from '../../../facts/limits.ts';
import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { purchasable } from './contents.ts';

/** Line of a guest's cart, and the same product in the customer's. */
export interface MergedRow {
  product_id: number;
  variant_id: number | null;
  slug: string;
  name: string;
  name_ar: string;
  quantity: number;
  /** Quantity in the customer's cart; 0 without a line. */
  was: number;
  /** Quantity that can be bought now. */
  available: number;
}

/** New quantity of a product in the customer's cart. */
export interface MergedLine {
  product_id: number;
  variant_id: number | null;
  quantity: number;
}

/** Guests' carts that become part of a customer's. Call within a transaction, and after the token is taken, while holding the locks of both carts. */
export const createMergeRepository = (database: Database) => ({
  /** Deletes the token of a living cart, so that a repetition finds none. @returns the guest; null without one */
  takeToken: (tokenHash: Buffer) =>
    database.first<{ id: number }>(sql`
      DELETE FROM guest_tokens WHERE token_hash = ${tokenHash} AND kind = 'cart' AND expires_at > now()
      RETURNING user_id AS id`),

  lines: (guestId: number, userId: number) =>
    database.query<MergedRow>(sql`
      SELECT item.product_id, item.variant_id, p.slug, p.name, p.name_ar, item.quantity, coalesce(own.quantity, 0) AS was,
        CASE WHEN ${purchasable} THEN least(coalesce(w.stock, p.stock), ${LIMITS.quantity}::integer) ELSE 0 END AS available
      FROM cart_items item JOIN products p ON p.id = item.product_id JOIN vendors v ON v.id = p.vendor_id
      LEFT JOIN variants w ON w.id = item.variant_id
      LEFT JOIN cart_items own ON own.user_id = ${userId} AND own.product_id = item.product_id
        AND own.variant_id IS NOT DISTINCT FROM item.variant_id
      WHERE item.user_id = ${guestId} ORDER BY item.id`),

  async countLines(userId: number): Promise<number> {
    const row = await database.first<{ count: number }>(sql`SELECT count(*) FROM cart_items WHERE user_id = ${userId}`);
    return row?.count ?? 0;
  },

  /** Coupon codes of both carts. */
  async coupons(guestId: number, userId: number): Promise<{ guests: string | null; own: string | null }> {
    const rows = await database.query<{ user_id: number; coupon_code: string | null }>(
      sql`SELECT user_id, coupon_code FROM carts WHERE user_id IN (${guestId}, ${userId})`,
    );
    const codeOf = (id: number) => rows.find((row) => row.user_id === id)?.coupon_code ?? null;
    return { guests: codeOf(guestId), own: codeOf(userId) };
  },

  /** Sets quantities in the customer's cart, and increments its version. */
  write: (userId: number, lines: readonly MergedLine[]) =>
    database.query(sql`
      WITH cart AS (UPDATE carts SET version = version + 1 WHERE user_id = ${userId} RETURNING user_id)
      INSERT INTO cart_items (user_id, product_id, variant_id, quantity)
      SELECT cart.user_id, line.product_id, line.variant_id, line.quantity
      FROM cart, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        AS line (product_id bigint, variant_id bigint, quantity integer)
      ON CONFLICT (user_id, product_id, variant_id) DO UPDATE SET quantity = excluded.quantity`),

  /** Deletes the guest with the draft and the cart. An expired order still refers to its guest. */
  remove: (guestId: number) =>
    database.query(sql`
      WITH drafts AS (DELETE FROM orders WHERE user_id = ${guestId} AND state = 'draft'),
      lines AS (DELETE FROM cart_items WHERE user_id = ${guestId}),
      -- A late payment no longer revives an order whose goods are in the customer's cart.
      expired AS (UPDATE orders SET announcement = NULL WHERE user_id = ${guestId} AND state = 'expired'),
      cart AS (DELETE FROM carts WHERE user_id = ${guestId})
      DELETE FROM users WHERE id = ${guestId} AND kind = 'guest'
        AND NOT EXISTS (SELECT FROM orders WHERE user_id = ${guestId} AND state <> 'draft')`),
});
