import { sql } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';

/** Longest time that a sale can wait for its vendor's row: it was then placed after the pause, with an earlier moment. */
const LONGEST_WAIT = '1 minute';

/** Rules about holidays of stores. */
export const holidayRules: LedgerRule[] = [
  {
    // A card order counts from its reservation: one that was held before the pause is placed when it is paid.
    rule: 'No sub-order is placed with a vendor whose sales are paused by a holiday',
    violations: sql`
      SELECT part.order_sub_no AS subject, concat('placed ', part.placed_at, ', paused ', pause.from_at, ' to ', pause.to_at) AS detail
      FROM vendor_holidays pause JOIN vendor_orders part ON part.vendor_id = pause.vendor_id
        JOIN orders o ON o.id = part.order_id
      WHERE pause.mode = 'pause' AND part.placed_at >= pause.from_at
        AND coalesce(o.reserved_at, part.placed_at) >= pause.from_at
        AND coalesce(o.reserved_at, part.placed_at) < pause.to_at - ${LONGEST_WAIT}::interval`,
  },
];
