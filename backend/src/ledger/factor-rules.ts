import { sql } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';

/** Smallest sealed secret: format, id of the key, IV, tag and 20 bytes. */
const SEALED_BYTES = 51;

/** Time in which an act that began before the end of the grace time, such as an import, is logged. */
const FINISHING = '1 hour';

/** Rules about second factors. */
export const factorRules: LedgerRule[] = [
  {
    rule: 'The secret of an authenticator app is stored encrypted',
    violations: sql`
      SELECT 'user ' || user_id AS subject, 'factor ' || id AS detail FROM factors
      WHERE kind = 'totp' AND (octet_length(secret) < ${SEALED_BYTES} OR get_byte(secret, 0) <> 1)`,
  },
  {
    rule: 'A code of an authenticator app is used once',
    violations: sql`
      SELECT 'factor ' || factor_id AS subject, 'step ' || step || ', ' || count(*) || ' times' AS detail
      FROM factor_challenges WHERE step IS NOT NULL AND used_at IS NOT NULL
      GROUP BY factor_id, step HAVING count(*) > 1`,
  },
  {
    // Later factors prove nothing about earlier lines, so that only people without any are checked. They may have had
    // one until the last reset or the last change of the setting, or until their store was removed, which requires none.
    // A new owner is logged two days after the request, by a job; an owner may stop one.
    rule: 'A member without the second factor that their team requires changes only their own account',
    violations: sql`
      SELECT 'user ' || m.user_id AS subject, l.action || ' ' || l.entity_id || ' at ' || l.created_at AS detail
      FROM members m JOIN users u ON u.id = m.user_id LEFT JOIN vendors v ON v.id = m.vendor_id
        JOIN audit_log l ON l.actor_user_id = m.user_id AND l.vendor_id IS NOT DISTINCT FROM m.vendor_id AND l.entity <> 'account'
          AND l.action NOT IN ('vendor.owner_changed', 'vendor.owner_change_stopped')
      WHERE v.deleted_at IS NULL AND NOT EXISTS (SELECT FROM factors f WHERE f.user_id = m.user_id AND f.confirmed_at IS NOT NULL)
        AND second_factor_due(m.vendor_id IS NULL, m.created_at) < now()
        AND l.created_at > greatest(second_factor_due(m.vendor_id IS NULL, m.created_at), u.factors_weakened_at,
          (SELECT updated_at FROM settings WHERE key = 'second_factor')) + ${FINISHING}::interval`,
  },
];
