import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';

/** Review with its product and the product's first picture. */
export interface VendorReviewRow {
  id: number;
  product_id: number;
  slug: string;
  product_name: string;
  product_name_ar: string;
  image_key: string | null;
  rating: number | null;
  body: string;
  name: string;
  verified: boolean;
  created_at: string;
  answer: string;
  answered_at: string | null;
  /** Last change of the review or of its reply. */
  updated_at: string;
}

const updatedAt = sql`greatest(r.updated_at, r.answered_at) AS updated_at`;

interface VendorReviewFilter {
  answered?: boolean;
  rating?: number;
  id?: number;
}

const condition = (vendorId: number, { answered, rating, id }: VendorReviewFilter): SQL => {
  const conditions = [sql`p.vendor_id = ${vendorId} AND r.hidden_at IS NULL`];
  if (answered !== undefined) conditions.push(answered ? sql`r.answered_at IS NOT NULL` : sql`r.answered_at IS NULL`);
  if (rating !== undefined) conditions.push(sql`r.rating = ${rating}`);
  if (id !== undefined) conditions.push(sql`r.id = ${id}`);
  return sql.join(conditions, sql` AND `);
};

/** Shown reviews of a vendor's products, including products that are no longer on sale. */
export const createVendorReviewRepository = (database: Database) => ({
  list: (vendorId: number, filter: VendorReviewFilter, limit: number, offset: number) =>
    database.query<VendorReviewRow>(sql`
      WITH shown AS MATERIALIZED (
        SELECT r.id FROM reviews r JOIN products p ON p.id = r.product_id
        WHERE ${condition(vendorId, filter)} ORDER BY r.id DESC LIMIT ${limit} OFFSET ${offset}
      )
      SELECT r.id, p.id AS product_id, p.slug, p.name AS product_name, p.name_ar AS product_name_ar,
        (SELECT f.storage_key FROM product_images i JOIN files f ON f.id = i.file_id
          WHERE i.product_id = p.id ORDER BY i.position, i.id LIMIT 1) AS image_key,
        r.rating, r.body, CASE WHEN u.erased_at IS NULL THEN u.firstname || ' ' || left(u.lastname, 1) || '.' ELSE '—' END AS name, r.verified, r.created_at, r.answer,
        r.answered_at, ${updatedAt}
      FROM shown JOIN reviews r ON r.id = shown.id JOIN products p ON p.id = r.product_id JOIN users u ON u.id = r.user_id
      ORDER BY r.id DESC`),

  async count(vendorId: number, filter: VendorReviewFilter): Promise<number> {
    const row = await database.first<{ total: number }>(sql`
      SELECT count(*) AS total FROM reviews r JOIN products p ON p.id = r.product_id WHERE ${condition(vendorId, filter)}`);
    return row?.total ?? 0;
  },

  /** Locks the reply to a shown review until the end of the transaction; null for another vendor's. */
  lockAnswer: (vendorId: number, id: number) =>
    database.first<{ answer: string; product_name: string; updated_at: string }>(sql`
      SELECT r.answer, ${updatedAt}, p.name AS product_name FROM reviews r JOIN products p ON p.id = r.product_id
      WHERE ${condition(vendorId, { id })} FOR UPDATE OF r`),

  saveAnswer: (id: number, answer: string) =>
    database.query(sql`
      UPDATE reviews SET answer = ${answer}, answered_at = CASE WHEN ${answer}::text <> '' THEN now() END
      WHERE id = ${id}`),
});
