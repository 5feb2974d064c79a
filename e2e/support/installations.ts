import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT, startProgram, type Identity } from './marketplace.ts';

// Shared by all production-like marketplaces: ports, folders, and starting their processes.

export type Stop = () => Promise<void>;
export type Plan = ReturnType<typeof planOf>;

/** Same as platform/production/balsam.env.example. */
export const SETTINGS = {
  ...{ NODE_ENV: 'production', TRUST_PROXY: '1', DRAIN_SECONDS: '3' },
  // The visitors of `npm run acceptance -- deploy` share one IP and would exceed its limits.
  RATE_LIMIT: process.env.SHOPPERS === undefined ? '1' : '0',
  // Parallel journeys must not be rejected on a busy machine; `npm run acceptance -- crowd` tests overload.
  MAX_WAIT_MS: '0',
  BEACON_SECRET: 'a secret of the journeys, which nobody guesses',
  SECRETS_KEYS: `journeys:${Buffer.alloc(32, 'journeys').toString('base64')}`,
};

/** All names below localhost resolve to this machine. */
const NAMES = { shop: 'localhost', files: 'files.localhost' };

/** @param port the first of seven ports */
export const planOf = (folder: string, port: number) => ({
  ports: { http: port, https: port + 1, inner: port + 2 },
  backends: [port + 3, port + 4] as const,
  gateways: [port + 5, port + 6] as const,
  origin: `https://${NAMES.shop}:${port + 1}`,
  filesOrigin: `https://${NAMES.files}:${port + 1}`,
  /** Address of the backends for gateways. */
  innerOrigin: `http://127.0.0.1:${port + 2}`,
  releasesDir: path.join(folder, 'releases'),
  dataDir: path.join(folder, 'data'),
  nginxFolder: path.join(folder, 'nginx'),
});

/** Starts a program that prints one line when ready. Returns the line and a function that stops it. */
export async function startTool(file: string, ...args: string[]): Promise<{ line: string; pid?: number; stop: Stop }> {
  const tool = spawn('node', ['--import', 'tsx', file, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(tool, 'exit');
  const [line] = await Promise.race([once(createInterface(tool.stdout), 'line'), ended]);
  if (typeof line !== 'string') throw new Error(`${file} exited before it was ready.`);
  const stop = async () => {
    tool.kill('SIGTERM');
    await ended;
  };
  return { line, pid: tool.pid, stop };
}

const startOn = (port: number, file: string, env: Record<string, string>, as?: Identity) =>
  startProgram(file, { ...env, PORT: String(port) }, `http://127.0.0.1:${port}/readyz`, as);

export const startBackend = (port: number, env: Record<string, string>, as?: Identity) =>
  startOn(port, 'backend/dist/server.js', env, as);

export const startGateway = (port: number, env: Record<string, string>, as?: Identity) =>
  startOn(port, 'platform/dist/serve-gateway.js', env, as);

/** @param user user of nginx's workers if root starts it */
export async function startNginx(plan: Plan, user?: string): Promise<Stop> {
  const { ports, backends, gateways, releasesDir: releases, nginxFolder } = plan;
  const settings = JSON.stringify({ names: NAMES, ports, backends, gateways, releases, user });
  return (await startTool('platform/production/start-nginx.ts', nginxFolder, settings)).stop;
}

/** Waits for all to settle before it throws: a process that is still starting could not be stopped. */
export async function untilStarted(starts: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(starts);
  await Promise.all(starts);
}
