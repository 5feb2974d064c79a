import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createOwnerChanges } from '../../src/modules/people/team/owner-changes.ts';
import { renderMail } from '../../src/mail/render.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createErasureDesk } from '../support/erasures.ts';
import { mailsTo } from '../support/mailbox.ts';

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

test('A member who is removed or leaves does not become an owner', async () => {
  const admin = await shop.make.admin();
  const store = await shop.make.vendor();
  for (const isSelf of [false, true]) {
    const clerk = await shop.make.member(store.vendorId, 'orders');
    await prove(clerk);
    const other = await shop.make.member(store.vendorId, 'reader');
    await announce(admin, store.vendorId, clerk.email);
    await shop.call(`DELETE /vendor/team/${other.id}`, { token: store.token });
    assert.equal(
      (await shop.call('GET /user', { token: store.token })).body.user.vendor.owner_change.email,
      clerk.email,
    );
    const { status } = await shop.call(`DELETE /vendor/team/${clerk.id}`, { token: (isSelf ? clerk : store).token });
    assert.equal(status, 200);
    await due();
    await apply();
    assert.deepEqual(await ownersOf(store.vendorId), [store.id]);
    assert.deepEqual((await templatesTo(clerk)).slice(0, 2), ['owner-change-announced', 'owner-change-stopped']);
  }
  assert.equal((await logged()).at(-1), 'vendor.owner_change_stopped');
});

test('A person without a proven address who left the store does not become an owner', async () => {
  const admin = await shop.make.admin();
  const store = await shop.make.vendor();
  const clerk = await shop.make.member(store.vendorId, 'orders');
  await announce(admin, store.vendorId, clerk.email);
  await shop.database.query(sql`DELETE FROM members WHERE user_id = ${clerk.id}`);
  await due();
  await apply();
  assert.deepEqual(await ownersOf(store.vendorId), [store.id]);
  assert.deepEqual(await templatesTo(store), ['owner-change-announced', 'owner-change-stopped']);
});

test('A suspended store gets no new owner, and loses an announced one', async () => {
  const admin = await shop.make.admin();
  const store = await shop.make.vendor({ isPlaced: true });
  const clerk = await shop.make.member(store.vendorId, 'orders');
  const setActive = (active: 0 | 1) =>
    shop.call(`POST /admin/vendor/${store.vendorId}/status`, { token: admin.token, body: { active } });
  await announce(admin, store.vendorId, clerk.email);
  assert.equal((await setActive(0)).status, 200);
  const refused = await announce(admin, store.vendorId, clerk.email);
  assert.deepEqual([refused.status, refused.body.code], [409, 'owner_change_inactive']);
  assert.equal((await setActive(1)).status, 200);
  await due();
  await apply();
  assert.deepEqual(await ownersOf(store.vendorId), [store.id]);
  assert.equal((await announce(admin, store.vendorId, clerk.email)).status, 200);
  await shop.database.query(sql`UPDATE vendors SET active = 0 WHERE id = ${store.vendorId}`);
  await due();
  await apply();
  assert.deepEqual(await ownersOf(store.vendorId), [store.id]);
});

test('A change asked for by somebody who has lost the permission comes to nothing', async () => {
  const store = await shop.make.vendor();
  const clerk = await shop.make.member(store.vendorId, 'orders');
  for (const lose of [
    (id: number) => sql`UPDATE members SET preset = 'support' WHERE user_id = ${id}`,
    (id: number) => sql`DELETE FROM members WHERE user_id = ${id}`,
    (id: number) => sql`UPDATE users SET deleted_at = now() WHERE id = ${id}`,
  ]) {
    const admin = await shop.make.admin('operations');
    assert.equal((await announce(admin, store.vendorId, clerk.email)).status, 200);
    await shop.database.query(lose(admin.id));
    await due();
    await apply();
    assert.deepEqual(await ownersOf(store.vendorId), [store.id]);
  }
});

test('A bank account that a new owner states within a day waits', async () => {
  const admin = await shop.make.admin();
  const store = await shop.make.vendor();
  const clerk = await shop.make.member(store.vendorId, 'orders');
  await announce(admin, store.vendorId, clerk.email);
  await due();
  const weakened = () =>
    shop.database.first<{ is_weak: boolean }>(
      sql`SELECT factors_weakened_at IS NOT NULL AS is_weak FROM users WHERE id = ${clerk.id}`,
    );
  assert.deepEqual(await weakened(), { is_weak: false });
  await apply();
  assert.deepEqual(await weakened(), { is_weak: true });
});

test('The announced owner gets no link to a team that they cannot open yet', async () => {
  const admin = await shop.make.admin();
  const store = await shop.make.vendor();
  const heir = await shop.make.customer();
  await prove(heir);
  await announce(admin, store.vendorId, heir.email);
  await due();
  await apply();
  const links = async ({ email }: { email: string }) =>
    (await mailsTo(shop.database, email)).map(({ template, payload }) =>
      renderMail({ template, lang: 'en', payload }, 'https://shop.example').text.includes('/vendor/team'),
    );
  assert.deepEqual(
    [await links(store), await links(heir)],
    [
      [true, true],
      [false, true],
    ],
  );
});

test('The log of the store forgets an erased person who was to become its owner', async () => {
  const desk = createErasureDesk(shop);
  const admin = await shop.make.admin();
  const store = await shop.make.vendor();
  const [heir, clerk] = [await shop.make.customer(), await shop.make.member(store.vendorId, 'orders')];
  await prove(heir);
  const stop = () => shop.call('DELETE /vendor/owner-change', { token: store.token });
  for (const { email } of [heir, clerk]) {
    assert.equal((await announce(admin, store.vendorId, email)).status, 200);
    assert.equal((await stop()).status, 200);
  }
  await desk.ask(heir);
  await desk.endWaiting();
  await desk.run();
  const lines = await shop.database.query<{ person: string | null; label: string }>(sql`
    SELECT after ->> 'person' AS person, label FROM audit_log
    WHERE action LIKE 'vendor.owner_change%' AND entity_id = ${String(store.vendorId)} ORDER BY id`);
  assert.deepEqual(
    lines.map(({ person }) => person),
    [null, null, clerk.email, clerk.email],
  );
  assert.equal(new Set(lines.map(({ label }) => label)).size, 1);
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
