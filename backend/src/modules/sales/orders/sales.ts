import { sql, type SQL } from '../../../sql/sql.ts';
import type { Currency } from '../../../wire/schemas.ts';

/** Half-open time span, ISO 8601. */
export interface Span {
  from: string;
  until: string;
}

/** A vendor by id, or all of them. */
export type Vendors = number | 'everybody';

/** Vendors and currency of a sum: amounts of different currencies are never added up. */
export interface Seller<Whose extends Vendors = number> {
  vendorId: Whose;
  currency: Currency;
}

/**
 * Placed sub-orders (`part`) of a vendor, or of all. Owner, currency and units are columns of vendor_orders, so that
 * yearly sums are read from one index.
 */
export const vendorSubOrders = (vendorId: Vendors): SQL =>
  sql`FROM vendor_orders part
    WHERE part.placed_at IS NOT NULL ${vendorId === 'everybody' ? sql`` : sql`AND part.vendor_id = ${vendorId}`}`;

/** True if a sub-order counts as a sale: neither cancelled nor refunded. */
export const isSale = sql`NOT order_is_cancelled(part.status)`;

/** Amount that customers pay for sales, in minor units, including what was returned later. */
export const orderedSum = sql`coalesce(sum(part.total_amount) FILTER (WHERE ${isSale}), 0)::bigint`;

/** Included tax of a sub-order; for one placed before tax was stated, the tax added on top. */
export const statedTax = sql`coalesce(part.vat_included, part.tax_amount)`;

/** Number of sales. */
export const salesCount = sql`count(*) FILTER (WHERE ${isSale})`;

/**
 * Return lines (`line`) of sales, with the columns of `part` that sales are counted by. A return is deducted on the day
 * its sub-order was placed, as in the tax report (docs/decisions/0015).
 */
export const returnedOf = (parts: SQL): SQL =>
  sql`FROM (SELECT part.id, part.vendor_id, part.user_id, part.currency, part.placed_at ${parts} AND ${isSale}) part
    JOIN returns r ON r.vendor_order_id = part.id JOIN return_lines line ON line.return_id = r.id`;

/** Amount refunded for them, in minor units, without goodwill from the marketplace. */
export const returnedSum = sql`coalesce(sum(line.refund), 0)::bigint`;

/** Number of accepted units. */
export const returnedUnits = sql`coalesce(sum(line.restock + line.write_off), 0)`;

/** Tax included in it. */
export const returnedTax = sql`coalesce(sum(line.vat_goods + line.vat_shipping), 0)::bigint`;

/** True if a sub-order was placed within a span. */
const placedIn = ({ from, until }: Span): SQL =>
  sql`part.placed_at >= ${from}::timestamptz AND part.placed_at < ${until}::timestamptz`;

/** The seller's sub-orders in one currency within a span, including cancelled ones. */
export const subOrdersIn = ({ vendorId, currency }: Seller<Vendors>, span: Span): SQL =>
  sql`${vendorSubOrders(vendorId)} AND part.currency = ${currency} AND ${placedIn(span)}`;
