import { PLATFORM_PERMISSIONS, VENDOR_PERMISSIONS } from '../facts/permissions.ts';
import { sql } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';

/** Rules about the teams of stores and of the platform. */
export const teamRules: LedgerRule[] = [
  {
    rule: 'A store has an owner who can sign in',
    violations: sql`
      SELECT 'vendor ' || v.id AS subject, 'no owner' AS detail FROM vendors v
      WHERE v.deleted_at IS NULL AND NOT EXISTS (
        SELECT FROM members m JOIN users u ON u.id = m.user_id AND u.deleted_at IS NULL
        WHERE m.vendor_id = v.id AND m.preset = 'owner')`,
  },
  {
    rule: 'A platform with members has an owner who can sign in',
    violations: sql`
      SELECT 'platform' AS subject, count(*) || ' members' AS detail FROM members WHERE vendor_id IS NULL
      HAVING count(*) > 0 AND NOT EXISTS (
        SELECT FROM members m JOIN users u ON u.id = m.user_id AND u.deleted_at IS NULL
        WHERE m.vendor_id IS NULL AND m.preset = 'owner')`,
  },
  {
    rule: 'A session acts in a role that its person has',
    violations: sql`
      SELECT 'user ' || s.user_id AS subject, 'acts for ' || coalesce('vendor ' || s.vendor_id, 'the platform') AS detail
      FROM sessions s WHERE s.acting <> 3 AND NOT EXISTS (
        SELECT FROM members m WHERE m.user_id = s.user_id AND m.vendor_id IS NOT DISTINCT FROM s.vendor_id)`,
  },
  {
    rule: 'A role of a team’s own includes only permissions that exist',
    violations: sql`
      SELECT 'role ' || r.id AS subject, unknown AS detail FROM roles r CROSS JOIN unnest(r.permissions) AS unknown
      WHERE unknown <> ALL(CASE WHEN r.vendor_id IS NULL THEN ${[...PLATFORM_PERMISSIONS]}::text[] ELSE ${[...VENDOR_PERMISSIONS]}::text[] END)`,
  },
  {
    rule: 'A member has a role of the own team',
    violations: sql`
      SELECT 'user ' || m.user_id AS subject, 'role ' || r.id AS detail FROM members m JOIN roles r ON r.id = m.role_id
      WHERE r.vendor_id IS DISTINCT FROM m.vendor_id`,
  },
];
