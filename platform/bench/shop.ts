import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Workspace } from './workspace.ts';

const START_LIMIT_MS = 60_000;
const CHANGE_LIMIT_MS = 120_000;
const LOOK_MS = 20;

/** Running marketplace of a copied workspace. */
export interface Shop {
  /** Without a trailing slash. */
  origin: string;
  /** Release of an area that the next page names. */
  versionOf(area: string): Promise<string>;
  /** Waits until pages name another release than this. */
  untilAnother(area: string, version: string): Promise<void>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function until(limit: number, what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + limit;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what} took too long.`);
    await sleep(LOOK_MS);
  }
}

/** Starts the marketplace of a workspace, with the database in `folder` or an empty one. */
export async function openShop(workspace: Pick<Workspace, 'folder' | 'env'>, folder: string): Promise<Shop> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { ...process.env, ...workspace.env, DATA_DIR: path.join(folder, 'data'), PORT: String(port) };
  const server = spawn('node', ['--import', 'tsx', 'platform/src/serve.ts'], {
    cwd: workspace.folder,
    env: { ...env, LOG_LEVEL: 'warn', RATE_LIMIT: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  const versionOf = async (area: string) => {
    const page = await (await fetch(origin)).text();
    const version = new RegExp(`/areas/${area}/([^/"]+)/`).exec(page)?.[1];
    if (!version) throw new Error(`The page names no release of ${area}.`);
    return version;
  };
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(START_LIMIT_MS, 'The start', isReady).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    origin,
    versionOf,
    untilAnother: (area, version) =>
      until(CHANGE_LIMIT_MS, 'The change', async () => (await versionOf(area)) !== version),
    close,
  };
}
