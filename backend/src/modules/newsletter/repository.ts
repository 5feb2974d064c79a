import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Lang } from '../../schemas.ts';

export const createNewsletterRepository = (database: Database) => ({
  /** Writes a subscriber down with new tokens. Null when the address is confirmed already, so that no mail is due. */
  subscribe: (email: string, lang: Lang, confirmHash: Buffer, unsubscribeHash: Buffer) =>
    database.first<{ id: number }>(sql`
      INSERT INTO newsletter_subscribers AS s (email, lang, confirm_token_hash, unsubscribe_token_hash)
      VALUES (${email}, ${lang}, ${confirmHash}, ${unsubscribeHash})
      ON CONFLICT (email) DO UPDATE SET lang = EXCLUDED.lang, confirm_token_hash = EXCLUDED.confirm_token_hash,
        unsubscribe_token_hash = EXCLUDED.unsubscribe_token_hash
      WHERE s.confirmed_at IS NULL OR s.unsubscribed_at IS NOT NULL
      RETURNING id`),

  confirm: (tokenHash: Buffer) =>
    database.first<{ id: number }>(sql`
      UPDATE newsletter_subscribers SET confirmed_at = coalesce(confirmed_at, now()), unsubscribed_at = NULL
      WHERE confirm_token_hash = ${tokenHash} RETURNING id`),

  unsubscribe: (tokenHash: Buffer) =>
    database.first<{ id: number }>(sql`
      UPDATE newsletter_subscribers SET unsubscribed_at = coalesce(unsubscribed_at, now())
      WHERE unsubscribe_token_hash = ${tokenHash} RETURNING id`),
});
