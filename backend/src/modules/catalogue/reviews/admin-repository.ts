import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import { isOneOf } from '../../../wire/bulk.ts';
import type { Database } from '../../../database/database.ts';
import { allOf, contains } from '../../../csv/list-reader.ts';
import type { ReviewFilter, ReviewState } from './admin-schemas.ts';
import type { VendorReviewRow } from './vendor-repository.ts';

/** Review with its product and vendor, shown or hidden. */
export interface AdminReviewRow extends Omit<VendorReviewRow, 'name' | 'answered_at'> {
  vendor_id: number;
  company_name: string;
  company_name_ar: string;
  author: string;
  email: string;
  updated_at: string;
  hidden_at: string | null;
  hidden_reason: string;
  moderated_at: string | null;
  state: z.infer<typeof ReviewState>;
}

/** Moderation state of a review. */
export interface Moderated {
  id: number;
  product_id: number;
  product_name: string;
  product_name_ar: string;
  hidden: boolean;
  hidden_reason: string;
  moderated: boolean;
  updated_at: string;
}

/** Last change by its customer or an admin. */
const updatedAt = sql`greatest(r.updated_at, r.moderated_at) AS updated_at`;

const state = sql`CASE WHEN r.hidden_at IS NOT NULL THEN 'hidden' WHEN r.moderated_at IS NULL THEN 'waiting' ELSE 'shown' END`;

const stateConditions: Record<z.infer<typeof ReviewState>, SQL> = {
  waiting: sql`r.moderated_at IS NULL`,
  shown: sql`r.hidden_at IS NULL AND r.moderated_at IS NOT NULL`,
  hidden: sql`r.hidden_at IS NOT NULL`,
};

const source = sql`reviews r JOIN products p ON p.id = r.product_id JOIN vendors v ON v.id = p.vendor_id
  JOIN users u ON u.id = r.user_id`;

/** Condition of a review filter. */
export const reviewCondition = ({ search, state: wanted, rating, vendor }: z.infer<typeof ReviewFilter>): SQL => {
  const conditions: SQL[] = [];
  if (search !== undefined) {
    const author = sql`u.firstname || ' ' || u.lastname`;
    const places = [sql`r.body`, sql`p.name`, sql`p.name_ar`, author, sql`u.email`];
    conditions.push(contains(search, ...places));
  }
  if (wanted !== undefined) conditions.push(stateConditions[wanted]);
  if (rating !== undefined) conditions.push(sql`r.rating = ${rating}`);
  if (vendor !== undefined) conditions.push(sql`p.vendor_id = ${vendor}`);
  return allOf(conditions);
};

/** All reviews, as admins moderate them. */
export const createAdminReviewRepository = (database: Database) => ({
  list: (condition: SQL, limit: number, offset: number) =>
    database.query<AdminReviewRow>(sql`
      WITH page AS MATERIALIZED (
        SELECT r.id FROM ${source} WHERE ${condition} ORDER BY r.id DESC LIMIT ${limit} OFFSET ${offset}
      )
      SELECT r.id, p.id AS product_id, p.slug, p.name AS product_name, p.name_ar AS product_name_ar,
        (SELECT f.storage_key FROM product_images i JOIN files f ON f.id = i.file_id
          WHERE i.product_id = p.id ORDER BY i.position, i.id LIMIT 1) AS image_key,
        v.id AS vendor_id, v.company_name, v.company_name_ar, r.rating, r.body, r.answer,
        u.firstname || ' ' || u.lastname AS author, u.email, r.verified, r.created_at, ${updatedAt}, r.hidden_at,
        r.hidden_reason, r.moderated_at, ${state} AS state
      FROM page JOIN ${source} ON r.id = page.id ORDER BY r.id DESC`),

  async count(condition: SQL): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM ${source} WHERE ${condition}`,
    );
    return row?.total ?? 0;
  },

  /** Serialises changes of these products' reviews, as their customers' requests do. */
  lockProducts: (ids: readonly number[]) =>
    database.query(sql`
      SELECT id FROM products WHERE id IN (SELECT r.product_id FROM reviews r WHERE ${isOneOf(sql`r.id`, ids)})
      ORDER BY id FOR NO KEY UPDATE`),

  /** Locks reviews until the end of the transaction. */
  lock: (ids: readonly number[]) =>
    database.query<Moderated>(sql`
      SELECT r.id, r.product_id, p.name AS product_name, p.name_ar AS product_name_ar, r.hidden_at IS NOT NULL AS hidden,
        r.hidden_reason, r.moderated_at IS NOT NULL AS moderated, ${updatedAt}
      FROM reviews r JOIN products p ON p.id = r.product_id WHERE ${isOneOf(sql`r.id`, ids)} ORDER BY r.id FOR UPDATE OF r`),

  setVisible: (id: number, visible: boolean, reason: string) =>
    database.query(sql`
      UPDATE reviews SET hidden_at = CASE WHEN ${visible}::boolean THEN NULL ELSE coalesce(hidden_at, now()) END,
        hidden_reason = ${reason}, moderated_at = now()
      WHERE id = ${id}`),
});
