import { listOf } from '../../../../sql/columns.ts';
import { sql, type SQL } from '../../../../sql/sql.ts';
import { isOneOf } from '../../../../wire/bulk.ts';
import type { Database } from '../../../../database/database.ts';
import { reviewedColumns, type ContentValues } from '../../shop/product-columns.ts';
import { valuesByCode } from '../../attributes/product-attributes.ts';
import { createValueRepository, type ProductValues } from '../../attributes/value-repository.ts';
import type { ReviewedField, ReviewedValues } from './reviewed-fields.ts';

/** Values a vendor requests for a product; an omitted field is unchanged, live or pending. */
export type ProposedValues = { product_id: number } & Partial<
  Pick<ContentValues, Exclude<ReviewedField, 'pictures' | 'attributes'>>
>;

/** Picture at its position. @property variant_id the variant shown; null for the whole product */
export interface PlacedPicture {
  file_id: number;
  variant_id: number | null;
}

type Nullable<Values> = { [Key in keyof Values]: Values[Key] | null };

/** Stored changes; a null column is not changed. */
export interface StoredChanges extends Nullable<ReviewedValues> {
  id: number;
  pictures: { id: number; storage_key: string; variant_id: number | null }[] | null;
  /** The values in `product_change_attributes` replace the live ones. */
  attributes: boolean;
  requested_at: string;
  declined_at: string | null;
  decline_reason: string;
}

const listed = (write: (column: string) => string): SQL => listOf(reviewedColumns, ({ column }) => write(column));

const columns = listed((column) => column);
const columnsOf = (table: string) => listed((column) => `${table}.${column}`);

/** Pictures with their positions, as rows. */
export const placed = (pictures: readonly PlacedPicture[]): SQL =>
  sql`ROWS FROM (jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) AS (file_id bigint, variant_id bigint))
    WITH ORDINALITY AS chosen (file_id, variant_id, position)`;

/** True if the product `p` has changes pending for an admin. */
export const pendingChanges = sql`EXISTS (
  SELECT 1 FROM product_changes waiting WHERE waiting.product_id = p.id AND waiting.declined_at IS NULL)`;

/** Pending changes as keys of a JSON object that override the live ones; `p` is the products table. */
export const pendingValues = sql`coalesce((
  SELECT jsonb_strip_nulls(jsonb_build_object(
    ${listOf(reviewedColumns, ({ field, column }) => `'${field}', c.${column}`)}, 'pictures', CASE WHEN c.pictures THEN (
      SELECT jsonb_agg(f.storage_key ORDER BY i.position, i.id)
      FROM product_change_images i JOIN files f ON f.id = i.file_id WHERE i.product_id = c.product_id) END,
    'attributes', CASE WHEN c.attributes THEN ${valuesByCode(sql`product_change_attributes`, sql`c.product_id`)} END))
  FROM product_changes c WHERE c.product_id = p.id AND c.declined_at IS NULL), '{}')`;

/** Rows of `product_changes`. Write them under the product's lock, after the columns that are live immediately. */
export const createChangeRepository = (database: Database) => {
  const attributeValues = createValueRepository(database);

  /** Declined changes are dropped by the next edit. */
  const removeDeclined = (productIds: readonly number[]) =>
    database.query(sql`
      DELETE FROM product_changes WHERE declined_at IS NOT NULL AND ${isOneOf(sql`product_id`, productIds)}`);

  const removeEmpty = (productIds: readonly number[]) =>
    database.query(sql`
      DELETE FROM product_changes
      WHERE ${isOneOf(sql`product_id`, productIds)} AND NOT pictures AND NOT attributes AND num_nonnulls(${columns}) = 0`);

  /** Pending or declined changes of a product; null without either. */
  const find = (productId: number) =>
    database.first<StoredChanges>(sql`
      SELECT c.id, ${columnsOf('c')}, c.attributes, c.requested_at, c.declined_at, c.decline_reason, CASE WHEN c.pictures THEN (
        SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'storage_key', f.storage_key,
          'variant_id', i.variant_id) ORDER BY i.position, i.id), '[]')
        FROM product_change_images i JOIN files f ON f.id = i.file_id WHERE i.product_id = c.product_id) END AS pictures
      FROM product_changes c WHERE c.product_id = ${productId}`);

  return {
    find,
    removeDeclined,

    /** Pending changes of a product; null without any. */
    async findWaiting(productId: number): Promise<StoredChanges | null> {
      const found = await find(productId);
      return found?.declined_at === null ? found : null;
    },

    /**
     * Stores differences from the live products as pending, merged with earlier ones; values equal to the live ones are
     * dropped.
     */
    async propose(userId: number, wanted: readonly ProposedValues[]): Promise<void> {
      if (wanted.length === 0) return;
      const ids = wanted.map(({ product_id: id }) => id);
      await removeDeclined(ids);
      await database.query(sql`
        WITH merged AS (
          SELECT p.id AS product_id, c.product_id IS NOT NULL AS is_known,
            ${listOf(reviewedColumns, ({ field, column }) => `NULLIF(coalesce(wanted.${field}, c.${column}), p.${column}) AS ${column}`)}
          FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
            AS wanted (product_id bigint, ${listOf(reviewedColumns, ({ field, type }) => `${field} ${type}`)})
          JOIN products p ON p.id = wanted.product_id
          LEFT JOIN product_changes c ON c.product_id = p.id
        )
        INSERT INTO product_changes (product_id, requested_by, ${columns})
        SELECT product_id, ${userId}::bigint, ${columns} FROM merged WHERE is_known OR num_nonnulls(${columns}) > 0
        ON CONFLICT (product_id) DO UPDATE SET id = DEFAULT, requested_by = excluded.requested_by, requested_at = now(),
          ${listed((column) => `${column} = excluded.${column}`)}
        WHERE (${columnsOf('product_changes')}) IS DISTINCT FROM (${columnsOf('excluded')})`);
      await removeEmpty(ids);
    },

    /** Replaces the pending pictures. */
    async proposePictures(userId: number, productId: number, pictures: readonly PlacedPicture[]): Promise<void> {
      await removeDeclined([productId]);
      await database.query(sql`
        INSERT INTO product_changes (product_id, requested_by, pictures) VALUES (${productId}, ${userId}, true)
        ON CONFLICT (product_id) DO UPDATE
        SET id = DEFAULT, requested_by = excluded.requested_by, requested_at = now(), pictures = true`);
      await database.query(sql`DELETE FROM product_change_images WHERE product_id = ${productId}`);
      await database.query(sql`
        INSERT INTO product_change_images (product_id, file_id, variant_id, position)
        SELECT ${productId}::bigint, file_id, variant_id, position FROM ${placed(pictures)}`);
    },

    /** Drops pending pictures: the live ones stay. */
    async keepPictures(productId: number): Promise<void> {
      await database.query(sql`DELETE FROM product_change_images WHERE product_id = ${productId}`);
      await database.query(sql`
        UPDATE product_changes SET id = DEFAULT, pictures = false WHERE product_id = ${productId} AND pictures`);
      await removeEmpty([productId]);
    },

    /** Replaces the pending attributes. */
    async proposeAttributes(userId: number, wanted: readonly ProductValues[]): Promise<void> {
      const ids = wanted.map(({ productId }) => productId);
      await removeDeclined(ids);
      await database.query(sql`
        INSERT INTO product_changes (product_id, requested_by, attributes)
        SELECT value::bigint, ${userId}::bigint, true FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)
        ON CONFLICT (product_id) DO UPDATE
        SET id = DEFAULT, requested_by = excluded.requested_by, requested_at = now(), attributes = true`);
      await attributeValues.replaceProposed(wanted);
    },

    /** Drops pending attributes: the live ones stay. */
    async keepAttributes(productIds: readonly number[]): Promise<void> {
      await database.query(sql`DELETE FROM product_change_attributes WHERE ${isOneOf(sql`product_id`, productIds)}`);
      await database.query(sql`
        UPDATE product_changes SET id = DEFAULT, attributes = false
        WHERE ${isOneOf(sql`product_id`, productIds)} AND attributes`);
      await removeEmpty(productIds);
    },

    /** Publishes the pending changes. */
    async apply(productId: number): Promise<void> {
      if ((await find(productId))?.attributes) await attributeValues.publish(productId);
      await database.query(sql`
        UPDATE products p SET ${listed((column) => `${column} = coalesce(c.${column}, p.${column})`)},
          updated_at = clock_timestamp(), approved_at = CASE WHEN p.approval_status = 1 THEN now() END
        FROM product_changes c WHERE c.product_id = p.id AND p.id = ${productId}`);
      await database.query(sql`
        DELETE FROM product_images i USING product_changes c
        WHERE c.product_id = i.product_id AND c.pictures AND i.product_id = ${productId}`);
      await database.query(sql`
        INSERT INTO product_images (product_id, file_id, variant_id, position)
        SELECT product_id, file_id, variant_id, position FROM product_change_images WHERE product_id = ${productId}`);
      await database.query(sql`DELETE FROM product_changes WHERE product_id = ${productId}`);
    },

    decline: (productId: number, reason: string) =>
      database.query(sql`
        UPDATE product_changes SET declined_at = now(), decline_reason = ${reason} WHERE product_id = ${productId}`),

    remove: (productId: number) => database.query(sql`DELETE FROM product_changes WHERE product_id = ${productId}`),
  };
};
