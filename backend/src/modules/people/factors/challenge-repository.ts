import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { SessionRole } from '../../../plugins/session.ts';

/** Tries per challenge, and its lifetime in minutes. */
export const CHALLENGE_TRIES = 5;
const CHALLENGE_MINUTES = 5;
const CHALLENGE_BYTES = 32;

export type ChallengePurpose = 'sign_in' | 'step_up' | 'enrol';

export interface NewChallenge {
  readonly purpose: ChallengePurpose;
  /** Null for a passkey without a password. */
  readonly userId: number | null;
  readonly signIn?: SessionRole & { readonly passwordDigest: Buffer; readonly remember: boolean };
}

export interface Challenge {
  readonly id: string;
  readonly userId: number | null;
  /** Bytes that a passkey signs. */
  readonly challenge: Buffer;
  readonly passwordDigest: Buffer | null;
  readonly role: SessionRole['role'] | null;
  readonly vendorId: number | null;
  readonly remember: boolean;
  /** This one included. */
  readonly tries: number;
}

export const createChallengeRepository = (database: Database) => ({
  async insert({ purpose, userId, signIn }: NewChallenge): Promise<Pick<Challenge, 'id' | 'challenge'>> {
    const [id, challenge] = [randomUUID(), randomBytes(CHALLENGE_BYTES)];
    await database.query(sql`
      INSERT INTO factor_challenges (id, user_id, purpose, challenge, password_digest, acting, vendor_id, remember, expires_at)
      VALUES (${id}, ${userId}::bigint, ${purpose}, ${challenge}, ${signIn?.passwordDigest ?? null}::bytea, ${signIn?.role ?? null}::smallint,
        ${signIn?.vendorId ?? null}::bigint, ${signIn?.remember ?? false}, now() + make_interval(mins => ${CHALLENGE_MINUTES}))`);
    return { id, challenge };
  },

  /**
   * Counts a try before it is verified, so that concurrent ones cannot exceed the limit.
   * @param userId null for a challenge that names its owner itself
   * @returns null for one that is unknown, over, of someone else or for something else
   */
  countTry: (id: string, purpose: ChallengePurpose, userId: number | null = null) =>
    database.first<Challenge>(sql`
      UPDATE factor_challenges SET tries = tries + 1
      WHERE id = ${id} AND purpose = ${purpose} AND used_at IS NULL AND tries < ${CHALLENGE_TRIES} AND expires_at > now()
        AND (${userId}::bigint IS NULL OR user_id = ${userId}::bigint)
      RETURNING id, user_id AS "userId", challenge, password_digest AS "passwordDigest", acting AS role, vendor_id AS "vendorId", remember, tries`),

  /** Ends a challenge. @returns false if another request has ended it in the meantime */
  async markUsed(id: string, spent: { factorId: number | null; step: number | null }): Promise<boolean> {
    const used = await database.first(sql`
      UPDATE factor_challenges SET used_at = now(), factor_id = ${spent.factorId}::bigint, step = ${spent.step}::bigint
      WHERE id = ${id} AND used_at IS NULL RETURNING id`);
    return used !== null;
  },
});
