import { sql } from '../../sql/sql.ts';

/** Whether the vendor should have done something by now: `r` is a row of returns. */
export const isLate = sql`coalesce(r.state IN ('requested', 'sent', 'received') AND r.due_at < now(), false)`;

/** Whether an admin has to decide in the place of a vendor who is late, or who cannot: `v` is the vendor of `r`. */
export const awaitsAdmin = sql`(r.state IN ('requested', 'approved', 'sent', 'received')
  AND (${isLate} OR v.active <> 1 OR v.deleted_at IS NOT NULL))`;
