import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { unprivileged } from './postgres-server.ts';
import { freePort } from './server-process.ts';

const settings = (port: number, users: string) => `
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_prepared_statements = 200
default_pool_size = 10
server_idle_timeout = 5
max_client_conn = 500
`;

/**
 * Starts PgBouncer in front of a server.
 * @param command program and arguments, separated by spaces; the file of settings is appended
 * @returns the URL of a database through it
 */
export const startPgBouncer = async (command: string, serverUrl: string) => {
  const server = new URL(serverUrl);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-pgbouncer-'));
  await chmod(folder, 0o755);
  const [port, users, file] = [await freePort(), path.join(folder, 'users.txt'), path.join(folder, 'pgbouncer.ini')];
  await writeFile(users, `"${server.username}" ""\n`);
  const databases = `[databases]\n* = host=127.0.0.1 port=${server.port}\n[pgbouncer]`;
  await writeFile(file, databases + settings(port, users));
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, [...args, file], { ...unprivileged, cwd: folder, stdio: 'ignore' });
  const address = (databaseUrl: string) => {
    const url = new URL(databaseUrl);
    url.search = '';
    url.hostname = '127.0.0.1';
    url.port = String(port);
    return url.href;
  };
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: address(serverUrl) });
    try {
      await client.connect();
      await client.end();
      break;
    } catch (error) {
      if (tries > 50) throw new Error(`${program} did not start.`, { cause: error });
      await wait(100);
    }
  }
  return {
    urlOf: address,
    async stop() {
      const closed = once(child, 'close');
      // Immediately: other signals wait for connections to end.
      child.kill('SIGQUIT');
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
