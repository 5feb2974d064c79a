import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../src/database/database.ts';
import { createKeyRepository } from '../../src/database/idempotency-keys.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { testEngine } from '../support/engine.ts';
import { cutHeartbeats } from '../support/heartbeats.ts';

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
const untilSeen = async (isSeen: boolean): Promise<void> => {
  while (database.life.isSeen() !== isSeen) await wait(20);
};

it('A process that was too busy for its heartbeat keeps its number for claiming keys', async () => {
  await untilSeen(true);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_100);
  assert.equal(database.isCurrent(), isAlone);
  assert.ok(database.life.isSeen());
});

it('Own keys are not orphans while the heartbeat is cut', async () => {
  // Behind a pooler the connection is not that of one session.
  if (isAlone || process.env.TEST_POOLER_URL) return;
  await untilSeen(true);
  const keys = createKeyRepository(database);
  const [first, second] = [randomBytes(32), randomBytes(32)];
  const claim = (keyHash: Buffer) => keys.claim({ keyHash, requestHash: keyHash, sender: keyHash });
  await claim(first);
  await cutHeartbeats(database);
  await untilSeen(false);
  assert.equal((await keys.find(first))?.orphan_of, null);
  await claim(second);
  await untilSeen(true);
  const claimed = await database.query(sql`SELECT claimed_by FROM idempotency_keys ORDER BY created_at`);
  assert.deepEqual(claimed, [{ claimed_by: database.life.id }, { claimed_by: null }]);
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
