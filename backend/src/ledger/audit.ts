import type { Database } from '../database/database.ts';
import { ledgerRules } from './rules.ts';

/** Something in the books that should not be. */
export interface Finding {
  rule: string;
  subject: string;
  detail: string;
}

/**
 * Proves the books: stock against its moves, orders against their lines, history and mail.
 * @returns what is wrong; empty when the books are right
 */
export const auditLedger = (database: Database): Promise<Finding[]> =>
  database.transaction(async () => {
    const findings: Finding[] = [];
    for (const { rule, violations } of ledgerRules) {
      const rows = await database.query<Omit<Finding, 'rule'>>(violations);
      findings.push(...rows.map((row) => ({ rule, ...row })));
    }
    return findings;
  });
