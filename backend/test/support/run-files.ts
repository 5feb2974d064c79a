import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileResult } from './file-reporter.ts';
import { BASELINE_ONLY } from './web-assembly.ts';

const WORKER = fileURLToPath(new URL('./file-worker.ts', import.meta.url));
const REPORTER = new URL('./file-reporter.ts', import.meta.url).href;
/** Semi-space of V8, MiB. Most objects of a request are short-lived, so a large one makes collections rare. */
const ROOM_FOR_THE_NEW = '--max-semi-space-size=64';
const OPTIONS = [
  ...['--import', 'tsx', BASELINE_ONLY, ROOM_FOR_THE_NEW],
  ...[`--test-reporter=${REPORTER}`, '--test-reporter-destination=stdout'],
];

/** Far beyond the slowest file on a busy machine. A test that never ends is reported by name, before CI gives up. */
const LONGEST_FILE_MS = 10 * 60_000;

const ended = (file: string, cause: string): FileResult => ({ file, ms: 0, passed: 0, failed: 1, failures: [cause] });

interface Surroundings {
  /** Folder of the package: working directory of the tests, and base of their names. */
  readonly room: string;
  readonly env: NodeJS.ProcessEnv;
}

/** A process that takes files from the queue until it is empty. */
const runProcess = async (queue: string[], { room, env }: Surroundings, report: (result: FileResult) => void) => {
  const shortName = (file: string) => path.relative(room, file);
  const child = fork(WORKER, { execArgv: OPTIONS, cwd: room, env });
  let running: string | undefined;
  let deadline: NodeJS.Timeout | undefined;
  let isLate = false;
  const giveUp = () => {
    isLate = true;
    child.kill('SIGKILL');
  };
  const next = () => {
    clearTimeout(deadline);
    running = queue.shift();
    if (!running) return child.disconnect();
    deadline = setTimeout(giveUp, LONGEST_FILE_MS);
    return child.send(running);
  };
  child.on('message', (result: FileResult) => {
    report({ ...result, file: shortName(result.file) });
    next();
  });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  next();
  const [code, signal] = await once(child, 'exit');
  clearTimeout(deadline);
  process.off('SIGINT', stop).off('SIGTERM', stop);
  const cause = isLate ? `no result within ${LONGEST_FILE_MS / 60_000} minutes` : (signal ?? `code ${code}`);
  if (running) report(ended(shortName(running), `The process of this file ended: ${cause}.`));
};

/**
 * Runs test files of a package in a few processes, so that shared modules are loaded once per process and not once per
 * file. Each file creates its own environment (a database and a backend, a folder of releases), so files do not affect
 * each other.
 * @param files absolute paths, started in this order
 */
export const runFiles = async (
  files: readonly string[],
  { room, processes, env }: Surroundings & { processes: number },
): Promise<FileResult[]> => {
  // Contains the temporary folders of the tests, so that an interrupted run leaves nothing behind.
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'balsam-tests-'));
  // Other users of the machine must reach some of its files.
  await chmod(scratch, 0o755);
  const queue = [...files];
  const results: FileResult[] = [];
  const report = (result: FileResult) => {
    results.push(result);
    const { file, ms, passed, failed, failures } = result;
    console.log(`${failed ? '✖' : '✔'} ${file} (${passed + failed} tests, ${(ms / 1000).toFixed(1)} s)`);
    failures.forEach((failure) => console.log(failure.replaceAll(/^/gm, '    ')));
  };
  const surroundings = { room, env: { ...process.env, TMPDIR: scratch, ...env } };
  try {
    await Promise.all(Array.from({ length: processes }, () => runProcess(queue, surroundings, report)));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return results;
};
