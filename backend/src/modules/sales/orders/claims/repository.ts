import { sql } from '../../../../sql/sql.ts';
import type { Database } from '../../../../database/database.ts';
import type { Currency, Lang } from '../../../../wire/schemas.ts';

/** Order of a guest with the address of an account; `total` in minor units. */
interface ClaimableRow {
  order_no: string;
  placed_at: string;
  total: number;
  currency: Currency;
}

/** The account that takes over orders. */
export interface Claimant {
  email: string;
  name: string;
  lang: Lang;
  is_proven: boolean;
}

/** Placed orders `o` of guests `g` with this address. */
const ofGuests = (email: string) => sql`
  users g JOIN orders o ON o.user_id = g.id
  WHERE g.kind = 'guest' AND g.email = ${email} AND g.email <> '' AND o.state = 'placed'`;

/** Orders bought without an account, which an account with the same address takes over. */
export const createClaimRepository = (database: Database) => ({
  claimant: (userId: number) =>
    database.first<Claimant>(sql`
      SELECT email, firstname || ' ' || lastname AS name, lang, email_proven_at IS NOT NULL AS is_proven
      FROM users WHERE id = ${userId}`),

  prove: (userId: number) => database.query(sql`UPDATE users SET email_proven_at = now() WHERE id = ${userId}`),

  list: (email: string) =>
    database.query<ClaimableRow>(sql`
      SELECT o.order_no, o.placed_at, o.grand_total AS total, o.currency FROM ${ofGuests(email)} ORDER BY o.id DESC`),

  /**
   * Locks the orders until the end of the transaction, sub-orders first, as everywhere else.
   * @returns the guest and the language of each order that is still theirs
   */
  async lock(email: string, orderNos: readonly string[]) {
    await database.query(sql`
      SELECT part.id FROM vendor_orders part JOIN orders o ON o.id = part.order_id
      WHERE o.order_no = ANY(${orderNos}::text[]) ORDER BY part.id FOR UPDATE OF part`);
    await database.query(sql`SELECT id FROM orders WHERE order_no = ANY(${orderNos}::text[]) ORDER BY id FOR UPDATE`);
    return database.query<{ id: number; order_no: string; guest_id: number; lang: Lang }>(sql`
      SELECT o.id, o.order_no, g.id AS guest_id, o.lang FROM ${ofGuests(email)} AND o.order_no = ANY(${orderNos}::text[])`);
  },

  /** Moves an order to an account. Its guest can no longer reach it. */
  move: (orderId: number, guestId: number, userId: number) =>
    database.query(sql`
      WITH moved AS (UPDATE orders SET user_id = ${userId} WHERE id = ${orderId} RETURNING id),
      parts AS (UPDATE vendor_orders SET user_id = ${userId} WHERE order_id = ${orderId}),
      redemptions AS (UPDATE coupon_redemptions SET user_id = ${userId} WHERE order_id = ${orderId}),
      tokens AS (DELETE FROM guest_tokens WHERE user_id = ${guestId})
      UPDATE users SET claimed_by = ${userId} FROM moved WHERE users.id = ${guestId}`),
});
