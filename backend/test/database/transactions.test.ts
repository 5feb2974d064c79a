import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';
import { hashPassword } from '../../src/modules/people/auth/passwords.ts';
import { sqlState } from '../../src/runtime/sql-state.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

const write = (database: Database, key: string) =>
  database.query(sql`INSERT INTO settings (key, value) VALUES (${key}, '1')`);

const keysLike = async (database: Database, prefix: string) =>
  (
    await database.query<{ key: string }>(sql`SELECT key FROM settings WHERE key LIKE ${`${prefix}%`} ORDER BY key`)
  ).map(({ key }) => key);

let shop: TestApp;
let database: Database;
before(async () => {
  shop = await buildTestApp();
  ({ database } = shop);
});
after(() => shop.close());

it('Hashing, images, mail and carriers are refused inside a transaction', async () => {
  const hashed = () => hashPassword('correct horse battery');
  await assert.rejects(database.transaction(hashed), /Password hashing must not be used inside a transaction/);
  const [file] = await database.query<{ id: number }>(sql`
    INSERT INTO files (storage_key, visibility, original_name, mime, bytes)
    VALUES ('uploads/nothing', 'public', 'glove.webp', 'image/webp', 1) RETURNING id`);
  const discarded = () => shop.app.files.remove(file?.id ?? 0);
  await assert.rejects(database.transaction(discarded), /The file storage must not be used inside a transaction/);
  assert.match(await hashed(), /^\$argon2id/);
  assert.match(await database.longTransaction(hashed), /^\$argon2id/);
});

it('Work that fails leaves nothing, and the original error is thrown', async () => {
  const thrown = new Error('out of bandages');
  const work = database.transaction(async () => {
    await write(database, 'fails-1');
    throw thrown;
  });
  await assert.rejects(work, thrown);
  assert.deepEqual(await keysLike(database, 'fails'), []);
});

it('Parallel statements of a transaction run one by one, and a failure fails all', async () => {
  const warnings: string[] = [];
  const hear = ({ message }: Error) => warnings.push(message);
  process.on('warning', hear);
  await database.transaction(() => Promise.all(['1', '2', '3'].map((key) => write(database, `side-${key}`))));
  assert.deepEqual(await keysLike(database, 'side'), ['side-1', 'side-2', 'side-3']);
  const failing = database.transaction(() =>
    Promise.all([write(database, 'beside-1'), database.query(sql`SELECT 1 / 0`), write(database, 'beside-2')]),
  );
  await assert.rejects(failing, (error) => sqlState(error) === '22012');
  assert.deepEqual(await keysLike(database, 'beside'), []);
  process.off('warning', hear);
  assert.deepEqual(warnings, []);
});

it('A transaction inside a transaction is part of it', async () => {
  const work = database.transaction(async () => {
    await database.transaction(() => write(database, 'joined-1'));
    throw new Error('the outer work fails');
  });
  await assert.rejects(work);
  assert.deepEqual(await keysLike(database, 'joined'), []);
});

it('A swallowed inner failure still fails the whole transaction', async () => {
  const work = database.transaction(async () => {
    await write(database, 'swallowed-1');
    await database
      .transaction(async () => {
        throw new Error('inner');
      })
      .catch(() => undefined);
  });
  await assert.rejects(work, /outer one cannot commit/);
  assert.deepEqual(await keysLike(database, 'swallowed'), []);
});

it('Concurrent transactions do not see each other’s changes', async () => {
  const work = (key: string) =>
    database.transaction(async () => {
      await write(database, key);
      if (key === 'parallel-2') throw new Error('the second one fails');
    });
  const results = await Promise.allSettled(['parallel-1', 'parallel-2', 'parallel-3'].map(work));
  assert.deepEqual(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  assert.deepEqual(await keysLike(database, 'parallel'), ['parallel-1', 'parallel-3']);
});

it('A query after the end of its transaction is refused', async () => {
  let late: Promise<unknown> = Promise.resolve();
  await database.transaction(async () => {
    late = new Promise((resolve) => setTimeout(resolve, 50)).then(() => write(database, 'late-1'));
    late.catch(() => undefined);
  });
  await assert.rejects(late, /after its transaction had ended/);
});

it('Work that the database aborts is retried, at most five times', async () => {
  let tries = 0;
  const conflict = () => database.query(sql`DO $$ BEGIN RAISE EXCEPTION 'deadlock' USING ERRCODE = '40P01'; END $$`);
  await database.transaction(async () => {
    tries += 1;
    await write(database, `retried-${tries}`);
    if (tries < 3) await conflict();
  });
  assert.deepEqual(await keysLike(database, 'retried'), ['retried-3']);
  tries = 0;
  const hopeless = database.transaction(async () => {
    tries += 1;
    await conflict();
  });
  await assert.rejects(hopeless, (error) => sqlState(error) === '40P01');
  assert.equal(tries, 5);
});

it('A prepared statement returns fresh values and survives a broken connection', async () => {
  const look = (key: string) =>
    database.first<{ key: string }>(sql`SELECT key FROM settings WHERE key = ${key}`, 'setting');
  await Promise.all(['kept-1', 'kept-2'].map((key) => write(database, key)));
  assert.deepEqual(await Promise.all(['kept-1', 'kept-2', 'kept-3'].map(look)), [
    { key: 'kept-1' },
    { key: 'kept-2' },
    null,
  ]);
  const breakConnection = () =>
    database.query(sql.raw(`DO $$ BEGIN RAISE 'the server goes away' USING ERRCODE = '57P01'; END $$`));
  await assert.rejects(breakConnection, (error) => sqlState(error) === '57P01');
  assert.deepEqual(await look('kept-2'), { key: 'kept-2' });
});

it('Integers are numbers, moments ISO text and decimals text on both engines', async () => {
  const row = await database.first(sql`
    SELECT 9007199254740991::bigint AS big, '2026-01-02 03:04:05.678+03'::timestamptz AS moment, 1.50::numeric AS decimal,
      ARRAY[1, NULL, 3]::bigint[] AS bigs, '{"a": [1]}'::jsonb AS json, 'كمامة' AS text`);
  assert.deepEqual(row, {
    big: 9007199254740991,
    moment: '2026-01-02T00:04:05.678Z',
    decimal: '1.50',
    bigs: [1, null, 3],
    json: { a: [1] },
    text: 'كمامة',
  });
});

it('A number too large to be exact is an error and not a wrong number', async () => {
  await assert.rejects(database.query(sql`SELECT 9007199254740993::bigint AS big`), /exceeds 2\^53/);
  assert.deepEqual(await database.query(sql`SELECT 1 AS one`), [{ one: 1 }]);
});
