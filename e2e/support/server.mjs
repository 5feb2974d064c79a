// A marketplace of its own for the journeys: fresh data in a temporary folder, removed at the end.
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
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

const server = spawn('node', ['--import', 'tsx', 'delivery/src/serve.ts'], { cwd, env, stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
