import type { FastifyInstance } from 'fastify';
import type { NewsTopic } from '../../../facts/news-topics.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { isClosed, isDisputed } from './conditions.ts';
import type { Side } from './scope.ts';

/** Most threads of one run. */
const BATCH = 100;
/** Shortest time between two mails about a thread to one side, minutes. */
const PAUSE = 15;
/** Time to read a message on screen before a mail is sent, minutes. */
const GRACE = 1;
/** Hours in Riyadh in which mails are sent. */
const DAY = { from: 8, until: 21 };
const RIYADH_OFFSET_MS = 3 * 3_600_000;

const isDaytime = (now: Date): boolean => {
  const hour = new Date(now.getTime() + RIYADH_OFFSET_MS).getUTCHours();
  return hour >= DAY.from && hour < DAY.until;
};

type MailedSide = Exclude<Side, 'platform'>;

interface NewsRow {
  id: number;
  part_id: number;
  order_sub_no: string;
  company_name: string;
  company_name_ar: string;
  customer: string;
  is_guest: boolean;
  /** Newest message to be mailed about. */
  message_id: number;
  sender: Side;
  kinds: string[];
}

interface Recipient {
  email: string;
  firstname: string;
  lang: Lang;
}

const templateOf = ({ kinds }: NewsRow): string => {
  if (kinds.includes('resolution')) return 'dispute-resolved';
  return kinds.includes('dispute') ? 'dispute-opened' : 'message-received';
};

const mailedAt: Record<MailedSide, SQL> = { buyer: sql`t.buyer_mailed_at`, vendor: sql`t.vendor_mailed_at` };

/** People of a side who get mails about the thread of `part`. `topic`: null for what nobody can mute. */
const recipientsOf = (side: MailedSide, topic: NewsTopic | null): SQL =>
  side === 'buyer'
    ? sql`SELECT u.id, u.email, u.firstname, o.lang FROM users u JOIN orders o ON o.id = part.order_id
    WHERE u.id = part.user_id AND u.email <> '' AND (u.deleted_at IS NULL OR u.kind = 'guest')`
    : sql`SELECT box.user_id AS id, box.email, box.firstname, box.lang
    FROM vendor_mailboxes(part.vendor_id, 'messages.write', ${topic}) box`;

/** Condition: the person `person` has not read the message `m`. */
const isUnread = (side: MailedSide): SQL => sql`NOT EXISTS (
  SELECT FROM thread_reads r WHERE r.thread_id = m.thread_id AND r.side = ${side} AND r.user_id = person.id
    AND r.last_read_id >= m.id)`;

/** Condition: the message `m` of the thread `t` is news for the side since its last mail. */
const isNews = (side: MailedSide): SQL => sql`m.thread_id = t.id AND m.side <> ${side} AND m.kind <> 'joined'
  AND m.created_at > coalesce(${mailedAt[side]}, '-infinity')
  AND m.created_at < clock_timestamp() - ${GRACE} * interval '1 minute'`;

const source = sql`threads t JOIN vendor_orders part ON part.id = t.vendor_order_id JOIN vendors v ON v.id = part.vendor_id
  JOIN users u ON u.id = part.user_id`;

const names = sql`t.id, part.id AS part_id, part.order_sub_no, v.company_name, v.company_name_ar,
  u.firstname || ' ' || u.lastname AS customer, u.kind = 'guest' AS is_guest`;

/**
 * Mails about messages. A job sends them, so that several messages make one mail, those who read in the meantime get none,
 * and nobody is disturbed at night. They never contain the text, which may be about somebody's health.
 */
export const createThreadMails = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const send = async (row: Omit<NewsRow, 'kinds'>, side: MailedSide, template: string, recipients: Recipient[]) => {
    for (const { email: recipient, firstname, lang } of recipients)
      await outbox.enqueue({
        eventId: `thread:${row.id}:${row.message_id}`,
        ...{ template, recipient, lang },
        payload: {
          ...{ firstname, side, sender: row.sender, order_id: row.part_id, order_sub_no: row.order_sub_no },
          ...{ company_name: row.company_name, company_name_ar: row.company_name_ar },
          ...{ customer: row.customer, is_guest: row.is_guest },
        },
      });
  };

  const lock = (id: number) => database.query(sql`SELECT FROM threads WHERE id = ${id} FOR UPDATE`);

  const mailNews = (id: number, side: MailedSide) =>
    database.transaction(async () => {
      await lock(id);
      const row = await database.first<NewsRow>(sql`
        SELECT ${names}, max(m.id) AS message_id, (array_agg(m.side ORDER BY m.id DESC))[1] AS sender,
          array_agg(DISTINCT m.kind) AS kinds
        FROM ${source} JOIN thread_messages m ON ${isNews(side)}
        WHERE t.id = ${id} AND coalesce(${mailedAt[side]}, '-infinity') < clock_timestamp() - ${PAUSE} * interval '1 minute'
        GROUP BY t.id, part.id, v.id, u.id`);
      if (!row) return;
      const template = templateOf(row);
      const recipients = await database.query<Recipient>(sql`
        SELECT person.email, person.firstname, person.lang
        FROM vendor_orders part CROSS JOIN LATERAL (${recipientsOf(side, template === 'message-received' ? 'messages' : null)}) person
        WHERE part.id = ${row.part_id} AND EXISTS (
          SELECT FROM thread_messages m WHERE m.id = ${row.message_id} AND ${isUnread(side)})`);
      await send(row, side, template, recipients);
      const column = side === 'buyer' ? sql`buyer_mailed_at` : sql`vendor_mailed_at`;
      await database.query(sql`UPDATE threads SET ${column} = clock_timestamp() WHERE id = ${id}`);
    });

  const remind = (id: number) =>
    database.transaction(async () => {
      await lock(id);
      const row = await database.first<NewsRow>(sql`
        SELECT ${names}, (SELECT max(m.id) FROM thread_messages m WHERE m.thread_id = t.id) AS message_id, 'buyer' AS sender
        FROM ${source} WHERE t.id = ${id} AND t.waits_for = 'vendor' AND t.reminded_at IS NULL AND NOT ${isClosed}`);
      if (!row) return;
      const recipients = await database.query<Recipient>(sql`
        SELECT person.email, person.firstname, person.lang
        FROM vendor_orders part CROSS JOIN LATERAL (${recipientsOf('vendor', 'messages')}) person WHERE part.id = ${row.part_id}`);
      await send(row, 'vendor', 'message-waits', recipients);
      await database.query(sql`UPDATE threads SET reminded_at = clock_timestamp() WHERE id = ${id}`);
    });

  return {
    /**
     * Sends what is due.
     * @param now decides whether it is day in Riyadh
     * @returns the number of threads with news
     */
    async sendDue(now: Date = new Date()): Promise<number> {
      if (!isDaytime(now)) return 0;
      let handled = 0;
      for (const side of ['buyer', 'vendor'] as const) {
        const rows = await database.query<{ id: number }>(sql`
          SELECT t.id FROM ${source}
          WHERE t.updated_at > now() - interval '3 days'
            AND coalesce(${mailedAt[side]}, '-infinity') < clock_timestamp() - ${PAUSE} * interval '1 minute'
            AND EXISTS (SELECT FROM thread_messages m WHERE ${isNews(side)})
          ORDER BY t.updated_at LIMIT ${BATCH}`);
        for (const { id } of rows) await mailNews(id, side);
        handled += rows.length;
      }
      const waiting = await database.query<{ id: number }>(sql`
        SELECT t.id FROM ${source}
        WHERE t.waits_for = 'vendor' AND t.waits_since < now() - interval '24 hours' AND t.reminded_at IS NULL
          AND NOT ${isClosed} AND NOT ${isDisputed}
        ORDER BY t.waits_since LIMIT ${BATCH}`);
      for (const { id } of waiting) await remind(id);
      return handled + waiting.length;
    },
  };
};
