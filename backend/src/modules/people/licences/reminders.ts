import { LICENCE_REMINDER_DAYS } from '../../../facts/licences.ts';
import type { Database } from '../../../database/database.ts';
import { insertMails } from '../../../mail/outbox.ts';
import { sql } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { insertNotifications, type VendorNews } from '../notifications/notifications.ts';
import { isLast } from './repository.ts';

interface Reminder {
  id: number;
  days: number;
  vendor_id: number;
  email: string;
  lang: Lang;
  firstname: string;
  name: string;
  name_ar: string;
  number: string;
  expires_on: string;
}

/**
 * Reminds vendors of licences that expire, once at each distance. After an outage only the most urgent reminder is sent.
 * @param today day in Riyadh, YYYY-MM-DD
 */
export const createReminders =
  (database: Database) =>
  (today: string): Promise<void> =>
    database.transaction(async () => {
      const due = await database.query<Reminder>(sql`
      WITH due AS (
        SELECT l.id, min(stage.days) AS days
        FROM licences l JOIN unnest(${[...LICENCE_REMINDER_DAYS]}::smallint[]) AS stage (days)
          ON l.expires_on - stage.days <= ${today}::date
        WHERE l.expires_on >= ${today}::date AND ${isLast} GROUP BY l.id
      ), sent AS (
        INSERT INTO licence_reminders (licence_id, days) SELECT id, days FROM due
        ON CONFLICT DO NOTHING RETURNING licence_id, days
      )
      SELECT l.id, sent.days, l.vendor_id, u.email, u.lang, u.firstname, t.name, t.name_ar, l.number, l.expires_on
      FROM sent JOIN licences l ON l.id = sent.licence_id JOIN licence_types t ON t.code = l.type
      JOIN vendors v ON v.id = l.vendor_id AND v.active = 1 AND v.deleted_at IS NULL CROSS JOIN LATERAL vendor_owner(v.id) u
      ORDER BY l.id`);
      if (due.length === 0) return;
      await database.query(
        insertMails(
          due.map(({ id, days, vendor_id: vendorId, email, lang, firstname, name, name_ar, number, expires_on }) => ({
            ...{ eventId: `licence-expiring:${id}:${days}`, template: 'licence-expiring', recipient: email, lang },
            store: { vendorId, permission: 'settings.write' },
            payload: { firstname, name, name_arabic: name_ar, number, expires_on },
          })),
        ),
      );
      const news = due.map(({ vendor_id: vendorId, name, name_ar: name_arabic, expires_on }) => ({
        ...{ vendorId, kind: 'licence_expiring', payload: { name, name_arabic, expires_on } },
      })) satisfies VendorNews<'licence_expiring'>[];
      await database.query(insertNotifications(news));
    });
