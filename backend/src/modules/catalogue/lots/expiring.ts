import { plusDays } from '../../../calendar/days.ts';
import { shopDay } from '../../../calendar/working-days.ts';
import type { Database } from '../../../database/database.ts';
import { insertMails } from '../../../mail/outbox.ts';
import { sql } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { NEAR_EXPIRY_DAYS } from './repository.ts';

/** Batches named in a mail; the page lists the others. */
const MOST_LOTS = 20;

interface Warning {
  vendor_id: number;
  email: string;
  lang: Lang;
  firstname: string;
  total: number;
  lots: { name: string; name_ar: string; lot_no: string; expires_on: string; on_hand: number }[];
}

/** Day of the last Monday, which begins the week of a mail. */
const monday = (today: string): string => plusDays(today, -((new Date(today).getUTCDay() + 6) % 7));

/** Tells each vendor once a week which batches on sale expire within 90 days. */
export const createExpiryMails = (database: Database) => async (): Promise<void> => {
  const today = shopDay(new Date());
  const week = monday(today);
  const warnings = await database.query<Warning>(sql`
    WITH near AS (
      SELECT p.vendor_id, p.name, p.name_ar, l.lot_no, l.expires_on, l.on_hand,
        row_number() OVER (PARTITION BY p.vendor_id ORDER BY l.expires_on, l.id) AS place, count(*) OVER (PARTITION BY p.vendor_id) AS total
      FROM lots l JOIN products p ON p.id = l.product_id AND p.tracks_lots AND p.deleted_at IS NULL
      WHERE l.stop IS NULL AND l.on_hand > 0 AND l.expires_on <= ${today}::date + ${NEAR_EXPIRY_DAYS}::integer
    )
    SELECT near.vendor_id, u.email, u.lang, u.firstname, max(near.total) AS total, jsonb_agg(jsonb_build_object('name', near.name,
      'name_ar', near.name_ar, 'lot_no', near.lot_no, 'expires_on', near.expires_on, 'on_hand', near.on_hand) ORDER BY near.place) AS lots
    FROM near JOIN vendors v ON v.id = near.vendor_id AND v.active = 1 AND v.deleted_at IS NULL CROSS JOIN LATERAL vendor_owner(v.id) u
    WHERE near.place <= ${MOST_LOTS} AND NOT EXISTS (
      SELECT FROM outbox WHERE event_id = 'lots-expiring:' || near.vendor_id || ${`:${week}`}::text)
    GROUP BY near.vendor_id, u.email, u.lang, u.firstname`);
  if (warnings.length === 0) return;
  await database.query(
    insertMails(
      warnings.map(({ vendor_id: vendorId, email, lang, firstname, total, lots }) => ({
        ...{ eventId: `lots-expiring:${vendorId}:${week}`, template: 'lots-expiring', recipient: email, lang },
        store: { vendorId, permission: 'catalogue.read', topic: 'stock' },
        payload: { firstname, total, lots },
      })),
    ),
  );
};
