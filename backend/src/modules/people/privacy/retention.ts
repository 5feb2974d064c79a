import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { shopDay } from '../../../calendar/working-days.ts';
import { hashToken } from '../../../plugins/session.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { RETENTION_STEPS } from './retention-steps.ts';

/** Batches per step and run; the rest is left to the next night. */
const MOST_BATCHES = 200;
/** Hours between two runs. */
const HOURS = 23;
/** Years after which an unused account is erased, and days after its mail. */
const UNUSED = { years: 3, days: 30, batch: 100 };
const DAY_MS = 86_400_000;

interface UnusedAccount {
  id: number;
  email: string;
  firstname: string;
  lang: Lang;
}

/** Deletes personal data whose time is over, every night, and records what it did. */
export const createRetention = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const inBatches = async (step: SQL): Promise<number> => {
    let total = 0;
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const row = await database.first<{ count: number }>(step);
      total += row?.count ?? 0;
      if (!row || row.count === 0) break;
    }
    return total;
  };

  /** Customers who have not signed in or ordered for years, and whose erasure was not announced yet. */
  const readUnused = () =>
    database.query<UnusedAccount>(sql`
      SELECT u.id, u.email, u.firstname, u.lang FROM users u LEFT JOIN account_uses a ON a.user_id = u.id
      WHERE u.kind = 'account' AND u.is_customer AND u.deleted_at IS NULL
        AND coalesce(a.last_on, u.created_at::date) < current_date - make_interval(years => ${UNUSED.years})
        AND NOT EXISTS (SELECT FROM sessions s WHERE s.user_id = u.id AND s.expires_at > now())
        AND NOT EXISTS (SELECT FROM members m WHERE m.user_id = u.id)
        AND NOT EXISTS (SELECT FROM orders o WHERE o.user_id = u.id
          AND o.placed_at > now() - make_interval(years => ${UNUSED.years}))
        AND NOT EXISTS (SELECT FROM privacy_requests r WHERE r.user_id = u.id AND r.kind = 'erase'
          AND (r.state IN ('open', 'waiting') OR r.asked_at > now() - make_interval(years => ${UNUSED.years})))
      ORDER BY u.id LIMIT ${UNUSED.batch}`);

  /** Announces the erasure of an unused account; a sign-in stops it like one that was asked for. */
  const announce = ({ id, email, firstname, lang }: UnusedAccount, now: Date): Promise<void> =>
    database.transaction(async () => {
      const token = randomBytes(32).toString('base64url');
      const eraseFrom = new Date(now.getTime() + UNUSED.days * DAY_MS);
      const row = await database.first<{ id: number }>(sql`
        INSERT INTO privacy_requests (user_id, person_since, kind, email, lang, due_on, erase_from, stop_token_hash)
        SELECT id, created_at, 'erase', ${email}::text, ${lang}::text, ${shopDay(eraseFrom)}::date, ${eraseFrom.toISOString()}::timestamptz,
          ${hashToken(token)}::bytea FROM users WHERE id = ${id}
        ON CONFLICT (user_id, kind) WHERE state IN ('open', 'waiting') DO NOTHING RETURNING id`);
      if (!row) return;
      await outbox.enqueue({
        ...{ eventId: `inactive:${row.id}`, template: 'inactive-account', recipient: email, lang },
        payload: { firstname, token, day: shopDay(eraseFrom) },
      });
    });

  const announceUnused = async (now: Date): Promise<number> => {
    const accounts = await readUnused();
    for (const account of accounts) await announce(account, now);
    return accounts.length;
  };

  return {
    /**
     * Runs once a night; a second call does nothing.
     * @returns rows by step; null if it ran less than a day ago
     */
    async run(now = new Date()): Promise<Record<string, number> | null> {
      const begun = await database.first<{ id: number }>(sql`
        INSERT INTO retention_runs (started_at) SELECT now()
        WHERE NOT EXISTS (SELECT FROM retention_runs WHERE started_at > now() - make_interval(hours => ${HOURS}))
        RETURNING id`);
      if (!begun) return null;
      const done: [string, number][] = [];
      for (const [name, step] of Object.entries(RETENTION_STEPS)) done.push([name, await inBatches(step)]);
      const counts = Object.fromEntries([...done, ['unused_accounts', await announceUnused(now)]]);
      await database.query(sql`
        UPDATE retention_runs SET finished_at = now(), counts = ${JSON.stringify(counts)}::jsonb WHERE id = ${begun.id}`);
      return counts;
    },

    /** The last runs, newest first. */
    list: () =>
      database.query<{ id: number; started_at: string; finished_at: string | null; counts: Record<string, number> }>(
        sql`SELECT id, started_at, finished_at, counts FROM retention_runs ORDER BY id DESC LIMIT 30`,
      ),
  };
};
