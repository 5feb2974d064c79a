import { sql } from '../../../sql/sql.ts';
import { notFound } from '../../../wire/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { SessionFactor } from '../factors/evidence.ts';

interface SessionRow {
  readonly id: number;
  readonly is_current: boolean;
  readonly acting: 1 | 2 | 3;
  readonly company_name: string | null;
  readonly company_name_arabic: string | null;
  readonly user_agent: string;
  readonly network: string;
  readonly created_at: string;
  readonly last_seen_at: string;
}

export const createSessionRepository = (database: Database) => ({
  /** The account holder as a passkey shows them. */
  async ownerOf(id: number): Promise<{ id: number; email: string; name: string }> {
    const person = await database.first<{ email: string; name: string }>(
      sql`SELECT email, firstname || ' ' || lastname AS name FROM users WHERE id = ${id}`,
    );
    if (!person) throw notFound();
    return { id, ...person };
  },

  async emailOf(userId: number): Promise<string | null> {
    const person = await database.first<{ email: string }>(sql`SELECT email FROM users WHERE id = ${userId}`);
    return person?.email ?? null;
  },

  /** Living sessions of a person, the newest first. */
  list: (userId: number, current: Buffer | null) =>
    database.query<SessionRow>(sql`
      SELECT s.id, s.token_hash = ${current}::bytea AS is_current, s.acting, v.company_name, v.company_name_ar AS company_name_arabic,
        s.user_agent, s.network, s.created_at, s.last_seen_at
      FROM sessions s LEFT JOIN vendors v ON v.id = s.vendor_id
      WHERE s.user_id = ${userId} AND s.expires_at > now() ORDER BY s.last_seen_at DESC, s.id DESC`),

  /** Ends a session of a person. @returns null for a foreign or ended one */
  end: (userId: number, id: number) =>
    database.first<{ user_agent: string }>(
      sql`DELETE FROM sessions WHERE id = ${id} AND user_id = ${userId} RETURNING user_agent`,
    ),

  endOthers: (userId: number, kept: Buffer | null) =>
    database.query<{ id: number }>(
      sql`DELETE FROM sessions WHERE user_id = ${userId} AND token_hash IS DISTINCT FROM ${kept}::bytea RETURNING id`,
    ),

  /** Records that a person has no factor any more, so that teams can ask for one again. */
  clearFactors: (userId: number) => database.query(sql`UPDATE sessions SET factor = NULL WHERE user_id = ${userId}`),

  /** Records that the holder of a session has proven a factor. */
  setFactor: (tokenHash: Buffer | null, factor: SessionFactor) =>
    database.query(sql`UPDATE sessions SET factor = ${factor} WHERE token_hash = ${tokenHash}::bytea`),
});
