import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { REFUNDED } from '../../../facts/order-statuses.ts';
import { isOneOf } from '../../../wire/bulk.ts';
import type { StatusCode } from '../orders/status/status.ts';
import {
  isSale,
  orderedSum,
  subOrdersIn,
  returnedOf,
  returnedSum,
  returnedTax,
  returnedUnits,
  salesCount,
  statedTax,
  type Seller,
  type Span,
} from '../orders/sales.ts';

/** Totals of a report, in minor units. */
export interface TileRow {
  gross: number;
  discounts: number;
  shipping: number;
  returned: number;
  tax: number;
  net: number;
  orders: number;
  units: number;
  returned_units: number;
  refunded: number;
  cancelled: number;
}

/** Order row of a report; amounts in minor units. */
export interface ReportOrderRow {
  id: number;
  order_no: string;
  order_sub_no: string;
  placed_at: string;
  status: StatusCode;
  customer: string;
  units: number;
  returned_units: number;
  sub_total: number;
  discount: number;
  shipping_cost: number;
  tax_amount: number;
  total_amount: number;
  returned: number;
  net: number;
}

/** Orders of a report: all of a span, or those with certain statuses. */
export interface ReportedOrders extends Span {
  statuses?: StatusCode[];
}

/** Cursor: the last row of the previous page. */
export type Place = Pick<ReportOrderRow, 'placed_at' | 'id'>;

const reportedParts = (seller: Seller, { statuses, ...span }: ReportedOrders): SQL =>
  statuses ? sql`${subOrdersIn(seller, span)} AND ${isOneOf(sql`part.status`, statuses)}` : subOrdersIn(seller, span);

const sumOf = (amount: SQL) => sql`coalesce(sum(${amount}) FILTER (WHERE ${isSale}), 0)::bigint`;

/** Rows whose ids are selected by `shown`, newest first. */
const orderRows = (shown: SQL): SQL => sql`
  WITH shown AS MATERIALIZED (SELECT part.id ${shown})
  SELECT part.id, o.order_no, part.order_sub_no, part.placed_at, part.status, u.firstname || ' ' || u.lastname AS customer,
    part.units - back.units AS units, back.units AS returned_units, part.sub_total, part.discount, part.shipping_cost,
    ${statedTax} - back.tax AS tax_amount, part.total_amount, back.amount AS returned, part.total_amount - back.amount AS net
  FROM shown JOIN vendor_orders part ON part.id = shown.id JOIN orders o ON o.id = part.order_id
  JOIN users u ON u.id = o.user_id
  CROSS JOIN LATERAL (
    SELECT ${returnedSum} AS amount, ${returnedUnits} AS units, ${returnedTax} AS tax
    FROM returns r JOIN return_lines line ON line.return_id = r.id WHERE r.vendor_order_id = part.id
  ) back
  ORDER BY part.placed_at DESC, part.id DESC`;

/** A vendor's earnings from orders, with returns. */
export const createReportRepository = (database: Database) => ({
  tiles: (seller: Seller, orders: ReportedOrders) =>
    database.first<TileRow>(sql`
      WITH back AS (
        SELECT ${returnedSum} AS amount, ${returnedUnits} AS units, ${returnedTax} AS tax
        ${returnedOf(reportedParts(seller, orders))}
      ), sold AS (
      SELECT ${sumOf(sql`part.sub_total`)} AS gross, ${sumOf(sql`part.discount`)} AS discounts,
        ${sumOf(sql`part.shipping_cost`)} AS shipping,
        ${sumOf(statedTax)} AS tax, ${orderedSum} AS net, ${salesCount} AS orders,
        coalesce(sum(part.total_amount) FILTER (WHERE part.status = ${REFUNDED}), 0)::bigint AS refunded,
        count(*) FILTER (WHERE NOT ${isSale}) AS cancelled, ${sumOf(sql`part.units`)} AS units
      ${reportedParts(seller, orders)})
      SELECT sold.gross, sold.discounts, sold.shipping, back.amount AS returned, sold.tax - back.tax AS tax,
        sold.net - back.amount AS net, sold.orders, sold.units - back.units AS units, back.units AS returned_units,
        sold.refunded, sold.cancelled
      FROM sold, back`),

  list: (seller: Seller, orders: ReportedOrders, limit: number, offset: number) =>
    database.query<ReportOrderRow>(
      orderRows(
        sql`${reportedParts(seller, orders)} ORDER BY part.placed_at DESC, part.id DESC LIMIT ${limit} OFFSET ${offset}`,
      ),
    ),

  /** Rows after a cursor, at a constant cost however deep. */
  listAfter: (seller: Seller, orders: ReportedOrders, after: Place | null, limit: number) => {
    const rest = after ? sql`AND (part.placed_at, part.id) < (${after.placed_at}::timestamptz, ${after.id})` : sql``;
    return database.query<ReportOrderRow>(
      orderRows(
        sql`${reportedParts(seller, orders)} ${rest} ORDER BY part.placed_at DESC, part.id DESC LIMIT ${limit}`,
      ),
    );
  },
});
