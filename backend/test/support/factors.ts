import { Secret, TOTP } from 'otpauth';
import { sql } from '../../src/sql/sql.ts';
import type { TestApp } from './app.ts';
import { TEST_PASSWORD, type Person } from './factories.ts';

/** Code of an authenticator app. @param offset seconds from now */
export const codeOf = (secret: string, offset = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + offset * 1000 });

/** A person with an authenticator app. */
export interface Enrolled extends Person {
  readonly secret: string;
  readonly recoveryCodes: string[];
  /** A code that was not used before. */
  code(): Promise<string>;
}

/** Sets up an authenticator app for a signed-in person. */
export const enrol = async (shop: TestApp, person: Person): Promise<Enrolled> => {
  const { token } = person;
  const begun = await shop.call('POST /user/factors/totp', { token, body: { name: 'Phone' } });
  const { id, secret } = begun.body.data;
  const confirmed = await shop.call(`POST /user/factors/totp/${id}/confirm`, {
    token,
    body: { code: codeOf(secret) },
  });
  return {
    ...person,
    ...{ secret, recoveryCodes: confirmed.body.data.recovery_codes },
    async code() {
      await shop.database.query(sql`UPDATE factors SET last_step = NULL WHERE id = ${id}`);
      return codeOf(secret);
    },
  };
};

/** Signs in with the password up to the second step. @returns the response and the challenge */
export const beginSignIn = async (shop: TestApp, { email }: Pick<Person, 'email'>, door = 'customer') => {
  const body = { email, password: TEST_PASSWORD, user_type: door };
  const response = await shop.call('POST /auth/login', { body });
  return { response, challenge_id: String(response.body.data?.challenge_id) };
};
