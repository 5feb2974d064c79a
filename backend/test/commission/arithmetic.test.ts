import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { portion } from '../../src/money/amount-shares.ts';
import { sql } from '../../src/sql/sql.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { run } from '../money/arbitraries.ts';
import { createTestStore } from '../support/engine.ts';

/** Amounts up to the largest possible line, 9,999 times a million dinars, and rates up to 50 %. */
const asked = fc.record({ amount: fc.bigInt({ min: 0n, max: 9_999_000_000_000n }).map(Number), bp: fc.nat(5000) });

test('Commission never exceeds its base, and database and program calculate the same', async () => {
  const store = await createTestStore();
  const database = await openDatabase(store);
  try {
    const cases = fc.sample(asked, { seed: run.seed, numRuns: 1000 });
    const taken = await database.query<{ taken: number }>(sql`
      SELECT portion(amount, bp) AS taken
      FROM jsonb_to_recordset(${JSON.stringify(cases)}::jsonb) AS asked (amount bigint, bp integer)`);
    assert.deepEqual(
      taken.map((row) => row.taken),
      cases.map(({ amount, bp }) => portion(amount, bp)),
    );
    assert.ok(cases.every(({ amount, bp }) => portion(amount, bp) <= amount));
  } finally {
    await database.close();
    await store.remove();
  }
});
