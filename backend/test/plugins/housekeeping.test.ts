import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { deleteExpired } from '../../src/plugins/housekeeping.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

/** More than one statement deletes. */
const BACKLOG = 5001;

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

it('A backlog of expired idempotency keys is deleted, and younger keys stay', async () => {
  await shop.database.query(sql`
    INSERT INTO idempotency_keys (key_hash, request_hash, created_at)
    SELECT sha256(n::text::bytea), '', now() - CASE WHEN n > ${BACKLOG} THEN interval '47 hours' ELSE interval '49 hours' END
    FROM generate_series(1, ${BACKLOG + 3}::integer) n`);
  await deleteExpired(shop.database);
  assert.deepEqual(await shop.database.query(sql`SELECT count(*) FROM idempotency_keys WHERE request_hash = ''`), [
    { count: 3 },
  ]);
});

it('Sent and failed mails are deleted after 180 days, and waiting ones stay', async () => {
  await shop.database.query(sql`
    INSERT INTO outbox (event_id, template, recipient, done_at, dead_at)
    SELECT 'old:' || n, 'order-status', 'kept@test.balsam.test', CASE WHEN n % 2 = 0 THEN age END, CASE WHEN n % 2 = 1 THEN age END
    FROM (SELECT n, now() - interval '181 days' AS age FROM generate_series(1, ${BACKLOG}::integer) n) AS old
    UNION ALL SELECT 'waiting', 'order-status', 'kept@test.balsam.test', NULL, NULL
    UNION ALL SELECT 'young', 'order-status', 'kept@test.balsam.test', now() - interval '179 days', NULL`);
  await deleteExpired(shop.database);
  assert.deepEqual(
    await shop.database.query(sql`
      SELECT event_id FROM outbox WHERE recipient = 'kept@test.balsam.test' ORDER BY event_id`),
    [{ event_id: 'waiting' }, { event_id: 'young' }],
  );
});
