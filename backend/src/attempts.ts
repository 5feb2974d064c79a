import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';

const MINUTE_SECONDS = 60;

/** How often something may be tried within a window that the first attempt begins. */
export interface AttemptRate {
  readonly max: number;
  readonly minutes: number;
}

interface Services {
  readonly database: Database;
  readonly config: Pick<Config, 'rateLimit'>;
}

const hashOf = (key: readonly (string | number)[]): Buffer => createHash('sha256').update(JSON.stringify(key)).digest();

/** Counts what may be tried only so often: in the database, so by all processes together. */
export const createAttempts = ({ database, config }: Services) => ({
  /**
   * Counts an attempt.
   * @param key what is tried, and by or upon whom
   * @returns in how many seconds it may be tried again, or null while it may be tried now
   */
  async count(key: readonly (string | number)[], { max, minutes }: AttemptRate): Promise<number | null> {
    if (!config.rateLimit) return null;
    const counted = await database.first<{ count: number; seconds: number }>(sql`
      INSERT INTO attempts AS a (key, count, ends_at)
      VALUES (${hashOf(key)}, 1, now() + make_interval(secs => ${minutes * MINUTE_SECONDS}))
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN a.ends_at > now() THEN a.count + 1 ELSE 1 END,
        ends_at = CASE WHEN a.ends_at > now() THEN a.ends_at ELSE EXCLUDED.ends_at END
      RETURNING count, ceil(extract(epoch FROM ends_at - now()))::integer AS seconds`);
    return counted && counted.count > max ? counted.seconds : null;
  },

  /** Begins the counting anew. */
  forget: (key: readonly (string | number)[]) => database.query(sql`DELETE FROM attempts WHERE key = ${hashOf(key)}`),
});
