import { assignmentsOf, listOf, valuesOf } from '../../../../sql/columns.ts';
import { sql, type SQL } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';
import type { VatClass } from '../../../../facts/vat.ts';
import type { AUDIENCES } from '../../../../facts/sale-rules.ts';
import type { ReturnClass } from '../../../../facts/returns.ts';
import { contains } from '../../../../csv/list-reader.ts';
import { isId } from '../../shop/listing.ts';
import { anotherSlug, categorySlug } from '../form/slug.ts';
import { today } from '../../../../calendar/today.ts';

/** Stored texts and state of a category. */
export interface CategoryRecord {
  name: string;
  name_ar: string;
  description: string;
  description_ar: string;
  status: 0 | 1;
  image_file_id: number | null;
  vat_class: VatClass;
  return_class: ReturnClass;
  return_days: number;
  min_shelf_life_days: number;
  authorisation_required: boolean;
  audience: (typeof AUDIENCES)[number];
  cold_chain: boolean;
  quantity_limit: number | null;
  limit_days: number;
  min_age: number | null;
  size_guide: string;
  size_guide_ar: string;
}

const isStored: Record<keyof CategoryRecord, true> = {
  ...{ name: true, name_ar: true, description: true, description_ar: true, status: true, image_file_id: true },
  ...{
    vat_class: true,
    return_class: true,
    return_days: true,
    min_shelf_life_days: true,
    authorisation_required: true,
    audience: true,
    cold_chain: true,
    quantity_limit: true,
    limit_days: true,
    min_age: true,
    size_guide: true,
    size_guide_ar: true,
  },
};

/** Columns of a CategoryRecord. */
export const recordColumns = Object.keys(isStored) as (keyof CategoryRecord)[];

export interface AdminCategoryRow extends CategoryRecord {
  id: number;
  slug: string;
  image_key: string | null;
  product_count: number;
  /** Number of products with a pending change that moves them here. */
  arriving_count: number;
  created_at: string;
  updated_at: string;
}

interface CategoryEffects {
  offered_products: number;
  unauthorised_products: number;
  carts: number;
}

export interface CategoryFilter {
  search?: string;
  status?: 0 | 1;
  /** Only categories older than the one with this id. */
  before?: number;
}

// Products of a deleted vendor do not count.
const productCount = sql`(
  SELECT count(*) FROM products p
  WHERE p.category_id = c.id AND p.deleted_at IS NULL AND p.vendor_id NOT IN (SELECT id FROM vendors WHERE deleted_at IS NOT NULL))`;

const arrivingCount = sql`(
  SELECT count(*) FROM product_changes w JOIN products p ON p.id = w.product_id AND p.deleted_at IS NULL
  JOIN vendors v ON v.id = p.vendor_id AND v.deleted_at IS NULL
  WHERE w.category_id = c.id AND w.declined_at IS NULL)`;

const columns = sql`c.id, c.slug, ${listOf(recordColumns, (name) => `c.${name}`)}, f.storage_key AS image_key, ${productCount} AS product_count, ${arrivingCount} AS arriving_count,
  c.created_at, c.updated_at`;

const source = sql`categories c LEFT JOIN files f ON f.id = c.image_file_id`;

const condition = ({ search, status, before }: CategoryFilter): SQL => {
  const conditions = [sql`c.deleted_at IS NULL`];
  if (status !== undefined) conditions.push(sql`c.status = ${status}`);
  if (before !== undefined) conditions.push(sql`c.id < ${before}`);
  if (search !== undefined) {
    conditions.push(contains(search, sql`c.name`, sql`c.name_ar`, sql`c.slug`));
  }
  return sql.join(conditions, sql` AND `);
};

const named = (idOrSlug: string): SQL => (isId(idOrSlug) ? sql`c.id = ${Number(idOrSlug)}` : sql`c.slug = ${idOrSlug}`);

/** Deleting waits for products being added to the category (`FOR KEY SHARE`); editing need not. */
type LockPurpose = 'edit' | 'delete';
const locks: Record<LockPurpose, SQL> = { edit: sql`FOR NO KEY UPDATE`, delete: sql`FOR UPDATE` };

/** Categories in every state, as admins see them. */
export const createAdminCategoryRepository = (database: Database) => {
  const insertWith = (slug: string, record: CategoryRecord) =>
    database.first<{ id: number }>(sql`
      INSERT INTO categories (slug, ${listOf(recordColumns, (name) => name)}, position)
      VALUES (${slug}, ${valuesOf(recordColumns, record)}, (SELECT coalesce(max(position), 0) + 1 FROM categories))
      ON CONFLICT (slug) WHERE deleted_at IS NULL DO NOTHING RETURNING id`);

  return {
    list: (filter: CategoryFilter, limit: number, offset: number) =>
      database.query<AdminCategoryRow>(sql`
        SELECT ${columns} FROM ${source} WHERE ${condition(filter)} ORDER BY c.id DESC LIMIT ${limit} OFFSET ${offset}`),

    async count(filter: CategoryFilter): Promise<number> {
      const row = await database.first<{ total: number }>(
        sql`SELECT count(*) AS total FROM categories c WHERE ${condition(filter)}`,
      );
      return row?.total ?? 0;
    },

    /** All digits are an id, anything else a slug. */
    find: (idOrSlug: string) =>
      database.first<AdminCategoryRow>(
        sql`SELECT ${columns} FROM ${source} WHERE ${named(idOrSlug)} AND c.deleted_at IS NULL`,
      ),

    /** Locks a category until the end of the transaction. */
    lockNamed: (idOrSlug: string, purpose: LockPurpose) =>
      database.query(
        sql`SELECT c.id FROM categories c WHERE ${named(idOrSlug)} AND c.deleted_at IS NULL ${locks[purpose]}`,
      ),

    /** Locks categories in the order of their ids; missing ones are omitted. */
    async lock(ids: readonly number[], purpose: LockPurpose): Promise<AdminCategoryRow[]> {
      const among = sql`c.id IN (SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
      // A second statement counts, so that it sees what was written while the first waited for the locks.
      await database.query(sql`SELECT c.id FROM categories c WHERE ${among} ORDER BY c.id ${locks[purpose]}`);
      return database.query<AdminCategoryRow>(
        sql`SELECT ${columns} FROM ${source} WHERE ${among} AND c.deleted_at IS NULL ORDER BY c.id`,
      );
    },

    /** Inserts a category under the slug of its English name, or a similar one if that is taken. @returns its id */
    async insert(record: CategoryRecord): Promise<number> {
      const preferredSlug = categorySlug(record.name);
      for (let slug = preferredSlug; ; slug = anotherSlug(preferredSlug)) {
        const row = await insertWith(slug, record);
        if (row) return row.id;
      }
    },

    /** Products and carts that a rule would concern. */
    async effects(id: number): Promise<CategoryEffects> {
      const row = await database.first<CategoryEffects>(sql`
        SELECT count(*) AS offered_products, count(*) FILTER (
            WHERE authorisation_end(p) < ${today}) AS unauthorised_products,
          (SELECT count(DISTINCT i.user_id) FROM cart_items i JOIN products held ON held.id = i.product_id
            WHERE held.category_id = ${id} AND held.deleted_at IS NULL) AS carts
        FROM products p
        WHERE p.category_id = ${id} AND p.status = 'active' AND p.approval_status = 1 AND p.deleted_at IS NULL`);
      return row ?? { offered_products: 0, unauthorised_products: 0, carts: 0 };
    },

    save: (id: number, record: CategoryRecord) =>
      database.query(sql`
        UPDATE categories SET ${assignmentsOf(recordColumns, record)}, updated_at = now() WHERE id = ${id}`),

    remove: (id: number) =>
      database.query(sql`UPDATE categories SET deleted_at = now(), updated_at = now() WHERE id = ${id}`),
  };
};
