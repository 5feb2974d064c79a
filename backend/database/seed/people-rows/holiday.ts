import { plusDays } from '../../../src/calendar/days.ts';
import { shopDay } from '../../../src/calendar/working-days.ts';
import { sql } from '../../../src/sql/sql.ts';
import type { Database } from '../../../src/database/database.ts';

/** Vendor with a holiday ahead. */
const RESTING = 'sahab@vendors.balsam.test';

/** Plans a holiday of one vendor, who keeps selling and ships afterwards. */
export const planHoliday = (database: Database, now: Date) => {
  const today = shopDay(now);
  return database.query(sql`
    UPDATE vendors SET holiday_from = ${plusDays(today, 12)}::date, holiday_to = ${plusDays(today, 18)}::date,
      holiday_mode = 'delay', holiday_note = 'We are moving to a larger warehouse.',
      holiday_note_ar = 'ننتقل إلى مستودع أكبر.', holiday_stage = 'planned'
    WHERE id = (SELECT m.vendor_id FROM members m JOIN users u ON u.id = m.user_id WHERE u.email = ${RESTING})`);
};
