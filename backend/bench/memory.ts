import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../database/seed/random.ts';
import { createMakers, different } from './addresses.ts';
import { readCatalogue } from './catalogue.ts';
import { runLoad, type Request } from './load.ts';
import { createStage, type Stage } from './stage.ts';
import { zipf } from './zipf.ts';

// npm run bench:memory [-- minutes]: memory of a shop with 20,500 products at full load. Nine of ten requests repeat others
// by Zipf's law; one is new.

const PRODUCTS = 20_500;
const PORT = 4778;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const KINDS = ['list', 'filter', 'search', 'suggest', 'product'] as const;
const POOL = 2000;
const REPEATED_SHARE = 0.9;
const SERVER = path.resolve(import.meta.dirname, '../dist/server.js');

/** Resident memory of a process in megabytes. */
const residentMb = async ({ pid }: ChildProcess): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

const start = async ({ environment }: Stage): Promise<ChildProcess> => {
  const env = { ...process.env, ...environment, PORT: String(PORT), HOST: '127.0.0.1' };
  const server = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const isReady = () =>
    fetch(`${ADDRESS}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The backend has ended. Build it first: npm run build.');
    await wait(50);
  }
  return server;
};

const createRequests = async (stage: Stage): Promise<() => Request> => {
  const database = await stage.open();
  const makers = createMakers(await readCatalogue(database), createRandom(3));
  await database.close();
  const random = createRandom(9);
  const kinds = KINDS.map((kind) => ({
    repeated: zipf(different(POOL, makers[kind]), createRandom(4)),
    fresh: makers[kind],
  }));
  return () => {
    const { repeated, fresh } = random.pick(kinds);
    return random.next() < REPEATED_SHARE ? repeated() : fresh();
  };
};

const measure = async (minutes: number) => {
  const stage = await createStage('postgres', PRODUCTS, { fsync: true });
  try {
    const next = await createRequests(stage);
    const server = await start(stage);
    try {
      console.log(`started: ${(await residentMb(server)).toFixed(0)} MB`);
      for (let minute = 1; minute <= minutes; minute += 1) {
        const run = await runLoad(ADDRESS, { connections: 16, limit: { seconds: 60 }, next });
        const memory = (await residentMb(server)).toFixed(0);
        console.log(`${minute} min: ${run.perSecond.toFixed(0)}/s, p99 ${run.p99.toFixed(0)} ms, ${memory} MB`);
      }
    } finally {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  } finally {
    await stage.remove();
  }
};

await measure(Number(process.argv[2] ?? 10));
