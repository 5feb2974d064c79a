import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('A backend of the version before, which looks for words by their weights, goes on finding them', async () => {
  const gloves = await shop.make.product({ name: 'Nitrile gloves', sku: 'GLV-NIT', tags: ['latex free'] });
  const find = async (query: string) =>
    (await shop.database.query<{ id: number }>(sql`SELECT id FROM products WHERE search_doc @@ ${query}::tsquery`)).map(
      ({ id }) => id,
    );
  assert.deepEqual(await find(`'glove':A`), [gloves.id]);
  assert.deepEqual(await find(`'latex'`), [gloves.id]);
  assert.deepEqual(await find(`'latex':A`), []);
});
