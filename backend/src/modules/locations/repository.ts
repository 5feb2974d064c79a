import { sql, type SQL } from '../../sql/sql.ts';
import type { Database } from '../../database/database.ts';
import type { Lang } from '../../wire/schemas.ts';
import { checkedPlace, selectPlace, type Place, type PlaceIds } from './place.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Country extends Named {
  readonly iso2: string;
}

// The pattern characters of a search are letters to whoever types them.
const containing = (search: string) => `%${search.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

/** The column that names a place in a language. */
const nameIn = (lang: Lang) => (lang === 'ar' ? sql`name_ar` : sql`name`);

/** What somebody's own addresses and shop name: his forms go on offering it when it is no longer listed. */
const ownPlaces = (column: SQL, userId: number | null) => sql`
  SELECT ${column} FROM addresses WHERE user_id = ${userId} UNION ALL SELECT ${column} FROM vendors WHERE user_id = ${userId}`;

const ownZones = (userId: number | null) => sql`
  SELECT z.country_id FROM shipping_zones z JOIN vendors v ON v.id = z.vendor_id WHERE v.user_id = ${userId}`;

/** Whether a seller of the shop delivers to a country: by a zone of its own, or by the one for all other countries. */
const isDelivered = sql`EXISTS (
  SELECT 1 FROM shipping_zones z JOIN vendors v ON v.id = z.vendor_id
  WHERE v.active = 1 AND v.deleted_at IS NULL AND (z.country_id = countries.id OR z.country_id IS NULL))`;

const matches = (search: string) => sql`(name ILIKE ${containing(search)} OR name_ar ILIKE ${containing(search)})`;

const hasWord = (name: SQL, words: string) =>
  sql`strpos(' ' || lower(${name}) || ' ', ' ' || lower(${words}) || ' ') > 0`;

export const createLocationRepository = (database: Database) => ({
  /**
   * The countries that forms offer, or those of them where somebody delivers.
   * @param userId whose own countries are among them; null for a visitor
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

  /** The states of a country; those of one that is not listed are not listed either. */
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

  /** The cities of a state; those of one that is not listed, or whose country is not, are not listed either. */
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

  /** Whether forms offer any city at all. Without one nobody has an address, and nothing can be sent. */
  async hasListedCity(): Promise<boolean> {
    const found = await database.first(
      sql`
      SELECT 1 AS one FROM cities JOIN states ON states.id = cities.state_id JOIN countries ON countries.id = states.country_id
      WHERE cities.listed AND states.listed AND countries.listed LIMIT 1`,
      'listed-city',
    );
    return found !== null;
  },

  findCountryByCode: (iso2: string) =>
    database.first<{ id: number; iso2: string; name: string; name_ar: string }>(
      sql`SELECT id, iso2, name, name_ar FROM countries WHERE iso2 = ${iso2.toUpperCase()}`,
    ),

  /**
   * Whether a country has a state and a city of these names, in either language. A state may be called without the word
   * that says what it is ("Riyadh" for "Riyadh Region"); a country of which none are known is believed.
   */
  async knowsByName(countryId: number, state: string, city: string): Promise<{ state: boolean; city: boolean }> {
    const known = await database.first<{ state: boolean; city: boolean }>(sql`
      WITH own AS (SELECT id, name, name_ar FROM states WHERE country_id = ${countryId}),
        below AS (SELECT name, name_ar FROM cities WHERE state_id IN (SELECT id FROM own))
      SELECT
        NOT EXISTS (SELECT 1 FROM own) OR EXISTS (SELECT 1 FROM own WHERE ${hasWord(sql`name`, state)} OR ${hasWord(sql`name_ar`, state)}) AS state,
        NOT EXISTS (SELECT 1 FROM below) OR EXISTS (SELECT 1 FROM below WHERE lower(${city}) IN (lower(name), name_ar)) AS city`);
    return known ?? { state: false, city: false };
  },

  /**
   * The names of a place. Parts that are null stay null.
   * @param names how the form calls its fields, for the error: a prefix before and a suffix after `country`, `state`, `city`
   * @throws AppError 422 naming the part that does not exist or does not belong to the part above it
   */
  checkPlace: async (ids: PlaceIds, names: { prefix?: string; suffix?: string } = {}): Promise<Place> =>
    checkedPlace(ids, await database.first<Place>(selectPlace(ids), 'place'), names),
});
