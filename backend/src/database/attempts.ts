import { createHash } from 'node:crypto';
import { sql } from '../sql/sql.ts';
import type { Config } from '../runtime/config.ts';
import type { Database } from './database.ts';

const MINUTE_SECONDS = 60;

/** How often something may be tried within a window that the first attempt begins. */
export interface AttemptRate {
  readonly max: number;
  readonly minutes: number;
}

/** However many have tried: so often in a day an address may that has not tried before. */
const FIRST_TRIES: AttemptRate = { max: 3, minutes: 24 * 60 };

interface Services {
  readonly database: Database;
  readonly config: Pick<Config, 'rateLimit'>;
}

type Key = readonly (string | number)[];

const hashOf = (key: Key): Buffer => createHash('sha256').update(JSON.stringify(key)).digest();

/** Counts what may be tried only so often: in the database, so by all processes together. */
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
     * @param key what is tried, and by or upon whom
     * @returns in how many seconds it may be tried again, or null while it may be tried now
     */
    count,

    /**
     * Whether an address of the network has tries of its own left, beyond what all have used up together: whoever
     * floods somebody's account from elsewhere does not shut its owner out.
     */
    hasFirstTry: async (key: Key, address: string): Promise<boolean> =>
      (await count(['first-try', ...key, address], FIRST_TRIES)) === null,

    /** Begins the counting anew. */
    forget: (key: Key) => database.query(sql`DELETE FROM attempts WHERE key = ${hashOf(key)}`, 'forget-attempts'),
  };
};
