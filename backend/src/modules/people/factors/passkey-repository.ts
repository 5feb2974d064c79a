import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { MadePasskey, PasskeyRow } from './passkeys.ts';

const columns = sql`id, user_id, name, credential_id, public_key, counter, transports, rp_id`;

export const createPasskeyRepository = (database: Database) => ({
  /** Passkeys of a person that work on a host. */
  list: (userId: number, rpId: string) =>
    database.query<PasskeyRow>(sql`
      SELECT ${columns} FROM factors WHERE user_id = ${userId} AND kind = 'passkey' AND rp_id = ${rpId} ORDER BY id`),

  find: (credentialId: Buffer, rpId: string) =>
    database.first<PasskeyRow>(sql`
      SELECT ${columns} FROM factors WHERE credential_id = ${credentialId} AND kind = 'passkey' AND rp_id = ${rpId}`),

  /** @returns false if the passkey is known */
  async insert(userId: number, name: string, rpId: string, made: MadePasskey): Promise<boolean> {
    const inserted = await database.first(sql`
      INSERT INTO factors (user_id, kind, name, credential_id, public_key, counter, transports, backed_up, rp_id, confirmed_at)
      VALUES (${userId}, 'passkey', ${name}, ${made.credentialId}, ${made.publicKey}, ${made.counter}, ${made.transports}::text[],
        ${made.backedUp}, ${rpId}, now())
      ON CONFLICT (credential_id) DO NOTHING RETURNING id`);
    return inserted !== null;
  },

  /** Raises the counter of a passkey. Many passkeys always report 0. @returns false if it went back: there may be a copy */
  async spendCounter(id: number, counter: number): Promise<boolean> {
    const spent = await database.first(sql`
      UPDATE factors SET counter = ${counter}, last_used_at = now()
      WHERE id = ${id} AND (counter < ${counter} OR (counter = 0 AND ${counter} = 0)) RETURNING id`);
    return spent !== null;
  },
});
