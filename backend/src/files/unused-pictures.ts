import { sql } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';

/** Batch size within the statement timeout: for each picture the database checks everything that may refer to it. */
const BATCH = 500;

/**
 * Deletes pictures uploaded more than 15 days ago (longer than a form draft lives) without a reference from a product,
 * a pending change, a vendor, category, post or order. Those without an owner belong to the program or the shop.
 * @param discard deletes the files from the storage
 */
export const removeUnusedPictures = async (
  database: Database,
  discard: (storageKey: string) => Promise<void>,
): Promise<void> => {
  for (;;) {
    const unused = await database.query<{ storage_key: string }>(sql`
      DELETE FROM files WHERE id IN (
        SELECT f.id FROM files f
        WHERE f.visibility = 'public' AND f.owner_user_id IS NOT NULL AND f.created_at < now() - interval '15 days'
          AND NOT EXISTS (SELECT 1 FROM product_images i WHERE i.file_id = f.id)
          AND NOT EXISTS (SELECT 1 FROM product_change_images i WHERE i.file_id = f.id)
          AND NOT EXISTS (SELECT 1 FROM vendors v WHERE v.logo_file_id = f.id OR v.cr_file_id = f.id)
          AND NOT EXISTS (SELECT 1 FROM categories c WHERE c.image_file_id = f.id)
          AND NOT EXISTS (SELECT 1 FROM posts WHERE posts.image_file_id = f.id)
          AND NOT EXISTS (SELECT 1 FROM order_items i WHERE i.image_key = f.storage_key)
        LIMIT ${BATCH}
      ) RETURNING storage_key`);
    for (const { storage_key: storageKey } of unused) await discard(storageKey);
    if (unused.length < BATCH) return;
  }
};
