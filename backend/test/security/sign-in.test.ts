import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { beginSignIn, codeOf, enrol, type Enrolled } from '../support/factors.ts';
import { mailsTo } from '../support/mailbox.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const prove = (challenge_id: string, proof: Record<string, unknown>) =>
  shop.call('POST /auth/second-factor', { body: { challenge_id, ...proof } });

const signInWith = async (person: Enrolled, proof: Record<string, unknown>) => {
  const { challenge_id } = await beginSignIn(shop, person);
  return prove(challenge_id, proof);
};

const sessionsOf = (userId: number) =>
  shop.database.query<{ factor: string | null }>(
    sql`SELECT factor FROM sessions WHERE user_id = ${userId} ORDER BY id`,
  );

test('A person with an authenticator app signs in with password and code', async () => {
  const sara = await enrol(shop, await shop.make.customer());
  const { response, challenge_id } = await beginSignIn(shop, sara);
  assert.deepEqual([response.status, response.body.code], [401, 'second_factor_required']);
  assert.deepEqual(response.body.data.methods, ['totp', 'recovery_code']);
  const done = await prove(challenge_id, { code: await sara.code() });
  assert.equal(done.status, 200);
  assert.equal((await shop.call('GET /user', { token: done.body.token })).body.user.id, sara.id);
  assert.deepEqual(
    (await sessionsOf(sara.id)).map(({ factor }) => factor),
    ['totp', 'totp'],
  );
});

test('Each console asks for the code, and opens in its role', async () => {
  const [vendor, admin] = [await enrol(shop, await shop.make.vendor()), await enrol(shop, await shop.make.admin())];
  for (const [person, door, role] of [
    [vendor, 'vendor', 2],
    [admin, 'admin', 1],
  ] as const) {
    const { challenge_id } = await beginSignIn(shop, person, door);
    const done = await prove(challenge_id, { code: await person.code() });
    assert.equal(done.body.user.role, role);
  }
});

test('A wrong password never leads to the second step', async () => {
  const { email } = await enrol(shop, await shop.make.customer());
  const wrong = await shop.call('POST /auth/login', { body: { email, password: 'not the password' } });
  assert.deepEqual([wrong.status, wrong.body.code, wrong.body.data ?? null], [401, 'bad_credentials', null]);
});

test('A code works once, and so does the one before it', async () => {
  const sara = await enrol(shop, await shop.make.customer());
  const code = await sara.code();
  const before30 = codeOf(sara.secret, -30);
  assert.equal((await signInWith(sara, { code })).status, 200);
  for (const used of [code, before30]) {
    const again = await signInWith(sara, { code: used });
    assert.deepEqual([again.status, again.body.code], [422, 'code_wrong']);
  }
});

test('After five wrong codes the sign-in begins again', async () => {
  const sara = await enrol(shop, await shop.make.customer());
  const { challenge_id } = await beginSignIn(shop, sara);
  const left: number[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    const wrong = await prove(challenge_id, { recovery_code: 'AAAAA-AAAAA' });
    assert.equal(wrong.status, 422);
    left.push(wrong.body.data.tries_left);
  }
  assert.deepEqual(left, [4, 3, 2, 1, 0]);
  const right = await prove(challenge_id, { code: await sara.code() });
  assert.deepEqual([right.status, right.body.code], [401, 'challenge_over']);
});

test('A challenge ends after five minutes, with its use, and with a new password', async () => {
  const sara = await enrol(shop, await shop.make.customer());
  const used = await beginSignIn(shop, sara);
  assert.equal((await prove(used.challenge_id, { code: await sara.code() })).status, 200);
  const late = await beginSignIn(shop, sara);
  await shop.database.query(sql`UPDATE factor_challenges SET expires_at = now() WHERE id = ${late.challenge_id}`);
  const outdated = await beginSignIn(shop, sara);
  await shop.database.query(sql`UPDATE users SET password_hash = 'another' WHERE id = ${sara.id}`);
  for (const { challenge_id } of [used, late, outdated]) {
    const { status, body } = await prove(challenge_id, { code: await sara.code() });
    assert.deepEqual([status, body.code], [401, 'challenge_over']);
  }
});

test('Codes are accepted in Arabic digits and with a space', async () => {
  const sara = await enrol(shop, await shop.make.customer());
  const code = await sara.code();
  const arabic = [...code].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('');
  const spaced = `${arabic.slice(0, 3)} ${arabic.slice(3)}`;
  assert.equal((await signInWith(sara, { code: spaced })).status, 200);
});

test('A recovery code signs in once, is reported by mail, and marks the account', async () => {
  const sara = await enrol(shop, await shop.make.customer());
  const [recoveryCode] = sara.recoveryCodes;
  assert.equal(sara.recoveryCodes.length, 10);
  assert.equal((await signInWith(sara, { recovery_code: recoveryCode })).status, 200);
  const again = await signInWith(sara, { recovery_code: recoveryCode });
  assert.deepEqual([again.status, again.body.code], [422, 'code_wrong']);
  const mails = (await mailsTo(shop.database, sara.email)).filter(({ template }) => template === 'recovery-code-used');
  assert.deepEqual(
    mails.map(({ payload }) => payload.codes_left),
    [9],
  );
  const weakened = await shop.database.first<{ at: string | null }>(
    sql`SELECT factors_weakened_at AS at FROM users WHERE id = ${sara.id}`,
  );
  assert.notEqual(weakened?.at, null);
});

test('The codes of one person do not sign in another', async () => {
  const [sara, omar] = [await enrol(shop, await shop.make.customer()), await enrol(shop, await shop.make.customer())];
  for (const proof of [{ code: await omar.code() }, { recovery_code: omar.recoveryCodes[0] }])
    assert.equal((await signInWith(sara, proof)).status, 422);
});

test('A second step names exactly one proof', async () => {
  const sara = await enrol(shop, await shop.make.customer());
  const { challenge_id } = await beginSignIn(shop, sara);
  for (const proof of [{}, { code: await sara.code(), recovery_code: sara.recoveryCodes[0] }]) {
    const { status, body } = await prove(challenge_id, proof);
    assert.deepEqual([status, body.code], [422, 'validation']);
  }
});

test('A password reset by mail keeps the second step', async () => {
  const sara = await enrol(shop, await shop.make.customer());
  await shop.call('POST /forgot-password', { body: { email: sara.email } });
  const [mail] = (await mailsTo(shop.database, sara.email)).filter(({ template }) => template === 'password-reset');
  const password = 'a-fresh-olive-88';
  const reset = { email: sara.email, token: mail?.payload.token, password, password_confirmation: password };
  await shop.database.query(sql`
    INSERT INTO factors (user_id, kind, name, credential_id, public_key, counter, rp_id, confirmed_at)
    VALUES (${sara.id}, 'passkey', 'Laptop', 'abcd', 'abcd', 0, 'localhost', now())`);
  const done = await shop.call('POST /reset-password', { body: reset });
  assert.deepEqual([done.status, done.body.data], [200, { passkeys: ['Laptop'] }]);
  const login = await shop.call('POST /auth/login', { body: { email: sara.email, password } });
  assert.equal(login.body.code, 'second_factor_required');
});

test('An account with a second step accepts an invitation only with it', async () => {
  const [sara, owner] = [await enrol(shop, await shop.make.customer()), await shop.make.vendor()];
  const invitee = { email: sara.email, firstname: 'Sara', lastname: 'Ali', role: 'reader' };
  await shop.call('POST /vendor/invitations', { token: owner.token, body: invitee });
  const [mail] = (await mailsTo(shop.database, sara.email)).filter(({ template }) => template === 'team-invitation');
  const form = { token: mail?.payload.token, password: 'olive-branch-7' };
  const asked = await shop.call('POST /invitation/accept', { body: form });
  assert.deepEqual([asked.status, asked.body.code], [401, 'second_factor_required']);
  const second_step = { challenge_id: asked.body.data.challenge_id, code: await sara.code() };
  const joined = await shop.call('POST /invitation/accept', { body: { ...form, second_step } });
  assert.deepEqual([joined.status, joined.body.user?.role], [200, 2]);
});
