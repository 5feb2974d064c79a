import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { isOneOf } from '../../../wire/bulk.ts';
import type { CategoryAttributeRow } from './kinds.ts';

/** Options of the attribute `a` in order, as a JSON array of OptionRows. */
export const optionsOf = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', o.id, 'value', o.value, 'value_ar', o.value_ar, 'flag', o.flag,
    'min', o.min, 'max', o.max) ORDER BY o.position, o.id)
  FROM attribute_options o WHERE o.attribute_id = a.id), '[]')`;

export const definitionColumns = sql`a.id, a.code, a.kind, a.name, a.name_ar, a.help, a.help_ar, a.unit, a.unit_ar,
  a.decimals, a.min::float8 AS min, a.max::float8 AS max`;

/** A category by id or slug; slugs are never all digits. */
const categoryNamed = (idOrSlug: string | number): SQL =>
  /^\d{1,15}$/.test(String(idOrSlug)) ? sql`c.id = ${Number(idOrSlug)}` : sql`c.slug = ${String(idOrSlug)}`;

/** Attributes that categories ask for. */
export const createDefinitionRepository = (database: Database) => ({
  /** In the order of the category; none for an unknown one. */
  ofCategory: (idOrSlug: string | number): Promise<CategoryAttributeRow[]> =>
    database.query<CategoryAttributeRow>(
      sql`SELECT ${definitionColumns}, ${optionsOf} AS options, ca.required_from, ca.filterable, ca.comparable
        FROM categories c JOIN category_attributes ca ON ca.category_id = c.id JOIN attributes a ON a.id = ca.attribute_id
        WHERE ${categoryNamed(idOrSlug)} AND c.deleted_at IS NULL ORDER BY ca.position, a.id`,
    ),

  /** By category, in its order. */
  async ofCategories(ids: readonly number[]): Promise<Map<number, CategoryAttributeRow[]>> {
    const rows = await database.query<CategoryAttributeRow & { category_id: number }>(
      sql`SELECT ca.category_id, ${definitionColumns}, ${optionsOf} AS options, ca.required_from, ca.filterable, ca.comparable
        FROM category_attributes ca JOIN attributes a ON a.id = ca.attribute_id
        WHERE ${isOneOf(sql`ca.category_id`, ids)} ORDER BY ca.category_id, ca.position, a.id`,
    );
    return new Map(ids.map((id) => [id, rows.filter(({ category_id: own }) => own === id)]));
  },

  /** Those of the codes that are attributes. */
  async codes(codes: readonly string[]): Promise<Set<string>> {
    const rows = await database.query<{ code: string }>(sql`
      SELECT code FROM attributes WHERE code IN (SELECT jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`);
    return new Set(rows.map(({ code }) => code));
  },

  /** True for a category in any state. */
  exists: async (id: number): Promise<boolean> =>
    (await database.first(sql`SELECT c.id FROM categories c WHERE c.id = ${id} AND c.deleted_at IS NULL`)) !== null,

  /** An active category, or null. */
  category: (idOrSlug: string) =>
    database.first<{ id: number }>(
      sql`SELECT c.id FROM categories c WHERE ${categoryNamed(idOrSlug)} AND c.status = 1 AND c.deleted_at IS NULL`,
    ),

  /**
   * Until the end of the transaction, options and ranges do not change while values are saved. Take it before locks of
   * products, so that a change of ranges, which writes products, cannot deadlock with a save.
   */
  lockForValues: () => database.query(sql`SELECT pg_advisory_xact_lock_shared(hashtextextended('attributes', 0))`),

  lockForChange: () => database.query(sql`SELECT pg_advisory_xact_lock(hashtextextended('attributes', 0))`),
});
