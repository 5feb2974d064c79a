import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sql } from '../../src/sql/sql.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { allot } from '../../src/money/amount-shares.ts';
import { allotting, run } from '../money/arbitraries.ts';
import { createTestStore } from '../support/engine.ts';

test('The database splits an amount exactly like the program', async () => {
  const store = await createTestStore();
  const database = await openDatabase(store);
  try {
    const cases = fc.sample(allotting, { seed: run.seed, numRuns: 200 });
    const rows = await database.query<{ shares: number[] }>(sql`
      SELECT to_jsonb(allot(amount, weights)) AS shares
      FROM jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) AS example (amount bigint, weights bigint[])`);
    assert.deepEqual(
      rows.map(({ shares }) => shares),
      cases.map(({ amount, weights }) => allot(amount, weights)),
    );
  } finally {
    await database.close();
    await store.remove();
  }
});
