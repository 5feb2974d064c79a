import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT, runCommand, startProgram, type Marketplace, type Outcome } from './marketplace.ts';
import { test as operating } from './operating.ts';

/** A line of nginx's log. */
export interface Visit {
  path: string;
  status: number;
  /** Who was asked for the answer, in this order; nobody when nginx had it itself. */
  asked: string[];
}

/** A marketplace as it is in production: nginx, two front doors, two backends, and PostgreSQL. */
export interface Production extends Marketplace {
  /** Another origin of the same nginx, which serves files alone. */
  filesOrigin: string;
  /** Tells a backend to end, waits until it has, and starts it again, until it is ready. */
  replaceBackend: (index: 0 | 1) => Promise<void>;
  /** Runs one of the root's commands with the environment of a backend. */
  run: (...command: [string, ...string[]]) => Promise<Outcome>;
  /** Everything that visitors have asked for, the oldest first. */
  readVisits: () => Promise<Visit[]>;
}

type Stop = () => Promise<void>;
type Plan = ReturnType<typeof planOf>;

/** As in delivery/production/balsam.env.example, but for the demo, whose people the journeys are about. */
const SETTINGS = { NODE_ENV: 'production', DEMO: '1', RATE_LIMIT: '1', TRUST_PROXY: '1', DRAIN_SECONDS: '3' };

/** Every name below localhost is this machine, too. */
const NAMES = { shop: 'localhost', files: 'files.localhost' };

const planOf = (folder: string, port: number) => ({
  ports: { http: port, https: port + 1, inner: port + 2 },
  backends: [port + 3, port + 4] as const,
  frontDoors: [port + 5, port + 6] as const,
  origin: `https://${NAMES.shop}:${port + 1}`,
  filesOrigin: `https://${NAMES.files}:${port + 1}`,
  releasesDir: path.join(folder, 'releases'),
  dataDir: path.join(folder, 'data'),
  nginxFolder: path.join(folder, 'nginx'),
});

/** Starts a program of the repository that says one line when it is ready; gives the line, and the way to end it. */
async function startTool(file: string, ...args: string[]): Promise<{ line: string; stop: Stop }> {
  const tool = spawn('node', ['--import', 'tsx', file, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(tool, 'exit');
  const [line] = await Promise.race([once(createInterface(tool.stdout), 'line'), ended]);
  if (typeof line !== 'string') throw new Error(`${file} has ended before it was ready.`);
  const stop = async () => {
    tool.kill('SIGTERM');
    await ended;
  };
  return { line, stop };
}

async function runWell(command: [string, ...string[]], env: Record<string, string>): Promise<void> {
  const { code, output } = await runCommand(ROOT, command, env);
  if (code !== 0) throw new Error(`npm run ${command.join(' ')} fails: ${output}`);
}

/** The demo's data, as a backup that any database can be filled from. */
async function backUpDemo(common: string, folder: string): Promise<string> {
  const dataDir = path.join(folder, 'demo');
  const backup = path.join(folder, 'backup');
  await cp(path.join(common, 'seeded'), dataDir, { recursive: true });
  await runWell(['backup', '--to', backup], { DATA_DIR: dataDir, DATABASE_URL: '' });
  return backup;
}

const startOn = (port: number, file: string, env: Record<string, string>) =>
  startProgram(file, { ...env, PORT: String(port) }, `http://127.0.0.1:${port}/readyz`);

const startFrontDoor = ({ origin, filesOrigin, releasesDir, ports }: Plan, port: number) =>
  startOn(port, 'delivery/src/serve-front-door.ts', {
    ...{ ...SETTINGS, PUBLIC_ORIGIN: origin, RELEASES_DIR: releasesDir },
    BACKEND_ORIGIN: `http://127.0.0.1:${ports.inner}`,
    AREA_ORIGINS: `vendor-portal=${filesOrigin}`,
  });

async function startNginx({ ports, backends, frontDoors, releasesDir, nginxFolder }: Plan): Promise<Stop> {
  const settings = JSON.stringify({ names: NAMES, ports, backends, frontDoors, releases: releasesDir });
  return (await startTool('delivery/production/start-nginx.ts', nginxFolder, settings)).stop;
}

const readVisit = (line: string): Visit => {
  const [, visited = '', status, asked = ''] = / [A-Z]+ (\S+) (\d{3}) \d+ \S+ to=([^/]+)\//.exec(line) ?? [];
  return { path: visited, status: Number(status), asked: asked === '-' ? [] : asked.split(', ') };
};

/**
 * Opens a marketplace in production's way with the demo's data and the releases of the common one.
 * @param common the folder of the journeys' common marketplace
 * @param port the first of seven
 */
async function openProduction(common: string, folder: string, port: number): Promise<Production> {
  await rm(folder, { recursive: true, force: true });
  const plan = planOf(folder, port);
  const { origin, filesOrigin, releasesDir, dataDir, nginxFolder, backends, frontDoors } = plan;
  const [backup, database] = await Promise.all([
    backUpDemo(common, folder),
    startTool('backend/test/support/start-postgres.ts'),
    cp(path.join(common, 'releases'), releasesDir, { recursive: true }),
  ]);
  const place = { PUBLIC_ORIGIN: origin, CORS_ORIGINS: filesOrigin, DATABASE_URL: database.line, DATA_DIR: dataDir };
  const settings = { ...SETTINGS, ...place };
  const stops = new Map<string | number, Stop>();
  const keep = (name: string | number, started: Promise<Stop>) => started.then((stop) => stops.set(name, stop));
  const startBackend = (own: number) => keep(own, startOn(own, 'backend/src/server.ts', settings));
  const close = async () => {
    await Promise.all([...stops.values()].map((stop) => stop()));
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };

  try {
    await runWell(['restore', '--from', backup], settings);
    await Promise.all(backends.map(startBackend));
    const doors = frontDoors.map((own) => keep(own, startFrontDoor(plan, own)));
    await Promise.all([keep('nginx', startNginx(plan)), ...doors]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...{ origin, filesOrigin, releasesDir, close },
    mailFolder: path.join(dataDir, 'mail'),
    async replaceBackend(index) {
      await stops.get(backends[index])?.();
      await startBackend(backends[index]);
    },
    run: (...command) => runCommand(ROOT, command, settings),
    async readVisits() {
      const log = await readFile(path.join(nginxFolder, 'logs/balsam.log'), 'utf8');
      return log.trimEnd().split('\n').map(readVisit);
    },
  };
}

const PORTS_AFTER = 60;
const PORTS_EACH = 12;

/** Journeys through a marketplace as it is in production. Those of a file have one between them. */
export const test = operating.extend<object, { production: Production }>({
  production: [
    async ({ lane }, use, { config }) => {
      const common = String(config.metadata.folder);
      const port = Number(config.metadata.port) + PORTS_AFTER + lane * PORTS_EACH;
      const production = await openProduction(common, path.join(common, `production-${lane}`), port);
      await use(production);
      await production.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  marketplace: async ({ production }, use) => use(production),
  // The certificate is of its own making.
  ignoreHTTPSErrors: true,
});

export { expect } from './test.ts';
