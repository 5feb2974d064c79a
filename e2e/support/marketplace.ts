import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyReleases } from './release-files.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

const MOVED_CLOCK = pathToFileURL(path.join(import.meta.dirname, 'moved-clock.mjs')).href;
const START_LIMIT_MS = 120_000;
const NX = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' };

/** Faster startup: the servers live for minutes, so most compiler optimizations would not pay off. */
const QUICK_TO_START = ['--liftoff-only', '--interrupt-budget=1000000', '--single-threaded-gc'];

/** Exit code and output of a command. */
export interface Outcome {
  code: number;
  output: string;
  /** Duration, ms. */
  took: number;
}

/** User of a process; defaults to the current one. */
export interface Identity {
  uid?: number;
  gid?: number;
}

interface Place extends Identity {
  cwd: string;
  env: Record<string, string>;
}

/** Runs a program to its end. */
export async function runProgram(file: string, args: string[], { env, ...place }: Place): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(file, args, { ...place, env: { ...process.env, ...NX, ...env } });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  return { code: Number(code ?? 1), output, took: performance.now() - started };
}

/** Runs `npm run <command> -- …` in a workspace. */
export const runCommand = (
  workspace: string,
  [command, ...args]: readonly [string, ...string[]],
  env: Record<string, string>,
): Promise<Outcome> => runProgram('npm', ['run', '--silent', command, '--', ...args], { cwd: workspace, env });

/**
 * Starts a built server, waits until it is ready and returns a function that stops it.
 * @param readiness URL that succeeds when the server is ready
 * @param as user of the process
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
    if (program.exitCode !== null) throw new Error(`${file} exited before it was ready.`);
    if (performance.now() > limit) {
      // Otherwise it would block the port.
      await stop();
      throw new Error(`${file} is not ready after ${START_LIMIT_MS / 1000} s: ${readiness}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return stop;
}

/** Exclusive marketplace of a journey that releases, breaks or stops something. */
export interface Marketplace {
  origin: string;
  releasesDir: string;
  mailFolder: string;
  close: () => Promise<void>;
}

/** Marketplace of the demo, in which time can pass. */
export interface DemoMarketplace extends Marketplace {
  /** Starts it again, some days later than it was before. */
  moveClock: (days: number) => Promise<void>;
}

/**
 * Opens a marketplace with the demo data and the releases of the shared one.
 * @param common folder of the shared marketplace
 */
export async function openMarketplace(common: string, folder: string, port: number): Promise<DemoMarketplace> {
  await rm(folder, { recursive: true, force: true });
  const dataDir = path.join(folder, 'data');
  const releasesDir = path.join(folder, 'releases');
  cpSync(path.join(common, 'seeded'), dataDir, { recursive: true });
  copyReleases(path.join(common, 'releases'), releasesDir);
  const origin = `http://localhost:${port}`;
  const env = { PORT: String(port), DATA_DIR: dataDir, RELEASES_DIR: releasesDir };
  const start = (more: Record<string, string> = {}) =>
    startProgram('platform/dist/serve.js', { ...env, ...more }, `${origin}/readyz`);
  let stop = await start();
  let later = 0;
  return {
    origin,
    releasesDir,
    mailFolder: path.join(dataDir, 'mail'),
    moveClock: async (days) => {
      later += days;
      await stop();
      stop = await start({ CLOCK_DAYS: String(later), NODE_OPTIONS: `--import=${MOVED_CLOCK}` });
    },
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
