import { sql } from '../../../../sql/sql.ts';
import { codeKey } from '../../../../text/normalize.ts';
import type { Database } from '../../../../database/database.ts';
import { createChangeRepository, placed, type PlacedPicture } from '../changes/repository.ts';
import type { NewProduct } from './form.ts';
import type { FieldErrors } from '../../../../wire/field-errors.ts';

type ChosenImages = NonNullable<NewProduct['images']>;

const shownOrWaiting = sql`(
  SELECT product_id, file_id FROM product_images UNION ALL SELECT product_id, file_id FROM product_change_images)`;

const isSame = (
  one: readonly PlacedPicture[],
  other: readonly PlacedPicture[],
  keys: readonly (keyof PlacedPicture)[],
): boolean =>
  one.length === other.length && one.every((picture, at) => keys.every((key) => picture[key] === other[at]?.[key]));

/** Pictures of a product in order; the first is its main picture. */
export const createGallery = (database: Database) => {
  const changes = createChangeRepository(database);

  const live = (productId: number) =>
    database.query<PlacedPicture>(sql`
      SELECT file_id, variant_id FROM product_images WHERE product_id = ${productId} ORDER BY position, id`);

  const waiting = async (productId: number): Promise<PlacedPicture[] | null> => {
    const requested = await changes.findWaiting(productId);
    return requested?.pictures?.map(({ id, variant_id }) => ({ file_id: id, variant_id })) ?? null;
  };

  const replace = async (productId: number, pictures: readonly PlacedPicture[]): Promise<void> => {
    await database.query(sql`DELETE FROM product_images WHERE product_id = ${productId}`);
    await database.query(sql`
      INSERT INTO product_images (product_id, file_id, variant_id, position)
      SELECT ${productId}::bigint, file_id, variant_id, position FROM ${placed(pictures)}`);
  };

  const assign = (productId: number, pictures: readonly PlacedPicture[]) =>
    database.query(sql`
      UPDATE product_images i SET variant_id = chosen.variant_id FROM ${placed(pictures)}
      WHERE i.product_id = ${productId} AND i.file_id = chosen.file_id`);

  return {
    /**
     * Reports pictures that the vendor may not use: another user's, another product's, or duplicates. The variant of a
     * picture must be in the form. Accepted pictures are locked against the clean-up of unused files.
     */
    async check(userId: number, productId: number | null, form: NewProduct, errors: FieldErrors): Promise<void> {
      const images = form.images ?? [];
      if (images.length === 0) return;
      const rows = await database.query<{ id: number }>(sql`
        SELECT f.id FROM files f
        WHERE f.id IN (SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(images.map(({ id }) => id))}::jsonb))
          AND f.visibility = 'public' AND (
            EXISTS (SELECT 1 FROM ${shownOrWaiting} i WHERE i.file_id = f.id AND i.product_id = ${productId}::bigint)
            OR f.owner_user_id = ${userId} AND NOT EXISTS (SELECT 1 FROM ${shownOrWaiting} i WHERE i.file_id = f.id))
        FOR KEY SHARE OF f`);
      const allowed = new Set(rows.map(({ id }) => id));
      const skus = new Set(form.variants.map(({ sku }) => codeKey(sku)));
      images.forEach(({ id, variant_sku: sku }, index) => {
        if (!allowed.delete(id)) errors.set(`images.${index}.id`, 'products.image_unknown');
        if (sku !== '' && !skus.has(codeKey(sku)))
          errors.set(`images.${index}.variant_sku`, 'products.variant_unknown');
      });
    },

    /** Pictures of a form with the variants they show. Call after the variants are saved. */
    async chosen(productId: number, images: ChosenImages): Promise<PlacedPicture[]> {
      const variants = await database.query<{ id: number; sku: string }>(
        sql`SELECT id, sku FROM variants WHERE product_id = ${productId} AND deleted_at IS NULL`,
      );
      const idOf = new Map(variants.map(({ id, sku }) => [codeKey(sku), id]));
      return images.map(({ id, variant_sku: sku }) => ({ file_id: id, variant_id: idOf.get(codeKey(sku)) ?? null }));
    },

    /** Pictures as the vendor sees them: pending ones, or the live ones. */
    present: async (productId: number): Promise<PlacedPicture[]> => (await waiting(productId)) ?? live(productId),

    /**
     * Publishes the pictures or stores them as pending. The variant of a live picture changes immediately.
     * @param isHeld the pictures need review by an admin
     */
    async save(userId: number, productId: number, pictures: readonly PlacedPicture[], isHeld: boolean): Promise<void> {
      if (isHeld) await assign(productId, pictures);
      else await replace(productId, pictures);
      if (isSame(await live(productId), pictures, ['file_id'])) return changes.keepPictures(productId);
      const requested = await waiting(productId);
      if (requested && isSame(requested, pictures, ['file_id', 'variant_id'])) return;
      await changes.proposePictures(userId, productId, pictures);
    },
  };
};
