import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { isOneOf } from '../../../wire/bulk.ts';
import { definitionColumns, optionsOf } from './definition-repository.ts';
import type { CategoryAttributeRow } from './kinds.ts';

export interface AdminCategoryAttributeRow extends CategoryAttributeRow {
  missing: number;
}

/** Attribute of a category, at its position. */
export interface Assignment {
  attribute_id: number;
  required_from: string | null;
  filterable: boolean;
  comparable: boolean;
}

const recordset = (assignments: readonly Assignment[]): SQL => {
  const rows = assignments.map((assignment, position) => ({ ...assignment, position }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    AS assigned (attribute_id bigint, required_from date, filterable boolean, comparable boolean, position integer)`;
};

const approved = sql`p.category_id = ca.category_id AND p.approval_status = 1 AND p.deleted_at IS NULL`;

/** Attributes assigned to categories. */
export const createCategoryAttributeRepository = (database: Database) => ({
  /** The category, locked until the end of the transaction if wanted. */
  find: (id: number, lock = false) =>
    database.first<{ id: number; name: string; updated_at: string; approved_count: number }>(sql`
      SELECT c.id, c.name, c.updated_at, (
        SELECT count(*) FROM products p WHERE p.category_id = c.id AND p.approval_status = 1 AND p.deleted_at IS NULL
      ) AS approved_count
      FROM categories c WHERE c.id = ${id} AND c.deleted_at IS NULL ${lock ? sql`FOR NO KEY UPDATE OF c` : sql``}`),

  list: (categoryId: number) =>
    database.query<AdminCategoryAttributeRow>(sql`
      SELECT ${definitionColumns}, ${optionsOf} AS options, ca.required_from, ca.filterable, ca.comparable, (
        SELECT count(*) FROM products p WHERE ${approved} AND NOT EXISTS (
          SELECT 1 FROM product_attributes v WHERE v.product_id = p.id AND v.attribute_id = a.id)) AS missing
      FROM category_attributes ca JOIN attributes a ON a.id = ca.attribute_id
      WHERE ca.category_id = ${categoryId} ORDER BY ca.position, a.id`),

  /** Those of the ids that are attributes. */
  async known(ids: readonly number[]): Promise<Set<number>> {
    const rows = await database.query<{ id: number }>(sql`SELECT id FROM attributes WHERE ${isOneOf(sql`id`, ids)}`);
    return new Set(rows.map(({ id }) => id));
  },

  async save(categoryId: number, assignments: readonly Assignment[]): Promise<void> {
    await database.query(sql`DELETE FROM category_attributes WHERE category_id = ${categoryId}`);
    await database.query(sql`
      INSERT INTO category_attributes (category_id, attribute_id, position, required_from, filterable, comparable)
      SELECT ${categoryId}::bigint, attribute_id, position, required_from, filterable, comparable FROM ${recordset(assignments)}`);
    await database.query(sql`UPDATE categories SET updated_at = clock_timestamp() WHERE id = ${categoryId}`);
  },
});
