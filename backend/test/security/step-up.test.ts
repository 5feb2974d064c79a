import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { enrol } from '../support/factors.ts';
import { TEST_PASSWORD } from '../support/factories.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const options = async (token: string) => (await shop.call('POST /auth/step-up/options', { token })).body.data;
const confirm = (token: string, body: object) => shop.call('POST /auth/step-up', { token, body });
const grow = () => shop.database.query(sql`UPDATE sessions SET stepped_up_at = now() - interval '1 hour'`);
const isAsked = async (token: string) =>
  (await shop.call('POST /user/recovery-codes', { token })).body.code === 'step_up_required';

test('A person without a factor confirms with the password', async () => {
  const { token } = await shop.make.customer();
  assert.deepEqual(await options(token), { methods: ['password'], challenge_id: null, passkey_options: null });
  assert.equal((await confirm(token, { password: TEST_PASSWORD })).status, 200);
});

test('A person with a factor confirms with it, not with the password', async () => {
  const sara = await enrol(shop, await shop.make.customer());
  await grow();
  const { challenge_id, methods } = await options(sara.token);
  assert.deepEqual(methods, ['totp', 'recovery_code']);
  const byPassword = await confirm(sara.token, { password: TEST_PASSWORD });
  assert.deepEqual([byPassword.status, Object.keys(byPassword.body.errors)], [422, ['password']]);
  assert.equal(await isAsked(sara.token), true);
  const wrong = await confirm(sara.token, { challenge_id, recovery_code: 'AAAAA-AAAAA' });
  assert.deepEqual([wrong.status, wrong.body.code], [422, 'code_wrong']);
  assert.equal((await confirm(sara.token, { challenge_id, code: await sara.code() })).status, 200);
  assert.equal(await isAsked(sara.token), false);
  const again = await confirm(sara.token, { challenge_id, code: await sara.code() });
  assert.deepEqual([again.status, again.body.code], [422, 'code_over']);
});

test('A challenge counts for its own person and purpose only', async () => {
  const [sara, omar] = [await enrol(shop, await shop.make.customer()), await enrol(shop, await shop.make.customer())];
  const { challenge_id } = await options(omar.token);
  assert.equal((await confirm(sara.token, { challenge_id, code: await sara.code() })).body.code, 'code_over');
  const signIn = await shop.call('POST /auth/second-factor', { body: { challenge_id, code: await omar.code() } });
  assert.equal(signIn.body.code, 'challenge_over');
});
