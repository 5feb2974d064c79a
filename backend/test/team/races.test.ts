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

const apply = () => createOwnerChanges(shop.app).applyDue();

/** A new owner whose 48 hours are over. */
const announceDue = async (admin: { token: string }, vendorId: number, email: string) => {
  await shop.call(`POST /admin/vendors/${vendorId}/owner`, { token: admin.token, body: { email } });
  await shop.database.query(sql`UPDATE owner_changes SET effective_at = now()`);
};

const ownersOf = async (vendorId: number | null) =>
  shop.database.query<{ user_id: number }>(sql`
    SELECT user_id FROM members WHERE vendor_id IS NOT DISTINCT FROM ${vendorId}::bigint AND preset = 'owner' ORDER BY user_id`);
const ownerIds = async (vendorId: number) => (await ownersOf(vendorId)).map((owner) => owner.user_id);

test('When two owners remove or demote each other at once, one of them remains', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await shop.make.vendor();
    const other = await shop.make.member(one.vendorId, 'owner');
    const act = (by: { token: string }, on: { id: number }) =>
      round % 2 === 0
        ? shop.call(`DELETE /vendor/team/${on.id}`, { token: by.token })
        : shop.call(`POST /vendor/team/${on.id}`, { token: by.token, body: { role: 'reader' } });
    const answers = await Promise.all([act(one, other), act(other, one)]);
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    assert.equal((await ownersOf(one.vendorId)).length, 1);
  }
});

test('When two admins remove each other at once, one of them remains', async () => {
  const [one, other] = [await shop.make.admin(), await shop.make.admin()];
  const answers = await Promise.all([
    shop.call(`DELETE /admin/team/${other.id}`, { token: one.token }),
    shop.call(`DELETE /admin/team/${one.id}`, { token: other.token }),
  ]);
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
});

test('The database itself keeps the last owner of a store and of the platform', async () => {
  const { vendorId } = await shop.make.vendor();
  await shop.make.admin();
  const change = (team: number | null, statement: ReturnType<typeof sql>) =>
    assert.rejects(
      shop.database.query(sql`${statement} WHERE vendor_id IS NOT DISTINCT FROM ${team}::bigint`),
      /keeps an owner/,
    );
  for (const team of [vendorId, null]) {
    await change(team, sql`DELETE FROM members`);
    await change(team, sql`UPDATE members SET preset = 'reader'`);
  }
});

test('A role that is deleted while it is given leaves nobody without one', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const owner = await shop.make.vendor();
    const colleague = await shop.make.member(owner.vendorId, 'reader');
    const form = { name: 'Packers', permissions: ['orders.read'] };
    const { body } = await shop.call('POST /vendor/roles', { token: owner.token, body: form });
    const { id } = body.roles.at(-1);
    const [given, deleted] = await Promise.all([
      shop.call(`POST /vendor/team/${colleague.id}`, { token: owner.token, body: { role: id } }),
      shop.call(`DELETE /vendor/roles/${id}`, { token: owner.token }),
    ]);
    assert.deepEqual(
      [given.status, deleted.status].sort(),
      given.status === 200 ? [200, 409] : [200, 422],
      `${given.text} ${deleted.text}`,
    );
  }
});

test('A change stopped while the job runs either happens or is stopped', async () => {
  const admin = await shop.make.admin();
  for (let round = 0; round < ROUNDS; round += 1) {
    const store = await shop.make.vendor();
    const clerk = await shop.make.member(store.vendorId, 'orders');
    await announceDue(admin, store.vendorId, clerk.email);
    const [stopped] = await Promise.all([
      shop.call('DELETE /vendor/owner-change', { token: store.token }),
      apply(),
      apply(),
    ]);
    const owners = await ownerIds(store.vendorId);
    assert.deepEqual([stopped.status, owners.includes(clerk.id)], owners.length === 2 ? [404, true] : [200, false]);
    assert.equal((await mailsTo(shop.database, clerk.email)).length, 2);
  }
});

test('A new owner and the last one leaving at once leave the store an owner', async () => {
  const admin = await shop.make.admin();
  for (let round = 0; round < ROUNDS; round += 1) {
    const store = await shop.make.vendor();
    const clerk = await shop.make.member(store.vendorId, 'orders');
    await announceDue(admin, store.vendorId, clerk.email);
    const [left] = await Promise.all([shop.call(`DELETE /vendor/team/${store.id}`, { token: store.token }), apply()]);
    assert.deepEqual(await ownerIds(store.vendorId), left.status === 200 ? [clerk.id] : [store.id, clerk.id]);
  }
});
