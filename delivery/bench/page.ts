// npm run bench:page: what the first visit of a page costs on a phone, federated and as one bundle.
import { buildApp, loadConfig } from '@balsam/backend';
import { chromium, type Browser } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { askThrough } from '../src/gateway/ask-api.ts';
import { loadRendering } from '../src/gateway/config.ts';
import { gateway } from '../src/gateway/gateway.ts';
import { publishBuilds } from '../src/release/builds.ts';
import { openReleaseStore, type ReleaseStore } from '../src/release/store.ts';
import { visit, type Stop, type Visit } from './measure.ts';
import { publishSingleBundle } from './single-bundle.ts';
import { listStops } from './stops.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const usage = `npm run bench:page                          the first visit of each page, federated and as one bundle, 9 runs
npm run bench:page -- --runs 5              fewer runs
npm run bench:page -- --json figures.json   every visit as a file, too`;

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '9' }, json: { type: 'string' }, help: { type: 'boolean' } },
});

async function publishFederated(target: string): Promise<ReleaseStore> {
  const store = openReleaseStore(target, {});
  await publishBuilds(store);
  return store;
}

/** The same backend and data behind both variants, each on a port of its own. */
async function open(store: ReleaseStore, dataDir: string) {
  const app = await buildApp(loadConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: '0' }));
  await app.register(gateway, {
    store,
    installation: { apiBase: '/api/', origin: 'http://localhost', demoSignIn: null },
    askApi: askThrough(app),
    rendering: loadRendering({}),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { address, close: () => app.close() };
}

const quartile = (sorted: number[], share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;

const summarize = (visits: Visit[], key: keyof Visit) => {
  const sorted = visits.map((one) => one[key]).sort((a, b) => a - b);
  return { median: quartile(sorted, 0.5), low: quartile(sorted, 0.25), high: quartile(sorted, 0.75) };
};

interface Variant {
  name: string;
  address: string;
  stops: Stop[];
}

const nameOf = (stop: Stop) => stop.path.split('/')[1] || 'home';

async function measure(browser: Browser, variants: Variant[], runs: number) {
  const results = new Map<string, Visit[]>();
  const pages = variants[0]?.stops.keys() ?? [];
  const rounds = [...pages].flatMap((page) => variants.map((variant) => ({ variant, stop: variant.stops[page] })));
  for (let run = 0; run <= runs; run += 1) {
    for (const { variant, stop } of rounds) {
      if (!stop) continue;
      const result = await visit(browser, variant.address, stop);
      const key = `${nameOf(stop)}, ${variant.name}`;
      // The first round warms the server.
      if (run > 0) results.set(key, [...(results.get(key) ?? []), result]);
    }
    process.stdout.write('.');
  }
  return results;
}

function seedDemo(dataDir: string) {
  const args = ['run', '--silent', 'admin', '-w', '@balsam/backend', '--', 'seed', '--if-empty'];
  const { status } = spawnSync('npm', args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (status !== 0) throw new Error('The demo data could not be made.');
}

function report(results: Map<string, Visit[]>) {
  const rows = [...results].map(([page, visits]) => {
    const median = (key: keyof Visit) => Math.round(summarize(visits, key).median);
    const { low, high } = summarize(visits, 'lcp');
    return {
      page,
      requests: median('requests'),
      'JS KB': median('script'),
      'CSS KB': median('style'),
      'fonts KB': median('font'),
      'all KB': median('total'),
      FCP: median('fcp'),
      LCP: median('lcp'),
      'LCP quartiles': [low, high].map(Math.round).join('-'),
      CLS: Number(summarize(visits, 'cls').median.toFixed(4)),
      INP: median('inp'),
    };
  });
  console.table(rows);
}

async function main() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-bench-'));
  // Two processes on one embedded database are refused, so each variant has a copy of the same demo.
  const dataDirs = ['federated', 'single'].map((name) => path.join(folder, name, 'data'));
  dataDirs.forEach(seedDemo);
  const stores = [
    await publishFederated(path.join(folder, 'releases')),
    await publishSingleBundle(path.join(folder, 'bundle'), 'storefront'),
  ];
  const doors = await Promise.all(stores.map((store, index) => open(store, dataDirs[index] ?? '')));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const names = ['federated', 'one bundle'];
    const variants = await Promise.all(
      doors.map(async ({ address }, index) => ({ name: names[index] ?? '', address, stops: await listStops(address) })),
    );
    const results = await measure(browser, variants, Number(options.runs));
    console.log(
      `\n${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}, Chromium ${browser.version()}`,
    );
    report(results);
    if (options.json) await writeFile(options.json, JSON.stringify(Object.fromEntries(results), null, 2));
  } finally {
    await browser.close();
    await Promise.all(doors.map((door) => door.close()));
    await rm(folder, { recursive: true, force: true });
  }
}

if (options.help) console.log(usage);
else await main();
