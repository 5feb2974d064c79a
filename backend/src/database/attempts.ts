import { createHash } from 'node:crypto';
import { sql } from '../sql/sql.ts';
import type { Config } from '../runtime/config.ts';
import type { Database } from './database.ts';

const MINUTE_SECONDS = 60;

/** Rate limit; its window begins with the first attempt. */
export interface AttemptRate {
  readonly max: number;
  readonly minutes: number;
}

/** Attempts per day that each network address still has when the shared limit is exhausted. */
const FIRST_TRIES: AttemptRate = { max: 3, minutes: 24 * 60 };

interface Services {
  readonly database: Database;
  readonly config: Pick<Config, 'rateLimit'>;
}

type Key = readonly (string | number)[];

const hashOf = (key: Key): Buffer => createHash('sha256').update(JSON.stringify(key)).digest();

/** Rate limits counted in the database and thus shared by all processes. */
export const createAttempts = ({ database, config }: Services) => {
  const count = async (key: Key, { max, minutes }: AttemptRate): Promise<number | null> => {
    if (!config.rateLimit) return null;
    const counted = await database.first<{ count: number; seconds: number }>(
      sql`
      INSERT INTO attempts AS a (key, count, ends_at)
      VALUES (${hashOf(key)}, 1, now() + make_interval(secs => ${minutes * MINUTE_SECONDS}))
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN a.ends_at > now() THEN a.count + 1 ELSE 1 END,
        ends_at = CASE WHEN a.ends_at > now() THEN a.ends_at ELSE EXCLUDED.ends_at END
      RETURNING count, ceil(extract(epoch FROM ends_at - now()))::integer AS seconds`,
      'count-attempt',
    );
    return counted && counted.count > max ? counted.seconds : null;
  };

  return {
    /**
     * Counts an attempt.
     * @param key action, and its actor or target
     * @returns seconds until the next attempt is allowed, or null if this one is
     */
    count,

    /**
     * Uses up one of the attempts that a network address has of its own beyond the shared limit, so that flooding an
     * account from elsewhere does not lock out its owner.
     */
    hasFirstTry: async (key: Key, address: string): Promise<boolean> =>
      (await count(['first-try', ...key, address], FIRST_TRIES)) === null,

    /** Resets the counter. */
    forget: (key: Key) => database.query(sql`DELETE FROM attempts WHERE key = ${hashOf(key)}`, 'forget-attempts'),
  };
};

export type Attempts = ReturnType<typeof createAttempts>;
