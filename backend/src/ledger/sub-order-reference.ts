import { sql, type SQL } from '../sql/sql.ts';

/** Condition that selects `part`, a row of vendor_orders, by id or by number. Each has an index. */
export const isCalled = (reference: string): SQL =>
  /^\d{1,15}$/.test(reference) ? sql`part.id = ${Number(reference)}` : sql`part.order_sub_no = ${reference}`;
