import { sql, type SQL } from '../sql/sql.ts';
import { ORDER_STATUSES, type OrderPhase } from '../facts/order-statuses.ts';

/** Whether `part`, a row of vendor_orders, is in one of some phases. Written out, so that partial indexes serve. */
export const isInPhase = (...phases: readonly OrderPhase[]): SQL => {
  const codes = Object.values(ORDER_STATUSES).flatMap(({ code, phase }) => (phases.includes(phase) ? [code] : []));
  return sql`part.status IN (${sql.raw(codes.join(', '))})`;
};
