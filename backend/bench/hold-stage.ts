import { readOptions } from './options.ts';
import { createStage, tidy, type Stage } from './stage.ts';
import { createVendorShop } from './vendor-shop.ts';

// npm run bench:stage -- --products 20500 [--copies 46 | --vendor]: the database that a bench works on, for whoever wants to look at
// it, or to measure something else on it (bench:page -- --stage). It is there until it is stopped.

const usage = `npm run bench:stage                                  PostgreSQL with the demo, until it is stopped
npm run bench:stage -- --products 20500              the same with a big catalogue
npm run bench:stage -- --products 20500 --copies 46  each product of it 46 times, at other prices
npm run bench:stage -- --vendor --products 100000    one vendor with so many products, and half as many orders
npm run bench:stage -- --no-fsync                    without waiting for the disk`;

const addVendor = async ({ open, environment }: Stage, products: number) => {
  const database = await open();
  await createVendorShop(database, products);
  await tidy(database, environment.DATABASE_URL);
  await database.close();
};

const hold = async () => {
  const options = readOptions(process.argv.slice(2));
  if (options === null) return console.log(usage);
  const [products = null] = options.products;
  console.log('Setting up, for minutes where the catalogue is big');
  const stage = await createStage('postgres', options.vendor ? null : products, options);
  if (options.vendor && products !== null) await addVendor(stage, products);
  const { DATABASE_URL, DATA_DIR } = stage.environment;
  console.log(`DATABASE_URL=${DATABASE_URL}\nDATA_DIR=${DATA_DIR}\nIt is there until you stop it (Ctrl+C).`);
  // A listener for signals keeps no process alive.
  const alive = setInterval(() => undefined, 60_000);
  // Ctrl+C comes twice, from the terminal and from npm: the second one must not end what the first one began.
  await new Promise<void>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => resolve());
  });
  clearInterval(alive);
  await stage.remove();
};

try {
  await hold();
} catch (error) {
  console.error(`bench:stage: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
