import assert from 'node:assert/strict';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';
import { listMissingMigrations, migrate } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { BASELINE } from '../../src/database/schema-files.ts';
import { createEmptyStore, createTestStore, testEngine, type TestStore } from '../support/engine.ts';
import { holding } from '../support/lock-waits.ts';
import { copySchema } from '../support/schema.ts';

const others = { skip: testEngine() === 'pglite' && 'the embedded engine has one session' };

describe('migrations', () => {
  let store: TestStore;
  let database: Database;
  let schema: Awaited<ReturnType<typeof copySchema>>;
  before(async () => {
    store = await createTestStore();
    database = await openDatabase(store);
    schema = await copySchema();
  });
  after(async () => {
    await database.close();
    await store.remove();
    await schema.remove();
  });

  const run = () => migrate(database, { folders: schema.folders });
  const notes = 'CREATE TABLE notes (id int);\nINSERT INTO notes VALUES (1);\n';

  it('A second start has nothing to do', async () => {
    assert.deepEqual(await run(), []);
  });

  it('A new file runs once', async () => {
    await schema.addMigration('0001-notes', notes);
    assert.deepEqual(await listMissingMigrations(database, schema.folders), ['0001-notes']);
    assert.deepEqual(await run(), ['0001-notes']);
    assert.deepEqual(await run(), []);
  });

  it('Changed line ends, comments and blank lines do not count as a change', async () => {
    await schema.addMigration('0001-notes', `-- Notes.\n\n${notes}`.replaceAll('\n', '\r\n'));
    assert.deepEqual(await run(), []);
  });

  it('A file that was changed after it ran is refused by name', async () => {
    await schema.addMigration('0001-notes', 'CREATE TABLE notes (id bigint);\n');
    await assert.rejects(run(), /0001-notes was changed/);
    await schema.addMigration('0001-notes', notes);
  });

  it('A baseline table that was changed after it ran is refused', async () => {
    const file = path.join(schema.folders.schema, 'tables', '03-files.sql');
    const text = await readFile(file, 'utf8');
    await appendFile(file, 'CREATE TABLE more (id int);\n');
    await assert.rejects(run(), /0000-baseline was changed/);
    await writeFile(file, text);
    assert.deepEqual(await run(), []);
  });

  it('A database that is newer than the code is refused', async () => {
    await assert.rejects(migrate(database), /has the migration 0001-notes, which this version does not know/);
  });

  it('A file that fails leaves nothing behind', async () => {
    await schema.addMigration('0002-bad', 'CREATE TABLE half (id int);\nSELECT 1 / 0;\n');
    await assert.rejects(run());
    const half = await database.first<{ name: string | null }>(sql`SELECT to_regclass('half')::text AS name`);
    assert.equal(half?.name, null);
    await schema.removeMigration('0002-bad');
  });

  const count = (name: string) =>
    `CREATE OR REPLACE FUNCTION count_notes() RETURNS bigint LANGUAGE sql STABLE AS $$ SELECT ${name} FROM notes $$;\n`;
  const counted = async () => (await database.first<{ notes: number }>(sql`SELECT count_notes() AS notes`))?.notes;

  it('A function is replaced when it changes, but not for a comment', async () => {
    await schema.addFunctions('90-notes', count('count(*)'));
    assert.deepEqual(await run(), []);
    assert.equal(await counted(), 1);
    await schema.addFunctions('90-notes', count('count(*) + 10'));
    await run();
    assert.equal(await counted(), 11);
    await database.query(sql`
      CREATE OR REPLACE FUNCTION count_notes() RETURNS bigint LANGUAGE sql STABLE AS $$ SELECT 5::bigint $$`);
    await schema.addFunctions('90-notes', `-- Number of notes.\n${count('count(*) + 10')}`);
    await run();
    assert.equal(await counted(), 5);
  });

  it('A function that fails leaves the old one in place', async () => {
    await schema.addFunctions('90-notes', `${count('count(*) + 20')}SELECT 1 / 0;\n`);
    await assert.rejects(run());
    assert.equal(await counted(), 5);
    await schema.addFunctions('90-notes', count('count(*) + 10'));
  });

  it('Every file of functions can run again', async () => {
    await database.query(sql`DELETE FROM schema_functions`);
    assert.deepEqual(await run(), []);
  });
});

describe('a migration that waits for a table', others, () => {
  let store: TestStore;
  let database: Database;
  let schema: Awaited<ReturnType<typeof copySchema>>;
  before(async () => {
    store = await createTestStore();
    database = await openDatabase(store);
    schema = await copySchema();
  });
  after(async () => {
    await database.close();
    await store.remove();
    await schema.remove();
  });

  before(async () => {
    await schema.addMigration('0001-notes', 'CREATE TABLE notes (id int);\n');
    await migrate(database, { folders: schema.folders });
  });

  it('The shop stays open while a migration waits for a table that a backup reads', async () => {
    const text = "ALTER TABLE notes ADD COLUMN text text NOT NULL DEFAULT '';\n";
    await schema.addMigration('0002-notes-with-text', `CREATE TABLE half (id int);\n${text}`);
    const backupEnds = await holding(database, sql`LOCK TABLE notes IN ACCESS SHARE MODE`);
    let rests = 0;
    const rest = async () => {
      rests += 1;
      // No query queues behind the migration, and none of its changes exist.
      await database.query(sql`INSERT INTO notes VALUES (2)`);
      if (rests === 2) await backupEnds();
    };
    const ran = await migrate(database, { folders: schema.folders, lockTimeoutMs: 100, rest });
    assert.deepEqual(ran, ['0002-notes-with-text']);
    assert.ok(rests >= 2);
    assert.deepEqual(await database.query(sql`SELECT DISTINCT text FROM notes`), [{ text: '' }]);
  });

  it('A migration whose table stays locked fails and names what to check', async () => {
    await schema.addMigration('0003-no-notes', 'DROP TABLE notes;\n');
    const sessionEnds = await holding(database, sql`LOCK TABLE notes IN ACCESS SHARE MODE`);
    let rests = 0;
    const rest = async () => (rests += 1);
    await assert.rejects(
      migrate(database, { folders: schema.folders, lockTimeoutMs: 20, rest }),
      /a running backup or an open session.*pg_stat_activity/,
    );
    assert.equal(rests, 5);
    await database.query(sql`INSERT INTO notes VALUES (3)`);
    await sessionEnds();
  });
});

it('An empty database gets the baseline', async () => {
  const store = await createEmptyStore();
  const database = await openDatabase(store);
  assert.equal((await migrate(database))[0], BASELINE);
  await database.close();
  await store.remove();
});

it('A database of a pre-release version is refused and left unchanged', async () => {
  const store = await createEmptyStore();
  const database = await openDatabase(store);
  await database.query(sql`
    CREATE TABLE schema_migrations (id text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  await database.query(sql`
    INSERT INTO schema_migrations (id, checksum) VALUES ('0001-people', 'x'), ('0101-refund-runs', 'x')`);
  await assert.rejects(
    migrate(database),
    /This database was created by a pre-release version of Balsam \(migration 0101-refund-runs\)\. Start with an empty database/,
  );
  assert.deepEqual(await listMissingMigrations(database), []);
  const tables = await database.query(sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);
  assert.deepEqual(tables, [{ tablename: 'schema_migrations' }]);
  await database.close();
  await store.remove();
});
