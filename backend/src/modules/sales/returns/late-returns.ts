import { sql } from '../../../sql/sql.ts';

/** True if the vendor has missed a deadline. `r` is a row of returns. */
export const isLate = sql`coalesce(r.state IN ('requested', 'sent', 'received') AND r.due_at < now(), false)`;

/** True if an admin must decide because the vendor is late or gone. `v` is the vendor of `r`. */
export const awaitsAdmin = sql`(r.state IN ('requested', 'approved', 'sent', 'received')
  AND (${isLate} OR v.active <> 1 OR v.deleted_at IS NOT NULL))`;
