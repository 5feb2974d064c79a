import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../src/database/database.ts';
import { removeUnusedPictures } from '../../src/files/unused-pictures.ts';
import { sql, type SQL } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('All unused pictures are deleted, in batches that fit the statement limit', async () => {
  const { id } = await shop.make.customer();
  await shop.database.query(sql`
    INSERT INTO files (storage_key, visibility, original_name, mime, bytes, owner_user_id, created_at)
    SELECT 'uploads/old-' || n, 'public', 'old.png', 'image/webp', 1, ${id}, now() - interval '16 days'
    FROM generate_series(1, 1001) n`);
  const forgotten: number[] = [];
  const observed: Database = {
    ...shop.database,
    query: async <Row extends object>(statement: SQL, name?: string) => {
      const rows = await shop.database.query<Row>(statement, name);
      forgotten.push(rows.length);
      return rows;
    },
  };
  const discarded = new Set<string>();
  await removeUnusedPictures(observed, async (storageKey) => {
    discarded.add(storageKey);
  });
  assert.deepEqual(forgotten, [500, 500, 1]);
  assert.equal(discarded.size, 1001);
  assert.deepEqual(await shop.database.query(sql`SELECT id FROM files WHERE storage_key LIKE 'uploads/old-%'`), []);
});
