import { sql } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';

interface Named {
  id: number;
  name: string;
  name_ar: string;
}

/** Built-in locations, used for the addresses of the demo. */
export interface Places {
  countries: (Named & { iso2: string })[];
  states: (Named & { country_id: number })[];
  cities: (Named & { state_id: number })[];
}

/** Reads the locations that every migrated database has. */
export async function readPlaces(database: Database): Promise<Places> {
  return {
    countries: await database.query(sql`SELECT id, iso2, name, name_ar FROM countries ORDER BY id`),
    states: await database.query(sql`SELECT id, country_id, name, name_ar FROM states ORDER BY id`),
    cities: await database.query(sql`SELECT id, state_id, name, name_ar FROM cities ORDER BY id`),
  };
}
