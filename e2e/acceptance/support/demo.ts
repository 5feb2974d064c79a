import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, runCommand, runProgram } from '../../support/marketplace.ts';

// Demo data with which every shop starts: people, vendors, a catalogue, orders.

const SEEDED = path.join(ROOT, 'backend/dist/demo');
const RELEASES = path.join(ROOT, 'e2e/dist/releases');

async function must(command: string, outcome: ReturnType<typeof runProgram>): Promise<void> {
  const { code, output } = await outcome;
  if (code !== 0) throw new Error(`${command} failed: ${output.trim().slice(-500)}`);
}

const tasks = new Map<string, Promise<void>>();

/** Runs an Nx task once per process. Nx restores unchanged outputs from its cache. */
function runTask(task: string): Promise<void> {
  const result =
    tasks.get(task) ?? must(`nx run ${task}`, runProgram('npx', ['nx', 'run', task], { cwd: ROOT, env: {} }));
  tasks.set(task, result);
  return result;
}

/** Data folder of an embedded database with the demo. */
export async function seededFolder(): Promise<string> {
  await runTask('@balsam/backend:demo');
  return SEEDED;
}

let backup: Promise<string> | undefined;

async function writeBackup(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'balsam-acceptance-demo-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const to = path.join(folder, 'backup');
  const env = { DATA_DIR: await seededFolder(), DATABASE_URL: '' };
  await must('npm run admin -- backup', runCommand(ROOT, ['admin', 'backup', '--to', to], env));
  return to;
}

/** Backup of the demo, from which PostgreSQL databases are filled; written once per process. */
export const seededBackup = (): Promise<string> => (backup ??= writeBackup());

/** Builds the servers, so that the command also works in a fresh clone. */
export async function buildServers(): Promise<void> {
  for (const task of ['@balsam/backend:build', '@balsam/platform:build']) await runTask(task);
}

/** Folder with built and published releases. */
export async function publishedReleases(): Promise<string> {
  await runTask('@balsam/e2e:releases');
  return RELEASES;
}

/** Runs an npm script of the root. @throws Error with its output if it fails */
export const runWell = (command: [string, ...string[]], env: Record<string, string>) =>
  must(`npm run ${command.slice(0, 2).join(' -- ')}`, runCommand(ROOT, command, env));
