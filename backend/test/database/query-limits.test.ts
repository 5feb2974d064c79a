import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '../../src/sql/sql.ts';
import pg from 'pg';
import { createDatabase, type Database } from '../../src/database/database.ts';
import { isConnectionError } from '../../src/runtime/sql-state.ts';
import { createEmptyStore, testEngine, type TestStore } from '../support/engine.ts';

const slow = sql`SELECT pg_sleep(0.4)`;

describe('a server that does not respond', { skip: testEngine() !== 'postgres' && 'PGlite has no server' }, () => {
  let store: TestStore;
  let database: Database;
  const open = (queryTimeout: number) => {
    const pool = new pg.Pool({ connectionString: store.databaseUrl ?? '', query_timeout: queryTimeout, max: 1 });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => void client.on('error', () => undefined));
    return createDatabase('postgres', pool);
  };
  before(async () => {
    store = await createEmptyStore();
    database = open(100);
  });
  after(async () => {
    await database.close();
    await store.remove();
  });

  it('A hung statement times out, and the next query gets a working connection', async () => {
    for (const ask of [() => database.query(slow), () => database.transaction(() => database.query(slow))])
      await assert.rejects(ask, (error) => isConnectionError(error));
    assert.deepEqual(await database.first(sql`SELECT 1 AS one`), { one: 1 });
  });

  /** Ends the other connections of the database, as a failover does. */
  const cut = async () => {
    const client = new pg.Client({ connectionString: store.databaseUrl ?? '' });
    await client.connect();
    await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    await client.end();
    await wait(50);
  };

  it('A connection cut while idle counts as lost, and the next query works', async () => {
    // A new connection must not time out on a slow machine.
    const patient = open(5000);
    const ask = () => patient.first(sql`SELECT 1 AS one`);
    const inTransaction = patient.transaction(async () => {
      await ask();
      await cut();
      await ask();
    });
    await assert.rejects(inTransaction, (error) => isConnectionError(error));
    assert.deepEqual(await ask(), { one: 1 });
    await cut();
    assert.deepEqual(await ask(), { one: 1 });
    await patient.close();
  });

  it('Migrations and backups have no time limit, and later queries have one again', async () => {
    await database.longTransaction(() => database.query(slow));
    await assert.rejects(database.query(slow), (error) => isConnectionError(error));
  });
});
