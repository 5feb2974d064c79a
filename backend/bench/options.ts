import path from 'node:path';
import { parseArgs } from 'node:util';

export const ENGINES = ['pglite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** What to measure, and how long. */
export interface Options {
  readonly engines: readonly Engine[];
  /** Names of cases; empty means all. */
  readonly cases: readonly string[];
  /** Measures one vendor's shop of that many products and half as many orders, instead of the market. */
  readonly vendor: boolean;
  /** Measures what an admin looks at beside that shop. */
  readonly admin: boolean;
  /** Measures what happens beyond capacity, instead of what single requests cost. */
  readonly overload: boolean;
  /** Tells how other marketplaces were measured, and measures nothing. */
  readonly peers: boolean;
  /** PostgreSQL waits for the disk at every commit, as in production. */
  readonly fsync: boolean;
  /** Sizes of the catalogue, one after the other; null means the demo's own. */
  readonly products: readonly (number | null)[];
  /** How often each of them is there: a million is 46 times 20,500. */
  readonly copies: number;
  /** How many connections load the server at once, one after the other. */
  readonly connections: readonly number[];
  readonly runs: number;
  /** Length of a run whose requests can be repeated; a run of writes has a number of requests instead. */
  readonly seconds: number;
  /** Where the figures go as JSON; undefined means nowhere. */
  readonly json: string | undefined;
}

export const usage = `npm run bench:api                          both engines, the demo's catalogue, 5 runs of 3 s
npm run bench:api -- --products 100000     a big catalogue
npm run bench:api -- --products 1000,100000  two of them, and what the bigger one costs
npm run bench:api -- --products 20500 --copies 46  a million: each product 46 times, at other prices
npm run bench:api -- --vendor --products 1000,100000  the lists and numbers of one vendor of that many products
npm run bench:api -- --admin --products 1000,100000   the same products and orders as an admin sees them
npm run bench:api -- --overload            half, all and three times the load that it carries, for --seconds each
npm run bench:api -- --peers               how others were measured beside it; measures nothing
npm run bench:api -- --no-fsync            PostgreSQL does not wait for the disk, as it does in production
npm run bench:api -- --connections 1       one connection only, instead of 1 and then 32
npm run bench:api -- --engines postgres    one engine: pglite or postgres
npm run bench:api -- --cases list,search   some cases only
npm run bench:api -- --runs 3 --seconds 1  fewer and shorter runs
npm run bench:api -- --json figures.json   the figures as a file, too`;

const wholeNumber = (name: string, text: string): number => {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`--${name} wants a whole number from 1 on, not "${text}".`);
  return Number(text);
};

const listOf = (text: string): string[] => text.split(',').filter(Boolean);

const wholeNumbers = (name: string, text: string): number[] => listOf(text).map((each) => wholeNumber(name, each));

const isEngine = (name: string): name is Engine => ENGINES.some((engine) => engine === name);

const readEngines = (text: string): Engine[] =>
  listOf(text).map((name) => {
    if (!isEngine(name)) throw new Error(`--engines wants ${ENGINES.join(' or ')}, not "${name}".`);
    return name;
  });

/**
 * Reads the command line.
 * @returns null when help is asked for
 * @throws Error with one sentence that names the option and what it wants
 */
export const readOptions = (words: string[]): Options | null => {
  const { values } = parseArgs({
    args: words,
    options: {
      engines: { type: 'string', default: ENGINES.join() },
      cases: { type: 'string', default: '' },
      vendor: { type: 'boolean', default: false },
      admin: { type: 'boolean', default: false },
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
    throw new Error('--vendor and --admin want --products: how many the vendor has.');
  return {
    engines: readEngines(values.engines),
    cases: listOf(values.cases),
    vendor: values.vendor,
    admin: values.admin,
    overload: values.overload,
    peers: values.peers,
    fsync: !values['no-fsync'],
    products: values.products === undefined ? [null] : wholeNumbers('products', values.products),
    copies: wholeNumber('copies', values.copies),
    connections: wholeNumbers('connections', values.connections),
    runs: wholeNumber('runs', values.runs),
    seconds: wholeNumber('seconds', values.seconds),
    // npm runs a workspace's script in its own folder; the file is meant from where npm was called.
    json: values.json === undefined ? undefined : path.resolve(process.env.INIT_CWD ?? '.', values.json),
  };
};
