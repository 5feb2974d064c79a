import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TestStore } from './engine.ts';

const SERVER = fileURLToPath(new URL('../../dist/server.js', import.meta.url));

type Address = ReturnType<ReturnType<typeof createServer>['address']>;

export const portOf = (address: Address): number => {
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
};

/** A port that is free now. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
};

/**
 * Starts the built backend as a process that sheds no load, as the machine may be busy. `ended` resolves to its exit
 * code and its standard error.
 */
export const startServer = (
  { dataDir, databaseUrl, databasePooled }: TestStore,
  environment: Record<string, string>,
) => {
  const child = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      DATABASE_POOLED: databasePooled ? '1' : '0',
      LOG_LEVEL: 'silent',
      MAX_WAIT_MS: '0',
      ...environment,
    },
  });
  const words: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => words.push(chunk.toString('utf8')));
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, words: words.join('').trim() }));
  return { child, ended };
};

/** Two servers that migrate an empty database next to many other tests take their time. */
const START_LIMIT_MS = 120_000;

/** Waits until a server is ready. */
export const untilReady = async (port: number): Promise<void> => {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (response?.status === 200) return;
    await wait(100);
  }
  throw new Error('The server did not become ready.');
};
