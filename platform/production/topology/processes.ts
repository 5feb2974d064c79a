import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from './debian.ts';

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 20_000;

/** Process of the topology: its command, user, and the check that it is ready. */
export interface Plan {
  readonly name: string;
  readonly command: Command;
  readonly as?: { readonly uid: number; readonly gid: number };
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  isReady(): Promise<boolean>;
}

/** A started process in a process group of its own. */
export interface Service {
  readonly name: string;
  readonly pid: number;
  /** Starts the process again after it has ended, and waits until it is ready. */
  start(): Promise<void>;
  /** Sends SIGTERM and waits for the end; a process that does not end is killed with its group. */
  stop(): Promise<void>;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Starts a process and waits until it is ready. Its output goes to `<name>.log`. */
export async function startService(folder: string, plan: Plan): Promise<Service> {
  const { name, command, as, cwd, env, isReady } = plan;
  const log = path.join(folder, `${name}.log`);
  const launch = () => {
    const output = openSync(log, 'a');
    const options = { ...as, cwd: cwd ?? folder, env: { PATH: process.env.PATH, ...env }, detached: true } as const;
    return spawn(command[0], command.slice(1), { ...options, stdio: ['ignore', output, output] });
  };
  let child = launch();

  const waitForStart = async () => {
    const limit = performance.now() + START_LIMIT_MS;
    while (!(await isReady().catch(() => false))) {
      if (hasEnded(child) || performance.now() > limit)
        throw new Error(`${name} did not become ready: ${readFileSync(log, 'utf8').trim().slice(-500)}`);
      await wait(100);
    }
  };
  const stop = async () => {
    if (hasEnded(child)) return;
    const ended = once(child, 'exit').then(() => true);
    child.kill('SIGTERM');
    const { pid } = child;
    if (!(await Promise.race([ended, wait(STOP_LIMIT_MS, false, { ref: false })])) && pid)
      process.kill(-pid, 'SIGKILL');
    await ended;
  };
  await waitForStart().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    name,
    get pid() {
      return child.pid ?? 0;
    },
    async start() {
      child = launch();
      await waitForStart();
    },
    stop,
  };
}

/** Started processes; the last one started is the first to stop. */
export function createServices() {
  const services = new Map<string, Service>();
  const stops: (() => Promise<void>)[] = [];
  return {
    add: (service: Service): void => {
      services.set(service.name, service);
      stops.unshift(service.stop);
    },
    /** Adds the end of something that is not a service. */
    addStop: (stop: () => Promise<void>): void => void stops.unshift(stop),
    find: (name: string): Service | undefined => services.get(name),
    pids: (): Record<string, number> => Object.fromEntries([...services].map(([name, { pid }]) => [name, pid])),
    async stopAll(): Promise<void> {
      for (const stop of stops) await stop();
    },
  };
}

export type Services = ReturnType<typeof createServices>;

/** Checks that a port accepts connections. */
export const accepts = (port: number) => async (): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } finally {
    socket.destroy();
  }
};

/** True if the URL returns 200 in time. */
export const isOk = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(2_000) })).status === 200;
