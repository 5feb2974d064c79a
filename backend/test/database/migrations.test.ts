import assert from 'node:assert/strict';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';
import { migrate, MIGRATIONS_FOLDER } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { createTestStore, type TestStore } from '../support/engine.ts';

describe('migrations', () => {
  let store: TestStore;
  let database: Database;
  let folder: string;
  before(async () => {
    store = await createTestStore();
    database = await openDatabase(store);
    await migrate(database);
    folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-migrations-'));
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  });
  after(async () => {
    await database.close();
    await store.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('A second start has nothing to do', async () => {
    assert.deepEqual(await migrate(database), []);
  });

  it('A new file runs once', async () => {
    await writeFile(
      path.join(folder, '0090-notes.sql'),
      'CREATE TABLE notes (id int);\nINSERT INTO notes VALUES (1);\n',
    );
    assert.deepEqual(await migrate(database, { folder }), ['0090-notes']);
    assert.deepEqual(await migrate(database, { folder }), []);
  });

  it('A file with Windows line ends is the same file', async () => {
    await writeFile(
      path.join(folder, '0090-notes.sql'),
      'CREATE TABLE notes (id int);\r\nINSERT INTO notes VALUES (1);\r\n',
    );
    assert.deepEqual(await migrate(database, { folder }), []);
  });

  it('A file that was changed after it ran is refused by name', async () => {
    await writeFile(path.join(folder, '0090-notes.sql'), 'CREATE TABLE notes (id bigint);\n');
    await assert.rejects(migrate(database, { folder }), /0090-notes was changed/);
  });

  it('A database that is newer than the code is refused', async () => {
    await assert.rejects(migrate(database), /has the migration 0090-notes, which this version does not know/);
    await writeFile(
      path.join(folder, '0090-notes.sql'),
      'CREATE TABLE notes (id int);\nINSERT INTO notes VALUES (1);\n',
    );
  });

  it('A file that fails leaves nothing behind', async () => {
    await writeFile(path.join(folder, '0091-bad.sql'), 'CREATE TABLE half (id int);\nSELECT 1 / 0;\n');
    await assert.rejects(migrate(database, { folder }));
    const half = await database.first<{ name: string | null }>(sql`SELECT to_regclass('half')::text AS name`);
    assert.equal(half?.name, null);
  });
});
