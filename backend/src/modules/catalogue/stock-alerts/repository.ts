import { pausedVendors } from '../../../calendar/holidays.ts';
import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { onSale, productColumns, productSource, variantObject, type ProductRow } from '../shop/product-row.ts';
import type { VariantRow } from '../shop/repository.ts';

/** Product or variant of an alert; variantId null: any variant. */
export interface AlertTarget {
  productId: number;
  variantId: number | null;
}

/** Recipient of an alert: a customer by account, or a visitor by address. */
export interface AlertRow {
  userId: number | null;
  email: string;
  lang: Lang;
}

interface StockAlertRow extends ProductRow {
  alert_id: number;
  variant: VariantRow | null;
}

/** Alert whose product is back in stock. */
export interface ReturnRow {
  product_id: number;
  variant_id: number | null;
  email: string;
  lang: Lang;
  slug: string;
  name: string;
  name_ar: string;
  variant: VariantRow | null;
  image_key: string | null;
}

/** Picture of an alert `a`: its variant's, otherwise the product's first. */
const picture = sql`(
  SELECT f.storage_key FROM product_images i JOIN files f ON f.id = i.file_id WHERE i.product_id = a.product_id
  ORDER BY (i.variant_id = a.variant_id) IS TRUE DESC, i.position, i.id LIMIT 1)`;

/** True if the vendor of the product `p` sells nothing because of a holiday. */
const isPaused = sql`p.vendor_id IN ${pausedVendors}`;

/** Stock for an alert `a`; `p` is its product, `w` its variant. */
const available = sql`CASE WHEN ${isPaused} THEN 0 WHEN a.variant_id IS NULL THEN p.stock WHEN w.deleted_at IS NULL THEN w.stock ELSE 0 END`;

/** Back-in-stock alerts. A customer is stored by account, so a changed address is followed. */
export const createStockAlertRepository = (database: Database) => ({
  /** @returns the units that can be bought of a product on sale or of one of its variants; null if there is none */
  async stockOf({ productId, variantId }: AlertTarget): Promise<number | null> {
    const row = await database.first<{ stock: number }>(
      variantId === null
        ? sql`SELECT CASE WHEN ${isPaused} THEN 0 ELSE p.stock END AS stock FROM products p WHERE p.id = ${productId} AND ${onSale}`
        : sql`SELECT CASE WHEN ${isPaused} THEN 0 ELSE w.stock END AS stock FROM variants w JOIN products p ON p.id = w.product_id
            WHERE w.id = ${variantId} AND w.deleted_at IS NULL AND p.id = ${productId} AND ${onSale}`,
    );
    return row?.stock ?? null;
  },

  /**
   * Idempotent, except that the language is updated, as is the owner once a visitor has become a customer. Visitors are
   * not authenticated, so they cannot change a customer's alert; for an address that has unsubscribed by the link in a
   * mail, only its customer can add alerts.
   */
  add: ({ productId, variantId }: AlertTarget, { userId, email, lang }: AlertRow) =>
    database.query(sql`
      INSERT INTO stock_alerts AS a (product_id, variant_id, user_id, email, lang)
      SELECT ${productId}::bigint, ${variantId}::bigint, ${userId}::bigint, ${email}::text, ${lang}::text
      WHERE ${userId}::bigint IS NOT NULL
        OR NOT EXISTS (SELECT FROM stock_alert_exits e WHERE e.email = ${email} AND e.left_at IS NOT NULL)
      ON CONFLICT (product_id, variant_id, email)
      DO UPDATE SET lang = EXCLUDED.lang, user_id = coalesce(EXCLUDED.user_id, a.user_id)
      WHERE EXCLUDED.user_id IS NOT NULL OR a.user_id IS NULL`),

  emailOf: (userId: number) => database.first<{ email: string }>(sql`SELECT email FROM users WHERE id = ${userId}`),

  list: (userId: number) =>
    database.query<StockAlertRow>(sql`
      SELECT ${productColumns}, a.id AS alert_id, ${variantObject} AS variant
      FROM stock_alerts a JOIN ${productSource} ON p.id = a.product_id LEFT JOIN variants w ON w.id = a.variant_id
      WHERE a.user_id = ${userId} AND ${onSale} ORDER BY a.id DESC`),

  /** @returns false for a missing alert or another customer's */
  async remove(userId: number, id: number): Promise<boolean> {
    const removed = await database.query(
      sql`DELETE FROM stock_alerts WHERE id = ${id} AND user_id = ${userId} RETURNING id`,
    );
    return removed.length === 1;
  },

  /**
   * Removes alerts whose product is back in stock, oldest first. Concurrent processes get different ones. Call in the
   * transaction that writes the mails, so that each alert is sent exactly once.
   */
  takeReturned: (limit: number) =>
    database.query<ReturnRow>(sql`
      WITH returned AS MATERIALIZED (
        SELECT a.id, coalesce(u.email, a.email) AS email, p.slug, p.name, p.name_ar,
          ${variantObject} AS variant, ${picture} AS image_key
        FROM stock_alerts a
        JOIN products p ON p.id = a.product_id
        LEFT JOIN variants w ON w.id = a.variant_id
        LEFT JOIN users u ON u.id = a.user_id
        WHERE ${onSale} AND ${available} > 0 AND u.deleted_at IS NULL
        ORDER BY a.id LIMIT ${limit} FOR UPDATE OF a SKIP LOCKED
      )
      DELETE FROM stock_alerts a USING returned r WHERE a.id = r.id
      RETURNING a.product_id, a.variant_id, a.lang, r.email, r.slug, r.name, r.name_ar, r.variant, r.image_key`),

  addExit: (tokenHash: Buffer, email: string) =>
    database.query(sql`INSERT INTO stock_alert_exits (token_hash, email) VALUES (${tokenHash}, ${email})`),

  /**
   * Removes all alerts of the address of a mail and records that it unsubscribed. @returns false for an unknown token
   */
  async leave(tokenHash: Buffer): Promise<boolean> {
    const exits = await database.query(sql`
      WITH exit AS (
        UPDATE stock_alert_exits SET left_at = coalesce(left_at, now()) WHERE token_hash = ${tokenHash} RETURNING email
      ),
      gone AS (
        DELETE FROM stock_alerts a USING exit
        WHERE coalesce((SELECT u.email FROM users u WHERE u.id = a.user_id), a.email) = exit.email
      )
      SELECT email FROM exit`);
    return exits.length === 1;
  },
});
