import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { Address } from './schemas.ts';

/** Place, street and phone number of an address. */
export interface AddressLines {
  readonly country_id: number;
  readonly state_id: number | null;
  readonly city_id: number | null;
  readonly address_1: string;
  readonly address_2: string;
  readonly postal_code: string;
  readonly phone_number: string;
  readonly national_address: string;
}

/** Default address of the documented calls. type: 0 billing, 1 shipping. */
export interface DefaultAddress extends AddressLines {
  readonly type: 0 | 1;
}

const flags = { 0: sql`is_default_billing`, 1: sql`is_default_shipping` } as const;

const named = (table: 'country' | 'state' | 'city', lang: Lang) => {
  const name = lang === 'ar' ? sql.raw(`${table}.name_ar`) : sql.raw(`${table}.name`);
  const id = sql.raw(`${table}.id`);
  const code = table === 'country' ? sql`, 'iso2', country.iso2` : sql``;
  return sql`CASE WHEN ${id} IS NOT NULL THEN jsonb_build_object('id', ${id}, 'name', ${name}${code}) END`;
};

/** Lines of the address `a`, with place names in `lang`. */
export const addressColumns = (lang: Lang): SQL => sql`
  a.id, a.address_1, a.address_2, a.postal_code, a.phone_number, a.national_address,
  a.country_id, a.state_id, a.city_id, a.updated_at,
  ${named('country', lang)} AS country, ${named('state', lang)} AS state, ${named('city', lang)} AS city`;

export const addressSource = sql`
  addresses a
  JOIN countries country ON country.id = a.country_id
  LEFT JOIN states state ON state.id = a.state_id
  LEFT JOIN cities city ON city.id = a.city_id`;

/**
 * Saves the user's default address of that type. One that is also the other default, or named in the address book, stays
 * as it is, and the user gets a new row. Can end a larger statement whose row `person` has the user's id.
 */
export const savedDefault = (address: DefaultAddress, person: SQL): SQL => {
  const [flag, other] = address.type === 0 ? [flags[0], flags[1]] : [flags[1], flags[0]];
  return sql`
  WITH ${person},
  same AS (
    SELECT FROM addresses, person WHERE user_id = person.id AND ${flag}
      AND (country_id, state_id, city_id, address_1, address_2, postal_code, phone_number, national_address)
        IS NOT DISTINCT FROM (${address.country_id}::bigint, ${address.state_id}::bigint, ${address.city_id}::bigint,
          ${address.address_1}::text, ${address.address_2}::text, ${address.postal_code}::text,
          ${address.phone_number}::text, ${address.national_address}::text)
  ),
  released AS (
    UPDATE addresses SET ${flag} = false FROM person WHERE user_id = person.id AND ${flag}
      AND (${other} OR concat(label, recipient, company_name, note) <> '') AND NOT EXISTS (SELECT FROM same)
    RETURNING user_id
  )
  INSERT INTO addresses (user_id, ${flag}, country_id, state_id, city_id, address_1, address_2, postal_code, phone_number,
    national_address)
  SELECT person.id, true, ${address.country_id}::bigint, ${address.state_id}::bigint, ${address.city_id}::bigint,
    ${address.address_1}, ${address.address_2}, ${address.postal_code}, ${address.phone_number}, ${address.national_address}
  -- Forces the shared row to be released before the new one is inserted.
  FROM person WHERE (SELECT count(*) FROM released) >= 0 AND NOT EXISTS (SELECT FROM same)
  ON CONFLICT (user_id) WHERE ${flag} DO UPDATE SET
    country_id = EXCLUDED.country_id, state_id = EXCLUDED.state_id, city_id = EXCLUDED.city_id,
    address_1 = EXCLUDED.address_1, address_2 = EXCLUDED.address_2, postal_code = EXCLUDED.postal_code,
    phone_number = EXCLUDED.phone_number, national_address = EXCLUDED.national_address, updated_at = now()
    WHERE NOT addresses.${other}`;
};

/** Default addresses, as in the documented calls. */
export const createAddressRepository = (database: Database) => ({
  /** A user's default addresses, shipping last, with place names in `lang`. */
  list: (userId: number, lang: Lang) =>
    database.query<z.infer<typeof Address>>(sql`
      SELECT ${addressColumns(lang)}, defaults.type
      FROM ${addressSource}
      CROSS JOIN LATERAL (VALUES (0, a.is_default_billing), (1, a.is_default_shipping)) AS defaults (type, holds)
      WHERE a.user_id = ${userId} AND defaults.holds ORDER BY defaults.type`),

  /** Serializes address changes of a user. Locks the user, because a first address has no row to lock. */
  lock: (userId: number) => database.query(sql`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`),

  /** Saves the user's default address of that type. */
  save: (userId: number, address: DefaultAddress) =>
    database.query(
      savedDefault(address, sql`person AS (SELECT ${userId}::bigint AS id)`),
      `save address-${address.type}`,
    ),
});
