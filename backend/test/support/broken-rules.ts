import assert from 'node:assert/strict';
import type { Database } from '../../src/database/database.ts';
import { auditLedger } from '../../src/ledger/audit.ts';
import type { SQL } from '../../src/sql/sql.ts';

/** The rules of the books that wrong entries break; they are taken back afterwards. */
export const rulesBrokenBy = async (database: Database, ...entries: SQL[]): Promise<string[]> => {
  let broken: string[] = [];
  const undo = new Error('undo');
  await assert.rejects(
    database.transaction(async () => {
      for (const entry of entries) await database.query(entry);
      broken = (await auditLedger(database)).map(({ rule }) => rule);
      throw undo;
    }),
    undo,
  );
  return broken;
};
