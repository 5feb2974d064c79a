import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import pg from 'pg';
import { createDatabase, type Database } from '../../src/database/database.ts';
import { isConnectionError } from '../../src/runtime/sql-state.ts';
import { createEmptyStore, testEngine, type TestStore } from '../support/engine.ts';

const slow = sql`SELECT pg_sleep(0.4)`;

describe('a server that does not answer', { skip: testEngine() !== 'postgres' && 'PGlite has no server' }, () => {
  let store: TestStore;
  let database: Database;
  before(async () => {
    store = await createEmptyStore();
    const pool = new pg.Pool({ connectionString: store.databaseUrl ?? '', query_timeout: 100, max: 1 });
    database = createDatabase('postgres', pool);
  });
  after(async () => {
    await database.close();
    await store.remove();
  });

  it('Nobody waits for it for ever, and the next one has a connection that works', async () => {
    for (const ask of [() => database.query(slow), () => database.transaction(() => database.query(slow))])
      await assert.rejects(ask, (error) => isConnectionError(error));
    assert.deepEqual(await database.first(sql`SELECT 1 AS one`), { one: 1 });
  });

  it('Migrations and backups take the time that they need, and nobody else does afterwards', async () => {
    await database.longTransaction(() => database.query(slow));
    await assert.rejects(database.query(slow), (error) => isConnectionError(error));
  });
});
