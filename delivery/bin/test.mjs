// npm test [-- --all]: everything that proves the marketplace. What has not changed since it was last proved is not run
// again; --all runs all of it, with both engines and both languages in full. docs/TESTING.md says what is where.
import { install, requireNode, run, say, stop } from './steps.mjs';
import { installPrograms, requirePrograms } from './programs.mjs';
import { makeScratch } from '../../backend/test/support/scratch.mjs';
import { clearTimings, idleMs, printEnd, printSummary, readTasks } from './test-summary.mjs';

const isWhole = process.argv.includes('--all');

/** Cheap layers first: a journey in the browser begins when all that it stands on holds. */
const STEPS = [
  {
    what: 'Lint, types, Jest, backend, build',
    targets: [
      ...['test-postgres', 'test-pglite', 'test', 'typecheck', 'build'],
      ...['lint:code', 'lint:styles', 'lint:format', 'lint:licences', 'lint:structure', 'lint:unused'],
    ],
    // The long ones take both cores: more beside each other would only push each other out of the caches.
    parallel: 2,
  },
  {
    what: 'Browser journeys',
    // The longest first: the others run beside it, one after the other.
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
  const unproven = tasks.filter(({ status }) => status !== 0);
  const failed = unproven.map(({ id }) => id);
  printSummary(tasks, spent);
  for (const task of unproven) printEnd(task);
  console.log(`${tasks.length - failed.length} passed, ${failed.length || 1} failed`);
  stop(
    `${failed.join(', ') || step.what} failed.`,
    `The lines above name the cause. Only this: ${failed.map((id) => `npx nx run ${id}`).join(' && ') || `npx ${argumentsOf(step).join(' ')}`}`,
  );
}
printSummary(tasks, spent);
const minutes = (from) => ((Date.now() - from) / 60_000).toFixed(1);
say(`All of it passed in ${minutes(begun)} minutes, ${minutes(installed)} without installing`);
console.log(`${tasks.length} passed, 0 failed`);
