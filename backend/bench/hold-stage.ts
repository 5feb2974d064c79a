import { fillBigTables } from './big-tables.ts';
import { readOptions } from './options.ts';
import { createStage, tidy, type Stage } from './stage.ts';
import { createVendorShop } from './vendor-shop.ts';

// npm run bench:stage: the database of a bench, for inspection or other measurements (bench:page -- --stage). Removed on
// Ctrl+C.

const usage = `npm run bench:stage                                  PostgreSQL with the demo, until you stop it
npm run bench:stage -- --products 20500              with a big catalogue
npm run bench:stage -- --products 20500 --copies 46  46 copies of each product, with different prices
npm run bench:stage -- --vendor --products 100000    one vendor with 100,000 products and 50,000 orders
npm run bench:stage -- --vendor --products 20000 --big 5000000  and 5 million rows of each big table
npm run bench:stage -- --no-fsync                    without waiting for the disk`;

const addVendor = async ({ open, environment }: Stage, products: number, big: number) => {
  const database = await open();
  await createVendorShop(database, products);
  if (big > 0) await fillBigTables(database, big);
  await tidy(database, environment.DATABASE_URL);
  await database.close();
};

const hold = async () => {
  const options = readOptions(process.argv.slice(2));
  if (options === null) return console.log(usage);
  const [products = null] = options.products;
  console.log('Setting up; a big catalogue takes minutes');
  const stage = await createStage('postgres', options.vendor ? null : products, options);
  if (options.vendor && products !== null) await addVendor(stage, products, options.big);
  const { DATABASE_URL, DATA_DIR } = stage.environment;
  console.log(`DATABASE_URL=${DATABASE_URL}\nDATA_DIR=${DATA_DIR}\nPress Ctrl+C to remove it.`);
  // Signal listeners do not keep a process alive.
  const alive = setInterval(() => undefined, 60_000);
  // Ctrl+C arrives twice, from the terminal and from npm; the second one must not interrupt the cleanup.
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
