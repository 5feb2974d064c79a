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

/** A server of the repository as a process of its own. */
export interface Program {
  readonly pid: number;
  /** From the start of the process to the first answer that says ready. */
  readonly readyAfterMs: number;
  readonly ended: Promise<Ending>;
  /** Sends a signal, and waits until the process has ended. */
  end(signal: NodeJS.Signals): Promise<Ending>;
}

/** What is to be told to each process that runs, should this one end. */
const running = new Map<number, NodeJS.Signals>();

// Whatever ends this process, no shop of it goes on trading.
process.on('exit', () => {
  for (const [pid, signal] of running) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself in this moment.
    }
  }
});

/** Has a process end with this one, unless it has been told to end before. @returns what to call when it has */
export function endWithUs(pid: number | undefined, signal: NodeJS.Signals): () => void {
  if (pid !== undefined) running.set(pid, signal);
  return () => {
    if (pid !== undefined) running.delete(pid);
  };
}

/** A port that nobody listens on now. */
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
 * Starts a server, and waits until it is ready.
 * @param file from the root, such as `backend/dist/server.js`
 * @param log the file in which everything is noted that it says
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
  const words = createWriteStream(log, { flags: 'a' });
  child.stdout.pipe(words, { end: false });
  child.stderr.pipe(words, { end: false });
  const ended = once(child, 'close').then(([code, signal]): Ending => {
    hasEnded();
    words.end();
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
