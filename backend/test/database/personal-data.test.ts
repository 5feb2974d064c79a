import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { IMPERSONAL_DATA } from '../../src/modules/people/privacy/registry/impersonal-data.ts';
import { PERSONAL_DATA } from '../../src/modules/people/privacy/registry/personal-data.ts';
import { columnsOf } from '../../src/modules/people/privacy/registry/personal-table.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const nobody = { id: 0, ids: [0], emails: [] };

const columnsOfPersonal = (name: string) => {
  const { exported, withheld } = PERSONAL_DATA[name] ?? { exported: '', withheld: '' };
  return [...columnsOf(exported), ...columnsOf(withheld)].sort();
};

test('The registry of personal data names every column of every table once', async () => {
  const rows = await shop.database.query<{ name: string; columns: string[] }>(sql`
    SELECT t.table_name AS name, array_agg(c.column_name::text ORDER BY c.column_name::text COLLATE "C") AS columns
    FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
    WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' GROUP BY 1`);
  const schema = Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
  const registry = Object.fromEntries([
    ...Object.keys(PERSONAL_DATA).map((name) => [name, columnsOfPersonal(name)]),
    ...Object.entries(IMPERSONAL_DATA).map(([name, columns]) => [name, columnsOf(columns).sort()]),
  ]);
  assert.deepEqual(registry, schema);
  assert.deepEqual(
    Object.keys(PERSONAL_DATA).filter((name) => Object.hasOwn(IMPERSONAL_DATA, name)),
    [],
  );
});

test('Every condition and every column of an erasure exists in the database', async () => {
  for (const [name, { of, erasure }] of Object.entries(PERSONAL_DATA)) {
    const table = sql.identifier(name);
    if (typeof erasure !== 'function') {
      await shop.database.query(sql`SELECT FROM ${table} WHERE ${of(nobody)}`);
      continue;
    }
    const values = Object.entries(erasure(nobody)).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
    await shop.database.query(sql`UPDATE ${table} SET ${sql.join(values, sql`, `)} WHERE ${of(nobody)}`);
  }
});
