import { sql } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { addressColumns, addressSource, type AddressLines } from './repository.ts';
import type { BookAddress } from './schemas.ts';

export type BookAddressView = z.infer<typeof BookAddress>;

/** Entry of an address book, as entered. */
export interface BookEntry extends AddressLines {
  readonly label: string;
  readonly recipient: string;
  readonly company_name: string;
  readonly note: string;
}

/** Purpose of a default address. */
export type Purpose = 'shipping' | 'billing';

const flagOf = { shipping: sql`is_default_shipping`, billing: sql`is_default_billing` } as const;

/** Address books. Every call is scoped to the user; changes require the lock of createAddressRepository. */
export const createBookRepository = (database: Database) => {
  const bookColumns = (lang: Lang) => sql`
    ${addressColumns(lang)}, a.label, a.recipient, a.company_name, a.note, a.is_default_shipping, a.is_default_billing`;

  return {
    /** The default for delivery first, then that for billing, then the newest. */
    list: (userId: number, lang: Lang) =>
      database.query<BookAddressView>(
        sql`
        SELECT ${bookColumns(lang)} FROM ${addressSource} WHERE a.user_id = ${userId}
        ORDER BY a.is_default_shipping DESC, a.is_default_billing DESC, a.id DESC`,
        `address book-${lang}`,
      ),

    find: (userId: number, id: number, lang: Lang) =>
      database.first<BookAddressView>(
        sql`SELECT ${bookColumns(lang)} FROM ${addressSource} WHERE a.user_id = ${userId} AND a.id = ${id}`,
      ),

    async count(userId: number): Promise<number> {
      const row = await database.first<{ count: number }>(
        sql`SELECT count(*)::integer AS count FROM addresses WHERE user_id = ${userId}`,
      );
      return row?.count ?? 0;
    },

    async insert(userId: number, entry: BookEntry): Promise<number> {
      const row = await database.first<{ id: number }>(sql`
        INSERT INTO addresses (user_id, label, recipient, company_name, country_id, state_id, city_id, address_1, address_2,
          postal_code, phone_number, national_address, note)
        VALUES (${userId}, ${entry.label}, ${entry.recipient}, ${entry.company_name}, ${entry.country_id},
          ${entry.state_id}, ${entry.city_id}, ${entry.address_1}, ${entry.address_2}, ${entry.postal_code},
          ${entry.phone_number}, ${entry.national_address}, ${entry.note}) RETURNING id`);
      if (!row) throw new Error('The address was not stored.');
      return row.id;
    },

    update: (userId: number, id: number, entry: BookEntry) =>
      database.query(sql`
        UPDATE addresses SET label = ${entry.label}, recipient = ${entry.recipient}, company_name = ${entry.company_name},
          country_id = ${entry.country_id}, state_id = ${entry.state_id}, city_id = ${entry.city_id},
          address_1 = ${entry.address_1}, address_2 = ${entry.address_2}, postal_code = ${entry.postal_code},
          phone_number = ${entry.phone_number}, national_address = ${entry.national_address}, note = ${entry.note},
          updated_at = now()
        WHERE user_id = ${userId} AND id = ${id}`),

    /** Makes an address the default, and the previous one an ordinary address. */
    async makeDefault(userId: number, id: number, purpose: Purpose): Promise<void> {
      const flag = flagOf[purpose];
      // The partial unique index is checked per row, so the previous default is cleared by a statement of its own.
      await database.query(
        sql`UPDATE addresses SET ${flag} = false WHERE user_id = ${userId} AND ${flag} AND id <> ${id}`,
      );
      await database.query(
        sql`UPDATE addresses SET ${flag} = true WHERE user_id = ${userId} AND id = ${id} AND NOT ${flag}`,
      );
    },

    /**
     * Locks the cart, which place-order locks as well, and increments its version if the address is its destination.
     * Call before `remove`.
     */
    leaveCart: (userId: number, id: number) =>
      database.query(
        sql`
        UPDATE carts SET deliver_to = nullif(deliver_to, ${id}::bigint), version = version + CASE
          WHEN coalesce(deliver_to, (SELECT id FROM addresses WHERE user_id = ${userId} AND is_default_shipping)) = ${id}
          THEN 1 ELSE 0 END
        WHERE user_id = ${userId}`,
        'leave cart',
      ),

    remove: (userId: number, id: number) =>
      database.query(sql`DELETE FROM addresses WHERE user_id = ${userId} AND id = ${id}`),
  };
};
