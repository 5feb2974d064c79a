import { sql, type SQL } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { checkedPlace, selectPlace, type Place, type PlaceIds } from './place.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Country extends Named {
  readonly iso2: string;
}

// Escapes pattern characters, so that they match literally.
const containing = (search: string) => `%${search.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** Name column of a language. */
const nameIn = (lang: Lang) => (lang === 'ar' ? sql`name_ar` : sql`name`);

/** Places in the user's own addresses and shop: their forms still offer them after they are unlisted. */
const ownPlaces = (column: SQL, userId: number | null) => sql`
  SELECT ${column} FROM addresses WHERE user_id = ${userId} UNION ALL
  SELECT ${column} FROM vendors v JOIN members m ON m.vendor_id = v.id WHERE m.user_id = ${userId}`;

const ownZones = (userId: number | null) => sql`
  SELECT z.country_id FROM shipping_zones z JOIN members m ON m.vendor_id = z.vendor_id WHERE m.user_id = ${userId}`;

/** Condition: a vendor ships to the country, by its own zone or by the one for all other countries. */
const isDelivered = sql`EXISTS (
  SELECT 1 FROM shipping_zones z JOIN vendors v ON v.id = z.vendor_id
  WHERE v.active = 1 AND v.deleted_at IS NULL AND (z.country_id = countries.id OR z.country_id IS NULL))`;

const matches = (search: string) => sql`(name ILIKE ${containing(search)} OR name_ar ILIKE ${containing(search)})`;

const hasPhrase = (name: SQL, phrase: string) =>
  sql`strpos(' ' || lower(${name}) || ' ', ' ' || lower(${phrase}) || ' ') > 0`;

export const createLocationRepository = (database: Database) => ({
  /**
   * Countries offered by forms, optionally only those a vendor ships to.
   * @param userId also includes this user's own countries; null for a guest
   */
  countries: (lang: Lang, { search, delivered }: { search: string; delivered: boolean }, userId: number | null) =>
    database.query<Country>(
      sql`
      SELECT id, ${nameIn(lang)} AS name, iso2 FROM countries
      WHERE ((listed AND ${delivered ? isDelivered : sql`true`})
          OR id IN (${ownPlaces(sql`country_id`, userId)} UNION ALL ${ownZones(userId)}))
        AND ${matches(search)}
      ORDER BY position, 2, id`,
      `countries-${delivered ? 'delivered' : 'listed'}-${lang}`,
    ),

  /** States of a country; none if the country is not listed. */
  states: (lang: Lang, countryId: number, search: string, userId: number | null) =>
    database.query<Named>(
      sql`
      SELECT id, ${nameIn(lang)} AS name FROM states
      WHERE country_id = ${countryId} AND ${matches(search)} AND (
        (listed AND (SELECT above.listed FROM countries above WHERE above.id = country_id))
        OR id IN (${ownPlaces(sql`state_id`, userId)})
      )
      ORDER BY 2, id`,
      `states-${lang}`,
    ),

  /** Cities of a state; none if the state or its country is not listed. */
  cities: (lang: Lang, stateId: number, search: string, userId: number | null) =>
    database.query<Named>(
      sql`
      SELECT id, ${nameIn(lang)} AS name FROM cities
      WHERE state_id = ${stateId} AND ${matches(search)} AND (
        (listed AND (
          SELECT above.listed AND country.listed FROM states above JOIN countries country ON country.id = above.country_id
          WHERE above.id = state_id
        ))
        OR id IN (${ownPlaces(sql`city_id`, userId)})
      )
      ORDER BY 2, id`,
      `cities-${lang}`,
    ),

  /** True if forms offer at least one city. Without one, no address can be entered and nothing shipped. */
  async hasListedCity(): Promise<boolean> {
    const found = await database.first(
      sql`
      SELECT 1 AS one FROM cities JOIN states ON states.id = cities.state_id JOIN countries ON countries.id = states.country_id
      WHERE cities.listed AND states.listed AND countries.listed LIMIT 1`,
      'listed-city',
    );
    return found !== null;
  },

  /** Country of a city that forms offer; null for any other city. */
  async countryOfCity(cityId: number): Promise<number | null> {
    const row = await database.first<{ country_id: number }>(
      sql`
      SELECT states.country_id FROM cities JOIN states ON states.id = cities.state_id
        JOIN countries ON countries.id = states.country_id
      WHERE cities.id = ${cityId} AND cities.listed AND states.listed AND countries.listed`,
      'country-of-city',
    );
    return row?.country_id ?? null;
  },

  findCountryByCode: (iso2: string) =>
    database.first<{ id: number; iso2: string; name: string; name_ar: string }>(
      sql`SELECT id, iso2, name, name_ar FROM countries WHERE iso2 = ${iso2.toUpperCase()}`,
    ),

  /**
   * Checks whether a country has a state and a city of these names, in either language. A state matches without its
   * type ("Riyadh" for "Riyadh Region"); for a country without known states, any name is accepted.
   */
  async knowsByName(countryId: number, state: string, city: string): Promise<{ state: boolean; city: boolean }> {
    const known = await database.first<{ state: boolean; city: boolean }>(sql`
      WITH own AS (SELECT id, name, name_ar FROM states WHERE country_id = ${countryId}),
        below AS (SELECT name, name_ar FROM cities WHERE state_id IN (SELECT id FROM own))
      SELECT
        NOT EXISTS (SELECT 1 FROM own) OR EXISTS (SELECT 1 FROM own WHERE ${hasPhrase(sql`name`, state)} OR ${hasPhrase(sql`name_ar`, state)}) AS state,
        NOT EXISTS (SELECT 1 FROM below) OR EXISTS (SELECT 1 FROM below WHERE lower(${city}) IN (lower(name), name_ar)) AS city`);
    return known ?? { state: false, city: false };
  },

  /**
   * Names of a place; null ids give null names.
   * @param names prefix and suffix of the form's field names around `country`, `state`, `city`, for the error
   * @throws AppError 422 on the part that does not exist or does not belong to its parent
   */
  checkPlace: async (ids: PlaceIds, names: { prefix?: string; suffix?: string } = {}): Promise<Place> =>
    checkedPlace(ids, await database.first<Place>(selectPlace(ids), 'place'), names),
});
