import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { Billing } from './billing.ts';

/** Facts about the address and phone number of a guest. */
interface Contact {
  /** An account with this address is blocked. */
  is_blocked: boolean;
  /** The guest has entered a code sent to this address. */
  is_proven: boolean;
  /** Sub-orders of guests with this address or phone number that are to be paid in cash and are not delivered yet. */
  unfinished: number;
}

/** Guests at the checkout. Call while holding the lock on their cart. */
export const createGuestPurchases = (database: Database) => ({
  /** Makes orders with the same address or phone number wait for each other until the transaction ends. */
  lockContact: (email: string, phone: string) =>
    database.query(
      sql`
      SELECT pg_advisory_xact_lock(key)
      FROM (SELECT DISTINCT hashtextextended(each, 0) AS key FROM unnest(${[email, phone]}::text[]) AS each ORDER BY key) AS keys`,
      'lock guest contact',
    ),

  /** Call after the lock, so that earlier orders count. */
  contact: (guestId: number, email: string, phone: string) =>
    database.first<Contact>(
      sql`
      SELECT EXISTS (SELECT FROM users WHERE email = ${email} AND deleted_at IS NULL AND blocked_at IS NOT NULL) AS is_blocked,
        EXISTS (SELECT FROM email_codes WHERE email = ${email} AND user_id = ${guestId} AND purpose = 'guest_cash'
          AND used_at IS NOT NULL) AS is_proven,
        (SELECT count(*) FROM users g JOIN orders o ON o.user_id = g.id JOIN vendor_orders part ON part.order_id = o.id
          WHERE g.kind = 'guest' AND (g.email = ${email} AND g.email <> '' OR g.phone_number = ${phone})
            AND o.state = 'placed' AND o.payment_method = 'cash'
            AND NOT order_is_cancelled(part.status) AND NOT order_is_completed(part.status)) AS unfinished`,
      'guest contact',
    ),

  /** True unless the guest has this address. */
  isNewEmail: (guestId: number, email: string) =>
    database.first(sql`SELECT id FROM users WHERE id = ${guestId} AND email <> ${email}`, 'new guest email'),

  /** Enters the address of a guest at the checkout, so that coupons reserved for it apply. */
  setEmail: (guestId: number, email: string) =>
    database.query(sql`UPDATE users SET email = ${email} WHERE id = ${guestId} AND email <> ${email}`, 'guest email'),

  /** Enters what the billing form says about the guest. */
  introduce: (guestId: number, { email, firstname, lastname, phone_number: phone }: Billing, lang: Lang) =>
    database.query(
      sql`
      UPDATE users SET email = ${email}, firstname = ${firstname}, lastname = ${lastname}, phone_number = ${phone},
        lang = ${lang}, updated_at = now()
      WHERE id = ${guestId}`,
      'introduce guest',
    ),

  /** Records that the order needed a confirmed address. */
  needCode: (orderId: number) =>
    database.query(sql`UPDATE orders SET needs_email_code = true WHERE id = ${orderId}`, 'guest needs code'),
});
