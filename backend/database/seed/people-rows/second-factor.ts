import { Secret } from 'otpauth';
import type { Database } from '../../../src/database/database.ts';
import { ownerOf } from '../../../src/modules/people/factors/repository.ts';
import type { SecretBox } from '../../../src/runtime/secret-box.ts';
import { sql } from '../../../src/sql/sql.ts';

/** Owner of a store who signs in with the demo password and a code; the README has the key. */
export const FACTOR_OWNER = 'nakhla@vendors.balsam.test';

/** Key for an authenticator app, base 32. */
export const DEMO_TOTP_KEY = 'BALSAMDEMOSECONDSTEPBALSAMDEMO77';

/** Gives one owner of a store an authenticator app. */
export async function writeSecondFactor(database: Database, secretBox: SecretBox): Promise<void> {
  const owner = await database.first<{ id: number }>(sql`SELECT id FROM users WHERE email = ${FACTOR_OWNER}`);
  if (!owner) throw new Error(`The demo has no account ${FACTOR_OWNER}.`);
  const sealed = secretBox.seal(Secret.fromBase32(DEMO_TOTP_KEY).bytes, ownerOf(owner.id));
  await database.query(sql`
    INSERT INTO factors (user_id, kind, name, secret, confirmed_at) VALUES (${owner.id}, 'totp', 'Phone', ${sealed}, now())`);
}
