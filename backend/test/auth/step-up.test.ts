import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { hashToken } from '../../src/plugins/session.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/factories.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

/** An admin who signed in some time ago. */
const adminSince = async (ago: string) => {
  const admin = await shop.make.admin();
  await shop.database.query(sql`
    UPDATE sessions SET stepped_up_at = now() - ${ago}::interval WHERE token_hash = ${hashToken(admin.token)}`);
  return admin;
};

const addRole = (token: string, name: string, key?: string) =>
  shop.call('POST /admin/roles', {
    token,
    body: { name, permissions: ['audit.read'] },
    headers: key ? { 'idempotency-key': key } : {},
  });

const confirm = (token: string, password = TEST_PASSWORD) =>
  shop.call('POST /auth/step-up', { token, body: { password } });

const rolesNamed = (name: string) => shop.database.query(sql`SELECT 1 FROM roles WHERE name = ${name}`);

test('For ten minutes after a sign-in, money and rights change without a question', async () => {
  const { token } = await adminSince('9 minutes');
  assert.equal((await addRole(token, 'Auditor of nine minutes')).status, 200);
});

test('Later a change asks for a confirmation, changes nothing, and reads go on', async () => {
  const { token } = await adminSince('11 minutes');
  const { status, body } = await addRole(token, 'Auditor of eleven minutes');
  assert.deepEqual([status, body.code], [403, 'step_up_required']);
  assert.equal((await rolesNamed('Auditor of eleven minutes')).length, 0);
  assert.equal((await shop.call('GET /admin/roles', { token })).status, 200);
});

test('A confirmed person repeats the call with its key, and it happens once', async () => {
  const { token } = await adminSince('1 hour');
  assert.equal((await addRole(token, 'Night auditor', 'one-attempt')).body.code, 'step_up_required');
  assert.equal((await confirm(token)).status, 200);
  for (const replayed of [undefined, 'true']) {
    const { status, headers } = await addRole(token, 'Night auditor', 'one-attempt');
    assert.deepEqual([status, headers['idempotent-replayed']], [200, replayed]);
  }
  assert.equal((await rolesNamed('Night auditor')).length, 1);
});

test('A wrong password confirms nobody', async () => {
  const { token } = await adminSince('1 hour');
  const { status, body } = await confirm(token, 'not-the-password');
  assert.deepEqual([status, body.errors], [422, { password: ['The password is incorrect.'] }]);
  assert.equal((await addRole(token, 'Guesser')).body.code, 'step_up_required');
});

test('A confirmation counts for its own session only', async () => {
  const admin = await adminSince('1 hour');
  const other = await shop.make.signIn(admin.id);
  await shop.database.query(sql`
    UPDATE sessions SET stepped_up_at = now() - interval '1 hour' WHERE token_hash = ${hashToken(other)}`);
  await confirm(admin.token);
  assert.equal((await addRole(other, 'Other device')).body.code, 'step_up_required');
});

test('A person without the permission hears of that first', async () => {
  const { token } = await shop.make.vendor();
  await shop.database.query(sql`UPDATE sessions SET stepped_up_at = now() - interval '1 hour'`);
  assert.equal((await addRole(token, 'Foreign')).body.code, 'forbidden');
});
