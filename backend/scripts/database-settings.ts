import { parseArgs } from 'node:util';
import pg from 'pg';
import { SESSION_SETTINGS } from '../src/database/session-settings.ts';
import { loadConfig } from '../src/runtime/config.ts';

/** Prints the settings of the shop's role for sessions of a pooler (DATABASE_POOLED=1). `--apply` executes them. */
export const databaseSettings = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({ args, options: { apply: { type: 'boolean', default: false } } });
  const { databaseUrl } = loadConfig();
  if (databaseUrl === null) throw new Error('The embedded database needs no settings: DATABASE_URL is not set.');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string; name: string }>(
      'SELECT current_user AS role, current_database() AS name',
    );
    const { role = '', name = '' } = rows[0] ?? {};
    const place = `${client.escapeIdentifier(role)} IN DATABASE ${client.escapeIdentifier(name)}`;
    for (const [setting, value] of Object.entries(SESSION_SETTINGS)) {
      const statement = `ALTER ROLE ${place} SET ${setting} = ${client.escapeLiteral(value)}`;
      console.log(`${statement};`);
      if (values.apply) await client.query(statement);
    }
    if (values.apply) console.log('-- Applied. New sessions have them: RECONNECT in the console of the pooler.');
  } finally {
    await client.end();
  }
};
