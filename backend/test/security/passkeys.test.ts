import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { warnOfEarlierPasskeys } from '../../src/modules/people/security/earlier-passkeys.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { beginSignIn } from '../support/factors.ts';
import type { Person } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';

let shop: TestApp;
let origin: string;
before(async () => {
  shop = await buildTestApp();
  origin = shop.app.config.publicOrigin;
});
after(() => shop.close());

/** A person with a passkey. */
const withPasskey = async <Anyone extends Person>(person: Anyone) => {
  const { token } = person;
  const authenticator = createAuthenticator(origin);
  const begun = await shop.call('POST /user/factors/passkey/options', { token });
  const { challenge_id, options } = begun.body.data;
  const passkey = authenticator.register(options);
  const added = await shop.call('POST /user/factors/passkey', {
    token,
    body: { challenge_id, passkey, name: 'Laptop' },
  });
  assert.equal(added.status, 200, added.text);
  return { ...person, authenticator, codes: added.body.data.recovery_codes as string[] };
};

const begin = async () => (await shop.call('POST /auth/passkey/options')).body.data;

const enter = (body: object) => shop.call('POST /auth/passkey', { body });

test('A person signs in with a passkey alone, in each role', async () => {
  for (const [person, door, role] of [
    [await withPasskey(await shop.make.customer()), 'customer', 3],
    [await withPasskey(await shop.make.vendor()), 'vendor', 2],
    [await withPasskey(await shop.make.admin()), 'admin', 1],
  ] as const) {
    const { challenge_id, options } = await begin();
    const done = await enter({ challenge_id, passkey: person.authenticator.sign(options), user_type: door });
    assert.deepEqual([done.status, done.body.user?.role, done.body.user?.id], [200, role, person.id]);
  }
});

test('A passkey opens no console of which the person is no member', async () => {
  const { authenticator } = await withPasskey(await shop.make.customer());
  const { challenge_id, options } = await begin();
  const { status, body } = await enter({ challenge_id, passkey: authenticator.sign(options), user_type: 'admin' });
  assert.deepEqual([status, body.code], [403, 'not_an_admin']);
});

test('After the password, the passkey is the second step', async () => {
  const sara = await withPasskey(await shop.make.customer());
  assert.equal(sara.codes.length, 10);
  const { response, challenge_id } = await beginSignIn(shop, sara);
  assert.deepEqual(response.body.data.methods, ['passkey', 'recovery_code']);
  const passkey = sara.authenticator.sign(response.body.data.passkey_options);
  const done = await shop.call('POST /auth/second-factor', { body: { challenge_id, passkey } });
  assert.equal(done.status, 200);
});

test('An answer that is replayed, for another page or unverified is refused', async () => {
  const sara = await withPasskey(await shop.make.customer());
  const stranger = createAuthenticator(origin);
  const one = await begin();
  const answer = sara.authenticator.sign(one.options);
  assert.equal((await enter({ challenge_id: one.challenge_id, passkey: answer })).status, 200);
  const replayed = await enter({ challenge_id: one.challenge_id, passkey: answer });
  assert.deepEqual([replayed.status, replayed.body.code], [401, 'challenge_over']);
  const two = await begin();
  for (const passkey of [
    answer,
    sara.authenticator.sign(two.options, { origin: 'https://evil.example' }),
    sara.authenticator.sign(two.options, { flags: 0x01 }),
    stranger.sign(two.options),
  ]) {
    const { status, body } = await enter({ challenge_id: two.challenge_id, passkey });
    assert.deepEqual([status, body.code], [422, 'passkey_refused']);
  }
});

test('A challenge of a password sign-in does not take the passkey of another person', async () => {
  const [sara, omar] = [await withPasskey(await shop.make.customer()), await withPasskey(await shop.make.customer())];
  const { response, challenge_id } = await beginSignIn(shop, sara);
  const passkey = omar.authenticator.sign(response.body.data.passkey_options);
  assert.equal((await shop.call('POST /auth/second-factor', { body: { challenge_id, passkey } })).status, 422);
  assert.equal((await enter({ challenge_id, passkey })).status, 401);
});

test('A counter that goes back is refused and reported by mail', async () => {
  const sara = await withPasskey(await shop.make.customer());
  const use = async (counter: number) => {
    const { challenge_id, options } = await begin();
    return (await enter({ challenge_id, passkey: sara.authenticator.sign(options, { counter }) })).status;
  };
  assert.deepEqual([await use(5), await use(5), await use(4), await use(6)], [200, 422, 422, 200]);
  const mails = (await mailsTo(shop.database, sara.email)).filter(({ template }) => template === 'passkey-refused');
  assert.equal(mails.length, 2);
});

test('A passkey of an earlier web address is named and signs nobody in', async () => {
  const sara = await withPasskey(await shop.make.customer());
  await shop.database.query(sql`UPDATE factors SET rp_id = 'old.example' WHERE user_id = ${sara.id}`);
  const { factors } = (await shop.call('GET /user/factors', { token: sara.token })).body.data;
  assert.equal(factors[0].is_usable, false);
  const { challenge_id, options } = await begin();
  assert.equal((await enter({ challenge_id, passkey: sara.authenticator.sign(options) })).status, 422);
});

test('A person has at most ten passkeys', async () => {
  const sara = await shop.make.customer();
  for (let made = 0; made < 10; made += 1) await withPasskey(sara);
  const { status, body } = await shop.call('POST /user/factors/passkey/options', { token: sara.token });
  assert.deepEqual([status, body.code], [409, 'too_many_passkeys']);
});

test('A start with another address names the passkeys that it has made useless', async () => {
  await withPasskey(await shop.make.customer());
  const { database, app } = shop;
  await database.query(sql`UPDATE factors SET rp_id = 'localhost' WHERE kind = 'passkey'`);
  const warned: { host: string; hosts: { host: string }[] }[] = [];
  const log = { warn: (facts: (typeof warned)[number]) => warned.push(facts) } as unknown as typeof app.log;
  await warnOfEarlierPasskeys({ database, log, config: app.config });
  assert.equal(warned.length, 0);
  await warnOfEarlierPasskeys({ database, log, config: { ...app.config, publicOrigin: 'https://new.example' } });
  assert.deepEqual(
    warned.map(({ host, hosts }) => [host, hosts.map((each) => each.host)]),
    [['new.example', ['localhost']]],
  );
});
