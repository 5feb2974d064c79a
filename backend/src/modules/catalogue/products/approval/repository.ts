import { listOf } from '../../../../sql/columns.ts';
import { sql, type SQL } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';
import type { VatClass } from '../../../../facts/vat.ts';
import { returnTerms, type ReturnTerms } from '../../shop/return-terms.ts';
import { vatClass } from '../../shop/vendor-vat.ts';
import { contains } from '../../../../csv/list-reader.ts';
import { pendingChanges } from '../changes/repository.ts';
import { matchingOrSoldBy } from '../../shop/listing.ts';
import { fromNearerEnd, type Rows } from '../../../../wire/paging.ts';
import { orderBy } from '../../../../wire/sorting.ts';
import { reviewedOptionalColumns, type RowOf } from '../../shop/product-columns.ts';
import { missingAuthorisation, type AuthorisationFact } from '../../shop/missing-authorisation.ts';
import { onSale, productColumns, productSource, type ProductRow } from '../../shop/product-row.ts';

export interface AdminProductFilter {
  search?: string;
  status?: 'active' | 'draft';
  approval?: 'approved' | 'waiting' | 'changed';
  featured?: boolean;
  vendorId?: number;
  categoryId?: number;
  taxedAs?: VatClass;
  /** Only products older than the one with this id. */
  before?: number;
}

export interface AdminProductRow extends ProductRow {
  taxed_as: VatClass;
  returns: ReturnTerms;
  status: 'active' | 'draft';
  approval_status: 0 | 1;
  changes_waiting: boolean;
  tracks_lots: boolean;
  updated_at: string;
}

/** Product with the columns that only admins see. */
interface AdminProductDetailRow extends AdminProductRow, RowOf<typeof reviewedOptionalColumns> {
  barcode: string;
  approved_at: string | null;
  on_sale: boolean;
  missing: AuthorisationFact[];
  vendor_active: 0 | 1 | 2;
}

/** Product locked for an admin's decision. */
export interface DecidedRow {
  id: number;
  slug: string;
  name: string;
  name_ar: string;
  vendor_id: number;
  is_featured: boolean;
  approval_status: 0 | 1;
  /** A recall has taken it off sale. */
  recalled: boolean;
  missing: AuthorisationFact[];
  changes_waiting: boolean;
  updated_at: string;
}

const approvalStates = {
  approved: sql`p.approval_status = 1`,
  waiting: sql`p.approval_status = 0`,
  changed: pendingChanges,
} as const;

/** Neither the product nor its vendor is deleted. */
const exists = sql`p.deleted_at IS NULL AND p.vendor_id NOT IN (SELECT id FROM vendors WHERE deleted_at IS NOT NULL)`;

const called = (search: string) =>
  sql`SELECT id FROM vendors WHERE ${contains(search, sql`company_name`, sql`company_name_ar`)}`;

const condition = (filter: AdminProductFilter): SQL => {
  const { search, status, approval, featured, vendorId, categoryId, taxedAs, before } = filter;
  const conditions = [exists];
  if (search !== undefined) conditions.push(matchingOrSoldBy(search, called(search)));
  if (status !== undefined) conditions.push(sql`p.status = ${status}`);
  if (approval !== undefined) conditions.push(approvalStates[approval]);
  if (featured !== undefined) conditions.push(sql`p.is_featured = ${featured}`);
  if (vendorId !== undefined) conditions.push(sql`p.vendor_id = ${vendorId}`);
  if (categoryId !== undefined) conditions.push(sql`p.category_id = ${categoryId}`);
  if (taxedAs !== undefined)
    conditions.push(sql`(SELECT ${vatClass} FROM categories c WHERE c.id = p.category_id) = ${taxedAs}`);
  if (before !== undefined) conditions.push(sql`p.id < ${before}`);
  return sql.join(conditions, sql` AND `);
};

const columns = sql`${productColumns}, ${vatClass} AS taxed_as, ${returnTerms} AS returns, p.status, p.approval_status, ${pendingChanges} AS changes_waiting, p.tracks_lots, p.updated_at`;

/** All vendors' products, in any state. */
export const createAdminCatalogRepository = (database: Database) => {
  const count = async (filter: AdminProductFilter): Promise<number> => {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM products p WHERE ${condition(filter)}`,
    );
    return row?.total ?? 0;
  };

  /** Newest first; with `backwards`, read from the end of the list. */
  const list = (filter: AdminProductFilter, { limit, offset }: Rows, backwards = false) =>
    database.query<AdminProductRow>(sql`
      WITH shown AS MATERIALIZED (
        SELECT p.id FROM products p WHERE ${condition(filter)}
        ORDER BY ${orderBy([{ column: sql`p.id`, descending: true }], backwards)} LIMIT ${limit} OFFSET ${offset}
      )
      SELECT ${columns} FROM shown JOIN ${productSource} ON p.id = shown.id ORDER BY p.id DESC`);

  return {
    count,
    list,

    /** Page of the list, and the total number of products. */
    async page(filter: AdminProductFilter, rows: Rows): Promise<{ rows: AdminProductRow[]; total: number }> {
      const total = await count(filter);
      const read = fromNearerEnd(rows, total);
      return { rows: read ? await list(filter, read, read.backwards) : [], total };
    },

    find: (id: number) =>
      database.first<AdminProductDetailRow>(sql`
        SELECT ${columns}, p.barcode, ${listOf(reviewedOptionalColumns, ({ column }) => `p.${column}`)}, p.approved_at, (${onSale}) AS on_sale, ${missingAuthorisation} AS missing, v.active AS vendor_active
        FROM ${productSource} WHERE p.id = ${id} AND ${exists}`),

    /** Next product in the list that is not yet approved or has requested changes; wraps around at the end. */
    async nextWaiting(id: number): Promise<number | null> {
      const newest = (state: SQL) =>
        sql`SELECT max(p.id) AS id FROM products p WHERE ${exists} AND p.status = 'active' AND ${state} AND p.id`;
      const either = (rest: SQL) => sql`(SELECT max(id) FROM (
        (${newest(approvalStates.waiting)} ${rest}) UNION ALL (${newest(approvalStates.changed)} ${rest})) AS waiting)`;
      const row = await database.first<{ id: number | null }>(
        sql`SELECT coalesce(${either(sql`< ${id}`)}, ${either(sql`> ${id}`)}) AS id`,
      );
      return row?.id ?? null;
    },

    /** Locks products in the order of their ids; missing ones are omitted. */
    lock: (ids: readonly number[]) =>
      database.query<DecidedRow>(sql`
        SELECT p.id, p.slug, p.name, p.name_ar, p.vendor_id, p.is_featured, p.approval_status, p.recalled,
          ${missingAuthorisation} AS missing,
          ${pendingChanges} AS changes_waiting, p.updated_at
        FROM products p
        WHERE p.id IN (SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) AND ${exists}
        ORDER BY p.id FOR NO KEY UPDATE`),

    feature: (id: number, featured: boolean) =>
      database.query(sql`UPDATE products SET is_featured = ${featured} WHERE id = ${id}`),

    approve: (id: number, approved: boolean) =>
      database.query(sql`
        UPDATE products SET approval_status = ${approved ? 1 : 0}, approved_at = CASE WHEN ${approved} THEN now() END
        WHERE id = ${id}`),

    /** Updates the timestamp, because the vendor's form shows something else now. */
    touch: (id: number) => database.query(sql`UPDATE products SET updated_at = clock_timestamp() WHERE id = ${id}`),

    remove: (id: number) =>
      database.query(sql`UPDATE products SET deleted_at = now(), updated_at = clock_timestamp() WHERE id = ${id}`),
  };
};
