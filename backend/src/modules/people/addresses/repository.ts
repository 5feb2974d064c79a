import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { Address } from './schemas.ts';

/** Stored address. type: 0 billing, 1 shipping. */
export interface StoredAddress {
  readonly type: 0 | 1;
  readonly country_id: number;
  readonly state_id: number | null;
  readonly city_id: number | null;
  readonly address_1: string;
  readonly address_2: string;
  readonly postal_code: string;
  readonly phone_number: string;
  readonly national_address: string;
}

const named = (table: 'country' | 'state' | 'city', lang: Lang) => {
  const name = lang === 'ar' ? sql.raw(`${table}.name_ar`) : sql.raw(`${table}.name`);
  const id = sql.raw(`${table}.id`);
  const code = table === 'country' ? sql`, 'iso2', country.iso2` : sql``;
  return sql`CASE WHEN ${id} IS NOT NULL THEN jsonb_build_object('id', ${id}, 'name', ${name}${code}) END`;
};

/** Upserts the user's address of that type. Can be embedded in a larger statement. */
export const savedAddress = (userId: number, address: StoredAddress): SQL => sql`
  INSERT INTO addresses (user_id, type, country_id, state_id, city_id, address_1, address_2, postal_code, phone_number, national_address)
  VALUES (${userId}, ${address.type}, ${address.country_id}, ${address.state_id}, ${address.city_id}, ${address.address_1},
    ${address.address_2}, ${address.postal_code}, ${address.phone_number}, ${address.national_address})
  ON CONFLICT (user_id, type) DO UPDATE SET
    country_id = EXCLUDED.country_id, state_id = EXCLUDED.state_id, city_id = EXCLUDED.city_id,
    address_1 = EXCLUDED.address_1, address_2 = EXCLUDED.address_2, postal_code = EXCLUDED.postal_code,
    phone_number = EXCLUDED.phone_number, national_address = EXCLUDED.national_address, updated_at = now()`;

export const createAddressRepository = (database: Database) => ({
  /** A user's addresses, shipping last, with place names in `lang`. */
  list: (userId: number, lang: Lang) =>
    database.query<z.infer<typeof Address>>(sql`
      SELECT a.id, a.type, a.address_1, a.address_2, a.postal_code, a.phone_number, a.national_address,
        a.country_id, a.state_id, a.city_id, a.updated_at,
        ${named('country', lang)} AS country, ${named('state', lang)} AS state, ${named('city', lang)} AS city
      FROM addresses a
      JOIN countries country ON country.id = a.country_id
      LEFT JOIN states state ON state.id = a.state_id
      LEFT JOIN cities city ON city.id = a.city_id
      WHERE a.user_id = ${userId} ORDER BY a.type`),

  /** Serializes address changes of a user. Locks the user, because a first address has no row to lock. */
  lock: (userId: number) => database.query(sql`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`),

  /** Upserts the user's address of that type. */
  save: (userId: number, address: StoredAddress) => database.query(savedAddress(userId, address), 'save address'),
});
