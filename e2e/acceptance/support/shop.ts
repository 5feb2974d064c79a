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

/** What a shop on each is called in a report. */
export const ENGINES: Readonly<Record<Engine, string>> = { pglite: 'embedded database', postgres: 'PostgreSQL' };

export interface Plan {
  /** Scratch room: the data folder and the logs lie in it. */
  readonly folder: string;
  readonly engine: Engine;
  /** How many processes serve it; on the embedded database there is always one. */
  readonly backends?: number;
  /** Serves the pages, too, in the same process as `npm start` does. */
  readonly pages?: boolean;
  /** What differs from the environment of production, such as `SMTP_URL`. */
  readonly env?: Record<string, string>;
  /** Where the backends find PostgreSQL, given where it is: to put a fault proxy between. */
  readonly through?: (databaseUrl: string) => Promise<string>;
}

/** One process of the shop, which keeps its port when it is started again. */
export interface Backend {
  readonly origin: string;
  readonly program: Program;
  /** Ends it, `SIGKILL` like a power cut, and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<Ending>;
  /** Starts it again, and waits until it would sell. @returns how long that took, in milliseconds */
  start(): Promise<number>;
}

/** A marketplace of separate processes with the environment of production, and the demo's data in it. */
export interface Shop {
  /** Of the first backend. */
  readonly origin: string;
  readonly backends: readonly [Backend, ...Backend[]];
  readonly engine: Engine;
  readonly dataDir: string;
  /** Of the embedded database: null. Past every fault proxy. */
  readonly databaseUrl: string | null;
  /** Where mails are left as files while there is no `SMTP_URL`. */
  readonly mailFolder: string;
  /** What vendors and admins do, from a network address that nobody else has. */
  openMarket(): Promise<Market>;
  /** Runs one of the root's commands with the environment of a backend; the embedded database must not be in use. */
  run(...command: [string, ...string[]]): Promise<Outcome>;
  /** Proves the books (`npm run admin -- audit`); the backends of an embedded database are stopped for it, and stay so. */
  auditLedger(): Promise<string[]>;
  /** Everything that the backends have logged so far. */
  readLog(): Promise<string>;
  close(): Promise<void>;
}

/** As delivery/production/balsam.env.example has it, with the demo's people. Each scenario says itself what it drains. */
const SETTINGS = {
  NODE_ENV: 'production',
  DEMO: '1',
  RATE_LIMIT: '1',
  TRUST_PROXY: '1',
  DRAIN_SECONDS: '0',
  LOG_LEVEL: 'warn',
  BEACON_SECRET: 'a secret of the scenarios, which nobody guesses',
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

/** Fills a database of the engine with the demo. */
async function furnish(dataDir: string, databaseUrl: string | null): Promise<void> {
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

/** Opens a shop; whoever opens it closes it. */
export async function openShop(plan: Plan): Promise<Shop> {
  const { folder, engine, backends: count = 1 } = plan;
  const dataDir = path.join(folder, 'data');
  const log = path.join(folder, 'backends.log');
  await mkdir(folder, { recursive: true });
  const postgres =
    engine === 'postgres' ? await startTool('backend/test/support/start-postgres.ts', 'shop', '--durable') : null;
  const databaseHasEnded = endWithUs(postgres?.pid, 'SIGTERM');
  const backends: Backend[] = [];
  const close = async () => {
    await Promise.all(backends.map((backend) => backend.end('SIGKILL')));
    await postgres?.stop();
    databaseHasEnded();
  };
  try {
    const databaseUrl = postgres?.line ?? null;
    await furnish(dataDir, databaseUrl);
    const seen = databaseUrl !== null && plan.through ? await plan.through(databaseUrl) : databaseUrl;
    const place = { DATA_DIR: dataDir, DATABASE_URL: seen ?? '' };
    const env = { ...SETTINGS, ...place, ...(await pagesOf(plan)), ...plan.env };
    const file = plan.pages ? 'delivery/dist/serve.js' : 'backend/dist/server.js';
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
