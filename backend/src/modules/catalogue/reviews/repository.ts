import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { isId, named } from '../shop/listing.ts';
import { onSale } from '../shop/product-row.ts';

/** Product with its vendor's review settings. */
export interface ReviewedProduct {
  id: number;
  slug: string;
  name: string;
  name_ar: string;
  vendor_id: number;
  open: boolean;
  verified_only: boolean;
  verified_label: boolean;
  stars: boolean;
  stars_required: boolean;
}

/** Review with its author's first name and initial. */
export interface ReviewRow {
  id: number;
  user_id: number;
  body: string;
  rating: number | null;
  verified: boolean;
  name: string;
  created_at: string;
  updated_at: string;
  answer: string;
  answered_at: string | null;
}

/** Number of reviews per star rating; `rating` is null for reviews shown without stars. */
export interface RatingCount {
  rating: number | null;
  count: number;
}

/** Fields that decide whether a review may be changed. */
export interface OwnReview {
  product_id: number;
  rating: number | null;
  body: string;
  updated_at: string;
  /** The vendor's reply; empty without one. */
  answer: string;
  hidden: boolean;
}

const shown = (productId: number): SQL => sql`r.product_id = ${productId} AND r.hidden_at IS NULL`;

const reviewColumns = sql`r.id, r.user_id, r.body, r.rating, r.verified, r.created_at, r.updated_at, r.answer,
  r.answered_at, CASE WHEN u.erased_at IS NULL THEN u.firstname || ' ' || left(u.lastname, 1) || '.' ELSE '' END AS name`;

/** Reviews. A customer's own review is looked up together with the customer's id. */
export const createReviewRepository = (database: Database) => {
  const product = (condition: SQL, name: string) =>
    database.first<ReviewedProduct>(
      sql`
      SELECT p.id, p.slug, p.name, p.name_ar, p.vendor_id, v.reviews_enabled AS open, v.reviews_verified_only AS verified_only,
        v.reviews_verified_label AS verified_label, v.ratings_enabled AS stars,
        v.ratings_enabled AND v.ratings_required AS stars_required
      FROM products p JOIN vendors v ON v.id = p.vendor_id WHERE ${condition}`,
      name,
    );

  return {
    /** Product on sale. */
    find: (idOrSlug: string) =>
      product(sql`${named(idOrSlug)} AND ${onSale}`, `reviewed-by-${isId(idOrSlug) ? 'id' : 'slug'}`),

    /** Product, on sale or not. */
    findSold: (id: number) => product(sql`p.id = ${id}`, 'reviewed-product'),

    /** Serialises changes of a product's reviews, so that its rating counts all of them. */
    lock: (productId: number) => database.query(sql`SELECT id FROM products WHERE id = ${productId} FOR NO KEY UPDATE`),

    list: (productId: number, rating: number | undefined, limit: number, offset: number) =>
      database.query<ReviewRow>(
        sql`
        SELECT ${reviewColumns} FROM reviews r JOIN users u ON u.id = r.user_id
        WHERE ${shown(productId)} ${rating === undefined ? sql`` : sql`AND r.rating = ${rating}`}
        ORDER BY r.id DESC LIMIT ${limit} OFFSET ${offset}`,
        rating === undefined ? 'reviews-of-product' : 'reviews-with-stars',
      ),

    /** Counts of shown reviews by stars; empty if the vendor has disabled reviews. */
    count: async ({ id, open, stars }: ReviewedProduct): Promise<RatingCount[]> =>
      open
        ? database.query<RatingCount>(
            sql`
            SELECT CASE WHEN ${stars}::boolean THEN r.rating END AS rating, count(*) AS count
            FROM reviews r WHERE ${shown(id)} GROUP BY 1`,
            'review-counts',
          )
        : [],

    /** The customer's review of a product, hidden or not. */
    mine: (productId: number, userId: number) =>
      database.first<ReviewRow & { hidden: boolean }>(
        sql`
        SELECT ${reviewColumns}, r.hidden_at IS NOT NULL AS hidden FROM reviews r JOIN users u ON u.id = r.user_id
        WHERE r.product_id = ${productId} AND r.user_id = ${userId}`,
        'own-review',
      ),

    /** True if a completed sub-order of the customer contains the product. */
    async owns(productId: number, userId: number): Promise<boolean> {
      const row = await database.first<{ owns: boolean }>(
        sql`
        SELECT EXISTS (
          SELECT 1 FROM order_items i
          JOIN vendor_orders part ON part.id = i.vendor_order_id AND order_is_completed(part.status)
          JOIN orders o ON o.id = part.order_id
          WHERE i.product_id = ${productId} AND o.user_id = ${userId}
        ) AS owns`,
        'owns-product',
      );
      return row?.owns ?? false;
    },

    /** @returns false if the customer has already reviewed the product */
    async insert(productId: number, userId: number, rating: number | null, body: string, verified: boolean) {
      const rows = await database.query(sql`
        INSERT INTO reviews (product_id, user_id, rating, body, verified)
        VALUES (${productId}, ${userId}, ${rating}, ${body}, ${verified}) ON CONFLICT DO NOTHING RETURNING id`);
      return rows.length === 1;
    },

    findOwn: (id: number, userId: number) =>
      database.first<OwnReview>(sql`
        SELECT product_id, rating, body, updated_at, answer, hidden_at IS NOT NULL AS hidden FROM reviews
        WHERE id = ${id} AND user_id = ${userId} FOR UPDATE`),

    /** An edited review waits for moderation again. */
    update: (id: number, userId: number, rating: number | null, body: string) =>
      database.query(sql`
        UPDATE reviews SET rating = ${rating}, body = ${body}, updated_at = now(), moderated_at = NULL
        WHERE id = ${id} AND user_id = ${userId}`),

    /** A vendor's reply does not apply to a changed text. */
    dropAnswer: (id: number) =>
      database.query(sql`UPDATE reviews SET answer = '', answered_at = NULL WHERE id = ${id}`),

    remove: (id: number, userId: number) =>
      database.query(sql`DELETE FROM reviews WHERE id = ${id} AND user_id = ${userId}`),
  };
};
