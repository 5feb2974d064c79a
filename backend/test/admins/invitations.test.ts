import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { inviteByCommand } from '../../src/modules/people/admins/first-admin.ts';
import { auditLines } from '../support/audit-lines.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { mailsTo } from '../support/mailbox.ts';
import { platformForm } from '../support/platform.ts';

const AMAL = { email: 'amal@shop.example', firstname: 'Amal', lastname: 'Saleh' };
const PASSWORD = 'walnut-shell-4';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const look = (token: string) => shop.call('POST /admin-invitation', { body: { token } });
const accept = (token: string, password = PASSWORD) =>
  shop.call('POST /admin-invitation/accept', { body: { token, password, password_confirmation: password } });
const signIn = (email: string) =>
  shop.call('POST /auth/login', { body: { email, password: PASSWORD, loginType: 'admin' } });

/** Token of the latest link mailed to an address. */
const mailedTo = async (email: string): Promise<string> => {
  const mails = await mailsTo(shop.database, email);
  return String(mails.filter(({ template }) => template === 'admin-invitation').at(-1)?.payload.token);
};

test('The first admin is invited by command, sets a password by link and is signed in', async () => {
  const { token, isNew } = await inviteByCommand(shop.database, AMAL);
  assert.equal(isNew, true);
  assert.deepEqual((await look(token)).body.data, {
    firstname: AMAL.firstname,
    lastname: AMAL.lastname,
    email: AMAL.email,
  });
  assert.equal((await signIn(AMAL.email)).status, 401);
  assert.deepEqual(Object.keys((await accept(token, 'password1')).body.errors), ['password']);
  const { status, body } = await accept(token);
  assert.deepEqual([status, body.user.role], [200, 1]);
  assert.equal((await shop.call('GET /admin/dashboard', { token: body.token })).status, 200);
  assert.equal((await signIn(AMAL.email)).status, 200);
  assert.deepEqual([(await accept(token)).status, (await look(token)).body.code], [404, 'invitation_dead']);
});

test('An admin who lost the password is re-invited by command and signed out elsewhere', async () => {
  const { body: before } = await signIn(AMAL.email);
  const { token, isNew } = await inviteByCommand(shop.database, AMAL);
  assert.equal(isNew, false);
  const { body } = await accept(token);
  assert.equal(body.user.id, before.user.id);
  assert.equal((await shop.call('GET /admin/dashboard', { token: before.token })).status, 401);
});

test('A customer or vendor cannot become an admin by invitation', async () => {
  const { token } = await shop.make.admin();
  for (const person of [await shop.make.customer(), await shop.make.vendor()]) {
    await assert.rejects(inviteByCommand(shop.database, { ...AMAL, email: person.email }), /another address/);
    const refused = await shop.call('POST /admin/invitations', { token, body: { ...AMAL, email: person.email } });
    assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['email']]);
  }
  const late = { ...AMAL, email: 'late@shop.example' };
  const invitation = await inviteByCommand(shop.database, late);
  await shop.database.query(sql`
    INSERT INTO users (email, password_hash, firstname, lastname) VALUES (${late.email}, '-', 'Late', 'Comer')`);
  assert.equal((await accept(invitation.token)).body.code, 'invitation_taken');
});

test('An admin sends an invitation again, and only the latest link works', async () => {
  const admin = await shop.make.admin();
  const { token } = admin;
  const body = { email: 'Noor@shop.example', firstname: 'Noor', lastname: 'Aziz' };
  const email = 'noor@shop.example';
  assert.equal((await shop.call('POST /admin/invitations', { token, body })).status, 200);
  const again = await shop.call('POST /admin/invitations', { token, body });
  assert.deepEqual([again.status, Object.keys(again.body.errors)], [422, ['email']]);
  const first = await mailedTo(email);

  const { invitations } = (await shop.call('GET /admin/invitations', { token })).body.data;
  const open = invitations.find((each: { email: string }) => each.email === email);
  assert.deepEqual([open.name, open.is_expired], ['Noor Aziz', false]);
  assert.equal((await shop.call(`POST /admin/invitations/${open.id}/resend`, { token })).status, 200);
  assert.equal((await accept(first)).status, 404);
  assert.equal((await accept(await mailedTo(email))).status, 200);
  const left = (await shop.call('GET /admin/invitations', { token })).body.data.invitations;
  assert.ok(!left.some((each: { email: string }) => each.email === email));
  const lines = await auditLines(shop.database, 'invitation', open.id);
  assert.deepEqual(
    lines.map(({ action, actor_user_id: actor }) => [action, actor]),
    [
      ['invitation.created', admin.id],
      ['invitation.sent_again', admin.id],
    ],
  );
});

test('A withdrawn or week-old invitation does not work, and a new one can be sent', async () => {
  const { token } = await shop.make.admin();
  const body = { ...AMAL, email: 'sara@shop.example' };
  await shop.call('POST /admin/invitations', { token, body });
  const [{ id }] = (await shop.call('GET /admin/invitations', { token })).body.data.invitations;
  const withdrawn = await mailedTo(body.email);
  assert.equal((await shop.call(`DELETE /admin/invitations/${id}`, { token })).status, 200);
  assert.equal((await accept(withdrawn)).status, 404);
  assert.equal((await shop.call(`POST /admin/invitations/${id}/resend`, { token })).status, 404);

  assert.equal((await shop.call('POST /admin/invitations', { token, body })).status, 200);
  await shop.database.query(sql`UPDATE invitations SET expires_at = now() WHERE email = ${body.email}`);
  assert.equal((await accept(await mailedTo(body.email))).status, 404);
});

test('A removed admin is signed out immediately; admins cannot remove themselves', async () => {
  const [one, other] = [await shop.make.admin(), await shop.make.admin()];
  const self = await shop.call(`DELETE /admin/admins/${one.id}`, { token: one.token });
  assert.deepEqual([self.status, self.body.code], [422, 'admin_self']);
  const customer = await shop.make.customer();
  assert.equal((await shop.call(`DELETE /admin/admins/${customer.id}`, { token: one.token })).status, 404);

  const link = await inviteByCommand(shop.database, { ...AMAL, email: other.email });
  assert.equal((await shop.call(`DELETE /admin/admins/${other.id}`, { token: one.token })).status, 200);
  assert.equal((await accept(link.token)).body.code, 'invitation_dead');
  assert.equal((await shop.call('GET /admin/dashboard', { token: other.token })).status, 401);
  const { admins } = (await shop.call(`GET /admin/admins?search=${other.email}`, { token: one.token })).body.data;
  assert.deepEqual(admins, []);
  const body = { ...AMAL, email: other.email };
  assert.equal((await shop.call('POST /admin/invitations', { token: one.token, body })).status, 200);
  const lines = await auditLines(shop.database, 'admin', other.id);
  assert.deepEqual(
    lines.map(({ action, label }) => [action, label]),
    [['admin.removed', other.email]],
  );
});

test('A removed admin’s own invitations end; those another admin sent again stay valid', async () => {
  const [one, other] = [await shop.make.admin(), await shop.make.admin()];
  const invite = async (email: string) => {
    await shop.call('POST /admin/invitations', { token: other.token, body: { ...AMAL, email } });
    const { invitations } = (await shop.call('GET /admin/invitations', { token: one.token })).body.data;
    return invitations.find((each: { email: string }) => each.email === email).id;
  };
  const hidden = await invite('back-door@private.example');
  const known = await invite('colleague@shop.example');
  assert.equal((await shop.call(`POST /admin/invitations/${known}/resend`, { token: one.token })).status, 200);
  assert.equal((await shop.call(`DELETE /admin/admins/${other.id}`, { token: one.token })).status, 200);
  assert.equal((await accept(await mailedTo('back-door@private.example'))).body.code, 'invitation_dead');
  assert.equal((await look(await mailedTo('colleague@shop.example'))).status, 200);
  const line = (await auditLines(shop.database, 'invitation', hidden)).at(-1);
  assert.deepEqual(
    [line?.action, line?.actor_user_id, line?.label],
    ['invitation.withdrawn', one.id, 'back-door@private.example'],
  );
});

test('When two admins remove each other concurrently, one of them remains', async () => {
  const [one, other] = [await shop.make.admin(), await shop.make.admin()];
  const statuses = await Promise.all([
    shop.call(`DELETE /admin/admins/${other.id}`, { token: one.token }),
    shop.call(`DELETE /admin/admins/${one.id}`, { token: other.token }),
  ]);
  assert.equal(statuses.filter(({ status }) => status === 200).length, 1);
});

test('An admin invited by command gets mails in the default language of the shop', async () => {
  const { token: admin } = await shop.make.admin();
  const { updated_at: seen } = (await shop.call('GET /admin/platform-settings', { token: admin })).body.data;
  const form = platformForm({}, { default_lang: 'ar', updated_at_seen: seen });
  assert.equal((await shop.call('POST /admin/platform-settings', { token: admin, body: form })).status, 200);
  const email = 'huda@shop.example';
  await accept((await inviteByCommand(shop.database, { email, firstname: 'Huda', lastname: 'Amer' })).token);
  const user = await shop.database.first<{ lang: string }>(sql`SELECT lang FROM users WHERE email = ${email}`);
  assert.equal(user?.lang, 'ar');
});
