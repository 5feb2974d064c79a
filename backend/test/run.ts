import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rename, rm, writeFile, mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';
import type { FileResult } from './support/file-reporter.ts';
import { runFiles } from './support/run-files.ts';
import { startPgBouncer } from './support/pgbouncer.ts';
import { startPooler } from './support/pooler.ts';
import type { PostgresServer } from './support/postgres-server.ts';
import { startTestServer } from './support/test-server.ts';
import { BASELINE_ONLY } from './support/web-assembly.ts';

// npm test -w @balsam/backend [-- pglite|postgres] [-- --all] [-- --pooled] [-- part of a file's path …]
// With --pooled the backends reach PostgreSQL through a transaction pooler: a stand-in, or the PgBouncer whose command is
// in TEST_PGBOUNCER. PostgreSQL runs every file, PGlite only those whose results may differ there. --all or a path selects all that match.

const ROOM = path.resolve(import.meta.dirname, '..');
const ENGINES = ['pglite', 'postgres'] as const;
type Engine = (typeof ENGINES)[number];
const POOLED = '--pooled';

/** One process per core, at most four. An embedded engine runs inside the process, a server next to it. */
const PROCESSES = Math.min(4, os.availableParallelism());

/** The slowest files start first, so that none runs alone at the end. */
const LONGEST = ['property/', 'processes/', 'authorization/', 'server.test', 'races.test', 'backup/', 'seed/'];
const byLength = (file: string) => (LONGEST.some((part) => file.includes(part)) ? 0 : 1);

/**
 * Not for the embedded engine, which has one process and one connection: several processes, and races that no caller
 * can lose there. The tests of the demo open their own engine or none.
 */
const NOT_EMBEDDED = ['test/processes/', 'database/illustrations/', 'database/seed/', 'races.test'];

/**
 * Files whose results may differ on the embedded engine: its life cycle and demanding SQL (search, dates, JSON, bulk
 * writes, the ledger). The audit log's test makes every write once and so covers the rest; browser journeys run on this
 * engine too.
 */
const ON_BOTH = [
  ...[
    'database/connections',
    'database/later-migrations',
    'database/lock',
    'database/migrations',
    'database/transactions',
  ],
  ...['plugins/idempotency', 'server/server'],
  ...['mail/outbox', 'backup/', 'ledger/audit', 'audit/every-write'],
  ...['search/search', 'search/typos', 'reports/reports', 'orders/due'],
  ...[
    'shop/facets',
    'shop/filters',
    'checkout/place-order',
    'products/import-export/import.test',
    'products/form/bulk',
  ],
];

/** Covered by cheaper tests; runs only with --all or when its path is named. */
const ONLY_WHOLE = ['openapi/client'];

const includesOne = (parts: readonly string[]) => (file: string) => parts.some((part) => file.includes(part));

const say = (text: string) => console.log(`backend tests: ${text}`);

const findFiles = async (): Promise<string[]> => {
  const found = await Promise.all(
    ['test', 'database'].map(async (folder) =>
      (await readdir(path.join(ROOM, folder), { recursive: true })).map((file) => path.join(folder, file)),
    ),
  );
  const tests = found.flat().filter((file) => file.endsWith('.test.ts'));
  return tests.sort().sort((left, right) => byLength(left) - byLength(right));
};

interface Choice {
  readonly parts: readonly string[];
  readonly all: boolean;
}

const choose = (files: readonly string[], engine: Engine, { parts, all }: Choice): string[] => {
  const isUsual = (file: string) => all || !includesOne(ONLY_WHOLE)(file);
  const wanted = files.filter(parts.length > 0 ? includesOne(parts) : isUsual);
  if (engine === 'postgres') return [...wanted];
  const possible = wanted.filter((file) => !includesOne(NOT_EMBEDDED)(file));
  return all || parts.length > 0 ? possible : possible.filter(includesOne(ON_BOTH));
};

const run = (files: string[], env: NodeJS.ProcessEnv) =>
  runFiles(
    files.map((file) => path.join(ROOM, file)),
    { room: ROOM, processes: Math.min(PROCESSES, files.length), env },
  );

/** The embedded database as created in a folder, and after its migrations. */
const createFolders = async (folder: string): Promise<void> => {
  const born = path.join(folder, 'database');
  const open = () => openDatabase({ dataDir: folder, databaseUrl: null });
  await (await open()).close();
  await cp(born, path.join(folder, 'empty'), { recursive: true });
  const database = await open();
  await migrate(database);
  await database.close();
  await rename(born, path.join(folder, 'migrated'));
};

const onPglite = async (files: string[]): Promise<FileResult[]> => {
  setFlagsFromString(BASELINE_ONLY);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-template-'));
  try {
    await createFolders(folder);
    return await run(files, { TEST_ENGINE: 'pglite', TEST_TEMPLATE_DIR: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const startTestPooler = ({ url }: PostgresServer) => {
  const { TEST_PGBOUNCER: command } = process.env;
  return command ? startPgBouncer(command, url) : startPooler(url);
};

const onPostgres = async (files: string[]): Promise<FileResult[]> => {
  const isPooled = process.argv.includes(POOLED);
  const server = await startTestServer(isPooled);
  const environment = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: server.nearUrl };
  try {
    if (!isPooled) return await run(files, environment);
    const pooler = await startTestPooler(server);
    try {
      return await run(files, { ...environment, TEST_POOLER_URL: pooler.urlOf(server.url) });
    } finally {
      await pooler.stop();
    }
  } finally {
    await server.stop();
  }
};

const suites: Record<Engine, (files: string[]) => Promise<FileResult[]>> = { pglite: onPglite, postgres: onPostgres };

/** Runs the files on one engine. @returns true if all of them passed */
const runEngine = async (engine: Engine, files: string[]): Promise<boolean> => {
  say(`${files.length} files on ${engine}`);
  const started = performance.now();
  const results = await suites[engine](files);
  const timings = results.map(({ file, ms }) => ({ name: `${file} (${engine})`, ms }));
  await mkdir(path.join(ROOM, 'test-results'), { recursive: true });
  await writeFile(path.join(ROOM, 'test-results', `${engine}.json`), JSON.stringify(timings));
  const broken = results.filter(({ failed }) => failed > 0);
  for (const { file } of broken)
    say(`FAILED on ${engine}. Only this: npm test -w @balsam/backend -- ${engine} ${file}`);
  const count = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  say(`${engine}, ${results.length} of ${files.length} files in ${seconds} s`);
  console.log(`${count('passed')} passed, ${count('failed')} failed`);
  return broken.length === 0 && results.length === files.length;
};

const isEngine = (word: string): word is Engine => ENGINES.some((engine) => engine === word);

const main = async () => {
  const words = process.argv.slice(2);
  const engines = words.some(isEngine) ? words.filter(isEngine) : ENGINES;
  const all = words.includes('--all') || process.env.TEST_ALL === '1';
  const parts = words.filter((word) => !isEngine(word) && word !== '--all' && word !== POOLED);
  const files = await findFiles();
  if (choose(files, 'postgres', { parts, all }).length === 0)
    throw new Error(`No test file has ${parts.join(' or ')} in its path.`);
  // Tests start servers of their own from the build; Nx has already made it.
  if (!process.env.NX_TASK_TARGET_TARGET) execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOM });
  for (const engine of engines) {
    const chosen = choose(files, engine, { parts, all });
    if (chosen.length > 0 && !(await runEngine(engine, chosen))) process.exitCode = 1;
  }
};

main().catch((error: unknown) => {
  console.error(`backend tests: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
