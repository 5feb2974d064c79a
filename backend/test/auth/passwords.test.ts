import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { renderMail } from '../../src/mail/render.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';
import { assertAlike } from '../support/timing.ts';

const NEW_PASSWORD = 'walnut-shell-4';

describe('new passwords', () => {
  let test: TestApp;
  before(async () => {
    test = await buildTestApp();
  });
  after(() => test.close());

  const askForLink = async (email: string) => {
    await test.call('POST /forgot-password', { body: { email } });
    const mails = await mailsTo(test.database, email);
    return String(mails.at(-1)?.payload.token);
  };
  const reset = (email: string, token: string, password = NEW_PASSWORD, password_confirmation = password) =>
    test.call('POST /reset-password', { body: { email, token, password, password_confirmation } });
  const canSignIn = async (email: string, password: string) =>
    (await test.call('POST /auth/login', { body: { email, password } })).status === 200;

  it('A person who forgot the password sets a new one and is signed out everywhere', async () => {
    const { email, token } = await test.make.customer();
    const response = await reset(email, await askForLink(email));
    assert.deepEqual([response.status, response.body.message], [200, 'Password reset successfully']);
    assert.equal(await canSignIn(email, NEW_PASSWORD), true);
    assert.equal(await canSignIn(email, TEST_PASSWORD), false);
    assert.equal((await test.call('GET /user', { token })).status, 401);
  });

  it('The reset mail links to the page in the person’s language, and its link works', async () => {
    const { email, id } = await test.make.customer();
    await test.database.query(sql`UPDATE users SET lang = 'ar' WHERE id = ${id}`);
    await askForLink(email);
    const [mail] = await mailsTo(test.database, email);
    assert.ok(mail);
    const { subject, text } = renderMail({ ...mail, lang: 'ar' }, 'https://shop.example');
    assert.equal(subject, 'اختر كلمة مرور جديدة');
    const link = new URL(/https:\/\/shop\.example\/reset-password\/\S+/.exec(text)?.[0] ?? '');
    assert.deepEqual(Object.fromEntries(link.searchParams), { email, lang: 'ar' });
    assert.equal((await reset(email, decodeURIComponent(link.pathname.split('/').at(-1) ?? ''))).status, 200);
    assert.equal(await canSignIn(email, NEW_PASSWORD), true);
  });

  it('A reset link works once, for half an hour, and its use voids older links', async () => {
    const [a, b] = [await test.make.customer(), await test.make.customer()];
    const [older, newer] = [await askForLink(a.email), await askForLink(a.email)];
    assert.equal((await reset(b.email, newer)).body.code, 'reset_link_dead');
    assert.equal((await reset(a.email, newer)).status, 200);
    assert.equal((await reset(a.email, newer)).body.code, 'reset_link_dead');
    assert.equal((await reset(a.email, older)).body.code, 'reset_link_dead');
    const late = await askForLink(b.email);
    await test.database.query(
      sql`UPDATE password_resets SET expires_at = now() - interval '1 second' WHERE user_id = ${b.id}`,
    );
    assert.deepEqual(Object.keys((await reset(b.email, late)).body.errors), ['token']);
    assert.equal(await canSignIn(b.email, TEST_PASSWORD), true);
  });

  it('Once the mail is sent, the database holds only the hash of the link', async () => {
    const { email } = await test.make.customer();
    await askForLink(email);
    await test.app.outbox.deliverDue();
    assert.deepEqual(
      (await mailsTo(test.database, email)).map(({ payload }) => payload),
      [{ email }],
    );
  });

  it('A password that is too short, common or mistyped in one field is refused', async () => {
    const { email } = await test.make.customer();
    const link = await askForLink(email);
    assert.deepEqual((await reset(email, link, 'plum-9x')).body.errors.password, [
      'Password must be at least 8 characters.',
    ]);
    assert.deepEqual(Object.keys((await reset(email, link, 'password123')).body.errors), ['password']);
    assert.deepEqual((await reset(email, link, NEW_PASSWORD, 'walnut-shell-5')).body.errors, {
      password_confirmation: ['Passwords do not match'],
    });
  });

  it('A changed password keeps this session and ends the others', async () => {
    const { email, token } = await test.make.customer();
    const elsewhere = (await test.call('POST /auth/login', { body: { email, password: TEST_PASSWORD } })).body.token;
    const change = (current_password: string) =>
      test.call('POST /user/change-password', {
        token,
        body: { current_password, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD },
      });
    assert.deepEqual((await change('wrong-one')).body.errors, {
      current_password: ['The current password is incorrect.'],
    });
    const link = await askForLink(email);
    assert.equal((await change(TEST_PASSWORD)).body.message, 'Password changed successfully');
    assert.equal((await reset(email, link)).body.code, 'reset_link_dead');
    assert.equal((await test.call('GET /user', { token })).status, 200);
    assert.equal((await test.call('GET /user', { token: elsewhere })).status, 401);
    const signIn = async (password: string) =>
      (await test.call('POST /auth/login', { body: { email, password } })).status;
    assert.deepEqual([await signIn(TEST_PASSWORD), await signIn(NEW_PASSWORD)], [401, 200]);
  });
});

describe('accounts', () => {
  let test: TestApp;
  before(async () => {
    test = await buildTestApp();
  });
  after(() => test.close());

  it('An unknown address and a wrong password differ neither in text nor in timing', async () => {
    const { email } = await test.make.customer();
    const guess = (address: string) =>
      test.call('POST /auth/login', { body: { email: address, password: 'a wrong guess' } });
    const [known, unknown] = [await guess(email), await guess('nobody@example.com')];
    assert.deepEqual([known.status, known.text], [unknown.status, unknown.text]);
    await assertAlike(
      () => guess('nobody@example.com'),
      () => guess(email),
      15,
      [0.5, 2],
    );
  });

  it('The response to a reset request is the same for every address', async () => {
    const { email } = await test.make.customer();
    const ask = (address: string) => test.call('POST /forgot-password', { body: { email: address } });
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
    assert.deepEqual([known.status, known.text], [200, unknown.text]);
    assert.equal(known.body.message, 'Password reset link sent to your email');
    assert.deepEqual(await mailsTo(test.database, 'nobody@example.com'), []);
    await assertAlike(
      () => ask('nobody@example.com'),
      () => ask(email),
      20,
      [0.7, 1.4],
    );
  });
});
