import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { MailTest } from './schemas.ts';

/** State of the shop for the launch checklist. */
export const createOpeningRepository = (database: Database) => ({
  async counts(): Promise<{ categories: boolean; vendors: boolean }> {
    const row = await database.first<{ categories: boolean; vendors: boolean }>(sql`
      SELECT EXISTS (SELECT 1 FROM categories WHERE status = 1 AND deleted_at IS NULL) AS categories,
        EXISTS (SELECT 1 FROM vendors WHERE active = 1 AND deleted_at IS NULL) AS vendors`);
    return row ?? { categories: false, vendors: false };
  },

  emailOf: (userId: number) => database.first<{ email: string }>(sql`SELECT email FROM users WHERE id = ${userId}`),

  async lastMailTest(): Promise<MailTest | null> {
    const row = await database.first<{ value: MailTest }>(sql`SELECT value FROM settings WHERE key = 'mail_test'`);
    return row && row.value;
  },

  saveMailTest: (test: MailTest) =>
    database.query(sql`
      INSERT INTO settings (key, value) VALUES ('mail_test', ${JSON.stringify(test)}::jsonb)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`),
});
