import { sql, type SQL } from '../../sql/sql.ts';
import { ORDER_STATUSES, type StatusCode } from '../../facts/order-statuses.ts';
import { isInPhase } from '../../ledger/order-phase.ts';
import { isCalled } from '../../ledger/part-reference.ts';
import { isOneOf } from '../../wire/bulk.ts';
import type { Currency } from '../../wire/schemas.ts';
import { isSale } from './sales.ts';
import { isFoundBy } from './order-search.ts';

/** Whose orders are asked for. Drafts belong to nobody's list. */
export type OrderScope = { userId: number } | { vendorId: number } | 'everybody';

export interface OrderFilter {
  search?: string;
  statuses?: StatusCode[];
  /** A sub-order's id, or its number. */
  reference?: string;
  due?: Due;
  customerId?: number;
  ids?: number[];
  vendorId?: number;
  currency?: Currency;
  /** false: only what counts as sold; true: only what was cancelled. */
  cancelled?: boolean;
  /** Days in Riyadh between which it was placed, both included. */
  from?: string;
  to?: string;
  /** Only orders older than the one with this id. */
  before?: number;
}

/** What waits for the vendor: a confirmation, a parcel that should have left, a customer's wish to cancel. */
type Due = 'confirm' | 'late' | 'request';

const ownedBy = (owner: OrderScope): SQL => {
  if (owner === 'everybody') return sql`true`;
  return 'userId' in owner ? sql`o.user_id = ${owner.userId}` : sql`part.vendor_id = ${owner.vendorId}`;
};

const isPreparing = isInPhase('preparing');

/** Still here although it should have left: `part` is a row of vendor_orders. */
export const isLate = sql`(${isPreparing} AND coalesce(part.ship_by < (now() AT TIME ZONE 'Asia/Riyadh')::date, false))`;

const dueConditions: Record<Due, SQL> = {
  confirm: sql`part.status = ${ORDER_STATUSES.Pending.code}`,
  late: isLate,
  request: sql`${isPreparing} AND part.cancel_requested_at IS NOT NULL AND part.cancel_declined_at IS NULL`,
};

const midnight = (day: string) => sql`${day}::date::timestamp AT TIME ZONE 'Asia/Riyadh'`;
const midnightAfter = (day: string) => sql`(${day}::date + 1)::timestamp AT TIME ZONE 'Asia/Riyadh'`;

const oneOf = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` OR `)})`;

/** The rows of vendor_orders (`part`, joined with `orders o` for a customer) that an owner may see and a filter asks for. */
export const condition = (owner: OrderScope, filter: OrderFilter): SQL => {
  const { search, statuses, reference, due, from, to, before } = filter;
  const { customerId, ids, vendorId, currency, cancelled } = filter;
  const conditions = [sql`part.placed_at IS NOT NULL`, ownedBy(owner)];
  if (search !== undefined) conditions.push(isFoundBy(search));
  if (statuses !== undefined) conditions.push(oneOf(statuses.map((code) => sql`part.status = ${code}`)));
  if (reference !== undefined) conditions.push(isCalled(reference));
  if (due !== undefined) conditions.push(dueConditions[due]);
  if (customerId !== undefined) conditions.push(sql`o.user_id = ${customerId}`);
  if (ids !== undefined) conditions.push(isOneOf(sql`part.id`, ids));
  if (vendorId !== undefined) conditions.push(sql`part.vendor_id = ${vendorId}`);
  if (currency !== undefined) conditions.push(sql`part.currency = ${currency}`);
  if (cancelled !== undefined) conditions.push(cancelled ? sql`NOT ${isSale}` : isSale);
  if (from !== undefined) conditions.push(sql`part.placed_at >= ${midnight(from)}`);
  if (to !== undefined) conditions.push(sql`part.placed_at < ${midnightAfter(to)}`);
  if (before !== undefined) conditions.push(sql`part.id < ${before}`);
  return sql.join(conditions, sql` AND `);
};
