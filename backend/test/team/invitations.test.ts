import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { inviteByCommand } from '../../src/modules/people/team/first-admin.ts';
import { auditLines } from '../support/audit-lines.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';
import { platformForm } from '../support/platform.ts';

const AMAL = { email: 'amal@shop.example', firstname: 'Amal', lastname: 'Saleh' };
const PASSWORD = 'walnut-shell-4';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const look = (token: string) => shop.call('POST /invitation', { body: { token } });
const accept = (token: string, password = PASSWORD) =>
  shop.call('POST /invitation/accept', { body: { token, password } });
const signIn = (email: string, password = PASSWORD) =>
  shop.call('POST /auth/login', { body: { email, password, loginType: 'admin' } });

/** Token of the latest invitation mailed to an address. */
const mailedTo = async (email: string): Promise<string> => {
  const mails = await mailsTo(shop.database, email);
  return String(mails.filter(({ template }) => template.endsWith('-invitation')).at(-1)?.payload.token);
};

const invitationsOf = async (area: 'admin' | 'vendor', token: string) =>
  (await shop.call(`GET /${area}/invitations`, { token })).body.invitations;

test('The first admin is invited by command, sets a password by link and is signed in', async () => {
  const { kind, token } = await inviteByCommand(shop.database, AMAL);
  assert.equal(kind, 'invitation');
  assert.deepEqual((await look(token)).body.data, {
    ...AMAL,
    store: null,
    role: { preset: 'owner', id: null, name: 'Owner' },
    has_account: false,
  });
  assert.equal((await signIn(AMAL.email)).status, 401);
  for (const bad of ['password1', 'fig-12'])
    assert.deepEqual(Object.keys((await accept(token, bad)).body.errors), ['password']);
  const { status, body } = await accept(token);
  assert.deepEqual([status, body.user.role, body.user.role_name], [200, 1, 'Owner']);
  assert.equal((await shop.call('GET /admin/dashboard', { token: body.token })).status, 200);
  assert.equal((await signIn(AMAL.email)).status, 200);
  assert.deepEqual([(await accept(token)).status, (await look(token)).body.code], [404, 'invitation_dead']);
});

test('An admin who lost the password gets a link by command and is signed out', async () => {
  const { body: before } = await signIn(AMAL.email);
  const { kind, token } = await inviteByCommand(shop.database, AMAL);
  assert.equal(kind, 'reset');
  const body = { email: AMAL.email, token, password: 'fig-tree-1200', password_confirmation: 'fig-tree-1200' };
  assert.equal((await shop.call('POST /reset-password', { body })).status, 200);
  assert.equal((await signIn(AMAL.email, 'fig-tree-1200')).body.user.id, before.user.id);
  assert.equal((await shop.call('GET /admin/dashboard', { token: before.token })).status, 401);
});

test('A customer joins a store with the password they have, and keeps shopping with it', async () => {
  const [owner, customer] = [await shop.make.vendor(), await shop.make.customer()];
  const body = { email: customer.email, firstname: 'Layla', lastname: 'Aziz', role: 'orders' };
  assert.equal((await shop.call('POST /vendor/invitations', { token: owner.token, body })).status, 200);
  const link = await mailedTo(customer.email);
  const { data } = (await look(link)).body;
  assert.deepEqual(
    [data.has_account, data.store.company_name, data.role.name],
    [true, `Supplies ${owner.id}`, 'Orders'],
  );

  const guessed = await accept(link, 'a-password-of-mine-9');
  assert.deepEqual([guessed.status, guessed.body.code], [401, 'bad_credentials']);
  const joined = await accept(link, TEST_PASSWORD);
  assert.deepEqual([joined.status, joined.body.user.id, joined.body.user.role], [200, customer.id, 2]);
  const { token } = joined.body;
  assert.equal((await shop.call('GET /vendor/orders', { token })).status, 200);
  assert.equal((await shop.call('GET /vendor/money', { token })).body.code, 'permission_missing');
  assert.equal((await shop.call('GET /carts', { token: customer.token })).status, 200);
  const credentials = { email: customer.email, password: TEST_PASSWORD };
  const shopping = await shop.call('POST /auth/login', { body: { ...credentials, user_type: 'customer' } });
  assert.equal(shopping.body.user.role, 3);
});

test('A customer with a password shorter than new ones joins with it', async () => {
  const owner = await shop.make.vendor();
  const person = { email: 'brief@shop.example', firstname: 'Layla', lastname: 'Aziz' };
  const password = 'fig-12';
  const account = { ...person, password, confirm_password: password, phone_number: '+966 55 123 4567' };
  const form = { ...account, terms: 'true', account_type: 'customer' };
  assert.equal((await shop.call('POST /auth/register', { body: form })).status, 200);
  await shop.call('POST /vendor/invitations', { token: owner.token, body: { ...person, role: 'reader' } });
  assert.equal((await accept(await mailedTo(person.email), password)).status, 200);
});

test('The password of an account that appears meanwhile is kept, and decides', async () => {
  const email = 'late@shop.example';
  const { token } = await inviteByCommand(shop.database, { ...AMAL, email });
  const { id } = await shop.make.customer();
  await shop.database.query(sql`UPDATE users SET email = ${email} WHERE id = ${id}`);
  assert.equal((await accept(token)).body.code, 'bad_credentials');
  assert.equal((await shop.call('POST /auth/login', { body: { email, password: TEST_PASSWORD } })).status, 200);
});

test('An invitation is sent again, and only the latest link works', async () => {
  const admin = await shop.make.admin();
  const { token } = admin;
  const body = { email: 'Noor@shop.example', firstname: 'Noor', lastname: 'Aziz', role: 'support' };
  const email = 'noor@shop.example';
  assert.equal((await shop.call('POST /admin/invitations', { token, body })).status, 200);
  const again = await shop.call('POST /admin/invitations', { token, body });
  assert.deepEqual([again.status, Object.keys(again.body.errors)], [422, ['email']]);
  const first = await mailedTo(email);

  const open = (await invitationsOf('admin', token)).find((each: { email: string }) => each.email === email);
  assert.deepEqual([open.name, open.role.name, open.is_expired], ['Noor Aziz', 'Customer support', false]);
  assert.equal((await shop.call(`POST /admin/invitations/${open.id}/resend`, { token })).status, 200);
  assert.equal((await accept(first)).status, 404);
  assert.equal((await accept(await mailedTo(email))).status, 200);
  assert.ok(!(await invitationsOf('admin', token)).some((each: { email: string }) => each.email === email));
  const lines = await auditLines(shop.database, 'invitation', open.id);
  assert.deepEqual(
    lines.map(({ action, actor_user_id: actor }) => [action, actor]),
    [
      ['invitation.created', admin.id],
      ['invitation.sent_again', admin.id],
    ],
  );
  const member = await shop.call('POST /admin/invitations', { token, body });
  assert.equal(member.body.errors.email[0], 'This person is already a member.');
});

test('A withdrawn or week-old invitation does not work, and a new one can be sent', async () => {
  const { token } = await shop.make.admin();
  const body = { ...AMAL, email: 'sara@shop.example', role: 'reader' };
  await shop.call('POST /admin/invitations', { token, body });
  const [{ id }] = await invitationsOf('admin', token);
  const withdrawn = await mailedTo(body.email);
  assert.equal((await shop.call(`DELETE /admin/invitations/${id}`, { token })).status, 200);
  assert.equal((await accept(withdrawn)).status, 404);
  assert.equal((await shop.call(`POST /admin/invitations/${id}/resend`, { token })).status, 404);

  assert.equal((await shop.call('POST /admin/invitations', { token, body })).status, 200);
  await shop.database.query(sql`UPDATE invitations SET expires_at = now() WHERE email = ${body.email}`);
  assert.equal((await accept(await mailedTo(body.email))).status, 404);
});

test('An invitation to a store that is deleted leads nowhere', async () => {
  const owner = await shop.make.vendor();
  const body = { ...AMAL, email: 'huda@store.example', role: 'reader' };
  await shop.call('POST /vendor/invitations', { token: owner.token, body });
  const link = await mailedTo(body.email);
  await shop.database.query(sql`UPDATE vendors SET deleted_at = now() WHERE id = ${owner.vendorId}`);
  assert.equal((await accept(link)).body.code, 'invitation_dead');
});

test('An invitation that is accepted twice at once makes one member', async () => {
  const owner = await shop.make.vendor();
  const body = { ...AMAL, email: 'twice@store.example', role: 'reader' };
  await shop.call('POST /vendor/invitations', { token: owner.token, body });
  const link = await mailedTo(body.email);
  const answers = await Promise.all([accept(link), accept(link)]);
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  const { data } = (await shop.call('GET /vendor/team', { token: owner.token })).body;
  assert.equal(data.members.length, 2);
});

test('A removed member’s own invitations end; those another one sent again stay valid', async () => {
  const [one, other] = [await shop.make.admin(), await shop.make.admin()];
  const invite = async (email: string) => {
    await shop.call('POST /admin/invitations', { token: other.token, body: { ...AMAL, email, role: 'owner' } });
    const all = await invitationsOf('admin', one.token);
    return all.find((each: { email: string }) => each.email === email).id;
  };
  const hidden = await invite('back-door@private.example');
  const known = await invite('colleague@shop.example');
  assert.equal((await shop.call(`POST /admin/invitations/${known}/resend`, { token: one.token })).status, 200);
  assert.equal((await shop.call(`DELETE /admin/team/${other.id}`, { token: one.token })).status, 200);
  assert.equal((await accept(await mailedTo('back-door@private.example'))).body.code, 'invitation_dead');
  assert.equal((await look(await mailedTo('colleague@shop.example'))).status, 200);
  const line = (await auditLines(shop.database, 'invitation', hidden)).at(-1);
  assert.deepEqual(
    [line?.action, line?.actor_user_id, line?.label],
    ['invitation.withdrawn', one.id, 'back-door@private.example'],
  );
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
