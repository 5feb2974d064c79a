import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from '../../../src/sql/sql.ts';
import { createAuthenticator } from '../../support/authenticator.ts';
import { beginSignIn, codeOf, enrol } from '../../support/factors.ts';
import { owned, unowned, type SampleTools, type Samples } from '../sample.ts';
import type { Party } from '../world.ts';

/** Second factors, and sign-ins with them. */
export const securitySamples = ({ shop }: SampleTools): Samples => {
  const { make, database } = shop;

  const passkey = async ({ id }: Pick<Party, 'id'>): Promise<number> => {
    const bytes = randomBytes(16);
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO factors (user_id, kind, name, credential_id, public_key, counter, rp_id, confirmed_at)
      VALUES (${id}, 'passkey', 'Laptop', ${bytes}, ${bytes}, 0, 'localhost', now()) RETURNING id`);
    return row?.id ?? 0;
  };

  const beginKey = async (token: string) => {
    const { body } = await shop.call('POST /user/factors/passkey/options', { token });
    const authenticator = createAuthenticator(shop.app.config.publicOrigin);
    const { challenge_id = randomUUID(), options = { challenge: '' } } = body.data ?? {};
    return { authenticator, form: { challenge_id, passkey: authenticator.register(options), name: 'Laptop' } };
  };

  const keyOwner = async () => {
    const { token } = await make.customer();
    const { authenticator, form } = await beginKey(token);
    await shop.call('POST /user/factors/passkey', { token, body: form });
    return { authenticator };
  };

  const challenge = async () => {
    const person = await enrol(shop, await make.customer());
    const { challenge_id } = await beginSignIn(shop, person);
    return { body: { challenge_id, code: await person.code() } };
  };

  return {
    'POST /auth/second-factor': {
      access: 'public',
      request: challenge,
      ids: { 'body.challenge_id': { missing: randomUUID(), response: 401 } },
    },
    'POST /auth/passkey/options': { access: 'public', request: () => ({}) },
    'POST /auth/passkey': {
      access: 'public',
      async request() {
        const { authenticator } = await keyOwner();
        const { challenge_id, options } = (await shop.call('POST /auth/passkey/options')).body.data;
        return { body: { challenge_id, passkey: authenticator.sign(options) } };
      },
      ids: {
        'body.challenge_id': { missing: randomUUID(), response: 401 },
      },
    },
    'POST /auth/step-up/options': { access: 'any', request: () => ({}) },
    'GET /user/sessions': { access: 'any', request: () => ({}) },
    'DELETE /user/sessions/:id': {
      access: 'any',
      async request({ id }) {
        await make.signIn(id);
        const newest = await database.first<{ id: number }>(
          sql`SELECT max(id) AS id FROM sessions WHERE user_id = ${id}`,
        );
        return { params: { id: newest?.id ?? 0 } };
      },
      ids: { 'params.id': owned },
    },
    'GET /admin/second-factor-settings': { access: 'admin', request: () => ({}) },
    'POST /admin/second-factor-settings': {
      access: 'admin',
      request: () => ({ body: { platform: 'optional', vendors: 'optional', grace_days: 14 } }),
    },
    'DELETE /user/factor-reset': {
      access: 'any',
      async request({ id }) {
        await database.query(sql`
          INSERT INTO factor_resets (user_id, requested_by, effective_at) VALUES (${id}, ${id}, now() + interval '1 day')
          ON CONFLICT DO NOTHING`);
        return {};
      },
    },
    'POST /admin/team/:id/factors/reset': {
      access: 'admin',
      async request() {
        const { id } = await make.admin('support');
        await passkey({ id });
        return { params: { id } };
      },
      ids: { 'params.id': unowned },
    },
    'POST /vendor/team/:id/factors/reset': {
      access: 'vendor',
      async request({ vendor }) {
        const { id } = await make.member(vendor.vendorId, 'orders');
        await passkey({ id });
        return { params: { id } };
      },
      ids: { 'params.id': owned },
    },
    'DELETE /user/sessions': {
      access: 'any',
      async request({ id }) {
        await make.signIn(id);
        return {};
      },
    },
    'POST /user/factors/passkey/options': {
      access: 'any',
      async request({ id }) {
        await database.query(sql`DELETE FROM factors WHERE user_id = ${id}`);
        return {};
      },
    },
    'POST /user/factors/passkey': {
      access: 'any',
      async request(person) {
        await database.query(sql`DELETE FROM factors WHERE user_id = ${person.id}`);
        // Not the first factor, which would end the other sessions.
        await passkey(person);
        return { body: (await beginKey(await make.signIn(person.id))).form };
      },
      ids: {
        'body.challenge_id': { missing: randomUUID(), foreign: 'stranger', response: 422 },
      },
    },
    'GET /user/factors': { access: 'any', request: () => ({}) },
    'POST /user/factors/totp': {
      access: 'any',
      async request({ id }) {
        await database.query(sql`DELETE FROM factors WHERE user_id = ${id} AND kind = 'totp'`);
        return { body: { name: 'Phone' } };
      },
    },
    'POST /user/factors/totp/:id/confirm': {
      access: 'any',
      async request(person) {
        // Not the first factor, which would end the other sessions.
        await passkey(person);
        await database.query(sql`DELETE FROM factors WHERE user_id = ${person.id} AND kind = 'totp'`);
        const token = await make.signIn(person.id);
        const { body } = await shop.call('POST /user/factors/totp', { token, body: { name: 'Phone' } });
        return { params: { id: body.data?.id ?? 0 }, body: { code: codeOf(body.data?.secret ?? 'AAAA') } };
      },
      ids: { 'params.id': owned },
    },
    'DELETE /user/factors/:id': {
      access: 'any',
      request: async (person) => ({ params: { id: await passkey(person) } }),
      ids: { 'params.id': owned },
    },
    'POST /user/recovery-codes': {
      access: 'any',
      async request(person) {
        await passkey(person);
        return {};
      },
    },
  };
};
