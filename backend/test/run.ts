import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { TEMPLATE_DATABASE } from './support/engine.ts';
import { startPostgres } from './support/postgres-server.ts';

// npm test [-- pglite|postgres] [-- part of a file's path …]
// Runs the suite on both engines, each from a database that was migrated once and is copied for every file.

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const ENGINES = ['pglite', 'postgres'] as const;
type Engine = (typeof ENGINES)[number];

// A file is a process with an engine of its own: as many as there are cores, and no more than four.
const CONCURRENCY = Math.min(4, Math.max(2, os.availableParallelism()));

/** What takes longest begins first, so that nothing is waited for alone at the end. */
const LONGEST = ['property/', 'authorization/', 'races.test.ts', 'server.test.ts', 'processes/'];
const byLength = (file: string) => (LONGEST.some((part) => file.includes(part)) ? 0 : 1);

/** Several processes on one database: the embedded one belongs to one process. */
const ON_POSTGRES = ['processes/'];
const isFor = (engine: Engine) => (file: string) =>
  engine === 'postgres' || !ON_POSTGRES.some((part) => file.includes(part));

/** What is true of the demo's rows and pictures is true on any engine. */
const ON_NO_ENGINE = ['database/seed/seed.test.ts'];

const say = (text: string) => console.log(`backend tests: ${text}`);

const findFiles = async (parts: string[]): Promise<string[]> => {
  const all = (await readdir(FOLDER, { recursive: true })).filter((file) => file.endsWith('.test.ts')).sort();
  const wanted = all.filter(
    (file) => parts.length === 0 || parts.some((part) => path.join('test', file).includes(part)),
  );
  return wanted.sort((left, right) => byLength(left) - byLength(right)).map((file) => path.join(FOLDER, file));
};

const runFiles = async (files: string[], environment: NodeJS.ProcessEnv): Promise<boolean> => {
  const options = ['--import', 'tsx', '--test', `--test-concurrency=${CONCURRENCY}`, '--test-reporter=spec'];
  // The tests' own temporary folders lie in this one, so that nothing stays behind when they are interrupted.
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'balsam-tests-'));
  const child = spawn(process.execPath, [...options, ...files], {
    cwd: path.dirname(FOLDER),
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: scratch, ...environment },
  });
  // Ctrl+C ends the tests, and then the caller's finally stops what it has started.
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  const [code] = await once(child, 'close');
  process.off('SIGINT', forward).off('SIGTERM', forward);
  await rm(scratch, { recursive: true, force: true });
  return code === 0;
};

const onPglite = async (files: string[]): Promise<boolean> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-template-'));
  try {
    const database = await openDatabase({ dataDir: folder, databaseUrl: null });
    await migrate(database);
    await database.close();
    const template = path.join(folder, 'template');
    await rename(path.join(folder, 'database'), template);
    return await runFiles(files, { TEST_ENGINE: 'pglite', TEST_TEMPLATE_DIR: template });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const createTemplate = async (serverUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await client.end();
  const address = new URL(serverUrl);
  address.pathname = `/${TEMPLATE_DATABASE}`;
  const database = await openDatabase({ dataDir: '', databaseUrl: address.href });
  await migrate(database);
  await database.close();
};

const onPostgres = async (files: string[]): Promise<boolean> => {
  say('starting a PostgreSQL for this run');
  const server = await startPostgres();
  try {
    await createTemplate(server.url);
    return await runFiles(files, { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
};

const suites: Record<Engine, (files: string[]) => Promise<boolean>> = { pglite: onPglite, postgres: onPostgres };

const isEngine = (word: string): word is Engine => ENGINES.some((engine) => engine === word);

const main = async () => {
  const words = process.argv.slice(2);
  const engines = words.some(isEngine) ? words.filter(isEngine) : ENGINES;
  const files = await findFiles(words.filter((word) => !isEngine(word)));
  if (files.length === 0) throw new Error(`No test file has ${words.join(' or ')} in its path.`);
  const lines: string[] = [];
  if (words.length === 0) {
    say('the demo data');
    if (!(await runFiles(ON_NO_ENGINE, {}))) process.exitCode = 1;
  }
  for (const engine of engines) {
    const own = files.filter(isFor(engine));
    if (own.length === 0) continue;
    say(`${own.length} files on ${engine}`);
    const started = Date.now();
    const passed = await suites[engine](own);
    lines.push(`${engine}: ${passed ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
    if (!passed) process.exitCode = 1;
  }
  lines.forEach(say);
};

main().catch((error: unknown) => {
  console.error(`backend tests: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
