import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

/** Tables whose rows are deleted while people shop: drafts with what belongs to them, and unused files. */
const EMPTIED = ['orders', 'vendor_orders', 'order_items', 'files'];

let app: TestApp;
before(async () => {
  app = await buildTestApp();
});
after(() => app.close());

test('Deleting a draft or a file scans no table that refers to it', async () => {
  const unindexed = await app.database.query<{ reference: string }>(sql`
    SELECT concat(referring.relname, '.', key.attname) AS reference
    FROM pg_constraint c JOIN pg_class referring ON referring.oid = c.conrelid JOIN pg_class referred ON referred.oid = c.confrelid
      JOIN pg_attribute key ON key.attrelid = c.conrelid AND key.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND referred.relname = ANY(${EMPTIED}::text[]) AND NOT EXISTS (
      SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = key.attnum
        AND coalesce(pg_get_expr(i.indpred, i.indrelid), '') IN ('', concat('(', key.attname, ' IS NOT NULL)')))
    ORDER BY 1`);
  assert.deepEqual(unindexed, []);
});
