import assert from 'node:assert/strict';
import { sql } from '../../src/sql/sql.ts';
import type { TestApp } from '../support/app.ts';
import type { Operation, Schema } from '../support/openapi.ts';
import { valueAt, withValueAt } from '../support/places.ts';
import { createTableReader } from '../support/tables.ts';
import { addressOf, type Parts } from './sample.ts';

/** A form and its nested forms, by their place in the request. */
const formsIn = (schema: Schema, place: string): [string, Schema][] => [
  [place, schema],
  ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
    child.properties ? formsIn(child, `${place}.${name}`) : [],
  ),
];

/** Sends the names of all columns as fields, in every form that does not have them. */
export const createUnknownFields = async ({ call, database }: TestApp) => {
  const readTables = await createTableReader(database);
  const columns = await database.query<{ name: string }>(
    sql`SELECT DISTINCT column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`,
  );

  return async ({ route, query, body }: Operation, parts: Parts, token: string): Promise<void> => {
    const forms = route.startsWith('GET') ? formsIn(query, 'query') : formsIn(body ?? {}, 'body');
    const before = await readTables();
    for (const [place, { properties = {} }] of forms) {
      const forbidden = columns.map(({ name }) => name).filter((name) => !Object.hasOwn(properties, name));
      const extra = Object.fromEntries(forbidden.map((name) => [name, 1]));
      const spoiled = withValueAt(parts, place, { ...Object(valueAt(parts, place)), ...extra });
      const response = await call(addressOf(route, spoiled), { token, body: spoiled.body, headers: spoiled.headers });
      const inside = place.replace(/^\w+\.?/, '');
      const named = forbidden.map((name) => (inside ? `${inside}.${name}` : name));
      assert.equal(response.status, 422, response.text);
      assert.deepEqual(Object.keys(response.body.errors).sort(), named.sort());
    }
    assert.deepEqual(await readTables(), before);
  };
};
