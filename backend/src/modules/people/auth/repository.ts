import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { SESSION_IDLE, type Role } from '../../../plugins/session.ts';
import type { Lang } from '../../../wire/schemas.ts';

/** Account data needed to sign in. */
export interface Credentials {
  readonly id: number;
  readonly role: Role;
  readonly passwordHash: string;
  readonly vendorActive: 0 | 1 | 2 | null;
  readonly remarks: string | null;
  /** True if the vendor was ever approved, regardless of the current status. */
  readonly wasApproved: boolean;
  /** Reason given by the admin who blocked this person; null if not blocked. */
  readonly blockReason: string | null;
}

type Person = Pick<Credentials, 'id' | 'role'>;

interface NewUser {
  readonly role: Role;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phoneNumber: string;
  readonly companyName: string;
  readonly companyAddress: string;
  readonly lang: Lang;
}

const spendResets = (database: Database, userId: number) =>
  database.query(sql`UPDATE password_resets SET used_at = now() WHERE user_id = ${userId} AND used_at IS NULL`);

export const createAuthRepository = (database: Database) => ({
  /** Invalidates all mailed reset links. */
  spendResets: (userId: number) => spendResets(database, userId),

  findCredentials: (email: string) =>
    database.first<Credentials>(sql`
      SELECT u.id, u.role, u.password_hash AS "passwordHash", v.active AS "vendorActive", v.rejection_remarks AS remarks,
        v.approved_at IS NOT NULL AS "wasApproved",
        CASE WHEN u.blocked_at IS NOT NULL THEN u.block_reason END AS "blockReason"
      FROM users u LEFT JOIN vendors v ON v.user_id = u.id AND v.deleted_at IS NULL
      WHERE u.email = ${email} AND u.deleted_at IS NULL`),

  /** First name and language of an account holder; null if the address has no account. */
  findNameAndLang: (email: string) =>
    database.first<{ firstname: string; lang: Lang }>(
      sql`SELECT firstname, lang FROM users WHERE email = ${email} AND deleted_at IS NULL`,
    ),

  /** Id of the new user, or null if the email address already has an account. */
  async insertUser(user: NewUser): Promise<number | null> {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO users (role, email, password_hash, firstname, lastname, phone_number, company_name, company_address, lang)
      VALUES (${user.role}, ${user.email}, ${user.passwordHash}, ${user.firstname}, ${user.lastname}, ${user.phoneNumber},
        ${user.companyName}, ${user.companyAddress}, ${user.lang})
      ON CONFLICT (email) WHERE deleted_at IS NULL DO NOTHING
      RETURNING id`);
    return row?.id ?? null;
  },

  /**
   * Opens a session if the verified password is still current. The share lock waits for a concurrent password change,
   * which would otherwise end all sessions before this one exists.
   * @returns false if the password has changed
   */
  async insertSession(
    tokenHash: Buffer,
    { id, passwordHash }: Pick<Credentials, 'id' | 'passwordHash'>,
    remember: boolean,
  ): Promise<boolean> {
    const opened = await database.query(sql`
      INSERT INTO sessions (token_hash, user_id, remember, expires_at)
      SELECT ${tokenHash}::bytea, id, ${remember}::boolean,
        now() + ${remember ? SESSION_IDLE.remembered : SESSION_IDLE.short}::interval
      FROM users WHERE id = ${id} AND password_hash = ${passwordHash} AND deleted_at IS NULL AND blocked_at IS NULL
      FOR SHARE
      RETURNING user_id`);
    return opened.length === 1;
  },

  deleteSession: (tokenHash: Buffer) => database.query(sql`DELETE FROM sessions WHERE token_hash = ${tokenHash}`),

  /** Deletes all sessions of a user except the given one. */
  deleteSessions: (userId: number, kept: Buffer | null = null) =>
    database.query(sql`DELETE FROM sessions WHERE user_id = ${userId} AND token_hash IS DISTINCT FROM ${kept}::bytea`),

  /**
   * Also invalidates reset links.
   * @param present hash to be replaced; omit to replace any
   * @returns false if the current hash is a different one
   */
  async updatePassword(userId: number, passwordHash: string, present?: string): Promise<boolean> {
    const changed = await database.first(sql`
      UPDATE users SET password_hash = ${passwordHash}
      WHERE id = ${userId} AND (${present ?? null}::text IS NULL OR password_hash = ${present ?? null}::text) RETURNING id`);
    if (changed === null) return false;
    await spendResets(database, userId);
    return true;
  },

  findPasswordHash: (userId: number) =>
    database.first<{ passwordHash: string }>(
      sql`SELECT password_hash AS "passwordHash" FROM users WHERE id = ${userId}`,
    ),

  /** Stores a reset link for the account with this address; null if there is none. */
  insertReset: (tokenHash: Buffer, email: string) =>
    database.first<{ userId: number; lang: Lang }>(sql`
      WITH person AS (SELECT id, lang FROM users WHERE email = ${email} AND deleted_at IS NULL),
      reset AS (
        INSERT INTO password_resets (token_hash, user_id, expires_at)
        SELECT ${tokenHash}::bytea, id, now() + interval '30 minutes' FROM person
      )
      SELECT id AS "userId", lang FROM person`),

  /** Consumes a reset link and all others of the user. Null if it belongs to someone else, has expired or was used. */
  async useReset(tokenHash: Buffer, email: string): Promise<Person | null> {
    const used = await database.first<Person>(sql`
      UPDATE password_resets r SET used_at = now() FROM users u
      WHERE r.token_hash = ${tokenHash} AND r.used_at IS NULL AND r.expires_at > now()
        AND u.id = r.user_id AND u.email = ${email} AND u.deleted_at IS NULL
      RETURNING u.id, u.role`);
    if (used) await spendResets(database, used.id);
    return used;
  },
});
