import type { Pool, PoolClient } from 'pg';
import { sqlState } from '../runtime/sql-state.ts';
import { SESSION_SETTINGS } from './session-settings.ts';

/** `already exists` and `does not exist`. */
const STATEMENT_STATES = new Set(['42P05', '26000']);
const ROUNDS = 3;

const assertSettings = async (client: PoolClient): Promise<void> => {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
    [Object.keys(SESSION_SETTINGS)],
  );
  const wrong = rows.find(({ name, setting }) => setting !== SESSION_SETTINGS[name]);
  if (wrong)
    throw new Error(
      `Through the pooler, ${wrong.name} is ${wrong.setting} instead of ${SESSION_SETTINGS[wrong.name]}: run "npm run admin -- database-settings --apply", then RECONNECT in the pooler's console.`,
    );
};

/**
 * Gives two clients a statement of the same name. While the second one holds a server session, the first one gets
 * another: a pooler that does not follow the names has the wrong statement there, or none.
 */
const assertStatements = async (one: PoolClient, other: PoolClient): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `pooler check ${round}`;
    const ask = async (client: PoolClient, number: number) => {
      const { rows } = await client.query<{ number: number }>({ name, text: `SELECT ${number} AS number` });
      return rows[0]?.number === number;
    };
    const answers = [await ask(one, 1)];
    await other.query('BEGIN');
    answers.push(await ask(other, 2), await ask(one, 1));
    await other.query('COMMIT');
    if (answers.includes(false)) throw new Error('A prepared statement was mistaken for another.');
  }
};

/**
 * Checks once, at the start, that a transaction pooler fits.
 * @throws Error with one sentence that says what to change
 */
export const assertPooler = async (pool: Pool): Promise<void> => {
  const [one, other] = [await pool.connect(), await pool.connect()];
  try {
    await assertSettings(one);
    await assertStatements(one, other).catch((error: unknown) => {
      if (!STATEMENT_STATES.has(sqlState(error) ?? '') && !/mistaken/.test(String(error))) throw error;
      throw new Error(
        'The pooler loses prepared statements: use PgBouncer 1.21 or newer with pool_mode = transaction and max_prepared_statements = 200.',
        { cause: error },
      );
    });
  } finally {
    // Their sessions may have been left in the middle of the check.
    one.release(true);
    other.release(true);
  }
};
