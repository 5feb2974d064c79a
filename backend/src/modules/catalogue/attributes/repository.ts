import { contains } from '../../../csv/list-reader.ts';
import { assignmentsOf, listOf, valuesOf } from '../../../sql/columns.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { isOneOf } from '../../../wire/bulk.ts';
import { definitionColumns } from './definition-repository.ts';
import type { AttributeKind, CategoryAttributeRow, OptionRow } from './kinds.ts';

/** Stored texts and limits of an attribute. */
export interface AttributeRecord {
  code: string;
  kind: AttributeKind;
  name: string;
  name_ar: string;
  help: string;
  help_ar: string;
  unit: string;
  unit_ar: string;
  decimals: number;
  min: number | null;
  max: number | null;
}

const isStored: Record<keyof AttributeRecord, true> = {
  ...{ code: true, kind: true, name: true, name_ar: true, help: true, help_ar: true },
  ...{ unit: true, unit_ar: true, decimals: true, min: true, max: true },
};

/** Columns of an AttributeRecord. */
export const recordColumns = Object.keys(isStored) as (keyof AttributeRecord)[];

export interface AdminOptionRow extends OptionRow {
  product_count: number;
}

export interface AttributeRow extends Omit<
  CategoryAttributeRow,
  'options' | 'required_from' | 'filterable' | 'comparable'
> {
  options: AdminOptionRow[];
  product_count: number;
  categories: { id: number; name: string; name_arabic: string }[];
  created_at: string;
  updated_at: string;
}

/** Option to store at its position. */
export interface PlacedOption {
  id: number | null;
  value: string;
  value_ar: string;
  flag: boolean | null;
  min: number | null;
  max: number | null;
  position: number;
}

// Values that wait for a review count: their option must exist when they are accepted.
const productsWith = (row: SQL): SQL => sql`(SELECT count(DISTINCT product_id) FROM (
  SELECT v.product_id FROM product_attributes v WHERE ${row}
  UNION ALL SELECT v.product_id FROM product_change_attributes v WHERE ${row}) used)`;

const columns = sql`${definitionColumns}, a.created_at, a.updated_at, ${productsWith(sql`v.attribute_id = a.id`)} AS product_count,
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', o.id, 'value', o.value, 'value_ar', o.value_ar, 'flag', o.flag, 'min', o.min,
      'max', o.max, 'product_count', ${productsWith(sql`v.attribute_id = a.id AND v.option_id = o.id`)}) ORDER BY o.position, o.id)
    FROM attribute_options o WHERE o.attribute_id = a.id), '[]') AS options,
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'name_arabic', c.name_ar) ORDER BY c.position, c.id)
    FROM category_attributes ca JOIN categories c ON c.id = ca.category_id AND c.deleted_at IS NULL
    WHERE ca.attribute_id = a.id), '[]') AS categories`;

const matches = (search: string | undefined): SQL =>
  search === undefined ? sql`true` : contains(search, sql`a.code`, sql`a.name`, sql`a.name_ar`);

const recordset = (options: readonly PlacedOption[]): SQL => sql`jsonb_to_recordset(${JSON.stringify(options)}::jsonb)
  AS placed (id integer, value text, value_ar text, flag boolean, min numeric, max numeric, position integer)`;

/** Attributes with their options, as admins edit them. */
export const createAttributeRepository = (database: Database) => ({
  list: (search: string | undefined, limit: number, offset: number) =>
    database.query<AttributeRow>(sql`
      SELECT ${columns} FROM attributes a WHERE ${matches(search)} ORDER BY a.name, a.id LIMIT ${limit} OFFSET ${offset}`),

  async count(search: string | undefined): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM attributes a WHERE ${matches(search)}`,
    );
    return row?.total ?? 0;
  },

  find: (id: number) => database.first<AttributeRow>(sql`SELECT ${columns} FROM attributes a WHERE a.id = ${id}`),

  /** @returns the id; null if the code is taken */
  async insert(record: AttributeRecord): Promise<number | null> {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO attributes (${listOf(recordColumns, (name) => name)}) VALUES (${valuesOf(recordColumns, record)})
      ON CONFLICT (code) DO NOTHING RETURNING id`);
    return row?.id ?? null;
  },

  save: (id: number, record: AttributeRecord) =>
    database.query(sql`
      UPDATE attributes SET ${assignmentsOf(recordColumns, record)}, updated_at = clock_timestamp() WHERE id = ${id}`),

  remove: (id: number) => database.query(sql`DELETE FROM attributes WHERE id = ${id}`),

  /** Replaces the options: those with an id are changed, those without are new, all others are deleted. */
  async saveOptions(id: number, options: readonly PlacedOption[]): Promise<void> {
    const kept = options.flatMap((option) => option.id ?? []);
    await database.query(
      sql`DELETE FROM attribute_options WHERE attribute_id = ${id} AND NOT ${isOneOf(sql`id`, kept)}`,
    );
    // Temporary texts, since two options may swap theirs.
    await database.query(sql`
      UPDATE attribute_options SET value = 'option ' || id WHERE attribute_id = ${id} AND value <> ''`);
    await database.query(sql`
      UPDATE attribute_options o SET value = placed.value, value_ar = placed.value_ar, min = placed.min, max = placed.max,
        position = placed.position
      FROM ${recordset(options)} WHERE o.attribute_id = ${id} AND o.id = placed.id`);
    await database.query(sql`
      INSERT INTO attribute_options (attribute_id, value, value_ar, flag, min, max, position)
      SELECT ${id}::bigint, value, value_ar, flag, min, max, position FROM ${recordset(options)}
      WHERE placed.id IS NULL ORDER BY position`);
  },

  /** Ids of the products with a value, in the order in which they are locked. */
  async products(id: number): Promise<number[]> {
    const rows = await database.query<{ id: number }>(sql`
      SELECT p.id FROM products p WHERE EXISTS (
        SELECT 1 FROM product_attributes v WHERE v.product_id = p.id AND v.attribute_id = ${id})
      ORDER BY p.id FOR NO KEY UPDATE OF p`);
    return rows.map((row) => row.id);
  },
});
