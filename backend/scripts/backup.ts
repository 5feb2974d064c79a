import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../src/backup/backup.ts';
import { loadConfig } from '../src/runtime/config.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { sqlState } from '../src/runtime/sql-state.ts';
import { createStorage } from '../src/files/storage.ts';

const usage = `npm run admin -- backup --to backups/2026-11-21
  --to             the folder of this backup: new, or empty
  --without-files  leaves the uploaded files out, if their bucket is backed up separately
PostgreSQL is backed up while the shop is open; the embedded database must not be in use.`;
const UNDEFINED_TABLE = '42P01';

export const backup = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, 'without-files': { type: 'boolean', default: false } },
  });
  if (!values.to) throw new Error(usage);
  const folder = path.resolve(process.env.INIT_CWD ?? '.', values.to);
  const config = loadConfig();
  const started = Date.now();
  const database = await openDatabase(config);
  try {
    const storage = values['without-files'] ? null : createStorage(config);
    const { tables, files } = await backUp(database, storage, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const parts = `${rows} rows of ${tables.length} tables, ${files ? `${files.count} files` : 'no files'}`;
    console.log(`Backed up ${parts} to ${folder} (${((Date.now() - started) / 1000).toFixed(1)} s).`);
    for (const name of files?.missing ?? []) console.warn(`Missing in the storage: ${name}`);
  } catch (error) {
    if (sqlState(error) !== UNDEFINED_TABLE) throw error;
    throw new Error('There is nothing to back up: this database is new.', { cause: error });
  } finally {
    await database.close();
  }
};
