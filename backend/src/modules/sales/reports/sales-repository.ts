import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { createCache, LARGE_COUNT } from '../../../runtime/cache.ts';
import type { Currency } from '../../../wire/schemas.ts';
import {
  isSale,
  orderedSum,
  subOrdersIn,
  returnedOf,
  returnedSum,
  returnedUnits,
  salesCount,
  vendorSubOrders,
  type Seller,
  type Span,
  type Vendors,
} from '../orders/sales.ts';

/** Sales of a span, without returns, which are in `returned`. Both in minor units. */
export interface Figures {
  sales: number;
  returned: number;
  orders: number;
  units: number;
  customers: number;
  vendors: number;
}

export interface BarRow {
  /** Number of the bar, from 1. */
  bar: number;
  sales: number;
  orders: number;
}

/** Number of orders in a currency. */
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

const barOf = (beginnings: string[]): SQL => sql`width_bucket(part.placed_at, ${beginnings}::timestamptz[])`;

/** Figures of the vendor dashboard and the admin dashboard. */
export const createSalesRepository = (database: Database) => {
  const keepCurrencies = createCache<CurrencyRow[]>('report_currencies', (rows) =>
    rows.some(({ orders }) => orders >= LARGE_COUNT),
  );

  return {
    async figures(seller: Seller<Vendors>, span: Span): Promise<Figures> {
      const row = await database.first<Figures>(sql`
      WITH ordered AS (
        SELECT coalesce(sum(part.total_amount), 0)::bigint AS sales, count(*) AS orders,
          coalesce(sum(part.units), 0) AS units, count(DISTINCT part.user_id) AS customers,
          count(DISTINCT part.vendor_id) AS vendors
        ${subOrdersIn(seller, span)} AND ${isSale}
      ), back AS (SELECT ${returnedSum} AS amount, ${returnedUnits} AS units ${returnedOf(subOrdersIn(seller, span))})
      SELECT ordered.sales - back.amount AS sales, back.amount AS returned, ordered.orders,
        ordered.units - back.units AS units, ordered.customers, ordered.vendors
      FROM ordered, back`);
      return row ?? { sales: 0, returned: 0, orders: 0, units: 0, customers: 0, vendors: 0 };
    },

    /**
     * Sales by bar; bars without orders are omitted.
     * @param beginnings start times of the bars in order: locating an order among timestamps costs a tenth of
     * formatting its day
     */
    bars: (seller: Seller<Vendors>, span: Span, beginnings: string[]) =>
      database.query<BarRow>(sql`
      WITH ordered AS (
        SELECT ${barOf(beginnings)} AS bar, ${orderedSum} AS sales, ${salesCount} AS orders ${subOrdersIn(seller, span)} GROUP BY 1
      ), back AS (
        SELECT ${barOf(beginnings)} AS bar, ${returnedSum} AS amount ${returnedOf(subOrdersIn(seller, span))} GROUP BY 1
      )
      SELECT bar, ordered.sales - coalesce(back.amount, 0) AS sales, ordered.orders
      FROM ordered LEFT JOIN back USING (bar)`),

    /** Products with the highest sales after returns, including products deleted since. */
    topProducts: (seller: Seller<Vendors>, span: Span) =>
      database.query<TopProductRow>(sql`
      WITH ordered AS (
        SELECT i.product_id, sum(i.quantity) AS units, sum(i.sub_total)::bigint AS sales
        FROM order_items i JOIN (SELECT part.id ${subOrdersIn(seller, span)} AND ${isSale}) sold ON sold.id = i.vendor_order_id
        GROUP BY i.product_id
      ), back AS (
        SELECT i.product_id, ${returnedUnits} AS units, sum(line.sub_total)::bigint AS goods
        ${returnedOf(subOrdersIn(seller, span))} JOIN order_items i ON i.id = line.order_item_id GROUP BY i.product_id
      ), best AS (
        SELECT product_id, ordered.units - coalesce(back.units, 0) AS units, ordered.sales - coalesce(back.goods, 0) AS sales
        FROM ordered LEFT JOIN back USING (product_id) WHERE ordered.units > coalesce(back.units, 0)
        ORDER BY units DESC, sales DESC, product_id LIMIT ${TOP_PRODUCTS}
      )
      SELECT p.id, p.slug, p.name, p.name_ar, best.units, best.sales,
        (SELECT f.storage_key FROM product_images i JOIN files f ON f.id = i.file_id
          WHERE i.product_id = p.id ORDER BY i.position, i.id LIMIT 1) AS image_key
      FROM best JOIN products p ON p.id = best.product_id ORDER BY best.units DESC, best.sales DESC, p.id`),

    /** Vendors with the highest sales, including vendors deleted since. */
    topVendors: (seller: Seller<Vendors>, span: Span) =>
      database.query<TopVendorRow>(sql`
      WITH ordered AS (
        SELECT part.vendor_id, count(*) AS orders, sum(part.total_amount)::bigint AS sales
        ${subOrdersIn(seller, span)} AND ${isSale} GROUP BY part.vendor_id
      ), back AS (
        SELECT part.vendor_id, ${returnedSum} AS amount ${returnedOf(subOrdersIn(seller, span))} GROUP BY part.vendor_id
      ), best AS (
        SELECT vendor_id, ordered.orders, ordered.sales - coalesce(back.amount, 0) AS sales
        FROM ordered LEFT JOIN back USING (vendor_id) ORDER BY sales DESC, orders DESC, vendor_id LIMIT ${TOP_VENDORS}
      )
      SELECT v.id, v.company_name, v.company_name_ar, best.orders, best.sales
      FROM best JOIN vendors v ON v.id = best.vendor_id ORDER BY best.sales DESC, best.orders DESC, v.id`),

    /** Currencies with sales, the one with most orders first. */
    currencies: (vendorId: Vendors): Promise<CurrencyRow[]> =>
      keepCurrencies(String(vendorId), () =>
        database.query<CurrencyRow>(sql`
        SELECT part.currency, count(*) AS orders ${vendorSubOrders(vendorId)} AND ${isSale}
        GROUP BY part.currency ORDER BY orders DESC, part.currency`),
      ),
  };
};
