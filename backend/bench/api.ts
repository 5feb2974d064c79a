import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { measureEngine } from './measure-engine.ts';
import { measureOverload } from './overload.ts';
import { readOptions, usage, type Options } from './options.ts';
import { peers } from './peers.ts';
import {
  describeMachine,
  toFigures,
  toGrowthTable,
  toOverloadTable,
  toReport,
  toTable,
  type Figures,
} from './report.ts';

// npm run bench:api: response times of the API, compared with a bare Fastify that sends the same bytes.

const loadAverage = () => Number((os.loadavg()[0] ?? 0).toFixed(1));

const STOPS = ['SIGINT', 'SIGTERM'] as const;

const runOverload = async (options: Options, signal: AbortSignal) => {
  for (const engine of options.engines) {
    const say = (sentence: string) => console.log(`${engine}: ${sentence}`);
    const figures = await measureOverload(engine, options, { say, signal });
    console.log(`\n${engine}, ${options.seconds} s each, load average ${loadAverage()}\n${toOverloadTable(figures)}\n`);
  }
};

const run = async (options: Options) => {
  const { cpu, cores, memoryGb, node } = describeMachine();
  const before = loadAverage();
  const fsync = options.fsync ? 'with fsync' : 'without fsync';
  console.log(`${cores} x ${cpu}, ${memoryGb} GB, Node ${node}, load average ${before}, PostgreSQL ${fsync}`);
  const stop = new AbortController();
  // The first signal ends the servers and removes the folders; a second one exits immediately.
  for (const name of STOPS) process.once(name, () => stop.abort(new Error(`stopped by ${name}`)));
  if (options.overload) return runOverload(options, stop.signal);
  const figures: Figures[] = [];
  for (const products of options.products) {
    for (const engine of options.engines) {
      const copies = options.copies > 1 ? `, each ${options.copies} times` : '';
      const stage = `${engine}, ${products ?? "the demo's"} products${copies}`;
      const say = (sentence: string) => console.log(`${stage}: ${sentence}`);
      const measured = (await measureEngine(engine, products, options, { say, signal: stop.signal })).map(toFigures);
      console.log(`\n${stage}, median of ${options.runs} runs, load average ${loadAverage()}\n${toTable(measured)}\n`);
      figures.push(...measured);
    }
  }
  const [small, big] = options.products.map((size) => figures.filter(({ products }) => products === size));
  if (small && big) console.log(`${options.products.join(' to ')} products\n${toGrowthTable(small, big)}\n`);
  const report = toReport(options, { before, after: loadAverage() }, figures);
  if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`);
};

try {
  const options = readOptions(process.argv.slice(2));
  if (options?.peers) console.log(peers);
  else if (options) await run(options);
  else console.log(usage);
} catch (error) {
  console.error(`bench:api: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
