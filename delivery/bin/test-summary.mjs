// Where the time of `npm test` went: step by step, the slowest files, the slowest journeys.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readJson, ROOT } from './steps.mjs';

const LAST_RUN = '.nx/cache/run.json';
const OUTPUTS = '.nx/cache/terminalOutputs';
const MOST = 10;
/** Lines of what failed that are said once more at the end: who reads a log that was cut has the end of it. */
const LAST_LINES = 50;

const folders = () => readJson('package.json').workspaces.map((name) => path.join(name, 'test-results'));

/** Forgets what earlier runs took; what is not run again brings its times along from the cache. */
export function clearTimings() {
  for (const folder of folders()) rmSync(path.join(ROOT, folder), { recursive: true, force: true });
}

/** The tasks of Nx's last run, with what they took. */
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
 * For how long there was room for one more task, and none that could begin: work for whoever cuts a long task in two.
 * @param room how many tasks run beside each other
 */
export function idleMs(tasks, room) {
  const ran = tasks.filter(({ isCached }) => !isCached);
  if (ran.length === 0) return 0;
  const begun = Math.min(...ran.map(({ from }) => from));
  const ended = Math.max(...ran.map(({ from, ms }) => from + ms));
  const busy = ran.reduce((total, { ms }) => total + ms, 0);
  return Math.max(0, room * (ended - begun) - busy);
}

/** How Jest (●), Node's runner (✖) and Playwright ([chromium] ›) begin the line that names a test that failed. */
const NAMES_A_TEST = /^\s*(●|✖|\d+\) \[)/;

/** Prints again which tests of a task failed, and how its output ended. */
export function printEnd({ id, hash }) {
  const file = path.join(ROOT, OUTPUTS, String(hash));
  if (!existsSync(file)) return;
  const lines = stripVTControlCharacters(readFileSync(file, 'utf8')).trimEnd().split('\n');
  const failed = new Set(lines.filter((line) => NAMES_A_TEST.test(line)));
  console.log(`\nThe end of ${id}`);
  console.log(lines.slice(-LAST_LINES).join('\n'));
  if (failed.size > 0) console.log(['\nFailed in it', ...[...failed].slice(0, LAST_LINES)].join('\n'));
}

function readTimings() {
  const files = folders()
    .filter((folder) => existsSync(path.join(ROOT, folder)))
    .flatMap((folder) => readdirSync(path.join(ROOT, folder)).map((file) => path.join(folder, file)))
    .filter((file) => file.endsWith('.json'));
  const read = (isWanted) => files.filter(isWanted).flatMap((file) => readJson(file));
  const isJourney = (file) => path.basename(file).startsWith('journeys');
  return { files: read((file) => !isJourney(file)), journeys: read(isJourney) };
}

const row = (ms, text) => console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${text}`);

const slowest = (timings) => timings.toSorted((one, other) => other.ms - one.ms).slice(0, MOST);

/** Prints where the time went. */
export function printSummary(tasks, { installMs, idle }) {
  console.log('\nWhere the time went (tasks run beside each other)');
  row(installMs, 'installing what was missing');
  for (const { id, ms, isCached, status } of tasks.toSorted((one, other) => other.ms - one.ms)) {
    if (!isCached) row(ms, `${id}${status !== 0 ? ' FAILED' : ''}`);
  }
  row(idle, 'with room for one task more');
  const cached = tasks.filter(({ isCached }) => isCached);
  if (cached.length > 0) console.log(`  cached: ${cached.map(({ id }) => id).join(', ')}`);
  const { files, journeys } = readTimings();
  console.log('\nThe slowest test files');
  for (const { name, ms } of slowest(files)) row(ms, name);
  console.log('\nThe slowest journeys');
  for (const { name, ms } of slowest(journeys)) row(ms, name);
}
