import { sql } from '../../../src/sql/sql.ts';
import type { Database } from '../../../src/database/database.ts';

/** Pauses what the vendors lack licences for, and records the reminders of those that expire soon as sent. */
export async function settleLicences(database: Database, now: Date): Promise<void> {
  await database.query(sql`SELECT settle_licences(id) FROM vendors`);
  await database.query(sql`UPDATE vendor_category_holds SET announced = true WHERE from_at <= now()`);
  await database.query(sql`
    WITH due AS (
      SELECT l.id, l.vendor_id, l.number, l.expires_on, t.name, t.name_ar FROM licences l JOIN licence_types t ON t.code = l.type
      WHERE l.state = 'accepted' AND l.expires_on - 7 <= ${now.toISOString()}::date AND l.expires_on >= ${now.toISOString()}::date
    ), reminded AS (
      INSERT INTO licence_reminders (licence_id, days, sent_at)
      SELECT id, 7, ${now.toISOString()}::timestamptz - interval '2 days' FROM due
    )
    INSERT INTO outbox (event_id, template, recipient, lang, payload, created_at, done_at)
    SELECT 'licence-expiring:' || due.id || ':7', 'licence-expiring', u.email, u.lang, jsonb_build_object('firstname', u.firstname,
        'name', due.name, 'name_arabic', due.name_ar, 'number', due.number, 'expires_on', due.expires_on),
      ${now.toISOString()}::timestamptz - interval '2 days', ${now.toISOString()}::timestamptz - interval '2 days'
    FROM due JOIN vendors v ON v.id = due.vendor_id CROSS JOIN LATERAL vendor_owner(v.id) u`);
}
