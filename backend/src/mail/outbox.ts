import { sql, type SQL } from '../sql/sql.ts';
import type { Database } from '../database/database.ts';
import type { NewsTopic } from '../facts/news-topics.ts';
import type { VendorPermission } from '../facts/permissions.ts';
import type { Lang } from '../wire/schemas.ts';
import { inSpan } from '../tracing/spans.ts';

/** A mail to send. Unique per event, template and recipient. */
export interface OutboxEntry {
  readonly eventId: string;
  readonly template: string;
  readonly recipient: string;
  readonly lang: Lang;
  readonly payload: Readonly<Record<string, unknown>>;
  /**
   * For a mail to a store: instead of `recipient`, its members with the permission who have not muted the topic get it, each
   * greeted by name and in their language.
   */
  readonly store?: { readonly vendorId: number; readonly permission: VendorPermission; readonly topic?: NewsTopic };
  /** Payload in each language, if it depends on that of the member. */
  readonly payloads?: Readonly<Record<Lang, Readonly<Record<string, unknown>>>>;
}

/** A mail claimed for sending. */
export interface DueMail {
  readonly id: number;
  readonly eventId: string;
  readonly template: string;
  readonly recipient: string;
  readonly lang: Lang;
  readonly payload: Record<string, unknown>;
  readonly attempts: number;
}

/** Queued mail. `oldest`: age of the oldest, seconds. */
export interface OutboxState {
  readonly waiting: number;
  readonly dead: number;
  readonly oldest: number;
}

const MAX_ATTEMPTS = 8;
/** Domain of the addresses of erased people, to which nothing is sent. */
export const ERASED_DOMAIN = '@erased.invalid';
/** Last mail to a person: its address is forgotten with it. */
const LAST_MAIL = 'erasure-done';
/** Lease of a claimed mail; longer than the timeout of a mail server. */
const LOCK = '2 minutes';
/** Maximum mails per run. */
export const BATCH = 20;

/** Queues mails, for statements that write several. Idempotent per event, template and recipient. */
export const insertMails = (entries: readonly OutboxEntry[]): SQL => sql`
  INSERT INTO outbox (event_id, template, recipient, lang, payload)
  SELECT mail."eventId", mail.template, coalesce(member.email, mail.recipient), coalesce(member.lang, mail.lang), CASE
    WHEN member.firstname IS NOT NULL AND mail.payload ? 'firstname'
    THEN mail.payload || jsonb_build_object('firstname', member.firstname)
    ELSE coalesce(mail.payloads -> member.lang, mail.payload) END
  FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      AS mail ("eventId" text, template text, recipient text, lang text, payload jsonb, payloads jsonb, store jsonb)
    LEFT JOIN LATERAL vendor_mailboxes((mail.store ->> 'vendorId')::bigint, mail.store ->> 'permission',
      mail.store ->> 'topic') AS member
      ON mail.store IS NOT NULL
  ON CONFLICT DO NOTHING`;

/** Signal that never aborts. */
const NEVER = new AbortController().signal;

/**
 * Transactional outbox: a mail is queued in the transaction that causes it and delivered afterwards by any process. It
 * is sent twice only if a process dies between sending and recording it.
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

  // Each claim counts an attempt, so the attempt number shows if the lease is still ours: another process may have
  // claimed the mail while a slow server handled the ones before.
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

  // The address of an erased person is not stored longer than its last mail needs it.
  const recipientLeft = sql`CASE WHEN template = ${LAST_MAIL} THEN 'erased-mail-' || id || ${ERASED_DOMAIN} ELSE recipient END`;

  // A token in a payload gives access to its account, so it is removed after sending.
  const settle = (id: number) =>
    database.query(
      sql`UPDATE outbox SET done_at = now(), locked_until = NULL, last_error = NULL, recipient = ${recipientLeft},
        payload = payload - 'token' - 'unsubscribe_token' WHERE id = ${id}`,
    );

  const postpone = (mail: DueMail, error: unknown) => {
    const seconds = Math.round(2 ** mail.attempts * 5 * (1 + Math.random()));
    const dead = mail.attempts >= MAX_ATTEMPTS;
    return database.query(sql`
      UPDATE outbox SET locked_until = NULL, last_error = ${String(error).slice(0, 500)},
        run_at = now() + ${`${seconds} seconds`}::interval,
        dead_at = CASE WHEN ${dead}::boolean THEN now() END,
        recipient = CASE WHEN ${dead}::boolean THEN ${recipientLeft} ELSE recipient END
      WHERE id = ${mail.id}`);
  };

  return {
    /** Numbers of waiting and failed mails, read from partial indexes. */
    async readState(): Promise<OutboxState> {
      const state = await database.first<OutboxState>(sql`
        SELECT count(*) AS waiting, coalesce(extract(epoch FROM now() - min(created_at)), 0)::double precision AS oldest,
          (SELECT count(*) FROM outbox WHERE dead_at IS NOT NULL) AS dead
        FROM outbox WHERE done_at IS NULL AND dead_at IS NULL`);
      return state ?? { waiting: 0, dead: 0, oldest: 0 };
    },

    /** Queues a mail in the current transaction. Idempotent per event, template and recipient. */
    async enqueue(entry: OutboxEntry): Promise<void> {
      await database.query(insertMails([entry]), 'enqueue mail');
    },

    /**
     * Delivers due mail. Failures are retried, up to eight attempts.
     * @param closing once aborted, no further mail is started; the rest is left to another process
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
          if (!mail.recipient.endsWith(ERASED_DOMAIN))
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
