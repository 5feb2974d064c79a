import assert from 'node:assert/strict';
import type { Database } from '../../src/database/database.ts';
import { auditLedger } from '../../src/ledger/audit.ts';
import type { SQL } from '../../src/sql/sql.ts';

/** Ledger rules that the given entries break; the entries are rolled back. */
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
