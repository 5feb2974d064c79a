import { sql, type Scalar, type SQL } from './sql.ts';

// Columns of a statement from one list, so that none is forgotten in a part of it. Names never come from a request.

/** The columns, each written as SQL text, separated by commas. */
export const listOf = <Column>(columns: readonly Column[], write: (column: Column) => string): SQL =>
  sql.raw(columns.map(write).join(', '));

/** Values of the columns, separated by commas. */
export const valuesOf = <Name extends string>(columns: readonly Name[], row: Record<Name, Scalar>): SQL =>
  sql.join(
    columns.map((name) => row[name]),
    sql`, `,
  );

/** For SET: the columns with their values. */
export const assignmentsOf = <Name extends string>(columns: readonly Name[], row: Record<Name, Scalar>): SQL =>
  sql.join(
    columns.map((name) => sql`${sql.identifier(name)} = ${row[name]}`),
    sql`, `,
  );
