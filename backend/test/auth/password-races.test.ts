import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { hashPassword } from '../../src/modules/people/auth/passwords.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { TEST_PASSWORD, type Person } from '../support/factories.ts';

const ROUNDS = process.env.TEST_ALL === '1' ? 4 : 1;
const SIGN_INS = 12;
const NEW_PASSWORD = 'walnut-shell-4';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const change = ({ token }: Person) =>
  shop.call('POST /user/change-password', {
    token,
    body: { current_password: TEST_PASSWORD, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD },
  });

const signIn = ({ email }: Person) => shop.call('POST /auth/login', { body: { email, password: TEST_PASSWORD } });

const sessionsOf = async ({ id }: Person) =>
  (await shop.database.query(sql`SELECT 1 FROM sessions WHERE user_id = ${id}`)).length;

test('A sign-in with the old password during its change does not survive the change', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await shop.make.customer();
    const before = Array.from({ length: SIGN_INS / 2 }, () => signIn(person));
    const changed = change(person);
    const beside = Array.from({ length: SIGN_INS / 2 }, () => signIn(person));
    assert.equal((await changed).status, 200);
    for (const { status } of await Promise.all([...before, ...beside])) assert.ok([200, 401].includes(status));
    // The session that made the change.
    assert.equal(await sessionsOf(person), 1);
  }
});

test('A sign-in that has verified the old password waits for the change and fails', async () => {
  const person = await shop.make.customer();
  const another = await hashPassword(NEW_PASSWORD);
  let begin = () => {};
  // Started outside the transaction, or it would run as a part of it.
  const response = new Promise<void>((resolve) => (begin = resolve)).then(() => signIn(person));
  await shop.database.transaction(async () => {
    await shop.database.query(sql`UPDATE users SET password_hash = ${another} WHERE id = ${person.id}`);
    begin();
    await shop.database.query(sql`SELECT pg_sleep(0.4)`);
    await shop.database.query(sql`DELETE FROM sessions WHERE user_id = ${person.id}`);
  });
  assert.equal((await response).status, 401);
  assert.equal(await sessionsOf(person), 0);
});

test('A change of the password cannot overwrite a concurrent reset by mail', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await shop.make.customer();
    const { id, token } = person;
    const reset = await hashPassword('owners-own-9');
    const changing = change({ ...person, token });
    // Simulates a reset that lands while the change is still hashing the old and new passwords.
    await shop.database.query(sql`UPDATE users SET password_hash = ${reset} WHERE id = ${id}`);
    const { status, body } = await changing;
    const { hash } = (await shop.database.first<{ hash: string }>(
      sql`SELECT password_hash AS hash FROM users WHERE id = ${id}`,
    )) ?? { hash: '' };
    assert.deepEqual([status, hash], [422, reset]);
    assert.deepEqual(Object.keys(body.errors), ['current_password']);
  }
});
