import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { ProductVatClass, VatClass } from '../../../facts/vat.ts';
import { returnTerms, type ReturnTerms } from '../../shop/return-terms.ts';
import { vatClass } from '../../shop/vendor-vat.ts';
import { contains } from '../../../csv/list-reader.ts';
import { changesWaiting } from '../changes/repository.ts';
import { matchingOrSoldBy } from '../../shop/listing.ts';
import { fromNearerEnd, type Rows } from '../../../wire/paging.ts';
import { orderBy } from '../../../wire/sorting.ts';
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
  vat_class: ProductVatClass;
  vat_basis: string;
  taxed_as: VatClass;
  returns: ReturnTerms;
  status: 'active' | 'draft';
  approval_status: 0 | 1;
  changes_waiting: boolean;
  updated_at: string;
}

/** A product with what only the admin's view of it shows. */
interface AdminProductDetailRow extends AdminProductRow {
  approved_at: string | null;
  on_sale: boolean;
  vendor_active: 0 | 1 | 2;
}

/** A product under the lock of the admin who decides about it. */
export interface DecidedRow {
  id: number;
  slug: string;
  name: string;
  name_ar: string;
  vendor_id: number;
  is_featured: boolean;
  approval_status: 0 | 1;
  changes_waiting: boolean;
  updated_at: string;
}

const approvalStates = {
  approved: sql`p.approval_status = 1`,
  waiting: sql`p.approval_status = 0`,
  changed: changesWaiting,
} as const;

/** Neither deleted itself nor gone with its vendor. */
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

const columns = sql`${productColumns}, p.vat_class, p.vat_basis, ${vatClass} AS taxed_as, ${returnTerms} AS returns, p.status, p.approval_status, ${changesWaiting} AS changes_waiting, p.updated_at`;

/** Everybody's products, whatever their state. */
export const createAdminCatalogRepository = (database: Database) => {
  const count = async (filter: AdminProductFilter): Promise<number> => {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM products p WHERE ${condition(filter)}`,
    );
    return row?.total ?? 0;
  };

  /** The newest first, or from the end of the list those that are shown last. */
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

    /** A page of the list, and how many products the whole of it has. */
    async page(filter: AdminProductFilter, rows: Rows): Promise<{ rows: AdminProductRow[]; total: number }> {
      const total = await count(filter);
      const read = fromNearerEnd(rows, total);
      return { rows: read ? await list(filter, read, read.backwards) : [], total };
    },

    find: (id: number) =>
      database.first<AdminProductDetailRow>(sql`
        SELECT ${columns}, p.approved_at, (${onSale}) AS on_sale, v.active AS vendor_active
        FROM ${productSource} WHERE p.id = ${id} AND ${exists}`),

    /** The next product in the list that waits for the admin, not yet approved or with changes; after the last the first. */
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

    /** The products with these ids, in the order of their ids; those that are gone are left out. */
    lock: (ids: readonly number[]) =>
      database.query<DecidedRow>(sql`
        SELECT p.id, p.slug, p.name, p.name_ar, p.vendor_id, p.is_featured, p.approval_status,
          ${changesWaiting} AS changes_waiting, p.updated_at
        FROM products p
        WHERE p.id IN (SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) AND ${exists}
        ORDER BY p.id FOR NO KEY UPDATE`),

    feature: (id: number, featured: boolean) =>
      database.query(sql`UPDATE products SET is_featured = ${featured} WHERE id = ${id}`),

    approve: (id: number, approved: boolean) =>
      database.query(sql`
        UPDATE products SET approval_status = ${approved ? 1 : 0}, approved_at = CASE WHEN ${approved} THEN now() END
        WHERE id = ${id}`),

    /** Notes that what its vendor's form shows is another. */
    touch: (id: number) => database.query(sql`UPDATE products SET updated_at = clock_timestamp() WHERE id = ${id}`),

    remove: (id: number) =>
      database.query(sql`UPDATE products SET deleted_at = now(), updated_at = clock_timestamp() WHERE id = ${id}`),
  };
};
