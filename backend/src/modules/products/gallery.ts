import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { NewProduct } from './form.ts';
import type { Refusals } from './refusals.ts';

type ChosenImages = NonNullable<NewProduct['images']>;

/** The pictures of a product, in order. The first is the product's own. */
export const createGallery = (database: Database) => ({
  /**
   * Names the pictures that the vendor may not show: somebody else's, another product's, or one chosen twice. A picture
   * shown for a variant names one of the form's. What is allowed is kept from being tidied away meanwhile.
   */
  async check(userId: number, productId: number | null, form: NewProduct, refusals: Refusals): Promise<void> {
    const images = form.images ?? [];
    if (images.length === 0) return;
    const rows = await database.query<{ id: number }>(sql`
      SELECT f.id FROM files f
      WHERE f.id IN (SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(images.map(({ id }) => id))}::jsonb))
        AND f.visibility = 'public' AND (
          EXISTS (SELECT 1 FROM product_images i WHERE i.file_id = f.id AND i.product_id = ${productId}::bigint)
          OR f.owner_user_id = ${userId} AND NOT EXISTS (SELECT 1 FROM product_images i WHERE i.file_id = f.id))
      FOR KEY SHARE OF f`);
    const allowed = new Set(rows.map(({ id }) => id));
    const skus = new Set(form.variants.map(({ sku }) => sku));
    images.forEach(({ id, variant_sku: sku }, index) => {
      if (!allowed.delete(id)) refusals.set(`images.${index}.id`, 'products.image_unknown');
      if (sku !== '' && !skus.has(sku)) refusals.set(`images.${index}.variant_sku`, 'products.variant_unknown');
    });
  },

  /** Shows exactly these pictures. Call it when the variants that they name are saved. */
  async replace(productId: number, images: ChosenImages): Promise<void> {
    await database.query(sql`DELETE FROM product_images WHERE product_id = ${productId}`);
    const chosen = JSON.stringify(images.map((image, position) => ({ ...image, position })));
    await database.query(sql`
      INSERT INTO product_images (product_id, file_id, variant_id, position)
      SELECT ${productId}::bigint, chosen.id, w.id, chosen.position
      FROM jsonb_to_recordset(${chosen}::jsonb) AS chosen (id bigint, variant_sku text, position integer)
      LEFT JOIN variants w ON w.product_id = ${productId}::bigint AND w.sku = chosen.variant_sku AND w.deleted_at IS NULL`);
  },

  async count(productId: number): Promise<number> {
    const row = await database.first<{ count: number }>(
      sql`SELECT count(*) FROM product_images WHERE product_id = ${productId}`,
    );
    return row?.count ?? 0;
  },

  /** Puts a picture after all others. @param variantId the variant that it shows; null: the whole product */
  append: (productId: number, fileId: number, variantId: number | null) =>
    database.query(sql`
      INSERT INTO product_images (product_id, file_id, variant_id, position)
      SELECT ${productId}::bigint, ${fileId}::bigint, ${variantId}::bigint, coalesce(max(position), -1) + 1
      FROM product_images WHERE product_id = ${productId}`),

  /** Takes the first picture away. */
  removeFirst: (productId: number) =>
    database.query(sql`
      DELETE FROM product_images WHERE id = (
        SELECT id FROM product_images WHERE product_id = ${productId} ORDER BY position, id LIMIT 1)`),

  /** Puts a picture before all others. */
  prepend: (productId: number, fileId: number) =>
    database.query(sql`
      INSERT INTO product_images (product_id, file_id, position)
      SELECT ${productId}::bigint, ${fileId}::bigint, coalesce(min(position), 1) - 1
      FROM product_images WHERE product_id = ${productId}`),
});
