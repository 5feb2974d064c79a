import { sql } from '../../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../../database/database.ts';
import { pictureUrls } from '../../../../files/file-store.ts';
import { createDefinitionRepository } from '../../attributes/definition-repository.ts';
import { createValueRepository } from '../../attributes/value-repository.ts';
import { toFormValues } from '../../attributes/view.ts';
import { createChangeRepository } from '../changes/repository.ts';
import { reviewedOptionalColumns, reviewedColumns, pickFields } from '../../shop/product-columns.ts';
import type { ReviewedValues } from '../changes/reviewed-fields.ts';
import type { RequestedChanges } from './schemas.ts';

export interface ImageRow {
  id: number;
  storage_key: string;
  variant_id: number | null;
}

/** Stored picture in the product form. */
export const toImage = ({ id, storage_key, variant_id }: ImageRow) => ({
  id,
  ...pictureUrls(storage_key),
  variant_id,
});

const isSame = (one: readonly ImageRow[], other: readonly ImageRow[]): boolean =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);

/**
 * Reads the changes that a vendor has requested for a product.
 * @returns a function of the product and its live pictures; null if nothing differs
 */
export const createRequestedChanges = (database: Database) => {
  const changes = createChangeRepository(database);
  const definitions = createDefinitionRepository(database);
  const values = createValueRepository(database);

  const categoryOf = (id: number | null) =>
    database.first<{ id: number; name: string; name_arabic: string }>(
      sql`SELECT id, name, name_ar AS name_arabic FROM categories WHERE id = ${id}::bigint`,
    );

  return async (
    live: ReviewedValues & { id: number },
    pictures: readonly ImageRow[],
  ): Promise<z.infer<typeof RequestedChanges> | null> => {
    const requested = await changes.find(live.id);
    if (!requested) return null;
    const differing = reviewedColumns.filter(
      ({ column }) => requested[column] !== null && requested[column] !== live[column],
    );
    const images = requested.pictures && !isSame(requested.pictures, pictures) ? requested.pictures : null;
    const fields = [
      ...differing.map(({ field }) => field),
      ...(images ? (['pictures'] as const) : []),
      ...(requested.attributes ? (['attributes'] as const) : []),
    ];
    if (fields.length === 0) return null;
    const { name, description, requested_at, declined_at, decline_reason } = requested;
    return {
      fields,
      ...{ name, description, requested_at, declined_at, decline_reason },
      ...pickFields(reviewedOptionalColumns, requested),
      arabic_name: requested.name_ar,
      arabic_description: requested.description_ar,
      category: await categoryOf(requested.category_id),
      attributes: requested.attributes
        ? toFormValues(
            await definitions.ofCategory(requested.category_id ?? live.category_id),
            await values.readProposed(live.id),
          )
        : null,
      images: images?.map(toImage) ?? null,
    };
  };
};
