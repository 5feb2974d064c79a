import { sql, type SQL } from '../../../sql/sql.ts';

/**
 * Deletes those of the accounts `u` that nobody can use any more: no customer, no member of the platform or of a store.
 * Their email addresses can be registered again.
 */
export const closeUnused = (which: SQL): SQL => sql`
  UPDATE users u SET deleted_at = now(), updated_at = now()
  WHERE ${which} AND u.deleted_at IS NULL AND NOT u.is_customer
    AND NOT EXISTS (
      SELECT FROM members m LEFT JOIN vendors v ON v.id = m.vendor_id WHERE m.user_id = u.id AND v.deleted_at IS NULL)`;
