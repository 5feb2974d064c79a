import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { startNginx } from '../nginx.ts';
import type { startDatabaseTier } from './database-tier.ts';
import type { Engines } from './engines.ts';
import { accepts, isOk, startService, type Plan, type Services } from './processes.ts';
import { userNamed } from './users.ts';

const run = promisify(execFile);

export const ROOT = path.resolve(import.meta.dirname, '../../..');

interface ShopSettings {
  readonly folder: string;
  readonly ports: {
    readonly valkey: number;
    readonly backends: readonly number[];
    readonly gateways: readonly number[];
    readonly nginx: { readonly http: number; readonly https: number; readonly inner: number };
  };
  readonly engines: Engines;
  readonly database: Awaited<ReturnType<typeof startDatabaseTier>>;
  readonly releases: string;
  readonly restore: string | undefined;
  readonly services: Services;
}

type Environment = Record<string, string>;

async function startValkey({ folder, ports, engines, services }: ShopSettings): Promise<Environment> {
  if (!engines.valkey) return {};
  const limits = ['--save', '', '--maxmemory', '64mb', '--maxmemory-policy', 'noeviction'];
  const command = [...engines.valkey, '--bind', '127.0.0.1', '--port', String(ports.valkey), ...limits] as const;
  const plan = { name: 'valkey', command, as: userNamed('daemon'), isReady: accepts(ports.valkey) };
  services.add(await startService(folder, plan));
  return { VALKEY_URL: `redis://127.0.0.1:${ports.valkey}` };
}

/** Starts the S3 stand-in of the backend's tests. @returns a backend's variables */
async function startBucket({ services }: ShopSettings): Promise<Environment> {
  const file = 'backend/test/support/start-bucket.ts';
  const tool = spawn(process.execPath, ['--import', 'tsx', file], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(tool, 'exit');
  const [line] = await Promise.race([once(createInterface(tool.stdout), 'line'), ended]);
  if (typeof line !== 'string') throw new Error(`${file} ended before it was ready.`);
  services.addStop(async () => {
    tool.kill('SIGTERM');
    await ended;
  });
  return JSON.parse(line);
}

/** Copies releases, so that the gateways' user can read them. */
async function copyReleases({ folder, releases }: ShopSettings): Promise<Environment> {
  if (!existsSync(releases)) throw new Error(`There are no releases in ${releases}: run npm start once.`);
  const RELEASES_DIR = path.join(folder, 'releases');
  await cp(releases, RELEASES_DIR, { recursive: true });
  return { RELEASES_DIR, RELEASE_PUBLIC_KEYS: (await readFile(`${releases}-keys/public-keys`, 'utf8')).trim() };
}

/** Creates a folder in which another user may write. */
async function makeRoom(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o777);
  return folder;
}

/** Starts a server of the current version, to which the link `app` leads as on a production machine. */
const startServer = async (
  { folder, services }: ShopSettings,
  { name, file, port, env, as }: { name: string; file: string; port: number; env: Environment; as: Plan['as'] },
) => {
  const command = [process.execPath, path.join(folder, 'app', file)] as const;
  const isReady = () => isOk(`http://127.0.0.1:${port}/readyz`);
  const plan = { name, command, as, cwd: ROOT, env: { ...env, PORT: String(port) }, isReady };
  services.add(await startService(folder, plan));
};

/** Starts Valkey, object storage, three backends, two gateways and nginx, on an empty database. */
export async function startShopTier(settings: ShopSettings) {
  const { folder, ports, database, restore, services } = settings;
  const secret = randomBytes(32).toString('hex');
  const origin = `https://localhost:${ports.nginx.https}`;
  const api = `http://127.0.0.1:${ports.nginx.inner}`;
  const shared = {
    ...{ NODE_ENV: 'production', DEMO: '1', TRUST_PROXY: '1', DRAIN_SECONDS: '3', LOG_LEVEL: 'warn' },
    ...{ PUBLIC_ORIGIN: origin, BEACON_SECRET: secret },
    ...(await startValkey(settings)),
  };
  const environment: Environment = {
    ...shared,
    ...(await startBucket(settings)),
    ...{ DATA_DIR: await makeRoom(path.join(folder, 'data')), TEST_BANK_SECRET: secret },
    ...{ DATABASE_URL: database.pooled, DATABASE_POOLED: '1', DATABASE_READ_URLS: database.reads.join(',') },
  };
  const direct = { DATABASE_URL: database.direct, DATABASE_POOLED: '', DATABASE_READ_URLS: '' };
  const env = { ...process.env, ...environment, ...direct };
  for (const command of [restore ? ['restore', '--from', restore] : ['seed'], ['database-settings', '--apply']])
    await run('npm', ['run', '--silent', 'admin', '--', ...command], { cwd: ROOT, env, maxBuffer: 1 << 24 });

  await symlink(ROOT, path.join(folder, 'app'));
  const [backend, gateway] = ['backend/dist/server.js', 'platform/dist/serve-gateway.js'];
  await Promise.all(
    ports.backends.map((port, index) =>
      startServer(settings, {
        ...{ name: `backend-${index + 1}`, file: backend, port, env: environment, as: userNamed('daemon') },
      }),
    ),
  );
  const releases = await copyReleases(settings);
  const nginx = await startNginx(path.join(folder, 'nginx'), {
    ...{ names: { shop: 'localhost', files: 'files.localhost' }, ports: ports.nginx, user: 'www-data' },
    ...{ backends: ports.backends, gateways: ports.gateways, releases: path.join(folder, 'releases') },
  });
  services.addStop(nginx.stop);
  await Promise.all(
    ports.gateways.map(async (port, index) => {
      const name = `gateway-${index + 1}`;
      const LAST_REVISION_FILE = path.join(await makeRoom(path.join(folder, name)), 'last-revision.json');
      const env = { ...shared, ...releases, BACKEND_ORIGIN: api, LAST_REVISION_FILE };
      await startServer(settings, { name, file: gateway, port, env, as: userNamed('bin') });
    }),
  );
  return { origin, api, environment, backends: ports.backends.map((port) => `http://127.0.0.1:${port}`) };
}
