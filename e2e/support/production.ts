import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  planOf,
  SETTINGS,
  startBackend,
  startGateway,
  startNginx,
  startTool,
  untilStarted,
  type Plan,
  type Stop,
} from './installations.ts';
import { ROOT, runCommand, type Marketplace, type Outcome } from './marketplace.ts';
import { test as operating } from './operating.ts';
import { copyReleases } from './release-files.ts';

/** Line of nginx's log. */
interface Visit {
  path: string;
  status: number;
  /** Upstreams that were tried, in order; empty if nginx served the response itself. */
  asked: string[];
}

/** Production-like marketplace: nginx, two gateways, two backends and PostgreSQL. */
export interface Production extends Marketplace {
  /** Files-only origin of the same nginx. */
  filesOrigin: string;
  /** Stops a backend gracefully and restarts it until it is ready. */
  replaceBackend: (index: 0 | 1) => Promise<void>;
  /** Runs a command with a backend's environment. */
  run: (...command: [string, ...string[]]) => Promise<Outcome>;
  /** All logged requests, oldest first. */
  readVisits: () => Promise<Visit[]>;
}

/** Enables the demo, whose accounts the journeys use. */
const DEMO_SETTINGS = { ...SETTINGS, DEMO: '1' };

async function runWell(command: [string, ...string[]], env: Record<string, string>): Promise<void> {
  const { code, output } = await runCommand(ROOT, command, env);
  if (code !== 0) throw new Error(`npm run ${command.join(' ')} fails: ${output}`);
}

/** Backup of the demo data that can be restored to any database. */
async function backUpDemo(common: string, folder: string): Promise<string> {
  const dataDir = path.join(folder, 'demo');
  const backup = path.join(folder, 'backup');
  await cp(path.join(common, 'seeded'), dataDir, { recursive: true });
  await runWell(['admin', 'backup', '--to', backup], { DATA_DIR: dataDir, DATABASE_URL: '' });
  return backup;
}

const doorSettings = ({ origin, filesOrigin, releasesDir, innerOrigin }: Plan) => ({
  ...{ ...DEMO_SETTINGS, PUBLIC_ORIGIN: origin, RELEASES_DIR: releasesDir },
  ...{ BACKEND_ORIGIN: innerOrigin, AREA_ORIGINS: `vendor-portal=${filesOrigin}` },
});

const readVisit = (line: string): Visit => {
  const [, visited = '', status, asked = ''] = / [A-Z]+ (\S+) (\d{3}) \d+ \S+ to=([^/]+)\//.exec(line) ?? [];
  return { path: visited, status: Number(status), asked: asked === '-' ? [] : asked.split(', ') };
};

/**
 * Opens a production-like marketplace with the demo data and the releases of the shared one.
 * @param common folder of the shared marketplace
 * @param port the first of seven ports
 */
async function openProduction(common: string, folder: string, port: number): Promise<Production> {
  await rm(folder, { recursive: true, force: true });
  const plan = planOf(folder, port);
  const { origin, filesOrigin, releasesDir, dataDir, nginxFolder, backends, gateways } = plan;
  copyReleases(path.join(common, 'releases'), releasesDir);
  const [backup, database] = await Promise.all([
    backUpDemo(common, folder),
    startTool('backend/test/support/start-postgres.ts'),
  ]);
  const place = { PUBLIC_ORIGIN: origin, CORS_ORIGINS: filesOrigin, DATABASE_URL: database.line, DATA_DIR: dataDir };
  const settings = { ...DEMO_SETTINGS, ...place };
  const stops = new Map<string | number, Stop>();
  const keep = (name: string | number, started: Promise<Stop>) => started.then((stop) => stops.set(name, stop));
  const openBackend = (own: number) => keep(own, startBackend(own, settings));
  const close = async () => {
    await Promise.all([...stops.values()].map((stop) => stop()));
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };

  try {
    await runWell(['admin', 'restore', '--from', backup], settings);
    await untilStarted(backends.map(openBackend));
    const doors = gateways.map((own) => keep(own, startGateway(own, doorSettings(plan))));
    await untilStarted([keep('nginx', startNginx(plan)), ...doors]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...{ origin, filesOrigin, releasesDir, close },
    mailFolder: path.join(dataDir, 'mail'),
    async replaceBackend(index) {
      await stops.get(backends[index])?.();
      await openBackend(backends[index]);
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

/** Test with a production-like marketplace, shared by the journeys of a file. */
export const test = operating.extend<object, { production: Production }>({
  production: [
    async ({ lane }, use, { config }) => {
      const common = String(config.metadata.folder);
      const port = Number(config.metadata.port) + PORTS_AFTER + lane * PORTS_EACH;
      const production = await openProduction(common, path.join(common, `production-${lane}`), port);
      await use(production);
      await production.close();
    },
    { scope: 'worker' },
  ],
  marketplace: async ({ production }, use) => use(production),
  // The certificate is self-signed.
  ignoreHTTPSErrors: true,
});

export { expect } from './test.ts';
