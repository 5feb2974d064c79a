import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { inCategory, matching } from './listing.ts';
import { productColumns, productSource, type ProductRow } from './productRow.ts';

/** What a vendor asks of the own list. */
export interface VendorProductFilter {
  search?: string;
  category?: string;
  status?: 'active' | 'draft';
  inStock?: boolean;
}

export interface VendorProductRow extends ProductRow {
  status: 'active' | 'draft';
  approval_status: 0 | 1;
}

const condition = (vendorId: number, filter: VendorProductFilter): SQL => {
  const conditions = [sql`p.vendor_id = ${vendorId} AND p.deleted_at IS NULL`];
  if (filter.search !== undefined) conditions.push(matching(filter.search));
  if (filter.category !== undefined) conditions.push(inCategory(filter.category));
  if (filter.status !== undefined) conditions.push(sql`p.status = ${filter.status}`);
  if (filter.inStock !== undefined) conditions.push(filter.inStock ? sql`p.stock > 0` : sql`p.stock = 0`);
  return sql.join(conditions, sql` AND `);
};

/** A vendor's own products, drafts and waiting ones too. */
export const createVendorCatalogRepository = (database: Database) => ({
  list: (vendorId: number, filter: VendorProductFilter, limit: number, offset: number) =>
    database.query<VendorProductRow>(sql`
      WITH shown AS MATERIALIZED (
        SELECT p.id FROM products p WHERE ${condition(vendorId, filter)} ORDER BY p.id DESC
        LIMIT ${limit} OFFSET ${offset}
      )
      SELECT ${productColumns}, p.status, p.approval_status
      FROM shown JOIN ${productSource} ON p.id = shown.id ORDER BY p.id DESC`),

  async count(vendorId: number, filter: VendorProductFilter): Promise<number> {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM products p WHERE ${condition(vendorId, filter)}`,
    );
    return row?.total ?? 0;
  },

  /** Own products for the choice of related ones. */
  pick: (vendorId: number, search: string, limit: number) =>
    database.query<ProductRow>(sql`
      SELECT ${productColumns} FROM ${productSource}
      WHERE ${condition(vendorId, { search })} ORDER BY p.id DESC LIMIT ${limit}`),
});
