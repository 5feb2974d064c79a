import path from 'node:path';
import { parseArgs } from 'node:util';
import { bringErasures, readErasuresIn } from '../src/backup/erasures.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { eraseAgain } from '../src/modules/people/privacy/erasures.ts';
import { loadConfig } from '../src/runtime/config.ts';

/** Erases people again whom a restored backup has brought back. */
export const repeatErasures = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({ args, options: { from: { type: 'string' } } });
  const database = await openDatabase(loadConfig());
  try {
    if (values.from !== undefined)
      await bringErasures(database, await readErasuresIn(path.resolve(process.env.INIT_CWD ?? '.', values.from)));
    console.log(`People erased again: ${await eraseAgain({ database })}.`);
  } finally {
    await database.close();
  }
};
