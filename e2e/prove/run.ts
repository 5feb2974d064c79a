// npm run prove: puts each promise of docs/RELIABILITY.md to the test, and writes down what it showed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServers } from './support/demo.ts';
import { inWords } from './support/latency.ts';
import { readOptions, USAGE, WrongUse, type Options } from './support/options.ts';
import { writeDocuments } from './support/report.ts';
import { keepResult, measure, readResults } from './support/results.ts';
import { scenarios } from './scenarios/index.ts';
import type { Result, Scenario } from './support/scenario.ts';

function list(chosen: readonly Scenario[]): void {
  const results = readResults();
  for (const { id, name, promise, minutes } of chosen) {
    const last = results[name];
    const state = last ? `${last.passed ? 'held' : 'DID NOT HOLD'} ${last.measuredAt.slice(0, 10)}` : 'not run yet';
    console.log(`${id.padEnd(4)}${name.padEnd(14)}${`${minutes} min`.padStart(8)}  ${state}\n    ${promise}`);
  }
}

const wordOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** A scenario that could not be run to its end has not held. */
async function attempt(scenario: Scenario, smoke: boolean): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), `balsam-prove-${scenario.name}-`));
  const begun = performance.now();
  const say = (line: string) => console.log(`  ${inWords(performance.now() - begun).padStart(8)}  ${line}`);
  try {
    return await scenario.run({ say, folder, smoke });
  } catch (error) {
    console.error(wordOf(error));
    const cause = error instanceof Error ? error.message : String(error);
    return { passed: false, figures: {}, failures: [`It could not be run to its end: ${cause}`] };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** @returns whether the promise held */
async function prove(scenario: Scenario, { smoke }: Options): Promise<boolean> {
  const { id, name, promise } = scenario;
  console.log(`\n▸ ${id} ${name}${smoke ? ' (smoke)' : ''}: ${promise}`);
  const begun = performance.now();
  const result = await attempt(scenario, smoke);
  const took = performance.now() - begun;
  for (const [what, figure] of Object.entries(result.figures)) console.log(`    ${what}: ${figure}`);
  for (const failure of result.failures) console.error(`  ✖ ${failure}`);
  console.log(`  ${result.passed ? '✔ held' : '✖ did not hold'}, ${inWords(took)}`);
  if (!result.passed) console.error(`  Only this: npm run prove -- ${name}${smoke ? ' --smoke' : ''}`);
  if (!smoke) await writeDocuments(scenarios, await keepResult(measure(scenario, result, took)));
  return result.passed;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), scenarios);
  if (options === 'help') return console.log(USAGE);
  if (options.list) return list(options.chosen);
  if (options.write) return writeDocuments(scenarios, readResults());
  await buildServers();
  const broken = new Set<string>();
  for (const scenario of options.chosen)
    for (let time = 0; time < options.repeat; time += 1)
      if (!(await prove(scenario, options))) broken.add(scenario.name);
  console.log(`\n${options.chosen.length - broken.size} of ${options.chosen.length} promises held.`);
  if (broken.size > 0) console.error(`✖ Did not hold: npm run prove -- ${[...broken].join(' ')}`);
  process.exitCode = broken.size > 0 ? 1 : 0;
}

// Stopped, it ends what it has started: see program.ts.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

main().catch((error: unknown) => {
  console.error(`prove: ${error instanceof WrongUse ? error.message : wordOf(error)}`);
  process.exitCode = error instanceof WrongUse ? 2 : 1;
});
