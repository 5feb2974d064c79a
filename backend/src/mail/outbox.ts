import { sql, type SQL } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import type { Lang } from '../wire/schemas.ts';
import { inSpan } from '../tracing/spans.ts';

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

/** What has not left yet. `oldest`: how long the first of it has been waiting, in seconds. */
export interface OutboxState {
  readonly waiting: number;
  readonly dead: number;
  readonly oldest: number;
}

const MAX_ATTEMPTS = 8;
/** For how long a mail is one process's own; longer than a mail server may take for one mail. */
const LOCK = '2 minutes';
/** How many mails one run sends at most. */
export const BATCH = 20;

/** Writes mails, for a statement that writes more than these. The same event, template and recipient a second time is nothing. */
export const insertMails = (entries: readonly OutboxEntry[]): SQL => sql`
  INSERT INTO outbox (event_id, template, recipient, lang, payload)
  SELECT mail."eventId", mail.template, mail.recipient, mail.lang, mail.payload
  FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
    AS mail ("eventId" text, template text, recipient text, lang text, payload jsonb)
  ON CONFLICT DO NOTHING`;

/** Stops nothing. */
const NEVER = new AbortController().signal;

/**
 * Mail that leaves through a table: a row is written in the transaction that caused it, and delivered afterwards by
 * any number of processes. It leaves once, and twice only when a process dies between sending and noting it.
 */
export const createOutbox = (database: Database, send: (mail: DueMail) => Promise<unknown>) => {
  const claim = () =>
    database.query<DueMail>(sql`
      UPDATE outbox SET attempts = attempts + 1, locked_until = now() + ${LOCK}::interval
      WHERE id IN (
        SELECT id FROM outbox
        WHERE done_at IS NULL AND dead_at IS NULL AND run_at <= now() AND (locked_until IS NULL OR locked_until < now())
        ORDER BY run_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
      )
      RETURNING id, event_id AS "eventId", template, recipient, lang, payload, attempts`);

  // Every claim counts an attempt, so the number of attempts tells whether a mail is still ours: while a mail server
  // took its time with the mails before it, another process may have taken it over.
  const renew = async (mail: DueMail): Promise<boolean> => {
    const renewed = await database.query(sql`
      UPDATE outbox SET locked_until = now() + ${LOCK}::interval
      WHERE id = ${mail.id} AND attempts = ${mail.attempts} AND done_at IS NULL RETURNING id`);
    return renewed.length === 1;
  };

  const giveBack = (mails: DueMail[]) =>
    database.query(sql`
      UPDATE outbox SET locked_until = NULL, attempts = attempts - 1
      WHERE (id, attempts) IN (SELECT * FROM unnest(
        ${mails.map(({ id }) => id)}::bigint[], ${mails.map(({ attempts }) => attempts)}::int[]))`);

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
    /** How much mail is waiting or was given up. Read from indexes that hold nothing else. */
    async readState(): Promise<OutboxState> {
      const state = await database.first<OutboxState>(sql`
        SELECT count(*) AS waiting, coalesce(extract(epoch FROM now() - min(created_at)), 0)::double precision AS oldest,
          (SELECT count(*) FROM outbox WHERE dead_at IS NOT NULL) AS dead
        FROM outbox WHERE done_at IS NULL AND dead_at IS NULL`);
      return state ?? { waiting: 0, dead: 0, oldest: 0 };
    },

    /** Writes a mail into the running transaction. The same event, template and recipient a second time is nothing. */
    async enqueue(entry: OutboxEntry): Promise<void> {
      await database.query(insertMails([entry]), 'enqueue mail');
    },

    /**
     * Delivers what is due now. A failure is tried again later, and given up after the eighth time.
     * @param closing once it is aborted no further mail is begun: the rest is left to another process
     */
    async deliverDue(closing: AbortSignal = NEVER): Promise<{ sent: number; failed: number }> {
      const mails = await claim();
      const done = { sent: 0, failed: 0 };
      for (const [index, mail] of mails.entries()) {
        if (closing.aborted) {
          await giveBack(mails.slice(index));
          break;
        }
        if (!(await renew(mail))) continue;
        try {
          await inSpan('send mail', { 'balsam.mail.template': mail.template }, () => send(mail));
          await settle(mail.id);
          done.sent += 1;
        } catch (error) {
          await postpone(mail, error);
          done.failed += 1;
        }
      }
      return done;
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;
