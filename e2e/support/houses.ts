import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT, startProgram, type Identity } from './marketplace.ts';

// What every marketplace in production's way has: its ports, its folders, and how its parts are started.

export type Stop = () => Promise<void>;
export type Plan = ReturnType<typeof planOf>;

/** As in delivery/production/balsam.env.example. */
export const SETTINGS = {
  ...{ NODE_ENV: 'production', TRUST_PROXY: '1', DRAIN_SECONDS: '3' },
  // A crowd of `npm run acceptance -- deploy` has one address, from which nobody else registers by the dozen.
  RATE_LIMIT: process.env.SHOPPERS === undefined ? '1' : '0',
  // Journeys go on beside each other, and nobody is refused because the machine is busy: `npm run acceptance -- crowd` looks at that.
  MAX_WAIT_MS: '0',
  BEACON_SECRET: 'a secret of the journeys, which nobody guesses',
};

/** Every name below localhost is this machine, too. */
const NAMES = { shop: 'localhost', files: 'files.localhost' };

/** @param port the first of seven */
export const planOf = (folder: string, port: number) => ({
  ports: { http: port, https: port + 1, inner: port + 2 },
  backends: [port + 3, port + 4] as const,
  gateways: [port + 5, port + 6] as const,
  origin: `https://${NAMES.shop}:${port + 1}`,
  filesOrigin: `https://${NAMES.files}:${port + 1}`,
  /** How gateways reach the backends. */
  innerOrigin: `http://127.0.0.1:${port + 2}`,
  releasesDir: path.join(folder, 'releases'),
  dataDir: path.join(folder, 'data'),
  nginxFolder: path.join(folder, 'nginx'),
});

/** Starts a program of the repository that says one line when it is ready; gives the line, and the way to end it. */
export async function startTool(file: string, ...args: string[]): Promise<{ line: string; pid?: number; stop: Stop }> {
  const tool = spawn('node', ['--import', 'tsx', file, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(tool, 'exit');
  const [line] = await Promise.race([once(createInterface(tool.stdout), 'line'), ended]);
  if (typeof line !== 'string') throw new Error(`${file} has ended before it was ready.`);
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
  startOn(port, 'delivery/dist/serve-gateway.js', env, as);

/** @param user whose nginx's workers are when root starts it */
export async function startNginx(plan: Plan, user?: string): Promise<Stop> {
  const { ports, backends, gateways, releasesDir: releases, nginxFolder } = plan;
  const settings = JSON.stringify({ names: NAMES, ports, backends, gateways, releases, user });
  return (await startTool('delivery/production/start-nginx.ts', nginxFolder, settings)).stop;
}

/** Waits for all of them, also when one has failed: what is still starting could not be stopped. */
export async function untilStarted(starts: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(starts);
  await Promise.all(starts);
}
