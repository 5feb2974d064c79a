import { sql } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import { createCache, LARGE_COUNT } from '../../runtime/cache.ts';
import type { Currency } from '../../wire/schemas.ts';
import {
  isSale,
  partsIn,
  salesCount,
  salesSum,
  vendorParts,
  type Seller,
  type Span,
  type Vendors,
} from '../orders/sales.ts';

/** What was sold in a span. `sales` in minor units. */
export interface Figures {
  sales: number;
  orders: number;
  units: number;
  customers: number;
  vendors: number;
}

export interface BarRow {
  /** Which bar it is, the first one 1. */
  bar: number;
  sales: number;
  orders: number;
}

/** How many orders there were in a currency. */
interface CurrencyRow {
  currency: Currency;
  orders: number;
}

export interface TopVendorRow {
  id: number;
  company_name: string;
  company_name_ar: string;
  orders: number;
  sales: number;
}

export interface TopProductRow {
  id: number;
  slug: string;
  name: string;
  name_ar: string;
  image_key: string | null;
  units: number;
  sales: number;
}

const TOP_PRODUCTS = 10;
const TOP_VENDORS = 5;

/** The numbers of a first page: the vendor's, or the admin's. */
export const createSalesRepository = (database: Database) => {
  const keepCurrencies = createCache<CurrencyRow[]>('report_currencies', (rows) =>
    rows.some(({ orders }) => orders >= LARGE_COUNT),
  );

  return {
    async figures(seller: Seller<Vendors>, span: Span): Promise<Figures> {
      const row = await database.first<Figures>(sql`
      SELECT coalesce(sum(part.total_amount), 0)::bigint AS sales, count(*) AS orders,
        coalesce(sum(part.units), 0) AS units, count(DISTINCT part.user_id) AS customers,
        count(DISTINCT part.vendor_id) AS vendors
      ${partsIn(seller, span)} AND ${isSale}`);
      return row ?? { sales: 0, orders: 0, units: 0, customers: 0, vendors: 0 };
    },

    /**
     * What was sold by bar; those without an order are left out.
     * @param beginnings of the bars, in their order: finding one's place among moments costs a tenth of naming one's day
     */
    bars: (seller: Seller<Vendors>, span: Span, beginnings: string[]) =>
      database.query<BarRow>(sql`
      SELECT width_bucket(part.placed_at, ${beginnings}::timestamptz[]) AS bar, ${salesSum} AS sales, ${salesCount} AS orders
      ${partsIn(seller, span)} GROUP BY 1`),

    /** The products of which most was sold, also those that have left the shop since. */
    topProducts: (seller: Seller<Vendors>, span: Span) =>
      database.query<TopProductRow>(sql`
      WITH best AS (
        SELECT i.product_id, sum(i.quantity) AS units, sum(i.sub_total)::bigint AS sales
        FROM order_items i JOIN (SELECT part.id ${partsIn(seller, span)} AND ${isSale}) sold ON sold.id = i.vendor_order_id
        GROUP BY i.product_id ORDER BY units DESC, sales DESC, i.product_id LIMIT ${TOP_PRODUCTS}
      )
      SELECT p.id, p.slug, p.name, p.name_ar, best.units, best.sales,
        (SELECT f.storage_key FROM product_images i JOIN files f ON f.id = i.file_id
          WHERE i.product_id = p.id ORDER BY i.position, i.id LIMIT 1) AS image_key
      FROM best JOIN products p ON p.id = best.product_id ORDER BY best.units DESC, best.sales DESC, p.id`),

    /** The vendors who sold most, also those who have left since. */
    topVendors: (seller: Seller<Vendors>, span: Span) =>
      database.query<TopVendorRow>(sql`
      WITH best AS (
        SELECT part.vendor_id, count(*) AS orders, sum(part.total_amount)::bigint AS sales
        ${partsIn(seller, span)} AND ${isSale}
        GROUP BY part.vendor_id ORDER BY sales DESC, orders DESC, part.vendor_id LIMIT ${TOP_VENDORS}
      )
      SELECT v.id, v.company_name, v.company_name_ar, best.orders, best.sales
      FROM best JOIN vendors v ON v.id = best.vendor_id ORDER BY best.sales DESC, best.orders DESC, v.id`),

    /** The currencies in which anything was ever sold, the one with most orders first. */
    currencies: (vendorId: Vendors): Promise<CurrencyRow[]> =>
      keepCurrencies(String(vendorId), () =>
        database.query<CurrencyRow>(sql`
        SELECT part.currency, count(*) AS orders ${vendorParts(vendorId)} AND ${isSale}
        GROUP BY part.currency ORDER BY orders DESC, part.currency`),
      ),
  };
};
