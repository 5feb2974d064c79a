import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../support/marketplace.ts';

const START_LIMIT_MS = 120_000;

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A server of the repository as a separate process. */
export interface Program {
  readonly pid: number;
  /** Time from the start of the process until /readyz returns 200, ms. */
  readonly readyAfterMs: number;
  readonly ended: Promise<Ending>;
  /** Sends a signal and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<Ending>;
}

/** Signal for each running process when this one ends, by process id. */
const running = new Map<number, NodeJS.Signals>();

// Ends all started processes, however this one ends.
process.on('exit', () => {
  for (const [pid, signal] of running) {
    try {
      process.kill(pid, signal);
    } catch {
      // Already ended.
    }
  }
});

/** Ends a process together with this one. @returns a function to call once the process has ended */
export function endWithUs(pid: number | undefined, signal: NodeJS.Signals): () => void {
  if (pid !== undefined) running.set(pid, signal);
  return () => {
    if (pid !== undefined) running.delete(pid);
  };
}

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const isReady = async (address: string) =>
  (await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => null))?.status === 200;

/**
 * Starts a server and waits until it is ready.
 * @param file from the root, such as `backend/dist/server.js`
 * @param log file to which its output is appended
 */
export async function startServer(file: string, env: Record<string, string>, log: string): Promise<Program> {
  const begun = performance.now();
  const child = spawn(process.execPath, [file], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${file} could not be started.`);
  const hasEnded = endWithUs(pid, 'SIGKILL');
  const output = createWriteStream(log, { flags: 'a' });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const ended = once(child, 'close').then(([code, signal]): Ending => {
    hasEnded();
    output.end();
    return { code, signal };
  });
  const address = `http://127.0.0.1:${env.PORT}/readyz`;
  while (!(await isReady(address))) {
    if (child.exitCode !== null || child.signalCode !== null || performance.now() - begun > START_LIMIT_MS) {
      child.kill('SIGKILL');
      await ended;
      throw new Error(`${file} did not become ready: ${(await readFile(log, 'utf8')).trim().slice(-500)}`);
    }
    await wait(25);
  }
  return {
    pid,
    readyAfterMs: performance.now() - begun,
    ended,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
