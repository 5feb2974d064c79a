import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from '../../../src/sql/sql.ts';
import { hashToken } from '../../../src/plugins/session.ts';
import { TEST_PASSWORD } from '../../support/factories.ts';
import { proofOf } from '../../support/release-signature.ts';
import { MISSING, unowned, type SampleTools, type Samples } from '../sample.ts';

const REFUSED_FIELD = 422;

/** Accounts, addresses, and the forms of visitors. */
export const accountSamples = ({ shop }: SampleTools): Samples => {
  const { make, database } = shop;
  const release = { area: 'storefront', version: '1.0.0' };
  const newToken = () => randomBytes(32).toString('base64url');
  const newEmail = () => `${newToken()}@test.balsam.test`.toLowerCase();
  const abroad = () => make.place({ iso2: 'BH', name: 'Bahrain', nameAr: 'البحرين' });
  const country = { missing: MISSING, response: REFUSED_FIELD };
  const state = { ...country, foreign: async () => (await abroad()).stateId };
  const city = { ...country, foreign: async () => (await make.place()).cityId };

  const subscriber = async () => {
    const token = newToken();
    await database.query(sql`
      WITH subscriber AS (
        INSERT INTO newsletter_subscribers (email, confirm_token_hash) VALUES (${newEmail()}, ${hashToken(token)})
        RETURNING id, confirm_token_hash
      )
      INSERT INTO newsletter_exits (subscriber_id, token_hash) SELECT id, confirm_token_hash FROM subscriber`);
    return { body: { token } };
  };

  return {
    'POST /auth/register': {
      access: 'public',
      async request() {
        const { countryId, stateId, cityId } = await make.place();
        const store_address = { country: countryId, state: stateId, city: cityId, address_1: '5 Date Street' };
        const passwords = { password: 'plum-tree-9', confirm_password: 'plum-tree-9' };
        const name = { firstname: 'Rania', lastname: 'Nasser', phone_number: '0500000004' };
        return { body: { ...name, ...passwords, email: newEmail(), terms: true, store_address } };
      },
      ids: {
        'body.store_address.country': country,
        'body.store_address.state': state,
        'body.store_address.city': city,
      },
    },
    'POST /auth/login': {
      access: 'public',
      request: async () => ({ body: { email: (await make.customer()).email, password: TEST_PASSWORD } }),
    },
    'POST /auth/logout': { access: 'any', request: () => ({}) },
    'POST /forgot-password': { access: 'public', request: ({ email }) => ({ body: { email } }) },
    'POST /reset-password': {
      access: 'public',
      async request() {
        const { id, email } = await make.customer();
        const token = newToken();
        await database.query(sql`
          INSERT INTO password_resets (token_hash, user_id, expires_at)
          VALUES (${hashToken(token)}, ${id}, now() + interval '1 hour')`);
        return { body: { email, token, password: TEST_PASSWORD, password_confirmation: TEST_PASSWORD } };
      },
      ids: { 'body.token': { missing: newToken(), foreign: 'stranger', response: REFUSED_FIELD } },
    },
    'GET /user': { access: 'any', request: () => ({}) },
    'POST /user': {
      access: 'any',
      request: () => ({ body: { firstname: 'Layla', lastname: 'Haddad', phone_number: '0500000005' } }),
    },
    'POST /auth/step-up': {
      access: 'any',
      async request({ id }) {
        // Samples of factors may have left one, which the password does not replace.
        await database.query(sql`DELETE FROM factors WHERE user_id = ${id}`);
        return { body: { password: TEST_PASSWORD, challenge_id: randomUUID() } };
      },
      // Not read next to a password.
      ids: { 'body.challenge_id': { missing: randomUUID(), response: 200 } },
    },
    'POST /user/change-password': {
      access: 'any',
      request: () => ({
        body: { current_password: TEST_PASSWORD, new_password: TEST_PASSWORD, confirm_password: TEST_PASSWORD },
      }),
    },
    'POST /user/address': {
      access: 'user',
      async request() {
        const { countryId, stateId, cityId } = await make.place();
        const place = { country_id: countryId, state_id: stateId, city_id: cityId };
        return {
          body: { type: 1, ...place, address_1: '7 Fig Street', postal_code: '12345', phone_number: '0500000006' },
        };
      },
      ids: { 'body.country_id': country, 'body.state_id': state, 'body.city_id': city },
    },
    'POST /aramex/address/validate': {
      access: 'user',
      async request() {
        await make.country();
        const address = { address_1: '7 Fig Street', city: 'Riyadh', state: 'Riyadh Region', postal_code: '12345' };
        return { body: { ...address, country_code: 'SA' } };
      },
    },
    'GET /countries': { access: 'public', request: () => ({}) },
    // A missing parent returns an empty list.
    'GET /states': {
      access: 'public',
      request: async () => ({ query: { country_id: (await make.place()).countryId } }),
      ids: { 'query.country_id': { ...unowned, response: 200 } },
    },
    'GET /cities': {
      access: 'public',
      request: async () => ({ query: { state_id: (await make.place()).stateId } }),
      ids: { 'query.state_id': { ...unowned, response: 200 } },
    },
    'POST /news-letter': { access: 'public', request: () => ({ body: { email: newEmail() } }) },
    'POST /news-letter/confirm': {
      access: 'public',
      request: subscriber,
      ids: { 'body.token': { missing: newToken() } },
    },
    'POST /news-letter/unsubscribe': {
      access: 'public',
      request: subscriber,
      ids: { 'body.token': { missing: newToken() } },
    },
    'POST /contactUs': {
      access: 'public',
      request: ({ email }) => ({
        body: { name: 'Rania', email, phone_number: '0500000007', subject: 'Gloves', message: 'Do you have size XS?' },
      }),
    },
    'POST /beacons': {
      access: 'public',
      request: () => ({ body: { ...release, phase: 'load', code: 'timeout', proof: proofOf(shop, release) } }),
    },
    'POST /beacons/loads': {
      access: 'public',
      request: () => ({ body: { ...release, proof: proofOf(shop, release) } }),
    },
    'GET /areas/vitals': {
      access: 'public',
      request: () => ({ query: { area: 'storefront', since: new Date().toISOString() } }),
    },
  };
};
