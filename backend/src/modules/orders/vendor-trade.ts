import { sql } from '../../sql/sql.ts';

/** Whether the vendor `v` may trade: else nobody ships his orders, or answers a request. */
export const vendorIsActive = sql`(v.active = 1 AND v.deleted_at IS NULL)`;
