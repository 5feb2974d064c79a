import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { beginSignIn, codeOf, enrol } from '../support/factors.ts';
import { mailsTo } from '../support/mailbox.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const begin = (token: string) => shop.call('POST /user/factors/totp', { token, body: { name: 'Phone' } });

const securityOf = async (token: string) => (await shop.call('GET /user/factors', { token })).body.data;

test('An app that was not confirmed asks no one for a code', async () => {
  const sara = await shop.make.customer();
  const { status, body } = await begin(sara.token);
  assert.equal(status, 200);
  assert.match(body.data.qr_svg, /^<svg/);
  const wrong = await shop.call(`POST /user/factors/totp/${body.data.id}/confirm`, {
    token: sara.token,
    body: { code: codeOf(body.data.secret, 300) },
  });
  assert.equal(wrong.status, 422);
  assert.deepEqual(await securityOf(sara.token), { factors: [], recovery_codes_left: 0, reset_at: null });
  assert.equal((await beginSignIn(shop, sara)).response.status, 200);
});

test('The first app ends the other sessions, sends a mail and shows ten codes', async () => {
  const sara = await shop.make.customer();
  const elsewhere = (await beginSignIn(shop, sara)).response.body.token;
  const { recoveryCodes } = await enrol(shop, sara);
  assert.equal(recoveryCodes.length, 10);
  assert.equal((await shop.call('GET /user', { token: elsewhere })).status, 401);
  const { factors, recovery_codes_left: left } = await securityOf(sara.token);
  assert.deepEqual([factors.length, factors[0].kind, factors[0].name, left], [1, 'totp', 'Phone', 10]);
  const mails = await mailsTo(shop.database, sara.email);
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['factor-added'],
  );
});

test('A person has one app, and nobody confirms that of another', async () => {
  const [sara, omar] = [await shop.make.customer(), await shop.make.customer()];
  const { id, secret } = (await begin(sara.token)).body.data;
  const foreign = await shop.call(`POST /user/factors/totp/${id}/confirm`, {
    token: omar.token,
    body: { code: codeOf(secret) },
  });
  assert.equal(foreign.status, 404);
  await enrol(shop, sara);
  const second = await begin(sara.token);
  assert.deepEqual([second.status, second.body.code], [409, 'totp_exists']);
});

test('Without the last factor there are no recovery codes, and the password is enough', async () => {
  const sara = await enrol(shop, await shop.make.customer());
  const { factors } = await securityOf(sara.token);
  const omar = await shop.make.customer();
  assert.equal((await shop.call(`DELETE /user/factors/${factors[0].id}`, { token: omar.token })).status, 404);
  assert.equal((await shop.call(`DELETE /user/factors/${factors[0].id}`, { token: sara.token })).status, 200);
  assert.deepEqual(await securityOf(sara.token), { factors: [], recovery_codes_left: 0, reset_at: null });
  assert.equal((await beginSignIn(shop, sara)).response.status, 200);
  const codes = await shop.call('POST /user/recovery-codes', { token: sara.token });
  assert.deepEqual([codes.status, codes.body.code], [409, 'factor_missing']);
});

test('New recovery codes replace those before', async () => {
  const sara = await enrol(shop, await shop.make.customer());
  const renewed = await shop.call('POST /user/recovery-codes', { token: sara.token });
  const codes = renewed.body.data.recovery_codes;
  assert.equal(codes.length, 10);
  for (const [recovery_code, status] of [
    [sara.recoveryCodes[0], 422],
    [codes[0], 200],
  ]) {
    const { challenge_id } = await beginSignIn(shop, sara);
    const done = await shop.call('POST /auth/second-factor', { body: { challenge_id, recovery_code } });
    assert.equal(done.status, status);
  }
});

test('What staff change about their factors is in the audit log, without secrets', async () => {
  const vendor = await enrol(shop, await shop.make.vendor());
  await shop.call('POST /user/recovery-codes', { token: vendor.token });
  const { factors } = await securityOf(vendor.token);
  await shop.call(`DELETE /user/factors/${factors[0].id}`, { token: vendor.token });
  const lines = await shop.database.query<{ action: string; before: unknown; after: unknown }>(
    sql`SELECT action, before, after FROM audit_log WHERE actor_user_id = ${vendor.id} ORDER BY id`,
  );
  assert.deepEqual(lines, [
    { action: 'account.factor_added', before: null, after: { factor: 'Phone' } },
    { action: 'account.recovery_codes_renewed', before: null, after: { recovery_codes: 10 } },
    { action: 'account.factor_removed', before: { factor: 'Phone' }, after: null },
  ]);
});

test('A secret is stored encrypted, and only for its owner', async () => {
  const [sara, omar] = [await enrol(shop, await shop.make.customer()), await enrol(shop, await shop.make.customer())];
  const secretOf = async (id: number) =>
    (await shop.database.first<{ secret: Buffer }>(sql`SELECT secret FROM factors WHERE user_id = ${id}`))?.secret;
  const sealed = await secretOf(sara.id);
  assert.ok(sealed);
  assert.equal(sealed.includes(Buffer.from(sara.secret)), false);
  assert.equal(shop.app.secretBox.unseal(sealed, `totp:${sara.id}`).length, 20);
  assert.throws(() => shop.app.secretBox.unseal(sealed, `totp:${omar.id}`));
});
