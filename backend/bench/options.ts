import path from 'node:path';
import { parseArgs } from 'node:util';

export const ENGINES = ['pglite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

export interface Options {
  readonly engines: readonly Engine[];
  /** Names of cases; empty means all. */
  readonly cases: readonly string[];
  /** Measures the vendor portal with `products` products and half as many orders, instead of the shop. */
  readonly vendor: boolean;
  /** Measures the admin console with the same data. */
  readonly admin: boolean;
  /** Rows of each of the big tables that are added for a console; 0 for none. An eighth as many orders. */
  readonly big: number;
  /** Measures overload instead of single requests. */
  readonly overload: boolean;
  /** Prints how other marketplaces were measured, and measures nothing. */
  readonly peers: boolean;
  /** PostgreSQL waits for the disk at every commit, as in production. */
  readonly fsync: boolean;
  /** Catalogue sizes to measure in turn; null for the demo's own. */
  readonly products: readonly (number | null)[];
  /** Number of copies of each product: a million is 46 × 20,500. */
  readonly copies: number;
  /** Numbers of concurrent connections to measure in turn. */
  readonly connections: readonly number[];
  readonly runs: number;
  /** Duration of a run with repeatable requests; a run of writes has a fixed number of requests. */
  readonly seconds: number;
  /** JSON file for the figures; undefined for none. */
  readonly json: string | undefined;
}

export const usage = `npm run bench:api                          both engines, the demo's catalogue, 5 runs of 3 s
npm run bench:api -- --products 100000     a big catalogue
npm run bench:api -- --products 1000,100000  two sizes and their ratio
npm run bench:api -- --products 20500 --copies 46  a million: 46 copies of each product
npm run bench:api -- --vendor --products 1000,100000  vendor portal with so many products
npm run bench:api -- --admin --products 1000,100000   admin console with the same data
npm run bench:api -- --admin --products 20000 --big 5000000  with 5 million rows of each big table
npm run bench:api -- --overload            0.5, 1 and 3 times the capacity, for --seconds each
npm run bench:api -- --peers               how other marketplaces were measured; measures nothing
npm run bench:api -- --no-fsync            PostgreSQL does not wait for the disk, unlike in production
npm run bench:api -- --connections 1       one connection only, instead of 1 and then 32
npm run bench:api -- --engines postgres    one engine: pglite or postgres
npm run bench:api -- --cases list,search   some cases only
npm run bench:api -- --runs 3 --seconds 1  fewer and shorter runs
npm run bench:api -- --json figures.json   also write the figures to a file`;

const wholeNumber = (name: string, text: string): number => {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`--${name} is "${text}", but must be a whole number from 1.`);
  return Number(text);
};

const listOf = (text: string): string[] => text.split(',').filter(Boolean);

const wholeNumbers = (name: string, text: string): number[] => listOf(text).map((each) => wholeNumber(name, each));

const isEngine = (name: string): name is Engine => ENGINES.some((engine) => engine === name);

const readEngines = (text: string): Engine[] =>
  listOf(text).map((name) => {
    if (!isEngine(name)) throw new Error(`--engines is "${name}", but must be ${ENGINES.join(' or ')}.`);
    return name;
  });

/**
 * Reads the command line.
 * @returns null for --help
 * @throws Error with one sentence that names the option and its rule
 */
export const readOptions = (args: string[]): Options | null => {
  const { values } = parseArgs({
    args,
    options: {
      engines: { type: 'string', default: ENGINES.join() },
      cases: { type: 'string', default: '' },
      vendor: { type: 'boolean', default: false },
      admin: { type: 'boolean', default: false },
      big: { type: 'string' },
      overload: { type: 'boolean', default: false },
      peers: { type: 'boolean', default: false },
      'no-fsync': { type: 'boolean', default: false },
      products: { type: 'string' },
      copies: { type: 'string', default: '1' },
      connections: { type: 'string', default: '1,32' },
      runs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '3' },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  if ((values.vendor || values.admin) && values.products === undefined)
    throw new Error('--vendor and --admin require --products, the number of products of the vendor.');
  return {
    engines: readEngines(values.engines),
    cases: listOf(values.cases),
    vendor: values.vendor,
    admin: values.admin,
    big: values.big === undefined ? 0 : wholeNumber('big', values.big),
    overload: values.overload,
    peers: values.peers,
    fsync: !values['no-fsync'],
    products: values.products === undefined ? [null] : wholeNumbers('products', values.products),
    copies: wholeNumber('copies', values.copies),
    connections: wholeNumbers('connections', values.connections),
    runs: wholeNumber('runs', values.runs),
    seconds: wholeNumber('seconds', values.seconds),
    // npm runs a workspace script in the folder of the workspace; the file is relative to where npm was called.
    json: values.json === undefined ? undefined : path.resolve(process.env.INIT_CWD ?? '.', values.json),
  };
};
