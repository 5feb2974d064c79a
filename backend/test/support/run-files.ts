import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileResult } from './file-reporter.ts';

const WORKER = fileURLToPath(new URL('./file-worker.ts', import.meta.url));
const REPORTER = new URL('./file-reporter.ts', import.meta.url).href;
const ROOM = path.resolve(import.meta.dirname, '../..');
const OPTIONS = ['--import', 'tsx', `--test-reporter=${REPORTER}`, '--test-reporter-destination=stdout'];

const shortName = (file: string) => path.relative(ROOM, file);

const ended = (file: string, cause: string): FileResult => ({ file, ms: 0, passed: 0, failed: 1, failures: [cause] });

/** One process that takes files from the queue until it is empty. */
const runProcess = async (queue: string[], env: NodeJS.ProcessEnv, report: (result: FileResult) => void) => {
  const child = fork(WORKER, { execArgv: OPTIONS, cwd: ROOM, env });
  let running: string | undefined;
  const next = () => {
    running = queue.shift();
    if (running) child.send(running);
    else child.disconnect();
  };
  child.on('message', (result: FileResult) => {
    report({ ...result, file: shortName(result.file) });
    next();
  });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  next();
  const [code, signal] = await once(child, 'exit');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (running) report(ended(shortName(running), `The process of this file ended with ${signal ?? `code ${code}`}.`));
};

/**
 * Runs test files in a few processes: the backend is loaded once a process, not once a file. Each file makes its own
 * database and backend, so nothing of one is in another.
 * @param files absolute paths, begun in this order
 */
export const runFiles = async (
  files: readonly string[],
  { processes, env }: { processes: number; env: NodeJS.ProcessEnv },
): Promise<FileResult[]> => {
  // The tests' own temporary folders lie in this one, so that nothing stays behind when they are interrupted.
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'balsam-tests-'));
  const queue = [...files];
  const results: FileResult[] = [];
  const report = (result: FileResult) => {
    results.push(result);
    const { file, ms, passed, failed, failures } = result;
    console.log(`${failed ? '✖' : '✔'} ${file} (${passed + failed} tests, ${(ms / 1000).toFixed(1)} s)`);
    failures.forEach((failure) => console.log(failure.replaceAll(/^/gm, '    ')));
  };
  const environment = { ...process.env, TMPDIR: scratch, ...env };
  try {
    await Promise.all(Array.from({ length: processes }, () => runProcess(queue, environment, report)));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return results;
};
