import type { Cell } from './cell.ts';

/** How many rows are read at a time. */
const CHUNK = 500;

/** The columns of a table: what its head calls them, and what a row says there. */
export type Columns<Row> = readonly (readonly [name: string, cell: (row: Row) => Cell])[];

/**
 * A table whose rows are read from the database as they are written, the newest first.
 * @param read at most `limit` rows with ids below `before`, in falling order; undefined: from the newest
 */
export async function* tableOf<Row extends { id: number }>(
  columns: Columns<Row>,
  read: (before: number | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Cell[]> {
  yield columns.map(([name]) => name);
  let before: number | undefined;
  do {
    const rows = await read(before, CHUNK);
    yield* rows.map((row) => columns.map(([, cell]) => cell(row)));
    before = rows.length === CHUNK ? rows.at(-1)?.id : undefined;
  } while (before !== undefined);
}
