import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createFactorReset } from '../../src/modules/people/security/factor-reset.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';
import { beginSignIn, enrol, type Enrolled } from '../support/factors.ts';

const ROUNDS = process.env.TEST_ALL === '1' ? 30 : 4;

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const prove = (challenge_id: string, proof: object) =>
  shop.call('POST /auth/second-factor', { body: { challenge_id, ...proof } });

const challengesOf = async (person: Enrolled) => [
  (await beginSignIn(shop, person)).challenge_id,
  (await beginSignIn(shop, person)).challenge_id,
];

test('The same code in two tabs signs in once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const sara = await enrol(shop, await shop.make.customer());
    const code = await sara.code();
    const [one = '', other = ''] = await challengesOf(sara);
    const answers = await Promise.all([prove(one, { code }), prove(other, { code })]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
  }
});

test('Two recovery codes for one challenge sign in once, and use up one code', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const sara = await enrol(shop, await shop.make.customer());
    const { challenge_id } = await beginSignIn(shop, sara);
    const [one, other] = sara.recoveryCodes;
    const answers = await Promise.all([
      prove(challenge_id, { recovery_code: one }),
      prove(challenge_id, { recovery_code: other }),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401]);
    const left = await shop.database.query(
      sql`SELECT 1 FROM recovery_codes WHERE user_id = ${sara.id} AND used_at IS NULL`,
    );
    assert.equal(left.length, 9);
  }
});

test('The same recovery code in two tabs signs in once', async () => {
  const sara = await enrol(shop, await shop.make.customer());
  const [one = '', other = ''] = await challengesOf(sara);
  const [recovery_code] = sara.recoveryCodes;
  const answers = await Promise.all([prove(one, { recovery_code }), prove(other, { recovery_code })]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
});

test('A reset beside a sign-in leaves no session of before', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const sara = await enrol(shop, await shop.make.customer());
    const { challenge_id } = await beginSignIn(shop, sara);
    const code = await sara.code();
    await Promise.all([prove(challenge_id, { code }), createFactorReset(shop.app).now(sara.email)]);
    const sessions = await shop.database.query(sql`SELECT 1 FROM sessions WHERE user_id = ${sara.id}`);
    assert.equal(sessions.length, 0);
  }
});

test('The audit names a secret in clear text and a code used twice', async () => {
  const sara = await enrol(shop, await shop.make.customer());
  await prove((await beginSignIn(shop, sara)).challenge_id, { code: await sara.code() });
  assert.deepEqual(await rulesBrokenBy(shop.database), []);
  const cases: [string, ReturnType<typeof sql>][] = [
    [
      'The secret of an authenticator app',
      sql`UPDATE factors SET secret = '12345678901234567890' WHERE user_id = ${sara.id}`,
    ],
    [
      'A code of an authenticator app',
      sql`INSERT INTO factor_challenges (id, user_id, purpose, challenge, factor_id, step, expires_at, used_at)
        SELECT gen_random_uuid(), user_id, purpose, challenge, factor_id, step, expires_at, used_at
        FROM factor_challenges WHERE user_id = ${sara.id} AND step IS NOT NULL`,
    ],
  ];
  for (const [rule, statement] of cases) {
    const broken = await rulesBrokenBy(shop.database, statement);
    assert.ok(
      broken.some((each) => each.startsWith(rule)),
      `${rule}: ${broken.join(', ')}`,
    );
  }
});
