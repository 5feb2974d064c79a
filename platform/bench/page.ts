// npm run bench:page: cost of the first visit of a page on a phone: rendered, with an empty shell, and as one bundle.
import { chromium, type Browser } from '@playwright/test';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { visit, type Network, type Stop, type Visit } from './measure.ts';
import { reportVisits } from './report-visits.ts';
import { listStops } from './stops.ts';
import { openVariants, type Variant } from './variants.ts';

const usage = `npm run bench:page                             the first visit of each page, in each variant, on two networks, 7 rounds
npm run bench:page -- --runs 5                 fewer rounds
npm run bench:page -- --pages home,shop        some of home, shop, product, cart, checkout
npm run bench:page -- --networks "Fast 4G"     one network
npm run bench:page -- --before ../balsam-old   compare with another, fully built checkout
npm run bench:page -- --stage postgres://…,folder  use the database and the folder printed by \`npm run bench:stage\`
npm run bench:page -- --fresh                  visit shop and product pages that were never requested
npm run bench:page -- --json figures.json      also write every visit to a file`;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    pages: { type: 'string', default: 'home,shop,product,cart,checkout' },
    networks: { type: 'string', default: 'Fast 4G,Slow 4G' },
    before: { type: 'string' },
    stage: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    json: { type: 'string' },
    help: { type: 'boolean' },
  },
});

/** Parses the output of `bench:stage`. */
function readStage(text: string | undefined) {
  if (text === undefined) return undefined;
  const [url = '', folder = ''] = text.split(',');
  if (options.before) throw new Error('--stage and --before cannot be combined: each has its own data.');
  if (!url || !folder)
    throw new Error('--stage must be the DATABASE_URL and the DATA_DIR of bench:stage, separated by a comma.');
  return { DATABASE_URL: url, DATA_DIR: folder };
}

const nameOf = (stop: Stop) => stop.path.split('/')[1] || 'home';

/** Alternates the variants, so that a busy moment of the machine does not affect only one of them. */
async function measure(browser: Browser, variants: (Variant & { stops: Stop[] })[], networks: Network[]) {
  const pages = options.pages.split(',');
  const results = new Map<string, Visit[]>();
  const runs = Number(options.runs);
  for (let run = 0; run <= runs; run += 1) {
    for (const network of networks) {
      for (const page of pages) {
        for (const { name, origin, stops } of variants) {
          const stop = stops.find((one) => nameOf(one) === page);
          if (!stop) throw new Error(`There is no page ${page} to visit.`);
          const address = options.fresh ? (stop.others?.shift() ?? stop.path) : stop.path;
          const result = await visit(browser, { origin, network }, { ...stop, path: address });
          const key = [network, page, name].join(', ');
          // The first round warms the server.
          if (run > 0 || runs === 0) results.set(key, [...(results.get(key) ?? []), result]);
        }
      }
    }
    process.stdout.write('.');
  }
  return results;
}

async function main() {
  const stage = readStage(options.stage);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-bench-'));
  const variants = await openVariants(folder, { before: options.before, stage });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const visited = await Promise.all(
      variants.map(async (variant) => ({ ...variant, stops: await listStops(variant.origin) })),
    );
    const results = await measure(browser, visited, options.networks.split(',') as Network[]);
    console.log(
      `\n${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}, Node ${process.version}, Chromium ${browser.version()}`,
    );
    reportVisits(results);
    if (options.json) await writeFile(options.json, JSON.stringify(Object.fromEntries(results), null, 2));
  } finally {
    await browser.close();
    await Promise.all(variants.map((variant) => variant.close()));
    await rm(folder, { recursive: true, force: true });
  }
}

if (options.help) console.log(usage);
else await main();
