import { sql } from '../sql/sql.ts';
import type { LedgerRule } from './rules.ts';

/** Rules about authorisations of products. */
export const registrationRules: LedgerRule[] = [
  {
    rule: 'A product whose category requires an authorisation is on sale while one is in force, and no longer',
    violations: sql`
      SELECT 'product ' || p.id AS subject, concat('until ', p.authorised_until, ', authorised until ', authorised_until(p)) AS detail
      FROM products p WHERE p.authorised_until IS DISTINCT FROM authorised_until(p)`,
  },
];
