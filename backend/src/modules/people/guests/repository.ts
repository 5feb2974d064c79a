import { GUEST_CART_DAYS } from '../../../plugins/buyer.ts';
import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { Lang } from '../../../wire/schemas.ts';

/** Lifetime of a token issued for a code, minutes. */
const ORDER_TOKEN_MINUTES = 60;

/** Matches no password. */
const NO_PASSWORD = '!';

export const createGuestRepository = (database: Database) => ({
  /** Makes requests with the same new token wait for each other until the transaction ends. */
  lockToken: (tokenHash: Buffer) =>
    database.query(
      sql`SELECT pg_advisory_xact_lock(${tokenHash.readInt32BE(0)}::integer, ${tokenHash.readInt32BE(4)}::integer)`,
      'lock guest token',
    ),

  /** Guest of a token, even if it has expired. */
  ofToken: (tokenHash: Buffer) =>
    database.first<{ user_id: number; is_living: boolean }>(
      sql`SELECT user_id, expires_at > now() AS is_living FROM guest_tokens WHERE token_hash = ${tokenHash}`,
      'guest token',
    ),

  /** True if the operator lets guests buy. Saving the settings waits until the transaction ends. */
  async mayBuy(): Promise<boolean> {
    const row = await database.first<{ on: boolean | null }>(
      sql`
      SELECT (value #>> '{checkout,guest_checkout}')::boolean AS on FROM settings WHERE key = 'platform' FOR SHARE`,
      'guest checkout',
    );
    return row?.on === true;
  },

  /** A new guest with the token of their cart. @returns their id */
  async insert(tokenHash: Buffer, lang: Lang): Promise<number> {
    const guest = await database.first<{ user_id: number }>(
      sql`
      WITH guest AS (
        INSERT INTO users (kind, email, password_hash, firstname, lastname, lang, deleted_at)
        VALUES ('guest', '', ${NO_PASSWORD}, '', '', ${lang}, now()) RETURNING id
      )
      INSERT INTO guest_tokens (token_hash, user_id, kind, expires_at)
      SELECT ${tokenHash}::bytea, id, 'cart', now() + make_interval(days => ${GUEST_CART_DAYS}) FROM guest
      RETURNING user_id`,
      'insert guest',
    );
    if (!guest) throw new Error('The guest was not stored.');
    return guest.user_id;
  },

  /** Issues a token for the order of a guest. @returns when it expires */
  async insertOrderToken(tokenHash: Buffer, userId: number): Promise<string> {
    const token = await database.first<{ expires_at: string }>(sql`
      INSERT INTO guest_tokens (token_hash, user_id, kind, expires_at)
      VALUES (${tokenHash}, ${userId}, 'order', now() + make_interval(mins => ${ORDER_TOKEN_MINUTES}))
      RETURNING expires_at`);
    if (!token) throw new Error('The token was not stored.');
    return token.expires_at;
  },
});
