import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';

export type FactorKind = 'totp' | 'passkey';

/** A confirmed factor as its owner sees it. */
export interface FactorRow {
  readonly id: number;
  readonly kind: FactorKind;
  readonly name: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly rp_id: string | null;
}

export interface TotpRow {
  readonly id: number;
  readonly secret: Buffer;
}

/** Records that someone else may have got into an account: a bank account that its person states waits for a day. */
export const weaken = (database: Database, userId: number) =>
  database.query(sql`UPDATE users SET factors_weakened_at = now() WHERE id = ${userId}`);

export const createFactorRepository = (database: Database) => ({
  /** Confirmed factors, oldest first. */
  list: (userId: number) =>
    database.query<FactorRow>(sql`
      SELECT id, kind, name, confirmed_at AS created_at, last_used_at, rp_id FROM factors
      WHERE user_id = ${userId} AND confirmed_at IS NOT NULL ORDER BY confirmed_at, id`),

  /** Locks the account: sign-ins, changes of factors and resets of one person run one after another. */
  lockOwner: (userId: number) =>
    database.query(sql`SELECT id FROM users WHERE id = ${userId} AND deleted_at IS NULL FOR NO KEY UPDATE`),

  async has(userId: number): Promise<boolean> {
    const factor = await database.first(
      sql`SELECT id FROM factors WHERE user_id = ${userId} AND confirmed_at IS NOT NULL LIMIT 1`,
    );
    return factor !== null;
  },

  /** True for a member of a team that requires a second factor, even before it is due. */
  async isRequired(userId: number): Promise<boolean> {
    const member = await database.first(sql`
      SELECT m.id FROM members m LEFT JOIN vendors v ON v.id = m.vendor_id
      WHERE m.user_id = ${userId} AND v.deleted_at IS NULL
        AND second_factor_due(m.vendor_id IS NULL, m.created_at) IS NOT NULL LIMIT 1`);
    return member !== null;
  },

  /** Replaces an app whose set-up was not finished. */
  async insertTotp(userId: number, name: string, secret: Buffer): Promise<number> {
    await database.query(sql`DELETE FROM factors WHERE user_id = ${userId} AND kind = 'totp' AND confirmed_at IS NULL`);
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO factors (user_id, kind, name, secret) VALUES (${userId}, 'totp', ${name}, ${secret}) RETURNING id`);
    if (!row) throw new Error('No factor was inserted.');
    return row.id;
  },

  /** The app in use; with an id, one that is being set up. */
  findTotp: (userId: number, id?: number) =>
    database.first<TotpRow>(sql`
      SELECT id, secret FROM factors WHERE user_id = ${userId} AND kind = 'totp'
        AND ${id === undefined ? sql`confirmed_at IS NOT NULL` : sql`confirmed_at IS NULL AND id = ${id}`}`),

  /** @returns null if it was confirmed or replaced in the meantime */
  confirmTotp: (userId: number, id: number, step: number) =>
    database.first<{ name: string }>(sql`
      UPDATE factors SET confirmed_at = now(), last_step = ${step}
      WHERE id = ${id} AND user_id = ${userId} AND kind = 'totp' AND confirmed_at IS NULL RETURNING name`),

  /** Spends a step of the clock, and all before it. @returns false if it was spent already */
  async spendStep(id: number, step: number): Promise<boolean> {
    const spent = await database.first(sql`
      UPDATE factors SET last_step = ${step}, last_used_at = now()
      WHERE id = ${id} AND confirmed_at IS NOT NULL AND (last_step IS NULL OR last_step < ${step}) RETURNING id`);
    return spent !== null;
  },

  reseal: (id: number, secret: Buffer) => database.query(sql`UPDATE factors SET secret = ${secret} WHERE id = ${id}`),

  /** @returns the removed factor; null for a foreign or unknown one */
  remove: (userId: number, id: number) =>
    database.first<{ name: string; kind: FactorKind }>(sql`
      DELETE FROM factors WHERE id = ${id} AND user_id = ${userId} AND confirmed_at IS NOT NULL RETURNING name, kind`),

  /** New codes; those before are no longer valid. */
  async replaceRecoveryCodes(userId: number, hashes: readonly Buffer[]): Promise<void> {
    await database.query(sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`);
    await database.query(sql`
      INSERT INTO recovery_codes (user_id, code_hash) SELECT ${userId}, unnest(${[...hashes]}::bytea[])`);
  },

  async deleteAll(userId: number): Promise<void> {
    await database.query(sql`DELETE FROM factors WHERE user_id = ${userId}`);
    await database.query(sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`);
    await database.query(sql`DELETE FROM factor_challenges WHERE user_id = ${userId}`);
  },

  deleteRecoveryCodes: (userId: number) => database.query(sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`),

  async recoveryCodesLeft(userId: number): Promise<number> {
    const row = await database.first<{ count: number }>(
      sql`SELECT count(*)::integer AS count FROM recovery_codes WHERE user_id = ${userId} AND used_at IS NULL`,
    );
    return row?.count ?? 0;
  },

  /** Spends a code, which weakens the account for a day. @returns false for an unknown or used one */
  async spendRecoveryCode(userId: number, codeHash: Buffer): Promise<boolean> {
    const spent = await database.first(sql`
      UPDATE recovery_codes SET used_at = now()
      WHERE user_id = ${userId} AND code_hash = ${codeHash} AND used_at IS NULL RETURNING user_id`);
    if (spent === null) return false;
    await weaken(database, userId);
    return true;
  },
});

/** Owner of a sealed secret. */
export const ownerOf = (userId: number): string => `totp:${userId}`;
