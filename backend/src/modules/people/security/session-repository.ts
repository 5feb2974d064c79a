import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { SessionFactor } from '../factors/evidence.ts';

export const createSessionRepository = (database: Database) => ({
  async emailOf(userId: number): Promise<string | null> {
    const person = await database.first<{ email: string }>(sql`SELECT email FROM users WHERE id = ${userId}`);
    return person?.email ?? null;
  },

  endOthers: (userId: number, kept: Buffer | null) =>
    database.query(sql`DELETE FROM sessions WHERE user_id = ${userId} AND token_hash IS DISTINCT FROM ${kept}::bytea`),

  /** Records that the holder of a session has proven a factor. */
  setFactor: (tokenHash: Buffer | null, factor: SessionFactor) =>
    database.query(sql`UPDATE sessions SET factor = ${factor} WHERE token_hash = ${tokenHash}::bytea`),
});
