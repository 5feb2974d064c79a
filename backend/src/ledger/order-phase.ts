import { sql, type SQL } from '../sql/sql.ts';
import { ORDER_STATUSES, type OrderPhase } from '../facts/order-statuses.ts';

/**
 * Condition that `part`, a row of vendor_orders, is in one of the phases. The codes are literals, so that partial
 * indexes apply.
 */
export const isInPhase = (...phases: readonly OrderPhase[]): SQL => {
  const codes = Object.values(ORDER_STATUSES).flatMap(({ code, phase }) => (phases.includes(phase) ? [code] : []));
  return sql`part.status IN (${sql.raw(codes.join(', '))})`;
};
