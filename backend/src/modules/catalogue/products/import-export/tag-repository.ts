import { sql } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';
import { tagSlug } from '../form/slug.ts';

/** Product with its new tags. */
interface TaggedProduct {
  id: number;
  tags: readonly string[];
}

const tagsOf = (products: readonly TaggedProduct[]) =>
  products.flatMap(({ id, tags }) =>
    tags.map((name) => ({ id, name, slug: tagSlug(name) })).filter(({ slug }) => slug !== ''),
  );

/** Tags of many products. A tag is identified by its name in either language; unknown names become new tags. */
export const createTagRepository = (database: Database) => ({
  async replace(products: readonly TaggedProduct[]): Promise<void> {
    if (products.length === 0) return;
    const wanted = sql`jsonb_to_recordset(${JSON.stringify(tagsOf(products))}::jsonb)
      AS wanted (id bigint, name text, slug text)`;
    const known = sql`(t.slug = wanted.slug OR lower(t.name) = lower(wanted.name) OR t.name_ar = wanted.name)`;
    // Sorted, so that two imports with the same new tags do not deadlock.
    await database.query(sql`
      INSERT INTO tags (slug, name)
      SELECT DISTINCT ON (slug) slug, name FROM ${wanted} WHERE NOT EXISTS (SELECT 1 FROM tags t WHERE ${known})
      ORDER BY slug ON CONFLICT (slug) DO NOTHING`);
    const ids = JSON.stringify(products.map(({ id }) => id));
    await database.query(sql`
      DELETE FROM product_tags
      WHERE product_id IN (SELECT value::bigint FROM jsonb_array_elements_text(${ids}::jsonb))`);
    await database.query(sql`
      INSERT INTO product_tags (product_id, tag_id)
      SELECT DISTINCT wanted.id, t.id FROM ${wanted} JOIN tags t ON ${known}`);
  },
});
