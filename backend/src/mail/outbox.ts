import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Lang } from '../schemas.ts';

/** A mail that has to leave. One event sends each template to a recipient once. */
export interface OutboxEntry {
  readonly eventId: string;
  readonly template: string;
  readonly recipient: string;
  readonly lang: Lang;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A mail whose turn it is. */
export interface DueMail {
  readonly id: number;
  readonly eventId: string;
  readonly template: string;
  readonly recipient: string;
  readonly lang: Lang;
  readonly payload: Record<string, unknown>;
  readonly attempts: number;
}

const MAX_ATTEMPTS = 8;
/** How many mails one run sends at most. */
export const BATCH = 20;

/**
 * Mail that leaves through a table: a row is written in the transaction that caused it, and delivered at least once
 * afterwards, by any number of processes.
 */
export const createOutbox = (database: Database, send: (mail: DueMail) => Promise<void>) => {
  const claim = () =>
    database.query<DueMail>(sql`
      UPDATE outbox SET attempts = attempts + 1, locked_until = now() + interval '2 minutes'
      WHERE id IN (
        SELECT id FROM outbox
        WHERE done_at IS NULL AND dead_at IS NULL AND run_at <= now() AND (locked_until IS NULL OR locked_until < now())
        ORDER BY run_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
      )
      RETURNING id, event_id AS "eventId", template, recipient, lang, payload, attempts`);

  // A token in a payload is worth its account until the mail has left, and nothing to anybody after.
  const settle = (id: number) =>
    database.query(
      sql`UPDATE outbox SET done_at = now(), locked_until = NULL, last_error = NULL, payload = payload - 'token' - 'unsubscribe_token' WHERE id = ${id}`,
    );

  const postpone = (mail: DueMail, error: unknown) => {
    const seconds = Math.round(2 ** mail.attempts * 5 * (1 + Math.random()));
    const dead = mail.attempts >= MAX_ATTEMPTS;
    return database.query(sql`
      UPDATE outbox SET locked_until = NULL, last_error = ${String(error).slice(0, 500)},
        run_at = now() + ${`${seconds} seconds`}::interval,
        dead_at = CASE WHEN ${dead}::boolean THEN now() END
      WHERE id = ${mail.id}`);
  };

  return {
    /** Writes a mail into the running transaction. The same event, template and recipient a second time is nothing. */
    async enqueue({ eventId, template, recipient, lang, payload }: OutboxEntry): Promise<void> {
      await database.query(sql`
        INSERT INTO outbox (event_id, template, recipient, lang, payload)
        VALUES (${eventId}, ${template}, ${recipient}, ${lang}, ${JSON.stringify(payload)}::jsonb)
        ON CONFLICT DO NOTHING`);
    },

    /** Delivers what is due now. A failure is tried again later, and given up after the eighth time. */
    async deliverDue(): Promise<{ sent: number; failed: number }> {
      const mails = await claim();
      let failed = 0;
      for (const mail of mails) {
        try {
          await send(mail);
          await settle(mail.id);
        } catch (error) {
          failed += 1;
          await postpone(mail, error);
        }
      }
      return { sent: mails.length - failed, failed };
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;
