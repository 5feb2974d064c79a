import { sql } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';

/** Smallest sealed secret: format, id of the key, IV, tag and 20 bytes. */
const SEALED_BYTES = 51;

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
];
