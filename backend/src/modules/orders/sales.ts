import { sql, type SQL } from '../../sql/sql.ts';
import { isInPhase } from '../../ledger/order-phase.ts';
import type { Currency } from '../../wire/schemas.ts';

/** From one moment until before another, ISO 8601. */
export interface Span {
  from: string;
  until: string;
}

/** A vendor by his id, or all of them. */
export type Vendors = number | 'everybody';

/** Whose orders, and in which currency: amounts of different currencies are never added. */
export interface Seller<Whose extends Vendors = number> {
  vendorId: Whose;
  currency: Currency;
}

/**
 * What a vendor, or everybody, sold: `part` is the vendor's part. Whose it is, in which currency and how many units are
 * columns of its own, so that the sums of a year are read from one index.
 */
export const vendorParts = (vendorId: Vendors): SQL =>
  sql`FROM vendor_orders part
    WHERE part.placed_at IS NOT NULL ${vendorId === 'everybody' ? sql`` : sql`AND part.vendor_id = ${vendorId}`}`;

/** Whether a part counts as sold: what is cancelled, with a refund or without, does not. */
export const isSale = sql`NOT ${isInPhase('cancelled')}`;

/** What customers pay for the parts that count, in minor units, with what has come back of them since. */
export const orderedSum = sql`coalesce(sum(part.total_amount) FILTER (WHERE ${isSale}), 0)::bigint`;

/** What of a part is tax; one from before tax was stated has what was added on top. */
export const statedTax = sql`coalesce(part.vat_included, part.tax_amount)`;

/** How many parts count as sold. */
export const salesCount = sql`count(*) FILTER (WHERE ${isSale})`;

/**
 * What has come back of some parts, line by line: `part` with the columns that sales are counted by, and `line` of its returns.
 * It is taken off the day on which its part was placed, as the report of tax does (docs/decisions/0054).
 */
export const returnedOf = (parts: SQL): SQL =>
  sql`FROM (SELECT part.id, part.vendor_id, part.user_id, part.currency, part.placed_at ${parts} AND ${isSale}) part
    JOIN returns r ON r.vendor_order_id = part.id JOIN return_lines line ON line.return_id = r.id`;

/** What customers got back for it, in minor units. What the marketplace gives on top is no price of anything. */
export const returnedSum = sql`coalesce(sum(line.refund), 0)::bigint`;

/** How many units were accepted. */
export const returnedUnits = sql`coalesce(sum(line.restock + line.write_off), 0)`;

/** What of it is tax. */
export const returnedTax = sql`coalesce(sum(line.vat_goods + line.vat_shipping), 0)::bigint`;

/** Whether a part was placed within a span. */
const placedIn = ({ from, until }: Span): SQL =>
  sql`part.placed_at >= ${from}::timestamptz AND part.placed_at < ${until}::timestamptz`;

/** The seller's orders in one currency within a span, cancelled ones too. */
export const partsIn = ({ vendorId, currency }: Seller<Vendors>, span: Span): SQL =>
  sql`${vendorParts(vendorId)} AND part.currency = ${currency} AND ${placedIn(span)}`;
