import { sql } from '../../src/sql/sql.ts';
import type { Database } from '../../src/database/database.ts';

const chunk = 2000;

/**
 * Inserts many rows with few statements; all rows name the same columns.
 * @param table a table of the schema
 */
export async function insertRows(database: Database, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const name = sql.identifier(table);
  const columns = sql.join(
    Object.keys(first).map((column) => sql.identifier(column)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += chunk) {
    const part = JSON.stringify(rows.slice(start, start + chunk));
    await database.query(
      sql`INSERT INTO ${name} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, ${part}::jsonb)`,
    );
  }
}

/** Advances a table's id sequence past the highest inserted id. */
export async function advanceIds(database: Database, table: string): Promise<void> {
  await database.query(
    sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT max(id) FROM ${sql.identifier(table)}))`,
  );
}
