import { ERASED_DOMAIN } from '../../../../mail/outbox.ts';
import { sql, type SQL } from '../../../../sql/sql.ts';

/** A person in the database: an account with the guests it has been, or one guest. */
export interface Person {
  /** The account or guest that asks. */
  readonly id: number;
  /** Rows of `users`, the person’s own first. */
  readonly ids: readonly number[];
  /** Addresses by which rows without an account are found. */
  readonly emails: readonly string[];
}

/** Values that an erasure writes, by column. */
type Erasure = Readonly<Record<string, SQL>>;

/** A table with rows about people. Columns are names separated by spaces; every column is either exported or withheld. */
export interface PersonalTable {
  /** Condition that selects the rows of a person. */
  readonly of: (person: Person) => SQL;
  /** Columns in the person’s file. */
  readonly exported: string;
  /** Secrets, copies for search, and what other people wrote or decided. */
  readonly withheld: string;
  /** Rows are deleted, or some columns are written over; the others say nothing about the person by themselves. */
  readonly erasure: 'deleted' | 'kept' | ((person: Person) => Erasure);
}

/** Address of an erased person, which receives no mail. */
export const erasedEmail = (id: number): string => `erased-${id}${ERASED_DOMAIN}`;

/** Name of an erased person in texts about others. */
export const erasedName = (id: number): string => `Customer ${id}`;

/** Condition on the column with the id of a person. */
export const belongsTo =
  (column: string) =>
  ({ ids }: Person): SQL =>
    sql`${sql.identifier(column)} = ANY(${ids}::bigint[])`;

/** Condition on the column with an email address. */
export const addressedTo =
  (column: string) =>
  ({ emails }: Person): SQL =>
    sql`${sql.identifier(column)} = ANY(${emails}::text[])`;

/** Condition on a reference to the rows of another table of the person. */
export const partOf =
  (column: string, table: string, of: (person: Person) => SQL) =>
  (person: Person): SQL =>
    sql`${sql.identifier(column)} IN (SELECT id FROM ${sql.identifier(table)} WHERE ${of(person)})`;

/** Any of the conditions. */
export const anyOf =
  (...conditions: ((person: Person) => SQL)[]) =>
  (person: Person): SQL =>
    sql`(${sql.join(
      conditions.map((condition) => condition(person)),
      sql` OR `,
    )})`;

export const EMPTY = sql`''`;
export const columnsOf = (names: string): string[] => names.split(' ').filter((name) => name !== '');
