import { sql } from '../src/sql/sql.ts';
import type { Database } from '../src/database/database.ts';
import { auditLedger } from '../src/ledger/audit.ts';
import { createStoredFigures } from '../src/modules/operations/dashboard/stored-figures.ts';
import { createAdminCases } from './admin-cases.ts';
import { fillBigTables } from './big-tables.ts';
import type { Case, Visit } from './case.ts';
import { compare, type Comparison, type Servers } from './comparison.ts';
import { createCustomers, createMarket } from './customers.ts';
import { startMeasured } from './measured-process.ts';
import type { Engine, Options } from './options.ts';
import { createPurchaseCases } from './purchase-cases.ts';
import { createReadCases } from './read-cases.ts';
import { createVendorCases } from './vendor-cases.ts';
import { createVendorShop } from './vendor-shop.ts';
import { createStage, tidy, type Stage } from './stage.ts';

/** All runs of one case at one number of connections. */
export interface Series {
  readonly engine: Engine;
  /** Size of the catalogue; null means the demo's own. */
  readonly products: number | null;
  readonly name: string;
  readonly title: string;
  readonly connections: number;
  readonly runs: Comparison[];
}

/** Progress output and stop signal of the bench. */
export interface Run {
  say(sentence: string): void;
  readonly signal: AbortSignal;
}

const WARM_UP_RUNS = 1;
// Orders are prepared in groups, which may use more customers than needed.
const SPARE_CUSTOMERS = 100;

type Measured = Case | Visit;

const seriesOf = (
  stage: Pick<Series, 'engine' | 'products'>,
  cases: Measured[],
  { connections: each }: Options,
): { test: Measured; series: Series }[] =>
  cases.flatMap((test) =>
    each.map((connections) => ({
      test,
      series: { ...stage, name: test.name, title: test.title, connections, runs: [] },
    })),
  );

/** Runs every series once per round, so that a busy moment of the machine does not affect only one of them. */
const runRounds = async (
  servers: Servers,
  planned: ReturnType<typeof seriesOf>,
  options: Options,
  { say, signal }: Run,
) => {
  for (let round = 0; round < WARM_UP_RUNS + options.runs; round += 1) {
    say(round < WARM_UP_RUNS ? 'warming up' : `round ${round} of ${options.runs}`);
    for (const { test, series } of planned) {
      signal.throwIfAborted();
      const comparison = await compare(servers, test, series.connections, options.seconds).catch((error: unknown) => {
        throw new Error(`${test.title}, ${series.connections} connections: ${String(error)}`, { cause: error });
      });
      if (round >= WARM_UP_RUNS) series.runs.push(comparison);
    }
  }
};

/** Checks that every order was placed once. Audits the ledger. @throws Error on a difference */
export const checkLedger = async (stage: Stage, orders: number) => {
  const database = await stage.open();
  try {
    const placed = await database.first<{ count: number }>(sql`
      SELECT count(*) AS count FROM orders JOIN users ON users.id = orders.user_id
      WHERE orders.state = 'placed' AND users.email LIKE '%@bench.balsam.test'`);
    const findings = await auditLedger(database);
    if (placed?.count !== orders) throw new Error(`${orders} orders were sent, but ${placed?.count} exist.`);
    if (findings.length > 0) throw new Error(`The audit of the ledger found ${findings.length} errors.`);
  } finally {
    await database.close();
  }
};

/** Reports how long an audit takes. The synthetic orders of the vendor break some of its rules. */
const timeAudit = async (stage: Stage, { say }: Run) => {
  const database = await stage.open();
  try {
    const start = performance.now();
    await auditLedger(database);
    say(`the audit of the ledger took ${((performance.now() - start) / 1000).toFixed(1)} s`);
  } finally {
    await database.close();
  }
};

/** Number of requests that are sent once each, including one before each run. */
const countSentOnce = (cases: Measured[], { runs, connections: each }: Options): number => {
  const perRun = cases.flatMap(({ requestsPerRun }) =>
    requestsPerRun ? each.map((connections) => requestsPerRun(connections) + 1) : [],
  );
  return (WARM_UP_RUNS + runs) * perRun.reduce((sum, requests) => sum + requests, 0);
};

const selectCases = <T extends Measured>(cases: T[], { cases: names }: Options): T[] => {
  const selected = cases.filter(({ name }) => names.length === 0 || names.includes(name));
  if (selected.length === 0) throw new Error(`There is no case ${names.join(' or ')}.`);
  return selected;
};

const prepareMarket = async (database: Database, options: Options): Promise<Measured[]> => {
  let customer = 0;
  const market = await createMarket(database);
  const reads = createReadCases(market.catalogue, (WARM_UP_RUNS + options.runs) * options.connections.length);
  const { singles, whole } = createPurchaseCases(market, () => (customer += 1));
  const cases = selectCases([...reads, ...singles, whole], options);
  await createCustomers(database, countSentOnce(cases, options) + SPARE_CUSTOMERS);
  return cases;
};

/** Cases of a console need one vendor's shop in addition to the demo. */
const isConsole = ({ vendor, admin }: Options): boolean => vendor || admin;

const prepareVendor = async (
  database: Database,
  { environment }: Stage,
  products: number,
  options: Options,
): Promise<Measured[]> => {
  await createVendorShop(database, products);
  if (options.big > 0) {
    await fillBigTables(database, options.big);
    // As the job of a running shop does every five minutes.
    await createStoredFigures(database).refresh();
  }
  await tidy(database, environment.DATABASE_URL);
  return selectCases(options.admin ? createAdminCases() : createVendorCases(), options);
};

const prepare = async (stage: Stage, products: number | null, options: Options): Promise<Measured[]> => {
  const database = await stage.open();
  try {
    return await (isConsole(options) && products !== null
      ? prepareVendor(database, stage, products, options)
      : prepareMarket(database, options));
  } finally {
    await database.close();
  }
};

/**
 * Measures the backend on one engine with a temporary demo.
 * @param products size of the catalogue; null means the demo's own
 */
export const measureEngine = async (
  engine: Engine,
  products: number | null,
  options: Options,
  run: Run,
): Promise<Series[]> => {
  run.say('setting up the demo');
  const stage = await createStage(engine, isConsole(options) ? null : products, options);
  try {
    const cases = await prepare(stage, products, options);
    const backend = await startMeasured('./app-server.ts', stage.environment);
    const bare = await startMeasured('./bare-server.ts');
    const servers = { backend, bare, databaseCpuMs: stage.databaseCpuMs };
    const planned = seriesOf({ engine, products }, cases, options);
    try {
      for (const withMail of [false, true]) {
        const part = planned.filter(({ test }) => (test.sendsMail ?? false) === withMail);
        if (part.length > 0) await runRounds(servers, part, options, run);
      }
    } finally {
      await Promise.all([backend.stop(), bare.stop()]);
    }
    // Cases of a console write nothing, and the orders of that shop are synthetic.
    const orders = cases.filter(({ sendsMail }) => sendsMail);
    if (options.big > 0) await timeAudit(stage, run);
    if (!isConsole(options)) await checkLedger(stage, countSentOnce(orders, options));
    return planned.map(({ series }) => series);
  } finally {
    await stage.remove();
  }
};
