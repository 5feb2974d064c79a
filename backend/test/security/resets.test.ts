import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createFactorReset } from '../../src/modules/people/security/factor-reset.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { beginSignIn, enrol } from '../support/factors.ts';
import { mailsTo } from '../support/mailbox.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const ask = (area: 'admin' | 'vendor', token: string, userId: number) =>
  shop.call(`POST /${area}/team/${userId}/factors/reset`, { token });
const apply = () => createFactorReset(shop.app).applyDue();
const due = () => shop.database.query(sql`UPDATE factor_resets SET effective_at = now()`);
const templatesTo = async (email: string) => (await mailsTo(shop.database, email)).map(({ template }) => template);

test('An owner resets a member after a day: factors, codes and sessions are gone', async () => {
  const owner = await shop.make.vendor();
  const clerk = await enrol(shop, await shop.make.member(owner.vendorId, 'orders'));
  const listed = (await shop.call('GET /vendor/team', { token: owner.token })).body.data.members;
  assert.equal(listed.find(({ id }: { id: number }) => id === clerk.id).has_factor, true);
  assert.equal((await ask('vendor', owner.token, clerk.id)).status, 200);
  await apply();
  assert.equal((await beginSignIn(shop, clerk, 'vendor')).response.body.code, 'second_factor_required');
  await due();
  await apply();
  assert.equal((await shop.call('GET /user', { token: clerk.token })).status, 401);
  assert.equal((await beginSignIn(shop, clerk, 'vendor')).response.status, 200);
  const weak = await shop.database.first<{ at: string | null }>(
    sql`SELECT factors_weakened_at AS at FROM users WHERE id = ${clerk.id}`,
  );
  assert.notEqual(weak?.at, null);
  assert.deepEqual(await templatesTo(clerk.email), ['factor-added', 'factors-reset-announced', 'factors-reset']);
});

test('Any session of the person cancels a reset', async () => {
  const owner = await shop.make.vendor();
  const clerk = await enrol(shop, await shop.make.member(owner.vendorId, 'orders'));
  await ask('vendor', owner.token, clerk.id);
  const { data } = (await shop.call('GET /user/factors', { token: clerk.token })).body;
  assert.notEqual(data.reset_at, null);
  assert.equal((await shop.call('DELETE /user/factor-reset', { token: clerk.token })).status, 200);
  await due();
  await apply();
  assert.equal((await beginSignIn(shop, clerk, 'vendor')).response.body.code, 'second_factor_required');
  assert.equal((await shop.call('DELETE /user/factor-reset', { token: clerk.token })).status, 404);
});

test('An owner of a store resets no owners, strangers or people who work elsewhere', async () => {
  const [owner, other] = [await shop.make.vendor(), await shop.make.vendor()];
  const partner = await enrol(shop, await shop.make.member(owner.vendorId, 'owner'));
  const stranger = await enrol(shop, await shop.make.member(other.vendorId, 'orders'));
  const both = await enrol(shop, await shop.make.member(owner.vendorId, 'orders'));
  await shop.database.query(
    sql`INSERT INTO members (vendor_id, user_id, preset) VALUES (${other.vendorId}, ${both.id}, 'reader')`,
  );
  for (const { id } of [partner, stranger, both]) assert.equal((await ask('vendor', owner.token, id)).status, 404);
  const admin = await shop.make.admin();
  for (const { id } of [partner, stranger, both]) assert.equal((await ask('admin', admin.token, id)).status, 200);
  assert.equal((await ask('admin', admin.token, admin.id)).status, 403);
});

test('The command line resets at once', async () => {
  const sara = await enrol(shop, await shop.make.customer());
  const { now } = createFactorReset(shop.app);
  assert.deepEqual([await now('nobody@test.balsam.test'), await now(sara.email)], [false, true]);
  assert.equal((await beginSignIn(shop, sara)).response.status, 200);
});
