import assert from 'node:assert/strict';
import { sql } from '../../src/sql/sql.ts';
import type { TestApp } from '../support/app.ts';
import type { Person } from '../support/factories.ts';
import { createTableReader, type Tables } from '../support/tables.ts';
import type { Fixtures } from './fixtures.ts';
import type { Role } from './requests.ts';

/** A wrong code is counted, so that it cannot be guessed. */
const COUNTS_GUESSES: ReadonlySet<string> = new Set(['email_codes', 'factor_challenges']);

/** Keeps all users signed in, and detects changes made by a rejected call. */
export const createWatch = async ({ make, database }: TestApp, { customer, vendor, admin }: Fixtures) => {
  const readAll = await createTableReader(database);
  const readTables = async (): Promise<Tables> =>
    Object.fromEntries(Object.entries(await readAll()).filter(([name]) => !COUNTS_GUESSES.has(name)));
  const people: readonly [Role, Person][] = [
    ['customer', customer],
    ['vendor', vendor],
    ['admin', admin],
  ];
  const tokens = new Map<Role, string>();
  let tables: Tables = {};

  /** Signs in again, as a success may have ended a session or closed the vendor's shop. */
  const signIn = async (): Promise<void> => {
    await database.query(sql`UPDATE vendors SET active = 1, rejection_remarks = '' WHERE id = ${vendor.vendorId}`);
    const opened = await make.signInAll(people.map(([, { id }]) => id));
    people.forEach(([role], index) => tokens.set(role, opened[index] ?? ''));
  };

  return {
    token: (role: Role) => tokens.get(role),
    signIn,

    /** Signs all users in, and stores the state that a rejected call must not change. */
    async start(): Promise<void> {
      await signIn();
      tables = await readTables();
    },

    async assertNothingChanged(): Promise<void> {
      assert.deepEqual(await readTables(), tables, 'a rejected call has changed data');
    },
  };
};

export type Watch = Awaited<ReturnType<typeof createWatch>>;
