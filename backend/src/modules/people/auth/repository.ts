import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { SESSION_IDLE, type Role, type SessionRole } from '../../../plugins/session.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { SessionFactor } from '../factors/evidence.ts';
import { createFactorRepository } from '../factors/repository.ts';
import type { Client } from './client.ts';

/** Account data needed to sign in. */
export interface Credentials {
  readonly id: number;
  readonly email: string;
  readonly passwordHash: string;
  readonly isCustomer: boolean;
  readonly isPlatformMember: boolean;
  /** The store that the person last worked for, an active one if possible; null for a member of none. */
  readonly store: {
    readonly id: number;
    readonly active: 0 | 1 | 2;
    readonly remarks: string;
    /** True if the store was ever approved, regardless of the current status. */
    readonly wasApproved: boolean;
  } | null;
  /** Reason given by the admin who blocked this person; null if not blocked. */
  readonly blockReason: string | null;
}

/** Circumstances of a new session. */
interface Opening {
  readonly remember: boolean;
  /** Second factor that was proven; null without one. */
  readonly factor: SessionFactor | null;
  readonly client: Client;
}

interface Person {
  readonly id: number;
  readonly role: Role;
}

interface NewUser {
  readonly isCustomer: boolean;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phoneNumber: string;
  readonly companyName: string;
  readonly companyAddress: string;
  readonly lang: Lang;
}

/** Role in which changes to the account of the user `u` are logged. */
const workRole = sql`CASE WHEN EXISTS (SELECT FROM members p WHERE p.user_id = u.id AND p.vendor_id IS NULL) THEN 1
  WHEN EXISTS (SELECT FROM members m JOIN vendors v ON v.id = m.vendor_id AND v.deleted_at IS NULL WHERE m.user_id = u.id) THEN 2 ELSE 3 END`;

const spendResets = (database: Database, userId: number) =>
  database.query(sql`UPDATE password_resets SET used_at = now() WHERE user_id = ${userId} AND used_at IS NULL`);

const findCredentials = (database: Database, condition: SQL) =>
  database.first<Credentials>(sql`
    SELECT u.id, u.email, u.password_hash AS "passwordHash", u.is_customer AS "isCustomer",
      EXISTS (SELECT FROM members p WHERE p.user_id = u.id AND p.vendor_id IS NULL) AS "isPlatformMember", (
        SELECT jsonb_build_object('id', v.id, 'active', v.active, 'remarks', v.rejection_remarks, 'wasApproved', v.approved_at IS NOT NULL)
        FROM members m JOIN vendors v ON v.id = m.vendor_id AND v.deleted_at IS NULL
        WHERE m.user_id = u.id ORDER BY v.active <> 1, m.last_used_at DESC NULLS LAST, v.id LIMIT 1) AS store,
      CASE WHEN u.blocked_at IS NOT NULL THEN u.block_reason END AS "blockReason"
    FROM users u WHERE ${condition} AND u.deleted_at IS NULL`);

export const createAuthRepository = (database: Database) => ({
  /** Invalidates all mailed reset links. */
  spendResets: (userId: number) => spendResets(database, userId),

  findCredentials: (email: string) => findCredentials(database, sql`u.email = ${email}`),

  findCredentialsById: (userId: number) => findCredentials(database, sql`u.id = ${userId}`),

  /** First name and language of an account holder; null if the address has no account. */
  findNameAndLang: (email: string) =>
    database.first<{ firstname: string; lang: Lang }>(
      sql`SELECT firstname, lang FROM users WHERE email = ${email} AND deleted_at IS NULL`,
    ),

  /** Id of the new user, or null if the email address already has an account. */
  async insertUser(user: NewUser): Promise<number | null> {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO users (is_customer, email, password_hash, firstname, lastname, phone_number, company_name, company_address, lang)
      VALUES (${user.isCustomer}, ${user.email}, ${user.passwordHash}, ${user.firstname}, ${user.lastname}, ${user.phoneNumber},
        ${user.companyName}, ${user.companyAddress}, ${user.lang})
      ON CONFLICT (email) WHERE deleted_at IS NULL DO NOTHING
      RETURNING id`);
    return row?.id ?? null;
  },

  /**
   * Opens a session in a transaction if the verified password is still current, and the person still a member. The locks
   * wait for a concurrent password change, removal or change of factors, which would otherwise end all sessions before this
   * one exists.
   * @returns false if not, and without a proven factor for a person who has one
   */
  async insertSession(
    tokenHash: Buffer,
    { id, passwordHash }: Pick<Credentials, 'id' | 'passwordHash'>,
    { role, vendorId }: SessionRole,
    { remember, factor, client }: Opening,
  ): Promise<boolean> {
    const membership = sql`user_id = ${id} AND vendor_id IS NOT DISTINCT FROM ${vendorId}::bigint`;
    const isMember = role === 3 ? sql`true` : sql`EXISTS (SELECT FROM members WHERE ${membership} FOR KEY SHARE)`;
    const holder = await database.first(sql`
      SELECT id FROM users WHERE id = ${id} AND password_hash = ${passwordHash} AND deleted_at IS NULL AND blocked_at IS NULL
        AND ${isMember} FOR SHARE`);
    if (holder === null || (factor === null && (await createFactorRepository(database).has(id)))) return false;
    await database.query(sql`
      INSERT INTO sessions (token_hash, user_id, acting, vendor_id, remember, factor, user_agent, network, expires_at)
      VALUES (${tokenHash}, ${id}, ${role}, ${vendorId}::bigint, ${remember}, ${factor}::text, ${client.userAgent}, ${client.address},
        now() + ${remember ? SESSION_IDLE.remembered : SESSION_IDLE.short}::interval)`);
    if (role !== 3) await database.query(sql`UPDATE members SET last_used_at = now() WHERE ${membership}`);
    return true;
  },

  /** Records that the person of a session has just confirmed who they are. */
  stepUp: (tokenHash: Buffer | null) =>
    database.query(sql`UPDATE sessions SET stepped_up_at = now() WHERE token_hash = ${tokenHash}`),

  /** Records that the owner has opened a link sent to the address. */
  proveEmail: (userId: number) => database.query(sql`UPDATE users SET email_proven_at = now() WHERE id = ${userId}`),

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
      RETURNING u.id, ${workRole} AS role`);
    if (used) await spendResets(database, used.id);
    return used;
  },
});
