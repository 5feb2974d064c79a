// Shared by all journeys: the seeded data, the published releases, the origins of area files, and one marketplace per
// worker, which is lent to the next worker of any group afterwards.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { FOLDER, PORT } from './location.ts';
import { AREAS, howToFree, originOf, type Shop } from './shop.ts';
import { ROOT, startProgram } from './marketplace.ts';
import { copyReleases } from './release-files.ts';

const SHOPS_AFTER = 10;
const demo = path.join(ROOT, 'backend/dist/test-demo');
const releases = path.join(FOLDER, 'releases');

const must = (command: string, ...args: string[]) => {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

const stops: (() => Promise<void>)[] = [];
const start = async (file: string, env: Record<string, string>, readiness: string) => {
  stops.push(await startProgram(file, { ...env, RELEASES_DIR: releases }, readiness));
};

const areaOrigins = AREAS.map((area) => `${area}=${originOf(PORT, area)}`).join();

/** Marketplaces not in use. */
const free: Shop[] = [];
let opened = 0;

/** Opens a marketplace from a copy of the seeded data. */
async function openShop(number: number): Promise<Shop> {
  const dataDir = path.join(FOLDER, `shop-${number}`);
  cpSync(path.join(FOLDER, 'seeded'), dataDir, { recursive: true });
  const own = String(PORT + SHOPS_AFTER + number);
  const origin = `http://localhost:${own}`;
  await start(
    'platform/dist/serve.js',
    { PORT: own, DATA_DIR: dataDir, AREA_ORIGINS: areaOrigins, PAYMENT_PROVIDER: 'test' },
    `${origin}/readyz`,
  );
  return { root: ROOT, origin, mailFolder: path.join(dataDir, 'mail') };
}

/** POST lends a marketplace, PUT returns it. */
const server = createServer(async (request, response) => {
  await isReady;
  if (request.method === 'POST') response.end(JSON.stringify(free.pop() ?? (await openShop(opened++))));
  else if (request.method === 'PUT') {
    free.push((await json(request)) as Shop);
    response.end();
  } else response.end();
});
try {
  await once(server.listen(PORT), 'listening');
} catch (error) {
  throw new Error(`The port of the journeys' marketplaces is in use. ${howToFree(PORT)}`, { cause: error });
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
// Nx has created both; a single run publishes the current builds.
if (!existsSync(demo)) must('npm', 'run', '--silent', 'test-demo', '-w', '@balsam/backend');
if (!process.env.NX_TASK_TARGET_TARGET) {
  must('npm', 'run', '--silent', 'build:servers');
  must('node', 'e2e/support/publish.mjs');
}
cpSync(demo, path.join(FOLDER, 'seeded'), { recursive: true });
copyReleases(path.join(ROOT, 'e2e/dist/releases'), releases);

const isReady = Promise.all(
  AREAS.map((area) => {
    const { origin, port: own } = new URL(originOf(PORT, area));
    return start('platform/dist/serve-files.js', { PORT: own }, `${origin}/healthz`);
  }),
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    server.close();
    await Promise.all(stops.map((stop) => stop()));
    rmSync(FOLDER, { recursive: true, force: true });
    process.exit(0);
  });
}
