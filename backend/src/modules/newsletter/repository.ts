import { sql } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import type { Lang } from '../../wire/schemas.ts';

export interface Subscriber {
  id: number;
  email: string;
  lang: Lang;
  /** The coupon that this address was given; it gets one in its life. */
  coupon_id: number | null;
}

/** Readers of the newsletter. Links of mails are known by the hashes of their tokens. */
export const createNewsletterRepository = (database: Database) => ({
  /**
   * Writes a subscriber down with a new token. Null when the address is confirmed already, so that no mail is due.
   * Whoever asks again before confirming has as long as the first time, until housekeeping forgets the address.
   */
  subscribe: (email: string, lang: Lang, confirmHash: Buffer) =>
    database.first<{ id: number }>(sql`
      INSERT INTO newsletter_subscribers AS s (email, lang, confirm_token_hash)
      VALUES (${email}, ${lang}, ${confirmHash})
      ON CONFLICT (email) DO UPDATE SET lang = EXCLUDED.lang, confirm_token_hash = EXCLUDED.confirm_token_hash,
        created_at = CASE WHEN s.confirmed_at IS NULL THEN now() ELSE s.created_at END
      WHERE s.confirmed_at IS NULL OR s.unsubscribed_at IS NOT NULL
      RETURNING id`),

  /** Locks the subscriber until the transaction ends, so that one link that is followed twice counts once. */
  confirm: (tokenHash: Buffer) =>
    database.first<Subscriber>(sql`
      UPDATE newsletter_subscribers SET confirmed_at = coalesce(confirmed_at, now()), unsubscribed_at = NULL
      WHERE confirm_token_hash = ${tokenHash} RETURNING id, email, lang, coupon_id`),

  giveCoupon: (id: number, couponId: number) =>
    database.query(sql`UPDATE newsletter_subscribers SET coupon_id = ${couponId} WHERE id = ${id}`),

  /** One more link to leave by; those of earlier mails keep working. */
  addExit: (id: number, tokenHash: Buffer) =>
    database.query(sql`INSERT INTO newsletter_exits (token_hash, subscriber_id) VALUES (${tokenHash}, ${id})`),

  unsubscribe: (tokenHash: Buffer) =>
    database.first<{ id: number }>(sql`
      UPDATE newsletter_subscribers s SET unsubscribed_at = coalesce(s.unsubscribed_at, now())
      FROM newsletter_exits e
      WHERE e.token_hash = ${tokenHash} AND s.id = e.subscriber_id RETURNING s.id`),
});
