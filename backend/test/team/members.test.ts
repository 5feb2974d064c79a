import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { auditLines } from '../support/audit-lines.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const teamOf = async (token: string) => (await shop.call('GET /vendor/team', { token })).body.data.members;

test('A colleague is told of another role, and signed out if it is smaller', async () => {
  const owner = await shop.make.vendor();
  const colleague = await shop.make.member(owner.vendorId, 'manager');
  const give = (role: string | number) =>
    shop.call(`POST /vendor/team/${colleague.id}`, { token: owner.token, body: { role } });
  assert.equal((await give('orders')).status, 200);
  assert.equal((await shop.call('GET /vendor/orders', { token: colleague.token })).status, 401);
  const token = await shop.make.signIn(colleague.id);
  assert.equal((await give('manager')).status, 200);
  assert.equal((await shop.call('GET /vendor/shipping-zones', { token })).status, 200, 'more never signs out');
  const told = (await mailsTo(shop.database, colleague.email)).map(({ template, payload }) => [template, payload.role]);
  assert.deepEqual(told, [
    ['team-role-changed', 'Orders'],
    ['team-role-changed', 'Manager'],
  ]);
  const lines = await auditLines(shop.database, 'member', colleague.id);
  assert.deepEqual(
    lines.map(({ action, before, after }) => [action, before, after]),
    [
      ['member.role_changed', { role: 'Manager' }, { role: 'Orders' }],
      ['member.role_changed', { role: 'Orders' }, { role: 'Manager' }],
    ],
  );
});

test('A removed member is signed out of that store at once, and of nothing else', async () => {
  const [here, there] = [await shop.make.vendor(), await shop.make.vendor()];
  const colleague = await shop.make.customer();
  for (const { vendorId } of [here, there])
    await shop.database.query(sql`
      INSERT INTO members (vendor_id, user_id, preset) VALUES (${vendorId}, ${colleague.id}, 'orders')`);
  const credentials = { email: colleague.email, password: TEST_PASSWORD, user_type: 'vendor' };
  const { body } = await shop.call('POST /auth/login', { body: credentials });
  assert.deepEqual(
    body.user.stores.map(({ id }: { id: number }) => id),
    [here.vendorId, there.vendorId],
  );
  const choose = (vendorId: number) =>
    shop.call('POST /vendor/store', { token: body.token, body: { vendor_id: vendorId } });
  assert.equal((await choose(here.vendorId)).body.user.vendor.id, here.vendorId);
  assert.equal((await shop.call(`DELETE /vendor/team/${colleague.id}`, { token: there.token })).status, 200);
  assert.equal((await shop.call('GET /vendor/orders', { token: body.token })).status, 200);
  assert.equal((await choose(there.vendorId)).status, 404);
  assert.equal((await shop.call(`DELETE /vendor/team/${colleague.id}`, { token: here.token })).status, 200);
  assert.equal((await shop.call('GET /vendor/orders', { token: body.token })).status, 401);
  assert.equal((await shop.call('GET /carts', { token: colleague.token })).status, 200);
  assert.equal((await shop.call('POST /auth/login', { body: credentials })).body.code, 'not_a_vendor');
});

test('A member without rights over the team leaves it, and removes nobody else', async () => {
  const owner = await shop.make.vendor();
  const [clerk, reader] = [
    await shop.make.member(owner.vendorId, 'orders'),
    await shop.make.member(owner.vendorId, 'reader'),
  ];
  const remove = (id: number) => shop.call(`DELETE /vendor/team/${id}`, { token: clerk.token });
  const { status, body } = await remove(reader.id);
  assert.deepEqual([status, body.code], [403, 'forbidden']);
  assert.equal((await remove(clerk.id)).status, 200);
  assert.equal((await shop.call('GET /vendor/orders', { token: clerk.token })).status, 401);
  const lines = await auditLines(shop.database, 'member', clerk.id);
  assert.deepEqual(
    lines.map(({ action, before }) => [action, before]),
    [['member.left', { role: 'Orders' }]],
  );
});

test('Nobody changes their own role, and an owner leaves only while another stays', async () => {
  const owner = await shop.make.vendor();
  const own = await shop.call(`POST /vendor/team/${owner.id}`, { token: owner.token, body: { role: 'reader' } });
  assert.deepEqual([own.status, Object.keys(own.body.errors)], [422, ['role']]);
  const leave = () => shop.call(`DELETE /vendor/team/${owner.id}`, { token: owner.token });
  const refused = await leave();
  assert.deepEqual([refused.status, refused.body.code], [409, 'last_owner']);
  const second = await shop.make.member(owner.vendorId, 'owner');
  assert.equal((await leave()).status, 200);
  assert.equal((await shop.call('GET /vendor/team', { token: owner.token })).status, 401);
  assert.deepEqual(
    (await teamOf(second.token)).map(({ id }: { id: number }) => id),
    [second.id],
  );
});

test('Nobody gives, changes or takes away what they may not do themselves', async () => {
  const owner = await shop.make.vendor();
  const roles = await shop.call('POST /vendor/roles', {
    token: owner.token,
    body: { name: 'Team lead', permissions: ['team.manage', 'orders.read', 'orders.write'] },
  });
  const lead = await shop.make.member(owner.vendorId, 'reader');
  const finance = await shop.make.member(owner.vendorId, 'finance');
  const { id: role } = roles.body.roles.at(-1);
  await shop.call(`POST /vendor/team/${lead.id}`, { token: owner.token, body: { role } });
  const token = await shop.make.signIn(lead.id);
  const refused = [
    await shop.call(`POST /vendor/team/${finance.id}`, { token, body: { role } }),
    await shop.call('POST /vendor/invitations', {
      token,
      body: { email: 'x@y.example', firstname: 'A', lastname: 'B', role: 'owner' },
    }),
    await shop.call('POST /vendor/roles', { token, body: { name: 'Rich', permissions: ['money.manage'] } }),
  ];
  assert.deepEqual(
    refused.map(({ status, body }) => [status, Object.keys(body.errors)]),
    [
      [422, ['role']],
      [422, ['role']],
      [422, ['permissions']],
    ],
  );
  assert.equal((await shop.call(`DELETE /vendor/team/${owner.id}`, { token })).status, 403);
  assert.equal((await shop.call(`DELETE /vendor/roles/${role}`, { token })).body.code, 'role_in_use');
});

test('A role of another store cannot be given, changed or deleted', async () => {
  const [one, other] = [await shop.make.vendor(), await shop.make.vendor()];
  const form = { name: 'Packers', permissions: ['orders.read'] };
  const { body } = await shop.call('POST /vendor/roles', { token: other.token, body: form });
  const { id } = body.roles.at(-1);
  const colleague = await shop.make.member(one.vendorId, 'reader');
  const given = await shop.call(`POST /vendor/team/${colleague.id}`, { token: one.token, body: { role: id } });
  assert.deepEqual([given.status, Object.keys(given.body.errors)], [422, ['role']]);
  assert.equal((await shop.call(`POST /vendor/roles/${id}`, { token: one.token, body: form })).status, 404);
  assert.equal((await shop.call(`DELETE /vendor/roles/${id}`, { token: one.token })).status, 404);
  assert.equal((await shop.call(`DELETE /vendor/roles/${id}`, { token: other.token })).status, 200);
});

test('A person removed from their only team can register the address again', async () => {
  const owner = await shop.make.vendor();
  const colleague = await shop.make.member(owner.vendorId, 'orders');
  assert.equal((await shop.call(`DELETE /vendor/team/${colleague.id}`, { token: owner.token })).status, 200);
  const user = await shop.database.first<{ gone: boolean }>(
    sql`SELECT deleted_at IS NOT NULL AS gone FROM users WHERE id = ${colleague.id}`,
  );
  assert.equal(user?.gone, true);
});

test('A customer who works for a store cannot be blocked', async () => {
  const [owner, customer, admin] = [await shop.make.vendor(), await shop.make.customer(), await shop.make.admin()];
  await shop.database.query(sql`
    INSERT INTO members (vendor_id, user_id, preset) VALUES (${owner.vendorId}, ${customer.id}, 'owner')`);
  const body = { reason: 'Three parcels were not taken in.' };
  const refused = await shop.call(`POST /admin/customers/${customer.id}/block`, { token: admin.token, body });
  assert.deepEqual([refused.status, refused.body.code], [409, 'customer_is_member']);
});

test('An admin does not take over a colleague’s account through the colleague’s store', async () => {
  const [owner, operations] = [await shop.make.vendor({ isPlaced: true }), await shop.make.admin('operations')];
  await shop.make.admin();
  const edit = (fields: object) =>
    shop.call(`POST /admin/vendor/${owner.vendorId}`, {
      token: operations.token,
      body: { _method: 'PUT', ...fields },
    });
  assert.equal((await edit({ email: 'moved@test.balsam.test' })).status, 200);
  await shop.database.query(sql`INSERT INTO members (user_id, preset) VALUES (${owner.id}, 'owner')`);
  const refused = [await edit({ password: 'a-new-password-1' }), await edit({ email: 'mine@test.balsam.test' })];
  assert.deepEqual(
    refused.map(({ status, body }) => [status, Object.keys(body.errors)]),
    [
      [422, ['password']],
      [422, ['email']],
    ],
  );
});
