// Summary of `npm test`: duration of steps, slowest test files, slowest journeys.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readJson, ROOT } from './steps.mjs';

const LAST_RUN = '.nx/cache/run.json';
const OUTPUTS = '.nx/cache/terminalOutputs';
const MOST = 10;
/** Lines of a failed task's output repeated at the end, for logs that are truncated at the top. */
const LAST_LINES = 50;

const folders = () => readJson('package.json').workspaces.map((name) => path.join(name, 'test-results'));

/** Removes timings of earlier runs; cached tasks restore their own. */
export function clearTimings() {
  for (const folder of folders()) rmSync(path.join(ROOT, folder), { recursive: true, force: true });
}

/** Tasks of Nx's last run with their durations. */
export function readTasks() {
  if (!existsSync(path.join(ROOT, LAST_RUN))) return [];
  return readJson(LAST_RUN).tasks.map(({ taskId, hash, startTime, endTime, cacheStatus, status }) => ({
    id: taskId,
    hash,
    from: Date.parse(startTime),
    ms: Date.parse(endTime) - Date.parse(startTime),
    isCached: cacheStatus !== 'cache-miss',
    status,
  }));
}

/**
 * Unused capacity in ms: time in which another task could have run. Splitting a long task would use it.
 * @param room number of tasks that run in parallel
 */
export function idleMs(tasks, room) {
  const ran = tasks.filter(({ isCached }) => !isCached);
  if (ran.length === 0) return 0;
  const begun = Math.min(...ran.map(({ from }) => from));
  const ended = Math.max(...ran.map(({ from, ms }) => from + ms));
  const busy = ran.reduce((total, { ms }) => total + ms, 0);
  return Math.max(0, room * (ended - begun) - busy);
}

/** Start of the line that names a failed test in Jest (●), Node's runner (✖) and Playwright ([chromium] ›). */
const NAMES_A_TEST = /^\s*(●|✖|\d+\) \[)/;

/** Prints the failed tests of a task and the end of its output. */
export function printEnd({ id, hash }) {
  const file = path.join(ROOT, OUTPUTS, String(hash));
  if (!existsSync(file)) return;
  const lines = stripVTControlCharacters(readFileSync(file, 'utf8')).trimEnd().split('\n');
  const failed = new Set(lines.filter((line) => NAMES_A_TEST.test(line)));
  console.log(`\nEnd of the output of ${id}`);
  console.log(lines.slice(-LAST_LINES).join('\n'));
  if (failed.size > 0) console.log(['\nFailed tests', ...[...failed].slice(0, LAST_LINES)].join('\n'));
}

function readTimings() {
  const files = folders()
    .filter((folder) => existsSync(path.join(ROOT, folder)))
    .flatMap((folder) => readdirSync(path.join(ROOT, folder)).map((file) => path.join(folder, file)))
    .filter((file) => file.endsWith('.json'));
  const read = (matches) => files.filter(matches).flatMap((file) => readJson(file));
  const isJourney = (file) => path.basename(file).startsWith('journeys');
  return { files: read((file) => !isJourney(file)), journeys: read(isJourney) };
}

const row = (ms, text) => console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${text}`);

const slowest = (timings) => timings.toSorted((one, other) => other.ms - one.ms).slice(0, MOST);

export function printSummary(tasks, { installMs, idle }) {
  console.log('\nDuration by task (tasks run in parallel)');
  row(installMs, 'installation');
  for (const { id, ms, isCached, status } of tasks.toSorted((one, other) => other.ms - one.ms)) {
    if (!isCached) row(ms, `${id}${status !== 0 ? ' FAILED' : ''}`);
  }
  row(idle, 'unused capacity');
  const cached = tasks.filter(({ isCached }) => isCached);
  if (cached.length > 0) console.log(`  cached: ${cached.map(({ id }) => id).join(', ')}`);
  const { files, journeys } = readTimings();
  console.log('\nSlowest test files');
  for (const { name, ms } of slowest(files)) row(ms, name);
  console.log('\nSlowest journeys');
  for (const { name, ms } of slowest(journeys)) row(ms, name);
}
