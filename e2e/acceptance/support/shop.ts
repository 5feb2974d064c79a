import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { request } from '@playwright/test';
import { startTool } from '../../support/installations.ts';
import { createMarket, type Market } from '../../support/market.ts';
import { ROOT, runCommand, type Outcome } from '../../support/marketplace.ts';
import { copyReleases } from '../../support/release-files.ts';
import { publishedReleases, runWell, seededBackup, seededFolder } from './demo.ts';
import { endWithUs, freePort, startServer, type Ending, type Program } from './program.ts';
import { newAddress } from './shoppers.ts';

export type Engine = 'pglite' | 'postgres';

/** Names of the engines in the report. */
export const ENGINES: Readonly<Record<Engine, string>> = { pglite: 'embedded database', postgres: 'PostgreSQL' };

export interface Plan {
  /** Scratch folder for data and logs. */
  readonly folder: string;
  readonly engine: Engine;
  /** Number of backends; always one on the embedded database. */
  readonly backends?: number;
  /** Serves pages in the same process, like `npm start`. */
  readonly pages?: boolean;
  /** Overrides of the production environment, such as `SMTP_URL`. */
  readonly env?: Record<string, string>;
  /** Maps the URL of PostgreSQL to the one for the backends, to insert a fault proxy. */
  readonly through?: (databaseUrl: string) => Promise<string>;
}

/** One process of the shop. It keeps its port after a restart. */
export interface Backend {
  readonly origin: string;
  readonly program: Program;
  /** Sends a signal and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<Ending>;
  /** Restarts the process and waits until it is ready. @returns the duration, ms */
  start(): Promise<number>;
}

/** A shop of separate processes with production settings and demo data. */
export interface Shop {
  /** Origin of the first backend. */
  readonly origin: string;
  readonly backends: readonly [Backend, ...Backend[]];
  readonly engine: Engine;
  readonly dataDir: string;
  /** URL of PostgreSQL, without a fault proxy; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Folder of the .eml files when `SMTP_URL` is not set. */
  readonly mailFolder: string;
  /** Client for the actions of vendors and admins, with its own network address. */
  openMarket(): Promise<Market>;
  /** Runs an npm script of the root with a backend's environment. An embedded database must not be in use. */
  run(...command: [string, ...string[]]): Promise<Outcome>;
  /** Runs `npm run admin -- audit`. Stops the backend of an embedded database for good. @returns the errors */
  auditLedger(): Promise<string[]>;
  /** Log of all backends. */
  readLog(): Promise<string>;
  close(): Promise<void>;
}

/** Settings of platform/production/balsam.env.example, in demo mode and without draining. */
const SETTINGS = {
  NODE_ENV: 'production',
  DEMO: '1',
  RATE_LIMIT: '1',
  TRUST_PROXY: '1',
  DRAIN_SECONDS: '0',
  LOG_LEVEL: 'warn',
  BEACON_SECRET: 'a fixed secret of the acceptance tests',
};

async function createBackend(file: string, env: Record<string, string>, log: string): Promise<Backend> {
  const port = await freePort();
  const start = () => startServer(file, { ...env, PORT: String(port) }, log);
  let program = await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    get program() {
      return program;
    },
    end: (signal) => program.end(signal),
    async start() {
      program = await start();
      return program.readyAfterMs;
    },
  };
}

/** Fills the database with demo data. */
async function seedDatabase(dataDir: string, databaseUrl: string | null): Promise<void> {
  if (databaseUrl === null) return cp(await seededFolder(), dataDir, { recursive: true });
  await mkdir(dataDir, { recursive: true });
  await runWell(['admin', 'restore', '--from', await seededBackup()], {
    ...SETTINGS,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  });
}

async function pagesOf(plan: Plan): Promise<Record<string, string>> {
  if (!plan.pages) return {};
  const RELEASES_DIR = path.join(plan.folder, 'releases');
  copyReleases(await publishedReleases(), RELEASES_DIR);
  return { RELEASES_DIR };
}

/** Opens a shop. The caller must close it. */
export async function openShop(plan: Plan): Promise<Shop> {
  const { folder, engine, backends: count = 1 } = plan;
  const dataDir = path.join(folder, 'data');
  const log = path.join(folder, 'backends.log');
  await mkdir(folder, { recursive: true });
  const postgres =
    engine === 'postgres' ? await startTool('backend/test/support/start-postgres.ts', 'shop', '--durable') : null;
  const forgetDatabase = endWithUs(postgres?.pid, 'SIGTERM');
  const backends: Backend[] = [];
  const close = async () => {
    await Promise.all(backends.map((backend) => backend.end('SIGKILL')));
    await postgres?.stop();
    forgetDatabase();
  };
  try {
    const databaseUrl = postgres?.line ?? null;
    await seedDatabase(dataDir, databaseUrl);
    const backendUrl = databaseUrl !== null && plan.through ? await plan.through(databaseUrl) : databaseUrl;
    const place = { DATA_DIR: dataDir, DATABASE_URL: backendUrl ?? '' };
    const env = { ...SETTINGS, ...place, ...(await pagesOf(plan)), ...plan.env };
    const file = plan.pages ? 'platform/dist/serve.js' : 'backend/dist/server.js';
    for (let index = 0; index < count; index += 1) backends.push(await createBackend(file, env, log));
    const [first, ...others] = backends;
    if (!first) throw new Error('A shop has at least one backend.');
    const run: Shop['run'] = (...command) =>
      runCommand(ROOT, command, { ...env, ...place, DATABASE_URL: databaseUrl ?? '' });
    return {
      origin: first.origin,
      backends: [first, ...others],
      ...{ engine, dataDir, databaseUrl, run, close },
      mailFolder: path.join(dataDir, 'mail'),
      async openMarket() {
        const headers = { 'X-Forwarded-For': newAddress() };
        const calls = await request.newContext({ baseURL: first.origin, extraHTTPHeaders: headers });
        return createMarket(calls, { lang: 'en', currency: 'SAR' });
      },
      async auditLedger() {
        if (engine === 'pglite') await first.end('SIGTERM');
        const { code, output } = await run('admin', 'audit');
        return code === 0 ? [] : output.trim().split('\n');
      },
      readLog: () => readFile(log, 'utf8'),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
