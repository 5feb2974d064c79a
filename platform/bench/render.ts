// npm run bench:render: server cost of rendering, per page.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runLoad, type Run } from '../../backend/bench/load.ts';
import { startMeasured } from '../../backend/bench/measured-process.ts';
import { median } from '../../backend/bench/statistics.ts';
import { loadRendering } from '../src/gateway/config.ts';
import { listStops } from './stops.ts';
import { makeDemo, publishFederated, untilRendered } from './variants.ts';

const usage = `npm run bench:render                    CPU and pages per second at 16 connections, and memory, 5 rounds of 3 s
npm run bench:render -- --runs 3        fewer rounds
npm run bench:render -- --seconds 1     shorter rounds`;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    help: { type: 'boolean' },
  },
});

const CONNECTIONS = 16;
const PAGES = 3;
const HEADERS = { accept: 'text/html', 'accept-encoding': 'br, gzip', cookie: 'lang=en; currency=SAR' };

/** Ways of serving the same page: with an empty shell, rendered for each request, rendered once and cached. */
const VARIANTS = {
  'empty shell': { RENDER_THREADS: '0' },
  rendered: { RENDER_THREADS: '1', PAGE_CACHE_MB: '0' },
  kept: { RENDER_THREADS: '1' },
  'four threads': { RENDER_THREADS: '4' },
};
type Name = keyof typeof VARIANTS;

interface Usage {
  cpuMs: number;
  rssMb: number;
}

interface Server {
  name: Name;
  address: string;
  use(): Promise<Usage>;
  stop(): Promise<void>;
}

async function start(name: Name, folder: string): Promise<Server> {
  const data = path.join(folder, name.replaceAll(' ', '-'));
  await cp(path.join(folder, 'demo'), data, { recursive: true });
  const releases = path.join(folder, 'releases');
  const environment = { DATA_DIR: data, RELEASES_DIR: releases, PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: '0' };
  const script = new URL('render-server.ts', import.meta.url).href;
  const { address, stop } = await startMeasured(script, { ...environment, ...VARIANTS[name] });
  const store = await publishFederated(releases);
  await untilRendered(address, store, loadRendering(VARIANTS[name]));
  return { name, address, stop, use: async () => (await (await fetch(`${address}/usage`)).json()) as Usage };
}

type Figures = Run & { cpuMs: number };

async function load({ address, use }: Server, page: string, seconds: number): Promise<Figures> {
  const request = { method: 'GET', path: page, headers: HEADERS } as const;
  const before = await use();
  const run = await runLoad(address, { connections: CONNECTIONS, limit: { seconds }, next: () => request });
  const after = await use();
  return { ...run, cpuMs: (after.cpuMs - before.cpuMs) / run.requests };
}

/** Alternates the servers, so that a busy moment of the machine does not affect only one of them. */
async function measure(servers: Server[], pages: string[]) {
  const results = new Map<string, Figures[]>();
  for (let run = 0; run <= Number(options.runs); run += 1) {
    for (const page of pages) {
      for (const server of servers) {
        const figures = await load(server, page, Number(options.seconds));
        const key = `${page}, ${server.name}`;
        // The first round warms the server.
        if (run > 0) results.set(key, [...(results.get(key) ?? []), figures]);
      }
    }
    process.stdout.write('.');
  }
  return results;
}

function report(results: Map<string, Figures[]>): void {
  const rows = [...results].map(([page, runs]) => {
    const of = (key: keyof Figures) => Number(median(runs.map((run) => run[key])).toPrecision(3));
    return { page, 'pages/s': of('perSecond'), 'CPU ms': of('cpuMs'), p50: of('p50'), p99: of('p99') };
  });
  console.table(rows);
}

/** Memory of one thread: four threads for shell and area are six more than one each. */
async function reportMemory(folder: string, one: Server): Promise<void> {
  const four = await start('four threads', folder);
  const more = (await four.use()).rssMb - (await one.use()).rssMb;
  await four.stop();
  console.log(`Resident memory of a release's thread: ${Math.round(more / 6)} MB`);
}

async function main() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-bench-'));
  const servers: Server[] = [];
  try {
    await makeDemo(path.join(folder, 'demo'));
    await publishFederated(path.join(folder, 'releases'));
    for (const name of ['empty shell', 'rendered', 'kept'] as const) servers.push(await start(name, folder));
    const [first, , last] = servers;
    // Before any request, because later allocations are not specific to threads.
    if (last) await reportMemory(folder, last);
    const stops = await listStops(first?.address ?? '');
    const pages = stops.slice(0, PAGES).map((stop) => stop.path);
    const results = await measure(servers, pages);
    console.log(`\n${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}`);
    report(results);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

if (options.help) console.log(usage);
else await main();
