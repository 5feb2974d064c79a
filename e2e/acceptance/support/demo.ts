import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, runCommand, runProgram } from '../../support/marketplace.ts';

// The demo's data, which every shop begins with: people, vendors, a catalogue, orders.

const SEEDED = path.join(ROOT, 'backend/dist/demo');
const RELEASES = path.join(ROOT, 'e2e/dist/releases');

async function must(what: string, outcome: ReturnType<typeof runProgram>): Promise<void> {
  const { code, output } = await outcome;
  if (code !== 0) throw new Error(`${what} fails: ${output.trim().slice(-500)}`);
}

const tasks = new Map<string, Promise<void>>();

/** Has Nx make something, once: what has not changed since it was last made comes from its cache. */
function make(task: string): Promise<void> {
  const made =
    tasks.get(task) ?? must(`nx run ${task}`, runProgram('npx', ['nx', 'run', task], { cwd: ROOT, env: {} }));
  tasks.set(task, made);
  return made;
}

/** The data folder of the embedded database. */
export async function seededFolder(): Promise<string> {
  await make('@balsam/backend:demo');
  return SEEDED;
}

let backup: Promise<string> | undefined;

async function writeBackup(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'balsam-prove-demo-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const to = path.join(folder, 'backup');
  const env = { DATA_DIR: await seededFolder(), DATABASE_URL: '' };
  await must('npm run admin -- backup', runCommand(ROOT, ['admin', 'backup', '--to', to], env));
  return to;
}

/** The same as a backup, which a PostgreSQL can be filled from; written once, however many shops are opened. */
export const seededBackup = (): Promise<string> => (backup ??= writeBackup());

/** The servers that every shop is made of, built: whoever has only cloned the repository proves with the same command. */
export async function buildServers(): Promise<void> {
  for (const task of ['@balsam/backend:build', '@balsam/delivery:build']) await make(task);
}

/** The pages as they are built and published. */
export async function publishedReleases(): Promise<string> {
  await make('@balsam/e2e:releases');
  return RELEASES;
}

/** Runs one of the root's commands. @throws what it said when it fails */
export const runWell = (command: [string, ...string[]], env: Record<string, string>) =>
  must(`npm run ${command.slice(0, 2).join(' -- ')}`, runCommand(ROOT, command, env));
