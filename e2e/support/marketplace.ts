import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyReleases } from './release-files.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

const START_LIMIT_MS = 120_000;
const NX = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' };

/** A server of the journeys lives for minutes: most of what the compilers would make of it pays off later than that. */
const QUICK_TO_START = ['--liftoff-only', '--interrupt-budget=1000000', '--single-threaded-gc'];

/** What a command said, and whether it succeeded. */
export interface Outcome {
  code: number;
  output: string;
  /** From the command to its end, in milliseconds. */
  took: number;
}

/** Whose a process is; whoever starts it, unless told. */
export interface Identity {
  uid?: number;
  gid?: number;
}

interface Place extends Identity {
  cwd: string;
  env: Record<string, string>;
}

/** Runs a program until it ends. */
export async function runProgram(file: string, args: string[], { env, ...place }: Place): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(file, args, { ...place, env: { ...process.env, ...NX, ...env } });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { code: Number(code ?? 1), output, took: performance.now() - started };
}

/** Runs one of the root's commands, `npm run <command> -- …`, in a workspace. */
export const runCommand = (
  workspace: string,
  [command, ...args]: readonly [string, ...string[]],
  env: Record<string, string>,
): Promise<Outcome> => runProgram('npm', ['run', '--silent', command, '--', ...args], { cwd: workspace, env });

/**
 * Starts a server of the repository as it was built, and waits until it is ready; gives the way to end it.
 * @param readiness the address that answers when it is
 * @param as whose the process is
 */
export async function startProgram(
  file: string,
  env: Record<string, string>,
  readiness: string,
  as: Identity = {},
): Promise<() => Promise<void>> {
  const program = spawn('node', [...QUICK_TO_START, file], {
    ...as,
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'warn', RATE_LIMIT: '0', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(program, 'exit');
  const stop = async () => {
    program.kill('SIGTERM');
    await ended;
  };
  const limit = performance.now() + START_LIMIT_MS;
  while (!(await fetch(readiness).catch(() => null))?.ok) {
    if (program.exitCode !== null) throw new Error(`${file} has ended before it was ready.`);
    if (performance.now() > limit) {
      // Left behind, it would hold the port of whoever comes next.
      await stop();
      throw new Error(`${file} is not ready after ${START_LIMIT_MS / 1000} s: ${readiness}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return stop;
}

/** A marketplace that a journey has to itself, because it releases, breaks or stops something. */
export interface Marketplace {
  origin: string;
  releasesDir: string;
  mailFolder: string;
  close: () => Promise<void>;
}

/**
 * Opens a marketplace with the demo's data and the releases of the common one.
 * @param common the folder of the journeys' common marketplace
 */
export async function openMarketplace(common: string, folder: string, port: number): Promise<Marketplace> {
  await rm(folder, { recursive: true, force: true });
  const dataDir = path.join(folder, 'data');
  const releasesDir = path.join(folder, 'releases');
  cpSync(path.join(common, 'seeded'), dataDir, { recursive: true });
  copyReleases(path.join(common, 'releases'), releasesDir);
  const origin = `http://localhost:${port}`;
  const env = { PORT: String(port), DATA_DIR: dataDir, RELEASES_DIR: releasesDir };
  const stop = await startProgram('delivery/dist/serve.js', env, `${origin}/readyz`);
  return {
    origin,
    releasesDir,
    mailFolder: path.join(dataDir, 'mail'),
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
