// npm test [-- --all]: runs all checks and tests. Tasks without changes since their last success come from the cache;
// --all runs everything, with both engines and both languages in full. See docs/TESTING.md.
import { install, requireNode, run, say, stop } from './steps.mjs';
import { installPrograms, requirePrograms } from './programs.mjs';
import { makeScratch } from '../../backend/test/support/scratch.mjs';
import { clearTimings, idleMs, printEnd, printSummary, readTasks } from './test-summary.mjs';

const isWhole = process.argv.includes('--all');

/** Cheap layers first: browser journeys start only when everything below them has passed. */
const STEPS = [
  {
    what: 'Lint, types, Jest, backend, build',
    targets: [
      ...['test-postgres', 'test-pglite', 'test', 'typecheck', 'build'],
      ...['lint:code', 'lint:styles', 'lint:format', 'lint:licences', 'lint:structure', 'lint:unused'],
    ],
    // Long tasks use both cores; more in parallel would only compete for CPU caches.
    parallel: 2,
  },
  {
    what: 'Browser journeys',
    // Longest first; the others run next to it, one after the other.
    targets: ['journeys-marketplace', 'journeys-storefront', 'journeys-vendor-portal', 'journeys-admin-console'],
    parallel: 2,
  },
];

const argumentsOf = ({ targets, parallel }) => [
  ...['nx', 'run-many', '-t', ...targets, `--parallel=${parallel}`, '--outputStyle=static'],
  ...(isWhole ? ['--skip-nx-cache'] : []),
];

requireNode();
const begun = Date.now();
await Promise.all([install(), installPrograms()]);
const programs = requirePrograms();
const installed = Date.now();
clearTimings();
const env = {
  ...programs,
  TMPDIR: makeScratch(),
  ...(isWhole && { TEST_ALL: '1' }),
};

const tasks = [];
const spent = { installMs: installed - begun, idle: 0 };
for (const step of STEPS) {
  say(step.what);
  const code = await run('npx', argumentsOf(step), { env });
  const ran = readTasks();
  spent.idle += idleMs(ran, step.parallel);
  tasks.push(...ran);
  if (code === 0) continue;
  const failedTasks = tasks.filter(({ status }) => status !== 0);
  const failed = failedTasks.map(({ id }) => id);
  printSummary(tasks, spent);
  for (const task of failedTasks) printEnd(task);
  console.log(`${tasks.length - failed.length} passed, ${failed.length || 1} failed`);
  stop(
    `${failed.join(', ') || step.what} failed.`,
    `See the output above for the cause. To repeat only this: ${failed.map((id) => `npx nx run ${id}`).join(' && ') || `npx ${argumentsOf(step).join(' ')}`}`,
  );
}
printSummary(tasks, spent);
const minutes = (from) => ((Date.now() - from) / 60_000).toFixed(1);
say(`Everything passed in ${minutes(begun)} minutes (${minutes(installed)} without installation)`);
console.log(`${tasks.length} passed, 0 failed`);
