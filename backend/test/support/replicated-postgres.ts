import { spawn, execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { unprivileged } from './postgres-server.ts';
import { freePort } from './server-process.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** Folder of PostgreSQL's programs with pg_basebackup, which the npm package lacks; null if there is none. */
const findPrograms = (): string | null => {
  const folders = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => path.join(DEBIAN, version, 'bin')) : [];
  return folders.findLast((folder) => existsSync(path.join(folder, 'pg_basebackup'))) ?? null;
};

const programs = findPrograms();

/** Reason for skipping tests with replicas. */
export const noReplicas = programs === null && 'pg_basebackup is not installed';

/** A PostgreSQL server that can be frozen, killed and started again. */
export interface ReplicatedServer {
  readonly url: string;
  start(): Promise<void>;
  /** Stops the server and its processes, as a power cut does. */
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
  query(text: string): Promise<pg.QueryResult['rows']>;
}

const createServer = (data: string, port: number, name: string): ReplicatedServer => {
  let child: ChildProcess | null = null;
  const url = `postgres://balsam@127.0.0.1:${port}/postgres`;
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  /** Signals the server and its processes, each of which is a group of its own. */
  const signal = (which: NodeJS.Signals) => {
    if (!child?.pid) return;
    const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ').filter(Boolean);
    for (const pid of [child.pid, ...children.map(Number)]) {
      try {
        process.kill(pid, which);
      } catch {
        // It has just ended.
      }
    }
  };
  return {
    url,
    query,
    async start() {
      const settings = [
        ...[`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', `cluster_name=${name}`],
        ...['wal_level=replica', 'hot_standby=on', 'wal_keep_size=256MB', 'shared_buffers=64MB', 'fsync=off'],
      ].flatMap((setting) => ['-c', setting]);
      child = spawn(path.join(programs ?? '', 'postgres'), ['-D', data, ...settings], {
        ...unprivileged,
        cwd: data,
        stdio: 'ignore',
      });
      for (let tries = 0; ; tries += 1) {
        try {
          await query('SELECT 1');
          return;
        } catch (error) {
          if (tries > 300) throw new Error(`The server ${name} did not start.`, { cause: error });
          await wait(100);
        }
      }
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const closed = once(child, 'close');
      signal('SIGKILL');
      await closed;
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  };
};

/** Starts a primary, and a replica that follows it asynchronously. */
export const startReplicatedPostgres = async () => {
  if (programs === null) throw new Error('pg_basebackup is not installed.');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-replicated-'));
  await chmod(folder, 0o755);
  if (unprivileged.uid !== undefined) await chown(folder, unprivileged.uid, unprivileged.uid);
  const own = { ...unprivileged, cwd: folder };
  const data = (name: string) => path.join(folder, name);
  const initdb = ['-D', data('primary'), '-U', 'balsam', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await run(path.join(programs, 'initdb'), initdb, own);
  const primary = createServer(data('primary'), await freePort(), 'primary');
  const servers = [primary];
  const stop = async () => {
    for (const server of servers) await server.kill();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await primary.start();
    const copy = ['-D', data('replica'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync', '-d', primary.url];
    await run(path.join(programs, 'pg_basebackup'), copy, own);
    const replica = createServer(data('replica'), await freePort(), 'replica');
    servers.push(replica);
    await replica.start();
    return { primary, replica, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
