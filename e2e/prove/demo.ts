import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, runCommand, runProgram } from '../support/marketplace.ts';

// The demo's data, which every shop begins with: people, vendors, a catalogue, orders.

const SEEDED = path.join(ROOT, 'backend/dist/demo');
const RELEASES = path.join(ROOT, 'e2e/dist/releases');

async function must(what: string, outcome: ReturnType<typeof runProgram>): Promise<void> {
  const { code, output } = await outcome;
  if (code !== 0) throw new Error(`${what} fails: ${output.trim().slice(-500)}`);
}

const runTask = (task: string) =>
  must(`nx run ${task}`, runProgram('npx', ['nx', 'run', task], { cwd: ROOT, env: {} }));

/** The data folder of the embedded database; made when there is none. */
export async function seededFolder(): Promise<string> {
  if (!existsSync(SEEDED)) await runTask('@balsam/backend:demo');
  return SEEDED;
}

let backup: Promise<string> | undefined;

async function writeBackup(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'balsam-prove-demo-'));
  process.once('exit', () => void rm(folder, { recursive: true, force: true }));
  const to = path.join(folder, 'backup');
  const env = { DATA_DIR: await seededFolder(), DATABASE_URL: '' };
  await must('npm run backup', runCommand(ROOT, ['backup', '--to', to], env));
  return to;
}

/** The same as a backup, which a PostgreSQL can be filled from; written once, however many shops are opened. */
export const seededBackup = (): Promise<string> => (backup ??= writeBackup());

/** The built and published pages; built when there are none. */
export async function publishedReleases(): Promise<string> {
  if (!existsSync(RELEASES)) await runTask('@balsam/e2e:releases');
  return RELEASES;
}

/** Runs one of the root's commands. @throws what it said when it fails */
export const runWell = (command: [string, ...string[]], env: Record<string, string>) =>
  must(`npm run ${command[0]}`, runCommand(ROOT, command, env));
