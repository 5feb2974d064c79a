import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createOwnerChanges } from '../../src/modules/people/team/owner-changes.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { mailsTo } from '../support/mailbox.ts';

/** 60 rounds in a whole run. */
const ROUNDS = process.env.TEST_ALL === '1' ? 60 : 8;

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const announce = (admin: { token: string }, vendorId: number, email: string) =>
  shop.call(`POST /admin/vendors/${vendorId}/owner`, { token: admin.token, body: { email } });
const apply = () => createOwnerChanges(shop.app).applyDue();
const due = () => shop.database.query(sql`UPDATE owner_changes SET effective_at = now()`);
const templatesTo = async ({ email }: { email: string }) =>
  (await mailsTo(shop.database, email)).map(({ template }) => template);
const ownersOf = async (vendorId: number) => {
  const rows = await shop.database.query<{ user_id: number }>(
    sql`SELECT user_id FROM members WHERE vendor_id = ${vendorId} AND preset = 'owner' ORDER BY user_id`,
  );
  return rows.map(({ user_id: id }) => id);
};
const logged = async () => {
  const rows = await shop.database.query<{ action: string }>(
    sql`SELECT action FROM audit_log WHERE action LIKE 'vendor.owner_change%' ORDER BY id`,
  );
  return rows.map(({ action }) => action);
};
const prove = ({ id }: { id: number }) =>
  shop.database.query(sql`UPDATE users SET email_proven_at = now() WHERE id = ${id}`);

test('A member becomes an owner two days after the platform announced it', async () => {
  const admin = await shop.make.admin('operations');
  const lost = await shop.make.vendor();
  const clerk = await shop.make.member(lost.vendorId, 'orders');
  assert.equal((await announce(admin, lost.vendorId, clerk.email.toUpperCase())).status, 200);
  await apply();
  assert.deepEqual(await ownersOf(lost.vendorId), [lost.id]);
  const team = await shop.call(`GET /admin/vendors/${lost.vendorId}/team`, { token: admin.token });
  assert.deepEqual(
    [team.body.data.members.length, team.body.data.owner_change.email, team.body.data.members[0].id],
    [2, clerk.email, lost.id],
  );
  const seen = async ({ token }: { token: string }) =>
    (await shop.call('GET /user', { token })).body.user.vendor.owner_change;
  assert.equal((await seen(lost)).effective_at, team.body.data.owner_change.effective_at);
  assert.equal(await seen(clerk), null);
  await due();
  await apply();
  assert.deepEqual(
    await ownersOf(lost.vendorId),
    [lost.id, clerk.id].sort((one, other) => one - other),
  );
  assert.equal((await shop.call('GET /user', { token: clerk.token })).body.user.role_name, 'Owner');
  for (const person of [lost, clerk])
    assert.deepEqual(await templatesTo(person), ['owner-change-announced', 'owner-change-done']);
  assert.deepEqual(await logged(), ['vendor.owner_change_requested', 'vendor.owner_changed']);
  await apply();
  assert.equal((await ownersOf(lost.vendorId)).length, 2);
});

test('Somebody outside the store becomes an owner with a proven address only', async () => {
  const admin = await shop.make.admin();
  const store = await shop.make.vendor();
  const heir = await shop.make.customer();
  const refused = await announce(admin, store.vendorId, heir.email);
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['email']]);
  await prove(heir);
  assert.equal((await announce(admin, store.vendorId, heir.email)).status, 200);
  await due();
  await apply();
  assert.equal((await ownersOf(store.vendorId)).includes(heir.id), true);
});

test('Nobody becomes an owner who has no account, is one already, or asks', async () => {
  const admin = await shop.make.admin();
  await prove(admin);
  const store = await shop.make.vendor();
  for (const email of ['nobody@test.balsam.test', store.email, admin.email]) {
    const { status, body } = await announce(admin, store.vendorId, email);
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['email']]);
  }
  const clerk = await shop.make.member(store.vendorId, 'orders');
  assert.equal((await announce(admin, 999_999, clerk.email)).status, 404);
  assert.equal((await announce(admin, store.vendorId, clerk.email)).status, 200);
  assert.equal((await announce(admin, store.vendorId, clerk.email)).body.code, 'owner_change_open');
});

test('A present owner stops the change, and so does the platform', async () => {
  const admin = await shop.make.admin();
  const [store, stranger] = [await shop.make.vendor(), await shop.make.vendor()];
  const clerk = await shop.make.member(store.vendorId, 'orders');
  const manager = await shop.make.member(store.vendorId, 'manager');
  await announce(admin, store.vendorId, clerk.email);
  const stop = ({ token }: { token: string }) => shop.call('DELETE /vendor/owner-change', { token });
  assert.deepEqual([(await stop(stranger)).status, (await stop(manager)).status], [404, 403]);
  assert.equal((await stop(store)).status, 200);
  assert.equal((await stop(store)).status, 404);
  await announce(admin, store.vendorId, clerk.email);
  const byPlatform = () => shop.call(`DELETE /admin/vendors/${store.vendorId}/owner`, { token: admin.token });
  assert.deepEqual([(await byPlatform()).status, (await byPlatform()).status], [200, 404]);
  await due();
  await apply();
  assert.deepEqual(await ownersOf(store.vendorId), [store.id]);
  const told = ['owner-change-announced', 'owner-change-stopped'];
  for (const person of [store, clerk]) assert.deepEqual(await templatesTo(person), [...told, ...told]);
});

test('A change for a person or a store that is gone comes to nothing', async () => {
  const admin = await shop.make.admin();
  const [store, closed] = [await shop.make.vendor(), await shop.make.vendor()];
  const clerks = [await shop.make.member(store.vendorId, 'orders'), await shop.make.member(closed.vendorId, 'orders')];
  await announce(admin, store.vendorId, clerks[0]?.email ?? '');
  await announce(admin, closed.vendorId, clerks[1]?.email ?? '');
  await shop.database.query(sql`UPDATE users SET deleted_at = now() WHERE id = ${clerks[0]?.id ?? 0}`);
  await shop.database.query(sql`UPDATE vendors SET deleted_at = now() WHERE id = ${closed.vendorId}`);
  await due();
  await apply();
  for (const { id, vendorId } of [store, closed]) assert.deepEqual(await ownersOf(vendorId), [id]);
  const open = await shop.database.query(
    sql`SELECT id FROM owner_changes WHERE stopped_at IS NULL AND done_at IS NULL`,
  );
  assert.deepEqual(open, []);
});

test('A change stopped while the job runs either happens or is stopped', async () => {
  const admin = await shop.make.admin();
  for (let round = 0; round < ROUNDS; round += 1) {
    const store = await shop.make.vendor();
    const clerk = await shop.make.member(store.vendorId, 'orders');
    await announce(admin, store.vendorId, clerk.email);
    await due();
    const [stopped] = await Promise.all([
      shop.call('DELETE /vendor/owner-change', { token: store.token }),
      apply(),
      apply(),
    ]);
    const owners = await ownersOf(store.vendorId);
    assert.deepEqual([stopped.status, owners.includes(clerk.id)], owners.length === 2 ? [404, true] : [200, false]);
    assert.equal((await templatesTo(clerk)).length, 2);
  }
});

test('A new owner and the last one leaving at once leave the store an owner', async () => {
  const admin = await shop.make.admin();
  for (let round = 0; round < ROUNDS; round += 1) {
    const store = await shop.make.vendor();
    const clerk = await shop.make.member(store.vendorId, 'orders');
    await announce(admin, store.vendorId, clerk.email);
    await due();
    const [left] = await Promise.all([shop.call(`DELETE /vendor/team/${store.id}`, { token: store.token }), apply()]);
    assert.deepEqual(await ownersOf(store.vendorId), left.status === 200 ? [clerk.id] : [store.id, clerk.id]);
  }
});
