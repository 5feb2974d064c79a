import path from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '../src/backup/restore.ts';
import { loadConfig } from '../src/runtime/config.ts';
import { eraseAgain } from '../src/modules/people/privacy/erasures.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { createStorage } from '../src/files/storage.ts';

const usage = `npm run admin -- restore --from backups/2026-11-21
  --from     the folder of a backup
  --replace  deletes the data that the database holds
Stop all backend processes first.`;

/** Restores a backup of either engine into the configured database and storage. */
export const restoreBackup = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: { from: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  if (!values.from) throw new Error(usage);
  const folder = path.resolve(process.env.INIT_CWD ?? '.', values.from);
  const config = loadConfig();
  const started = Date.now();
  const database = await openDatabase(config);
  try {
    const { manifest, migrated } = await restore(database, createStorage(config), folder, values);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${rows} rows and ${manifest.files?.count ?? 0} files of ${manifest.made_at} restored (${seconds} s).`);
    const erased = await eraseAgain({ database });
    if (erased > 0) console.log(`${erased} people were erased again, because the replaced database had erased them.`);
    if (migrated.length > 0) console.log(`The backup had an older schema; migrations applied: ${migrated.join(', ')}.`);
  } finally {
    await database.close();
  }
};
