import { sql, type SQL } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';
import { priceColumns } from '../../../../money/money.ts';
import { fromNearerEnd, type Rows } from '../../../../wire/paging.ts';
import { folded } from '../../../../search/folded.ts';
import { orderBy, type SortKey } from '../../../../wire/sorting.ts';
import { pendingChanges } from '../changes/repository.ts';
import { inCategory, matching } from '../../shop/listing.ts';
import { lowStock } from '../../../../ledger/low-stock.ts';
import { productColumns, productSource, type ProductRow, type Reader } from '../../shop/product-row.ts';
import { touchedBands, type StockBand } from './stock-bands.ts';

/** Filter of a vendor's list. */
export interface VendorProductFilter {
  search?: string;
  category?: string;
  status?: 'active' | 'draft';
  approved?: boolean;
  stock?: 'some' | 'none' | 'low';
  lacksSpecifications?: boolean;
}

/** Order of a vendor's list. */
export interface VendorProductOrder {
  by: 'newest' | 'name' | 'stock' | 'price';
  descending: boolean;
}

export interface VendorProductRow extends ProductRow {
  barcode: string;
  status: 'active' | 'draft';
  approval_status: 0 | 1;
  low_stock: boolean;
  changes_waiting: boolean;
  lacks_specifications: boolean;
  updated_at: string;
}

const stocked = { some: sql`p.stock > 0`, none: sql`p.stock = 0`, low: lowStock } as const;

/** True for a product without a live value that its category requires, today or later. */
const lacksSpecifications = sql`EXISTS (
  SELECT FROM category_attributes ca WHERE ca.category_id = p.category_id AND ca.required_from IS NOT NULL AND NOT EXISTS (
    SELECT FROM product_attributes v WHERE v.product_id = p.id AND v.attribute_id = ca.attribute_id))`;

/** WHERE condition of a vendor's list; `p` is the products table. */
export const vendorCondition = (vendorId: number, filter: VendorProductFilter): SQL => {
  const conditions = [sql`p.vendor_id = ${vendorId} AND p.deleted_at IS NULL`];
  if (filter.search !== undefined) conditions.push(matching(filter.search));
  if (filter.category !== undefined) conditions.push(inCategory(filter.category));
  if (filter.status !== undefined) conditions.push(sql`p.status = ${filter.status}`);
  if (filter.approved !== undefined) conditions.push(sql`p.approval_status = ${filter.approved ? 1 : 0}`);
  if (filter.stock !== undefined) conditions.push(stocked[filter.stock]);
  if (filter.lacksSpecifications) conditions.push(lacksSpecifications);
  return sql.join(conditions, sql` AND `);
};

const sortKeys = ({ by, descending }: VendorProductOrder, { lang, currency }: Reader): SortKey[] => {
  const columns = {
    newest: null,
    // A product without an Arabic name is sorted by the English one.
    name: folded(lang === 'ar' ? sql`coalesce(nullif(p.name_ar, ''), p.name)` : sql`p.name`),
    stock: sql`p.stock`,
    price: sql`p.${sql.identifier(priceColumns[currency].price)}`,
  } as const;
  const column = columns[by];
  return [...(column ? [{ column, descending }] : []), { column: sql`p.id`, descending }];
};

/** Part of a list: `total` products, the page starting at `offset` within them. */
interface Stretch extends Rows {
  condition: SQL;
  total: number;
}

/** A vendor's own products, including drafts and unapproved ones. */
export const createVendorCatalogRepository = (database: Database) => {
  const count = async (condition: SQL): Promise<number> => {
    const row = await database.first<{ total: number }>(
      sql`SELECT count(*) AS total FROM products p WHERE ${condition}`,
    );
    return row?.total ?? 0;
  };

  const rowsOf = async (keys: SortKey[], { condition, total, ...rows }: Stretch): Promise<VendorProductRow[]> => {
    const read = fromNearerEnd(rows, total);
    if (!read) return [];
    return database.query<VendorProductRow>(sql`
      WITH shown AS MATERIALIZED (
        SELECT p.id FROM products p WHERE ${condition} ORDER BY ${orderBy(keys, read.backwards)}
        LIMIT ${read.limit} OFFSET ${read.offset}
      )
      SELECT ${productColumns}, p.barcode, p.status, p.approval_status, p.updated_at, ${lowStock} AS low_stock,
        ${pendingChanges} AS changes_waiting, ${lacksSpecifications} AS lacks_specifications
      FROM shown JOIN ${productSource} ON p.id = shown.id ORDER BY ${orderBy(keys)}`);
  };

  /** The stock is not indexed because every sale changes it; its band is, and changes rarely. */
  const stretchByStock = async (condition: SQL, descending: boolean, rows: Rows): Promise<[Stretch, number]> => {
    const bands = await database.query<StockBand>(sql`
      SELECT p.stock_band AS band, count(*) AS total FROM products p WHERE ${condition}
      GROUP BY p.stock_band ORDER BY ${orderBy([{ column: sql`p.stock_band`, descending }])}`);
    const all = bands.reduce((sum, { total }) => sum + total, 0);
    const touched = touchedBands(bands, rows);
    if (!touched) return [{ condition, total: 0, ...rows }, all];
    const { first, last, before, total } = touched;
    const within = sql`${condition} AND p.stock_band BETWEEN ${first} AND ${last}`;
    return [{ condition: within, total, limit: rows.limit, offset: rows.offset - before }, all];
  };

  return {
    async page(
      vendorId: number,
      filter: VendorProductFilter,
      order: VendorProductOrder,
      reader: Reader,
      rows: Rows,
    ): Promise<{ rows: VendorProductRow[]; total: number }> {
      const condition = vendorCondition(vendorId, filter);
      const keys = sortKeys(order, reader);
      if (order.by !== 'stock') {
        const total = await count(condition);
        return { rows: await rowsOf(keys, { condition, total, ...rows }), total };
      }
      const [stretch, total] = await stretchByStock(condition, order.descending, rows);
      return { rows: await rowsOf(keys, stretch), total };
    },

    /** Own products to choose as related. */
    pick: (vendorId: number, search: string, limit: number) =>
      database.query<ProductRow>(sql`
        SELECT ${productColumns} FROM ${productSource}
        WHERE ${vendorCondition(vendorId, { search })} ORDER BY p.id DESC LIMIT ${limit}`),
  };
};
