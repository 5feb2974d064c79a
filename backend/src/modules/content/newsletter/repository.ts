import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { Lang } from '../../../wire/schemas.ts';

export interface Subscriber {
  id: number;
  email: string;
  lang: Lang;
  /** Welcome coupon of this address; an address gets only one, ever. */
  coupon_id: number | null;
}

/** Newsletter subscribers. Links in mails are stored as hashes of their tokens. */
export const createNewsletterRepository = (database: Database) => ({
  /**
   * Stores a subscriber with a new token; null if the address is already confirmed, so no mail is due. Subscribing
   * again before confirming restarts the period after which housekeeping deletes the address.
   */
  subscribe: (email: string, lang: Lang, confirmHash: Buffer) =>
    database.first<{ id: number }>(sql`
      INSERT INTO newsletter_subscribers AS s (email, lang, confirm_token_hash)
      VALUES (${email}, ${lang}, ${confirmHash})
      ON CONFLICT (email) DO UPDATE SET lang = EXCLUDED.lang, confirm_token_hash = EXCLUDED.confirm_token_hash,
        created_at = CASE WHEN s.confirmed_at IS NULL THEN now() ELSE s.created_at END
      WHERE s.confirmed_at IS NULL OR s.unsubscribed_at IS NOT NULL
      RETURNING id`),

  /** Locks the subscriber until the end of the transaction, so that following a link twice counts once. */
  confirm: (tokenHash: Buffer) =>
    database.first<Subscriber>(sql`
      UPDATE newsletter_subscribers SET confirmed_at = coalesce(confirmed_at, now()), unsubscribed_at = NULL
      WHERE confirm_token_hash = ${tokenHash} RETURNING id, email, lang, coupon_id`),

  giveCoupon: (id: number, couponId: number) =>
    database.query(sql`UPDATE newsletter_subscribers SET coupon_id = ${couponId} WHERE id = ${id}`),

  /** Adds an unsubscribe link; those of earlier mails stay valid. */
  addExit: (id: number, tokenHash: Buffer) =>
    database.query(sql`INSERT INTO newsletter_exits (token_hash, subscriber_id) VALUES (${tokenHash}, ${id})`),

  unsubscribe: (tokenHash: Buffer) =>
    database.first<Pick<Subscriber, 'email' | 'lang'>>(sql`
      UPDATE newsletter_subscribers s SET unsubscribed_at = coalesce(s.unsubscribed_at, now())
      FROM newsletter_exits e
      WHERE e.token_hash = ${tokenHash} AND s.id = e.subscriber_id RETURNING s.email, s.lang`),
});
