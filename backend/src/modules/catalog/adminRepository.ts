import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { matching } from './listing.ts';
import { productColumns, productSource, type ProductRow } from './productRow.ts';

export interface AdminProductFilter {
  search?: string;
  status?: 'active' | 'draft';
  approved?: boolean;
}

export interface AdminProductRow extends ProductRow {
  status: 'active' | 'draft';
  approval_status: 0 | 1;
}

/** The two switches that an admin has on a product. */
export type Toggle = 'is_featured' | 'approval_status';

const condition = ({ search, status, approved }: AdminProductFilter): SQL => {
  const conditions = [sql`p.deleted_at IS NULL`];
  if (search !== undefined) conditions.push(sql`(${matching(search)} OR ${soldBy(search)})`);
  if (status !== undefined) conditions.push(sql`p.status = ${status}`);
  if (approved !== undefined) conditions.push(sql`p.approval_status = ${approved ? 1 : 0}`);
  return sql.join(conditions, sql` AND `);
};

const soldBy = (search: string) => sql`p.vendor_id IN (
  SELECT id FROM vendors WHERE strpos(lower(company_name || ' ' || company_name_ar), ${search.toLowerCase()}) > 0)`;

const toggled: Record<Toggle, SQL> = {
  is_featured: sql`is_featured = NOT is_featured`,
  approval_status: sql`approval_status = 1 - approval_status`,
};

/** Everybody's products, whatever their state. */
export const createAdminCatalogRepository = (database: Database) => ({
  list: (filter: AdminProductFilter, limit: number, offset: number) =>
    database.query<AdminProductRow>(sql`
      WITH shown AS MATERIALIZED (
        SELECT p.id FROM products p WHERE ${condition(filter)} ORDER BY p.id DESC LIMIT ${limit} OFFSET ${offset}
      )
      SELECT ${productColumns}, p.status, p.approval_status
      FROM shown JOIN ${productSource} ON p.id = shown.id ORDER BY p.id DESC`),

  async count(filter: AdminProductFilter): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM products p WHERE ${condition(filter)}`,
    );
    return row?.total ?? 0;
  },

  /** Turns a switch over. @returns the product as it is now, or null when there is none */
  toggle: (id: number, toggle: Toggle) =>
    database.first<{ id: number; is_featured: boolean; approval_status: 0 | 1 }>(sql`
      UPDATE products SET ${toggled[toggle]}, updated_at = now() WHERE id = ${id} AND deleted_at IS NULL
      RETURNING id, is_featured, approval_status`),
});
