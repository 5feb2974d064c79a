import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { buildApp, loadConfig } from '../../src/app.ts';
import { explainOpening } from '../../src/database/opening-failure.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { sql } from '../../src/sql/sql.ts';
import { createEmptyStore, createTestStore, type TestStore } from '../support/engine.ts';
import { portOf, startServer } from '../support/server-process.ts';

describe('a server that cannot start', () => {
  let store: TestStore;
  before(async () => {
    store = await createTestStore();
  });
  after(() => store.remove());

  it('A bad value is one sentence with the fix', async () => {
    const { ended } = startServer(store, { PORT: 'eighty' });
    assert.deepEqual(await ended, {
      code: 1,
      words: 'The environment variable PORT is "eighty", but must be a port number from 0 to 65535.',
    });
  });

  it('An occupied port is one sentence with the fix', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const port = portOf(taken.address());
    const { ended } = startServer(store, { PORT: String(port) });
    assert.deepEqual(await ended, {
      code: 1,
      words: `Port ${port} is taken: stop what listens there, or set PORT to another one.`,
    });
    taken.close();
  });

  it('A database of a pre-release version is rejected in one sentence', async () => {
    const old = await createEmptyStore();
    const database = await openDatabase(old);
    await database.query(sql`CREATE TABLE schema_migrations (id text PRIMARY KEY, checksum text NOT NULL)`);
    await database.query(sql`INSERT INTO schema_migrations VALUES ('0001-people', ''), ('0101-refund-runs', '')`);
    await database.close();
    const { ended } = startServer(old, {});
    assert.deepEqual(await ended, {
      code: 1,
      words:
        'This database was created by a pre-release version of Balsam (migration 0101-refund-runs). ' +
        'Start with an empty database, or start the version that created this one.',
    });
    await old.remove();
  });

  it('An unreachable database is one sentence with the fix', async () => {
    // The test of the bad value already shows that the server prints its error and ends.
    const databaseUrl = 'postgres://shop:hush@127.0.0.1:1/shop';
    const config = { ...loadConfig({ LOG_LEVEL: 'silent' }), dataDir: store.dataDir, databaseUrl };
    await assert.rejects(async () => buildApp(config), {
      message: 'The database at 127.0.0.1:1 is not responding: start it, or correct DATABASE_URL.',
    });
  });

  it('A read-only data folder is one sentence with the fix', async () => {
    // A file cannot become a folder, even for root.
    const dataDir = path.join(import.meta.filename, 'data');
    const config = { ...loadConfig({ LOG_LEVEL: 'silent' }), dataDir, databaseUrl: null };
    await assert.rejects(async () => buildApp(config), {
      message: `The data folder ${dataDir} cannot be written to: give it to the user that runs the shop, or set DATA_DIR to another folder.`,
    });
  });

  it('A wrong password or database name is reported with its variable', () => {
    const explain = (code: string, databaseUrl: string | null) => {
      const error = Object.assign(new Error('no'), { code });
      const explained = explainOpening(error, databaseUrl);
      return explained === error ? 'unchanged' : explained instanceof Error && explained.message;
    };
    const url = 'postgres://balsam:hush@db.example:5432/shop';
    assert.equal(
      explain('28P01', url),
      'The database at db.example:5432 refuses the user balsam: correct the user or the password in DATABASE_URL.',
    );
    assert.equal(
      explain('3D000', url),
      'The database at db.example:5432 has no database "shop": create it, or correct DATABASE_URL.',
    );
    assert.deepEqual([explain('42P01', url), explain('28P01', null)], ['unchanged', 'unchanged']);
  });
});
