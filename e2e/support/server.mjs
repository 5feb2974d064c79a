// A marketplace of its own for the journeys: fresh data in a temporary folder, removed at the end.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const cwd = path.resolve(import.meta.dirname, '../..');
// The journeys read its mails, so they must know where it is.
const folder = process.env.JOURNEYS_DIR ?? path.join(tmpdir(), `balsam-journeys-${process.env.PORT}`);
rmSync(folder, { recursive: true, force: true });
const env = {
  ...process.env,
  DATA_DIR: path.join(folder, 'data'),
  RELEASES_DIR: path.join(folder, 'releases'),
  LOG_LEVEL: 'warn',
  // Every journey signs in from one address within seconds.
  RATE_LIMIT: '0',
};

const seeded = spawnSync('npm', ['run', '--silent', 'seed'], { cwd, env, stdio: 'inherit' });
if (seeded.status !== 0) process.exit(seeded.status ?? 1);
// Journeys that need a marketplace to themselves begin with the same data.
cpSync(env.DATA_DIR, path.join(folder, 'seeded'), { recursive: true });
mkdirSync(path.join(env.RELEASES_DIR, 'areas'), { recursive: true });

const start = (file, more) =>
  spawn('node', ['--import', 'tsx', `delivery/src/${file}`], { cwd, env: { ...env, ...more }, stdio: 'inherit' });

// Each area's files come from an origin of its own, unless somebody wants to see them beside the shell.
const areas = process.env.E2E_AREAS === 'together' ? [] : ['storefront', 'vendor-portal', 'admin-console'];
const ports = areas.map((_area, index) => String(Number(process.env.PORT) + 1 + index));
const fileServers = ports.map((port) => start('serve-files.ts', { PORT: port }));
const AREA_ORIGINS = areas.map((area, index) => `${area}=http://localhost:${ports[index]}`).join();
const server = start('serve.ts', { AREA_ORIGINS });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  for (const fileServer of fileServers) fileServer.kill();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
