// What all journeys have in common: the seeded data, the published releases, and the origins of the areas' files.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, get } from 'node:http';
import path from 'node:path';

const cwd = path.resolve(import.meta.dirname, '../..');
const folder = process.env.JOURNEYS_DIR;
const port = Number(process.env.PORT);
const demo = path.join(cwd, 'backend/dist/demo');
const env = { ...process.env, RELEASES_DIR: path.join(folder, 'releases'), LOG_LEVEL: 'warn' };

const must = (command, args) => {
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// `npm test` has made both; a journey that is run by itself publishes what is built now.
if (!existsSync(demo)) must('npm', ['run', '--silent', 'demo', '-w', '@balsam/backend']);
if (!process.env.NX_TASK_TARGET_TARGET) must('node', ['e2e/support/publish.mjs']);
cpSync(demo, path.join(folder, 'seeded'), { recursive: true });
cpSync(path.join(cwd, 'e2e/dist/releases'), env.RELEASES_DIR, { recursive: true });

const areas = ['storefront', 'vendor-portal', 'admin-console'];
const fileServers = areas.map((_area, index) =>
  spawn('node', ['--import', 'tsx', 'delivery/src/serve-files.ts'], {
    cwd,
    env: { ...env, PORT: String(port + 1 + index) },
    stdio: 'inherit',
  }),
);

const isUp = (_file, index) =>
  new Promise((resolve) => {
    const asked = get(`http://localhost:${port + 1 + index}/healthz`, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on('error', () => resolve(false));
  });

// Asked until it says yes: then the journeys begin.
const readiness = createServer(async (_request, response) => {
  const up = await Promise.all(fileServers.map(isUp));
  response.writeHead(up.every(Boolean) ? 200 : 503).end();
}).listen(port);

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    for (const fileServer of fileServers) fileServer.kill();
    readiness.close();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
}
