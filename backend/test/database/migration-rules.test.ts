import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { SCHEMA_FOLDERS } from '../../src/database/schema-files.ts';
import { migrationFaults } from '../support/migration-rules.ts';

test('No migration locks a big table for longer than a moment', () => {
  const names = readdirSync(SCHEMA_FOLDERS.migrations).filter((name) => name.endsWith('.sql'));
  const faults = names.flatMap((name) =>
    migrationFaults(name, readFileSync(path.join(SCHEMA_FOLDERS.migrations, name), 'utf8')),
  );
  assert.deepEqual(faults, []);
});

for (const [statement, remedy] of [
  ['ALTER TABLE orders ADD COLUMN day date GENERATED ALWAYS AS (placed_at::date) STORED', /a trigger and a job/],
  ['ALTER TABLE orders ADD COLUMN note text NOT NULL', /needs a DEFAULT/],
  ['ALTER TABLE orders ADD COLUMN key uuid NOT NULL DEFAULT gen_random_uuid()', /differs by row/],
  ['ALTER TABLE orders ALTER COLUMN message TYPE varchar(9)', /add another column/],
  ['ALTER TABLE orders ALTER message SET NOT NULL', /NOT VALID/],
  ['ALTER TABLE orders ADD CONSTRAINT paid CHECK (grand_total > 0)', /NOT VALID/],
  ['ALTER TABLE orders ADD COLUMN agent bigint REFERENCES users', /NOT VALID/],
  ['ALTER TABLE orders ADD CONSTRAINT once UNIQUE (cart_version)', /USING INDEX/],
  ['CREATE INDEX orders_message ON orders (message)', /a later migration/],
  ["UPDATE orders SET message = ''", /in batches/],
  ["SET lock_timeout = '1h'; CREATE TABLE notes (id int)", /timeouts/],
] as const)
  test(`A migration may not say "${statement}"`, () => {
    const [fault, ...others] = migrationFaults('0001-example.sql', `-- An example.\n${statement};\n`);
    assert.match(fault ?? '', remedy);
    assert.deepEqual(others, []);
  });

test('A migration may add nullable columns, constant defaults and NOT VALID checks', () => {
  const text = `
    ALTER TABLE orders ADD COLUMN note text, ADD COLUMN rush boolean NOT NULL DEFAULT false, ADD COLUMN at timestamptz DEFAULT now();
    ALTER TABLE orders ADD CONSTRAINT paid CHECK (grand_total > 0) NOT VALID;
    CREATE TABLE notes (id bigint PRIMARY KEY, text text NOT NULL DEFAULT 'UPDATE orders; CREATE INDEX x ON orders (y)');
    CREATE INDEX notes_text ON notes (text);`;
  assert.deepEqual(migrationFaults('0001-example.sql', text), []);
});

test('A later migration only builds or drops indexes, and validates constraints', () => {
  const allowed = `
    CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS orders_message ON orders (message);
    DROP INDEX CONCURRENTLY IF EXISTS orders_old;
    ALTER TABLE orders VALIDATE CONSTRAINT paid;`;
  assert.deepEqual(migrationFaults('0002-example.later.sql', allowed), []);
  for (const refused of ['CREATE INDEX orders_message ON orders (message)', 'CREATE TABLE notes (id int)'])
    assert.equal(migrationFaults('0002-example.later.sql', refused).length, 1, refused);
});
