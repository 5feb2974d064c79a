import { randomBytes } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import { insertMails } from '../../../mail/outbox.ts';
import { hashToken } from '../../../plugins/session.ts';
import { sql } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { isConcerned } from './concerned-lines.ts';

/** Days after the notice on which buyers are reminded, by class. Afterwards they are called. */
const REMINDER_DAYS = { I: [1, 2, 3, 4], II: [2, 4], III: [2, 4] } as const;

/** Least time between two mails to a buyer about one line, hours. */
const LEAST_HOURS = 20;

/** Reminders per transaction. */
const BATCH = 500;

interface DueReminder {
  case_id: number;
  number: number;
  recipient: string;
  lang: Lang;
  recall_no: string;
  name: string;
  name_ar: string;
  lot_no: string | null;
  quantity: number;
}

const days = JSON.stringify(
  Object.entries(REMINDER_DAYS).flatMap(([severity, each]) =>
    each.map((day, index) => ({ severity, number: index + 1, day })),
  ),
);

/**
 * Cases of open recalls that are due for a reminder, with its number: the last one that is due, so that an outage is
 * followed by one mail. Days count from the time at which the notice left. Buyers who are no longer
 * concerned get none.
 */
const due = sql`
  SELECT c.id AS case_id, plan.number, c.recipient, c.lang, r.recall_no, item.name, item.name_ar, l.lot_no, c.quantity
  FROM recalls r JOIN recall_cases c ON c.recall_id = r.id AND c.acknowledged_at IS NULL
  JOIN order_items item ON item.id = c.order_item_id
  JOIN vendor_orders part ON part.id = item.vendor_order_id AND ${isConcerned}
  LEFT JOIN lots l ON l.id = c.lot_id
  LEFT JOIN outbox mail ON mail.event_id = 'recall:' || c.id AND mail.template = 'recall-notice'
  CROSS JOIN LATERAL (
    SELECT max(step.number) AS number FROM jsonb_to_recordset(${days}::jsonb) AS step (severity text, number integer, day integer)
    WHERE step.severity = r.severity
      AND now() >= CASE WHEN mail.id IS NULL THEN c.created_at ELSE mail.done_at END + step.day * interval '1 day'
  ) AS plan
  LEFT JOIN LATERAL (
    SELECT number, created_at FROM recall_reminders WHERE case_id = c.id ORDER BY number DESC LIMIT 1
  ) AS last ON true
  WHERE r.state = 'open' AND plan.number > coalesce(last.number, 0)
    AND (last.created_at IS NULL OR last.created_at < now() - ${LEAST_HOURS} * interval '1 hour')
  ORDER BY r.severity, c.id LIMIT ${BATCH} FOR UPDATE OF c SKIP LOCKED FOR SHARE OF r SKIP LOCKED`;

/** Reminds buyers who have not answered. Each reminder is stored with its mail, so that it is sent once. */
export const createRecallReminders = (database: Database) => {
  const remindSome = (): Promise<number> =>
    database.transaction(async () => {
      const found = await database.query<DueReminder>(due, 'due recall reminders');
      const reminders = found.map((each) => ({ ...each, token: randomBytes(32).toString('base64url') }));
      // Another process may have stored some after this statement began: it no longer locks them.
      const stored = await database.query<{ case_id: number }>(sql`
        INSERT INTO recall_reminders (case_id, number, token_hash)
        SELECT * FROM unnest(${reminders.map((each) => each.case_id)}::bigint[],
          ${reminders.map((each) => each.number)}::integer[], ${reminders.map(({ token }) => hashToken(token))}::bytea[])
        ON CONFLICT DO NOTHING RETURNING case_id`);
      const ids = new Set(stored.map((each) => each.case_id));
      const mails = reminders.filter((each) => ids.has(each.case_id));
      await database.query(
        insertMails(
          mails.map(({ case_id, number, recipient, lang, name_ar: name_arabic, ...payload }) => ({
            ...{ eventId: `recall-reminder:${case_id}:${number}`, template: 'recall-reminder', recipient, lang },
            payload: { ...payload, name_arabic },
          })),
        ),
      );
      return found.length;
    });

  return async (): Promise<void> => {
    while ((await remindSome()) === BATCH);
  };
};
