import { sql, type SQL } from '../../sql/sql.ts';
import type { z } from 'zod';
import { isOneOf } from '../../wire/bulk.ts';
import type { Database } from '../../database/database.ts';
import type { Lang } from '../../wire/schemas.ts';
import type { AdminCity, AdminCountry, AdminState, PlaceLevel, PlaceNames, StoredPlace } from './admin-schemas.ts';

/** A place as it is listed, by level. */
interface PlaceRows {
  countries: z.infer<typeof AdminCountry>;
  states: z.infer<typeof AdminState>;
  cities: z.infer<typeof AdminCity>;
}

/** What a place is called. `iso2` is '' but for a country. */
export interface NamedPlace extends PlaceNames {
  readonly id: number;
  readonly iso2: string;
}

/** A place, and the id of the one that it lies in; null for a country. */
export interface FoundPlace extends StoredPlace {
  readonly above: number | null;
}

/** The columns that name the place above. */
const ABOVE = { countries: sql`NULL::bigint`, states: sql`country_id`, cities: sql`state_id` };

const isIn = (level: PlaceLevel, above: number | null) =>
  above === null ? sql`true` : sql`${ABOVE[level]} = ${above}`;

const countIn = (table: SQL, isHere: SQL) => sql`(SELECT count(*) FROM ${table} used WHERE ${isHere})`;

/** @param isHere whether `used`, a row of any of the tables, names `place` */
const usage = (isHere: SQL, zones: SQL) => sql`jsonb_build_object('addresses', ${countIn(sql`addresses`, isHere)},
  'vendors', ${countIn(sql`vendors`, isHere)}, 'orders', ${countIn(sql`orders`, isHere)}, 'shipping_zones', ${zones}) AS usage`;

const inCountry = sql`used.country_id = place.id`;
const inState = sql`used.country_id = place.country_id AND used.state_id = place.id`;
const inCity = sql`used.city_id = place.id`;

/** What a level's rows hold beside what all places have, and where they come from. */
const SELECTIONS: Record<PlaceLevel, SQL> = {
  countries: sql`place.iso2, ${usage(inCountry, countIn(sql`shipping_zones`, inCountry))},
    (SELECT count(*) FROM states WHERE country_id = place.id) AS states,
    (SELECT count(*) FROM states below JOIN cities ON cities.state_id = below.id WHERE below.country_id = place.id) AS cities
    FROM countries place`,
  states: sql`${usage(inState, sql`0`)}, (SELECT count(*) FROM cities WHERE state_id = place.id) AS cities
    FROM states place`,
  cities: sql`${usage(inCity, sql`0`)} FROM cities place`,
};

/** Places in every state, as the admin looks after them. */
export const createAdminPlaceRepository = (database: Database) => ({
  /** Lets places change one after the other; who reads or names one does not wait. */
  lock: () => database.query(sql`LOCK TABLE countries IN SHARE ROW EXCLUSIVE MODE`),

  /** The names of all places in one, in the order of forms. @param above null for the countries */
  names: (level: PlaceLevel, above: number | null, lang: Lang) =>
    database.query<NamedPlace>(sql`
      SELECT id, name, name_ar AS name_arabic, ${level === 'countries' ? sql`iso2` : sql`''`} AS iso2
      FROM ${sql.identifier(level)} WHERE ${isIn(level, above)}
      ORDER BY ${level === 'countries' ? sql`position, ` : sql``}${lang === 'ar' ? sql`name_ar` : sql`name`}, id`),

  /** Some places with what is in them and how often they are used, in no order. */
  rows: <Level extends PlaceLevel>(level: Level, ids: readonly number[]) =>
    database.query<PlaceRows[Level]>(sql`
      SELECT place.id, place.name, place.name_ar AS name_arabic, place.listed, place.updated_at, ${SELECTIONS[level]}
      WHERE ${isOneOf(sql`place.id`, ids)}`),

  find: (level: PlaceLevel, id: number) =>
    database.first<FoundPlace>(sql`
      SELECT id, name, name_ar AS name_arabic, listed, updated_at, ${ABOVE[level]} AS above FROM ${sql.identifier(level)}
      WHERE id = ${id}`),

  insertCountry: (iso2: string, { name, name_arabic }: PlaceNames) =>
    database.first<{ id: number }>(sql`
      INSERT INTO countries (iso2, name, name_ar) VALUES (${iso2}, ${name}, ${name_arabic}) RETURNING id`),

  insertBelow: (level: 'states' | 'cities', above: number, { name, name_arabic }: PlaceNames) =>
    database.first<{ id: number }>(sql`
      INSERT INTO ${sql.identifier(level)} (${ABOVE[level]}, name, name_ar) VALUES (${above}, ${name}, ${name_arabic})
      RETURNING id`),

  rename: (level: PlaceLevel, id: number, { name, name_arabic }: PlaceNames) =>
    database.query(sql`
      UPDATE ${sql.identifier(level)} SET name = ${name}, name_ar = ${name_arabic} WHERE id = ${id}`),

  setListed: (level: PlaceLevel, id: number, listed: boolean) =>
    database.query(sql`UPDATE ${sql.identifier(level)} SET listed = ${listed} WHERE id = ${id}`),

  /** Deletes a place with everything in it. */
  async remove(level: PlaceLevel, id: number): Promise<void> {
    if (level === 'countries') {
      await database.query(sql`DELETE FROM cities WHERE state_id IN (SELECT id FROM states WHERE country_id = ${id})`);
      await database.query(sql`DELETE FROM states WHERE country_id = ${id}`);
    }
    if (level === 'states') await database.query(sql`DELETE FROM cities WHERE state_id = ${id}`);
    await database.query(sql`DELETE FROM ${sql.identifier(level)} WHERE id = ${id}`);
  },
});
