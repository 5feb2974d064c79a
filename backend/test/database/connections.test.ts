import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../src/database/database.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { testEngine } from '../support/engine.ts';

let shop: TestApp;
let database: Database;
before(async () => {
  shop = await buildTestApp();
  ({ database } = shop);
});
after(() => shop.close());

const writeSetting = () => database.query(sql`INSERT INTO settings (key, value) VALUES ('lost', '1')`, 'write-lost');
const readSetting = () => database.first(sql`SELECT value FROM settings WHERE key = 'lost'`, 'read-lost');

it('The process stays responsive while the database computes', async () => {
  let isDone = false;
  // The embedded engine computes for a while; the server sleeps for a time that does not depend on the load.
  const query = sql`SELECT pg_sleep(0.2), (SELECT sum(n) FROM generate_series(1, 500000) AS n)`;
  const computing = database.query(query).then(() => {
    isDone = true;
  });
  let heard = 0;
  const hear = () => {
    if (isDone) return;
    heard += 1;
    setImmediate(hear);
  };
  setImmediate(hear);
  await computing;
  assert.ok(heard > 10, `${heard} times`);
});

it('A connection lost in a transaction leaves nothing, and the next one works', async () => {
  await readSetting();
  const lost = database.transaction(async () => {
    await writeSetting();
    throw new Error('Connection terminated unexpectedly');
  });
  await assert.rejects(lost, /terminated/);
  assert.equal(await readSetting(), null);
  await writeSetting();
  assert.deepEqual(await readSetting(), { value: 1 });
});

const isAlone = testEngine() === 'pglite';
const untilLifeIs = async (suits: (id: number | null) => boolean): Promise<number | null> => {
  while (!suits(database.lifeId())) await wait(20);
  return database.lifeId();
};

it('A process that was too busy to listen keeps its number for claiming keys', async () => {
  const before = await untilLifeIs((id) => id !== null);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_100);
  assert.equal(database.isTold(), isAlone);
  assert.equal(database.lifeId(), before);
});

it('A process whose listening connection is cut has no number until it reconnects', async () => {
  if (isAlone) return;
  const before = await untilLifeIs((id) => id !== null);
  await database.query(sql`
    SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE locktype = 'advisory' AND mode = 'ShareLock' AND (classid::bigint << 32) + objid::bigint = ${before}`);
  await untilLifeIs((id) => id === null);
  assert.equal(await untilLifeIs((id) => id !== null), before);
});

it('A large array of Arabic text arrives complete', async () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `قفازات ${index} `.repeat(8));
  const [row] = await database.query<{ names: string[] }>(sql`SELECT ${names}::text[] AS names`);
  assert.deepEqual(row?.names, names);
});

it('An error names its code, table and constraint', async () => {
  const twice = database.query(sql`INSERT INTO settings (key, value) VALUES ('twice', '1'), ('twice', '2')`);
  await assert.rejects(twice, { code: '23505', table: 'settings', constraint: 'settings_pkey', severity: 'ERROR' });
});
