import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { request } from '@playwright/test';
import { createMarket } from '../../support/market.ts';
import { ROOT, runCommand } from '../../support/marketplace.ts';
import { publishedReleases, seededBackup } from './demo.ts';
import { childrenOf } from './postgres-processes.ts';
import { endWithUs } from './program.ts';
import { newAddress } from './shoppers.ts';

/** PostgreSQL under Patroni. */
interface Node {
  readonly name: string;
  readonly url: string;
  /** Patroni's REST API. */
  readonly status: string;
  readonly dataFolder: string;
}

/** Description printed by `npm run topology`. */
interface Described {
  /** Address of the shop, with a certificate that nobody signed. */
  readonly origin: string;
  /** Address of nginx for gateways: it trusts X-Forwarded-For. */
  readonly api: string;
  readonly backends: readonly string[];
  readonly database: { readonly pooled: string; readonly direct: string; readonly nodes: readonly Node[] };
  /** Path of the client of PostgreSQL. */
  readonly psql: string;
  /** Environment of a backend. */
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly valkey: boolean;
  readonly pids: Readonly<Record<string, number>>;
}

const runFile = promisify(execFile);
const QUERY_LIMIT_MS = 3_000;

const isRole = async ({ status }: Node, role: 'primary' | 'replica'): Promise<boolean> => {
  const signal = AbortSignal.timeout(1_000);
  return (await fetch(`${status}/${role}`, { signal }).catch(() => null))?.status === 200;
};

/** Starts the topology with the demo. The caller must close it. */
export async function openTopology() {
  const args = ['--json', '--restore', await seededBackup(), '--releases', await publishedReleases()];
  const program = 'platform/production/topology/start.ts';
  const child = spawn('node', ['--import', 'tsx', program, ...args], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  const hasEnded = endWithUs(child.pid, 'SIGTERM');
  const ended = once(child, 'exit').then(hasEnded);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const read = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('The topology ended.');
    return JSON.parse(value);
  };
  const described: Described = await read();
  const pids = new Map(Object.entries(described.pids));
  const send = async (command: 'start' | 'stop', name: string) => {
    child.stdin.write(`${command} ${name}\n`);
    const { pid, error } = await read();
    if (error) throw new Error(error);
    pids.set(name, pid);
  };
  const { nodes } = described.database;

  /** Process ids of a PostgreSQL, its server first. */
  const processesOf = async ({ dataFolder }: Node): Promise<number[]> => {
    const [line = ''] = (await readFile(path.join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n');
    return [Number(line), ...(await childrenOf(Number(line)))];
  };
  const signal = (processes: readonly number[], name: NodeJS.Signals) => {
    for (const pid of processes) {
      try {
        process.kill(pid, name);
      } catch {
        // It has ended with its server.
      }
    }
  };

  /** Runs an npm script of the root with a backend's environment, past PgBouncer. */
  const run = (...command: [string, ...string[]]) =>
    runCommand(ROOT, command, {
      ...described.environment,
      ...{ DATABASE_URL: described.database.direct, DATABASE_POOLED: '', DATABASE_READ_URLS: '' },
    });

  return {
    ...described,
    nodes,
    start: (name: string) => send('start', name),
    stop: (name: string) => send('stop', name),
    signalAll: signal,
    /** Sends a signal to a process by its name. */
    signal: (name: string, what: NodeJS.Signals) => signal([pids.get(name) ?? 0], what),
    /** Sends a signal to a PostgreSQL with all its processes. */
    signalNode: async (node: Node, what: NodeJS.Signals) => signal(await processesOf(node), what),
    /** Processes that send the log to replicas. */
    async sendersOf(node: Node): Promise<number[]> {
      const titles = await Promise.all(
        (await processesOf(node)).map(async (pid) => [pid, await readFile(`/proc/${pid}/cmdline`, 'utf8')] as const),
      );
      return titles.filter(([, title]) => title.includes('walsender')).map(([pid]) => pid);
    },
    /** Runs a statement on a node. @returns its output, or null if it was refused or not confirmed in time */
    async query({ url }: Node, statement: string, user = 'balsam'): Promise<string | null> {
      const env = { ...process.env, PGCONNECT_TIMEOUT: '2' };
      const options = { env, timeout: QUERY_LIMIT_MS, killSignal: 'SIGKILL' } as const;
      const address = new URL(url);
      address.username = user;
      const done = await runFile(described.psql, [address.href, '-XAtqc', statement], options).catch(() => null);
      return done && done.stdout.trim();
    },
    /** Changes parameters of all PostgreSQL; null restores the default. */
    async configure(parameters: Record<string, string | null>): Promise<void> {
      const body = JSON.stringify({ postgresql: { parameters } });
      await fetch(`${nodes[0]?.status}/config`, { method: 'PATCH', body });
    },
    isRole,
    /** All nodes that claim to be the primary. */
    async primaries(): Promise<Node[]> {
      const claims = await Promise.all(nodes.map((node) => isRole(node, 'primary')));
      return nodes.filter((_node, index) => claims[index]);
    },
    openMarket: async () =>
      createMarket(
        await request.newContext({ baseURL: described.api, extraHTTPHeaders: { 'X-Forwarded-For': newAddress() } }),
        { lang: 'en', currency: 'SAR' },
      ),
    /** Runs `npm run admin -- audit`. @returns the errors */
    async auditLedger(): Promise<string[]> {
      const { code, output } = await run('admin', 'audit');
      return code === 0 ? [] : output.trim().split('\n');
    },
    async close(): Promise<void> {
      child.stdin.end();
      await ended;
    },
  };
}

export type Topology = Awaited<ReturnType<typeof openTopology>>;
