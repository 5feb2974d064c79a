import { sql } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';
import type { FieldErrors } from '../../../../wire/field-errors.ts';
import { tagSlug } from './slug.ts';

/** Tags and related products of a product. */
export const createRelations = (database: Database) => {
  /** Ids of tags by name in either language. Unknown names become new tags. */
  const tagIds = async (names: readonly string[]): Promise<number[]> => {
    const entries = names.map((name) => ({ name, slug: tagSlug(name) })).filter(({ slug }) => slug !== '');
    const list = sql`jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS wanted (name text, slug text)`;
    const known = sql`SELECT t.id, wanted.slug FROM ${list}
      JOIN tags t ON t.slug = wanted.slug OR lower(t.name) = lower(wanted.name) OR t.name_ar = wanted.name`;
    // Sorted, so that two products with the same new tags do not deadlock.
    await database.query(sql`
      INSERT INTO tags (slug, name) SELECT DISTINCT ON (slug) slug, name FROM ${list}
      WHERE slug NOT IN (SELECT known.slug FROM (${known}) known) ORDER BY slug ON CONFLICT (slug) DO NOTHING`);
    const rows = await database.query<{ id: number }>(sql`SELECT DISTINCT known.id FROM (${known}) known`);
    return rows.map(({ id }) => id);
  };

  return {
    async saveTags(productId: number, names: readonly string[]): Promise<void> {
      const ids = JSON.stringify(await tagIds(names));
      await database.query(sql`DELETE FROM product_tags WHERE product_id = ${productId}`);
      await database.query(sql`
        INSERT INTO product_tags (product_id, tag_id)
        SELECT ${productId}::bigint, value::bigint FROM jsonb_array_elements_text(${ids}::jsonb)`);
    },

    /** Reports related products that are another vendor's or the product itself. Existing relations may stay. */
    async checkRelated(vendorId: number, productId: number | null, ids: readonly number[], errors: FieldErrors) {
      const rows = await database.query<{ id: number }>(sql`
        SELECT id FROM products WHERE deleted_at IS NULL
          AND (vendor_id = ${vendorId}
            OR id IN (SELECT related_id FROM related_products WHERE product_id = ${productId}::bigint))
          AND id IN (SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
          AND id IS DISTINCT FROM ${productId}::bigint`);
      const allowed = new Set(rows.map(({ id }) => id));
      ids.forEach((id, index) => {
        if (!allowed.has(id)) errors.set(`related_products.${index}`, 'products.related_unknown');
      });
    },

    async saveRelated(productId: number, ids: readonly number[]): Promise<void> {
      await database.query(sql`DELETE FROM related_products WHERE product_id = ${productId}`);
      await database.query(sql`
        INSERT INTO related_products (product_id, related_id, position)
        SELECT ${productId}::bigint, value::bigint, min(position)
        FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) WITH ORDINALITY AS chosen (value, position)
        GROUP BY value`);
    },
  };
};
