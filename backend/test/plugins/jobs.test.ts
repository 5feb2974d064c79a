import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { takeLease } from '../../src/plugins/jobs.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('One of several backends runs a job, and any of them the next time', async () => {
  const take = () => takeLease(shop.database, 'a-job', 60_000);
  const taken = await Promise.all([take(), take(), take()]);
  assert.deepEqual(taken.filter(Boolean), [true]);
  assert.equal(await takeLease(shop.database, 'another-job', 60_000), true);
  await shop.database.query(sql`UPDATE job_leases SET locked_until = now()`);
  assert.equal(await take(), true);
});
