import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { advanceIds } from '../../../database/seed/insert-rows.ts';
import { sql } from '../../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../../support/app.ts';
import { writeDemoCatalogue } from '../../support/demo-catalogue.ts';
import { createTableReader } from '../../support/tables.ts';
import { countsOf, createImporting, type Importing } from './importing.ts';

let shop: TestApp;
let files: Importing;
before(async () => {
  shop = await buildTestApp();
  files = createImporting(shop);
  await writeDemoCatalogue(shop.database);
  await advanceIds(shop.database, 'users');
});
after(() => shop.close());

test('Importing the untouched exports of all demo vendors writes no row', async () => {
  const vendors = await shop.database.query<{ id: number; products: number; variants: number }>(sql`
    SELECT v.id, count(DISTINCT p.id) AS products, count(w.id) AS variants FROM vendors v
    JOIN products p ON p.vendor_id = v.id AND p.deleted_at IS NULL
    LEFT JOIN variants w ON w.product_id = p.id AND w.deleted_at IS NULL
    WHERE v.active = 1 GROUP BY v.id`);
  const tokens: string[] = [];
  for (const { id } of vendors) tokens.push((await shop.make.member(id, 'owner')).token);
  const tables = await Promise.all(tokens.map((token) => files.exported(token)));
  const variants = vendors.reduce((sum, each) => sum + each.variants, 0);
  const lines = tables.join('').match(/\r\n/g)?.length ?? 0;
  assert.ok(variants > 100 && lines > variants, `${variants} variants, ${lines} lines`);
  const readTables = await createTableReader(shop.database);
  const before = await readTables();
  for (const [index, { products }] of vendors.entries()) {
    const report = await files.report(tokens[index] ?? '', tables[index] ?? '');
    assert.deepEqual([report.errors, report.columns_unknown], [[], []]);
    assert.deepEqual(countsOf(report), { created: 0, updated: 0, unchanged: products, failed: 0, written: true });
  }
  assert.deepEqual(await readTables(), before);
});
