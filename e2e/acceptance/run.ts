// npm run acceptance: tests the promises of docs/RELIABILITY.md and writes the results there.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServers } from './support/demo.ts';
import { formatMs } from './support/latency.ts';
import { readOptions, USAGE, WrongUse, type Options } from './support/options.ts';
import { writeReport } from './support/report.ts';
import { storeResult, measure, readResults } from './support/results.ts';
import { scenarios } from './scenarios/index.ts';
import type { Result, Scenario } from './support/scenario.ts';

function list(chosen: readonly Scenario[]): void {
  const results = readResults();
  for (const { name, promise, minutes } of chosen) {
    const last = results[name];
    const state = last ? `${last.passed ? 'passed' : 'FAILED'} ${last.measuredAt.slice(0, 10)}` : 'not run yet';
    console.log(`${name.padEnd(14)}${`${minutes} min`.padStart(8)}  ${state}\n    ${promise}`);
  }
}

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Runs a scenario; one that ends with an error has failed. */
async function attempt(scenario: Scenario, smoke: boolean): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), `balsam-acceptance-${scenario.name}-`));
  const begun = performance.now();
  const say = (line: string) => console.log(`  ${formatMs(performance.now() - begun).padStart(8)}  ${line}`);
  try {
    return await scenario.run({ say, folder, smoke });
  } catch (error) {
    console.error(textOf(error));
    const cause = error instanceof Error ? error.message : String(error);
    return { passed: false, figures: {}, failures: [`The run ended early: ${cause}`] };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** @returns true if the promise was kept */
async function runScenario(scenario: Scenario, { smoke }: Options): Promise<boolean> {
  const { name, promise } = scenario;
  console.log(`\n▸ ${name}${smoke ? ' (smoke)' : ''}: ${promise}`);
  const started = performance.now();
  const result = await attempt(scenario, smoke);
  const duration = performance.now() - started;
  for (const [label, figure] of Object.entries(result.figures)) console.log(`    ${label}: ${figure}`);
  for (const failure of result.failures) console.error(`  ✖ ${failure}`);
  console.log(`  ${result.passed ? '✔ passed' : '✖ failed'}, ${formatMs(duration)}`);
  if (!result.passed) console.error(`  Repeat: npm run acceptance -- ${name}${smoke ? ' --smoke' : ''}`);
  if (!smoke) await writeReport(scenarios, await storeResult(measure(scenario, result, duration)));
  return result.passed;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), scenarios);
  if (options === 'help') return console.log(USAGE);
  if (options.list) return list(options.chosen);
  if (options.write) return writeReport(scenarios, readResults());
  await buildServers();
  const failed = new Set<string>();
  for (const scenario of options.chosen)
    for (let time = 0; time < options.repeat; time += 1)
      if (!(await runScenario(scenario, options))) failed.add(scenario.name);
  console.log(`\n${options.chosen.length - failed.size} of ${options.chosen.length} passed.`);
  if (failed.size > 0) console.error(`✖ Failed: npm run acceptance -- ${[...failed].join(' ')}`);
  process.exitCode = failed.size > 0 ? 1 : 0;
}

// Ends the processes it has started: see program.ts.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

main().catch((error: unknown) => {
  console.error(`acceptance: ${error instanceof WrongUse ? error.message : textOf(error)}`);
  process.exitCode = error instanceof WrongUse ? 2 : 1;
});
