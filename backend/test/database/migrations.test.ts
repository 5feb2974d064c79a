import assert from 'node:assert/strict';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';
import { migrate, MIGRATIONS_FOLDER } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { createTestStore, testEngine, type TestStore } from '../support/engine.ts';
import { holding } from '../support/lock-waits.ts';

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

  const others = { skip: testEngine() === 'pglite' && 'the embedded engine has one session' };

  it(
    'A shop goes on while a backup has the table that a migration waits for, which runs when it is over',
    others,
    async () => {
      await rm(path.join(folder, '0091-bad.sql'));
      const text = "ALTER TABLE notes ADD COLUMN text text NOT NULL DEFAULT '';\n";
      await writeFile(path.join(folder, '0092-notes-with-text.sql'), `CREATE TABLE half (id int);\n${text}`);
      const backupEnds = await holding(database, sql`LOCK TABLE notes IN ACCESS SHARE MODE`);
      let rests = 0;
      const rest = async () => {
        rests += 1;
        // Nobody queues behind the migration, and nothing of it is there.
        await database.query(sql`INSERT INTO notes VALUES (2)`);
        if (rests === 2) await backupEnds();
      };
      assert.deepEqual(await migrate(database, { folder, lockTimeoutMs: 100, rest }), ['0092-notes-with-text']);
      assert.ok(rests >= 2);
      assert.deepEqual(await database.query(sql`SELECT DISTINCT text FROM notes`), [{ text: '' }]);
    },
  );

  it('A migration whose table nobody gives back fails after a while, and says what to look for', others, async () => {
    await writeFile(path.join(folder, '0093-no-notes.sql'), 'DROP TABLE notes;\n');
    const sessionEnds = await holding(database, sql`LOCK TABLE notes IN ACCESS SHARE MODE`);
    let rests = 0;
    const rest = async () => (rests += 1);
    await assert.rejects(
      migrate(database, { folder, lockTimeoutMs: 20, rest }),
      /a backup that still runs, or a session left open.*pg_stat_activity/,
    );
    assert.equal(rests, 5);
    await database.query(sql`INSERT INTO notes VALUES (3)`);
    await sessionEnds();
  });
});
