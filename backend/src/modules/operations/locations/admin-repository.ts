import { sql, type SQL } from '../../../sql/sql.ts';
import type { z } from 'zod';
import { isOneOf } from '../../../wire/bulk.ts';
import type { Database } from '../../../database/database.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { AdminCity, AdminCountry, AdminState, PlaceLevel, PlaceNames, StoredPlace } from './admin-schemas.ts';

/** List row of a place by level. */
interface PlaceRows {
  countries: z.infer<typeof AdminCountry>;
  states: z.infer<typeof AdminState>;
  cities: z.infer<typeof AdminCity>;
}

/** Names of a place. `iso2` is '' except for countries. */
export interface NamedPlace extends PlaceNames {
  readonly id: number;
  readonly iso2: string;
}

/** Place with the id of its parent; null for a country. */
export interface PlaceRow extends StoredPlace {
  readonly above: number | null;
}

/** Columns with the parent's id. */
const ABOVE = { countries: sql`NULL::bigint`, states: sql`country_id`, cities: sql`state_id` };

const isIn = (level: PlaceLevel, above: number | null) =>
  above === null ? sql`true` : sql`${ABOVE[level]} = ${above}`;

const countIn = (table: SQL, isHere: SQL) => sql`(SELECT count(*) FROM ${table} used WHERE ${isHere})`;

/** @param isHere condition that `used`, a row of any of the tables, refers to `place` */
const usage = (isHere: SQL, zones: SQL) => sql`jsonb_build_object('addresses', ${countIn(sql`addresses`, isHere)},
  'vendors', ${countIn(sql`vendors`, isHere)}, 'orders', ${countIn(sql`orders`, isHere)}, 'shipping_zones', ${zones}) AS usage`;

const inCountry = sql`used.country_id = place.id`;
const inState = sql`used.country_id = place.country_id AND used.state_id = place.id`;
const inCity = sql`used.city_id = place.id`;

/** Columns and source of each level, in addition to the columns common to all. */
const SELECTIONS: Record<PlaceLevel, SQL> = {
  countries: sql`place.iso2, ${usage(inCountry, countIn(sql`shipping_zones`, inCountry))},
    (SELECT count(*) FROM states WHERE country_id = place.id) AS states,
    (SELECT count(*) FROM states below JOIN cities ON cities.state_id = below.id WHERE below.country_id = place.id) AS cities
    FROM countries place`,
  states: sql`${usage(inState, sql`0`)}, (SELECT count(*) FROM cities WHERE state_id = place.id) AS cities
    FROM states place`,
  cities: sql`${usage(inCity, sql`0`)} FROM cities place`,
};

/** Places, listed or not, as admins manage them. */
export const createAdminPlaceRepository = (database: Database) => ({
  /** Serialises changes of places; reading or referring to one does not wait. */
  lock: () => database.query(sql`LOCK TABLE countries IN SHARE ROW EXCLUSIVE MODE`),

  /** Names of all places within a parent, in the order of forms. @param above null for the countries */
  names: (level: PlaceLevel, above: number | null, lang: Lang) =>
    database.query<NamedPlace>(sql`
      SELECT id, name, name_ar AS name_arabic, ${level === 'countries' ? sql`iso2` : sql`''`} AS iso2
      FROM ${sql.identifier(level)} WHERE ${isIn(level, above)}
      ORDER BY ${level === 'countries' ? sql`position, ` : sql``}${lang === 'ar' ? sql`name_ar` : sql`name`}, id`),

  /** Places with their number of children and usage, in arbitrary order. */
  rows: <Level extends PlaceLevel>(level: Level, ids: readonly number[]) =>
    database.query<PlaceRows[Level]>(sql`
      SELECT place.id, place.name, place.name_ar AS name_arabic, place.listed, place.updated_at, ${SELECTIONS[level]}
      WHERE ${isOneOf(sql`place.id`, ids)}`),

  find: (level: PlaceLevel, id: number) =>
    database.first<PlaceRow>(sql`
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
