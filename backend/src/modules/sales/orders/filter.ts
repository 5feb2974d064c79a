import { sql, type SQL } from '../../../sql/sql.ts';
import { PENDING, type StatusCode } from '../../../facts/order-statuses.ts';
import { isCalled } from '../../../ledger/sub-order-reference.ts';
import { isOneOf } from '../../../wire/bulk.ts';
import type { Currency } from '../../../wire/schemas.ts';
import { pattern } from '../../../search/folded.ts';
import { phoneDigits } from '../../../text/phone-digits.ts';
import { isSale } from './sales.ts';
import { ownedBy, type OrderScope } from './status/conditions.ts';
import { today } from '../../../calendar/today.ts';

export interface OrderFilter {
  search?: string;
  statuses?: StatusCode[];
  /** Id or number of a sub-order. */
  reference?: string;
  due?: Due;
  customerId?: number;
  /** Only orders of guests. */
  buyer?: 'guest';
  ids?: number[];
  vendorId?: number;
  currency?: Currency;
  /** false: only orders that count as sales; true: only cancelled ones. */
  cancelled?: boolean;
  /** Placement days in Riyadh, inclusive. */
  from?: string;
  to?: string;
  /** Only orders with a lower id. */
  before?: number;
}

/** Work waiting for the vendor: orders to confirm, late parcels, cancellation requests, and parcels held by a recall. */
type Due = 'confirm' | 'late' | 'request' | 'recalled';

/**
 * Conditions of a search, any of which is enough: order and parcel numbers, goods and SKUs, recipient and purchase order
 * number, phones of the addresses, the customer, the vendor. `part` is a row of vendor_orders. Each reads a trigram index of its own, which a
 * single condition with OR would not.
 */
export const searchConditions = (search: string): SQL[] => {
  const holds = pattern(search);
  const digits = phoneDigits(search);
  const has = (texts: SQL[], phones?: SQL) => {
    const held = texts.map((each) => sql`${each} LIKE ${holds}`);
    const called = digits === null || phones === undefined ? [] : [sql`${phones} LIKE ${`%${digits}%`}`];
    return sql`(${sql.join([...held, ...called], sql` OR `)})`;
  };
  const order = has([sql`whole.search_recipient`], sql`whole.search_phones`);
  const customer = has([sql`buyer.search_name`, sql`buyer.search_email`], sql`buyer.search_phone`);
  const vendor = has([sql`seller.search_name`]);
  return [
    // A sub-order's number starts with the number of its order.
    has([sql`part.search_number`, sql`part.search_parcel`]),
    sql`part.id IN (SELECT sold.vendor_order_id FROM order_items sold WHERE ${has([sql`sold.search_text`])})`,
    sql`part.order_id IN (SELECT whole.id FROM orders whole WHERE whole.state = 'placed' AND ${order})`,
    sql`part.order_id IN (SELECT own.id FROM orders own JOIN users buyer ON buyer.id = own.user_id WHERE ${customer})`,
    // Without a vendor of the name, all orders would be read for one.
    sql`EXISTS (SELECT FROM vendors seller WHERE ${vendor})
      AND part.vendor_id IN (SELECT seller.id FROM vendors seller WHERE ${vendor})`,
  ];
};

/** Condition on the order `whole`: a placed one of the customer, with the text in its numbers, recipient or goods. */
export const wholeOrderHas = (userId: number, search: string | undefined): SQL => {
  const own = sql`whole.user_id = ${userId} AND whole.state = 'placed'`;
  if (search === undefined) return own;
  const holds = pattern(search);
  return sql`${own} AND (whole.search_recipient LIKE ${holds} OR EXISTS (
    SELECT FROM vendor_orders part JOIN order_items sold ON sold.vendor_order_id = part.id
    WHERE part.order_id = whole.id AND (part.search_number LIKE ${holds} OR sold.search_text LIKE ${holds})))`;
};

const isPreparing = sql`order_is_preparing(part.status)`;

/** True if not shipped although overdue. `part` is a row of vendor_orders. */
export const isLate = sql`(${isPreparing} AND coalesce(part.ship_by < ${today}, false))`;

const dueConditions: Record<Due, SQL> = {
  confirm: sql`part.status = ${PENDING}`,
  late: isLate,
  request: sql`${isPreparing} AND part.cancel_requested_at IS NOT NULL AND part.cancel_declined_at IS NULL`,
  recalled: sql`${isPreparing} AND parcel_is_recalled(part.id)`,
};

const midnight = (day: string) => sql`${day}::date::timestamp AT TIME ZONE 'Asia/Riyadh'`;
const midnightAfter = (day: string) => sql`(${day}::date + 1)::timestamp AT TIME ZONE 'Asia/Riyadh'`;

const oneOf = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` OR `)})`;

/**
 * Rows of vendor_orders (`part`, joined with `orders o` for a customer) visible to an owner and matching a filter, except
 * for its search.
 */
export const condition = (owner: OrderScope, filter: OrderFilter): SQL => {
  const { statuses, reference, due, from, to, before } = filter;
  const { customerId, buyer, ids, vendorId, currency, cancelled } = filter;
  const conditions = [sql`part.placed_at IS NOT NULL`, ownedBy(owner)];
  if (statuses !== undefined) conditions.push(oneOf(statuses.map((code) => sql`part.status = ${code}`)));
  if (reference !== undefined) conditions.push(isCalled(reference));
  if (due !== undefined) conditions.push(dueConditions[due]);
  if (customerId !== undefined) conditions.push(sql`o.user_id = ${customerId}`);
  if (buyer !== undefined) conditions.push(sql`part.user_id IN (SELECT id FROM users WHERE kind = 'guest')`);
  if (ids !== undefined) conditions.push(isOneOf(sql`part.id`, ids));
  if (vendorId !== undefined) conditions.push(sql`part.vendor_id = ${vendorId}`);
  if (currency !== undefined) conditions.push(sql`part.currency = ${currency}`);
  if (cancelled !== undefined) conditions.push(cancelled ? sql`NOT ${isSale}` : isSale);
  if (from !== undefined) conditions.push(sql`part.placed_at >= ${midnight(from)}`);
  if (to !== undefined) conditions.push(sql`part.placed_at < ${midnightAfter(to)}`);
  if (before !== undefined) conditions.push(sql`part.id < ${before}`);
  return sql.join(conditions, sql` AND `);
};
