import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { matching } from './listing.ts';
import { productColumns, productSource, type ProductRow } from './productRow.ts';

export interface AdminProductFilter {
  search?: string;
  status?: 'active' | 'draft';
  approval?: 'approved' | 'waiting' | 'changed';
}

export interface AdminProductRow extends ProductRow {
  status: 'active' | 'draft';
  approval_status: 0 | 1;
  changed_since_approval: boolean;
}

/** A product after a switch was turned over. */
export interface ToggledRow {
  id: number;
  is_featured: boolean;
  approval_status: 0 | 1;
  slug: string;
  name: string;
  name_ar: string;
  vendor_id: number;
}

/** The two switches that an admin has on a product. */
export type Toggle = 'is_featured' | 'approval_status';

const approvalStates = {
  approved: sql`p.approval_status = 1`,
  waiting: sql`p.approval_status = 0`,
  changed: sql`p.approved_content IS NOT NULL`,
} as const;

const condition = ({ search, status, approval }: AdminProductFilter): SQL => {
  const conditions = [sql`p.deleted_at IS NULL`];
  if (search !== undefined) conditions.push(sql`(${matching(search)} OR ${soldBy(search)})`);
  if (status !== undefined) conditions.push(sql`p.status = ${status}`);
  if (approval !== undefined) conditions.push(approvalStates[approval]);
  return sql.join(conditions, sql` AND `);
};

const soldBy = (search: string) => sql`p.vendor_id IN (
  SELECT id FROM vendors WHERE strpos(lower(company_name || ' ' || company_name_ar), ${search.toLowerCase()}) > 0)`;

const toggled: Record<Toggle, SQL> = {
  is_featured: sql`is_featured = NOT is_featured`,
  approval_status: sql`approval_status = 1 - approval_status, approved_content = NULL,
    approved_at = CASE WHEN approval_status = 0 THEN now() END`,
};

/** Everybody's products, whatever their state. */
export const createAdminCatalogRepository = (database: Database) => ({
  list: (filter: AdminProductFilter, limit: number, offset: number) =>
    database.query<AdminProductRow>(sql`
      WITH shown AS MATERIALIZED (
        SELECT p.id FROM products p WHERE ${condition(filter)} ORDER BY p.id DESC LIMIT ${limit} OFFSET ${offset}
      )
      SELECT ${productColumns}, p.status, p.approval_status,
        p.approved_content IS NOT NULL AS changed_since_approval
      FROM shown JOIN ${productSource} ON p.id = shown.id ORDER BY p.id DESC`),

  async count(filter: AdminProductFilter): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM products p WHERE ${condition(filter)}`,
    );
    return row?.total ?? 0;
  },

  /** Turns a switch over. @returns the product as it is now, or null when there is none */
  toggle: (id: number, toggle: Toggle) =>
    database.first<ToggledRow>(sql`
      UPDATE products SET ${toggled[toggle]} WHERE id = ${id} AND deleted_at IS NULL
      RETURNING id, is_featured, approval_status, slug, name, name_ar, vendor_id`),
});
