import type { Database } from '../../../database/database.ts';
import { sql } from '../../../sql/sql.ts';
import { PERSONAL_DATA } from './registry/personal-data.ts';
import { columnsOf, type Person } from './registry/personal-table.ts';

/** Rows about a person by table, in the order of the registry. */
export type PersonalRows = ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>;

/** Reads the exported columns of every row about a person. Tables without any are left out. */
export const readPersonalRows = (database: Database, person: Person): Promise<PersonalRows> =>
  database.transaction(async () => {
    const tables = new Map<string, Record<string, unknown>[]>();
    for (const [name, { of, exported }] of Object.entries(PERSONAL_DATA)) {
      const columns = columnsOf(exported).map((column) => sql.identifier(column));
      if (columns.length === 0) continue;
      const rows = await database.query<Record<string, unknown>>(
        sql`SELECT ${sql.join(columns, sql`, `)} FROM ${sql.identifier(name)} WHERE ${of(person)} ORDER BY 1`,
      );
      if (rows.length > 0) tables.set(name, rows);
    }
    return tables;
  });
