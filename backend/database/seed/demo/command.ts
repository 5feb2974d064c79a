import { parseArgs } from 'node:util';
import { loadConfig, type Config } from '../../../src/runtime/config.ts';
import type { Database } from '../../../src/database/database.ts';
import { migrate } from '../../../src/database/migrate.ts';
import { openDatabase } from '../../../src/database/open-database.ts';
import { fillEmpty } from './fill-empty.ts';
import { reset } from './reset.ts';

const usage = `npm run admin -- seed                     fills an empty database with the demo
npm run admin -- seed --products 100000   the same with a big catalogue, to measure with
npm run admin -- seed --if-empty          does nothing when there is data
npm run admin -- seed --reset             empties the database first: everything in it is lost`;

function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string' },
      reset: { type: 'boolean', default: false },
      'if-empty': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.products !== undefined && !/^[1-9]\d{0,6}$/.test(values.products)) {
    throw new Error(`--products must be a whole number from 1 to 9999999, not "${values.products}".`);
  }
  return { ...values, products: values.products === undefined ? undefined : Number(values.products) };
}

async function fill(database: Database, config: Config, options: ReturnType<typeof readArguments>): Promise<void> {
  await migrate(database);
  if (options.reset) await reset(database);
  if (await fillEmpty({ database, config, products: options.products })) return;
  if (options['if-empty']) return;
  throw new Error('The database already holds data and was not changed. To replace it with the demo, add --reset.');
}

/** Fills the configured database with the demo data. */
export async function seed(args: string[]): Promise<void> {
  const options = readArguments(args);
  if (options.help) return console.log(usage);
  const config = loadConfig();
  if (!config.demo) {
    if (options['if-empty']) return;
    throw new Error('The demo has publicly known passwords and needs demo mode: set DEMO=1.');
  }
  const database = await openDatabase(config);
  try {
    await fill(database, config, options);
  } finally {
    await database.close();
  }
}
