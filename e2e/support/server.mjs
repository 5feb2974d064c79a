// A marketplace of its own for the journeys: fresh data in a temporary folder, removed at the end.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const cwd = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'balsam-journeys-'));
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

const server = spawn('node', ['--import', 'tsx', 'delivery/src/serve.ts'], { cwd, env, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
