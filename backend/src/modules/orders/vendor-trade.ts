import { sql } from '../../sql/sql.ts';

/** True if the vendor `v` is active; otherwise no one ships the orders or decides requests. */
export const vendorIsActive = sql`(v.active = 1 AND v.deleted_at IS NULL)`;
