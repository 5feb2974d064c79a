import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { unpackedProgram, type Command } from './debian.ts';

const run = promisify(execFile);

/** Programs that the topology starts. */
export interface Engines {
  readonly etcd: Command;
  readonly patroni: Command;
  readonly haproxy: Command;
  /** Folder with postgres, pg_basebackup, pg_rewind and psql. */
  readonly postgresBin: string;
  readonly pgbouncer: Command;
  /** Valkey or Redis; null if neither can be had. */
  readonly valkey: Command | null;
}

/** First version whose transaction pooling keeps named statements. */
const PGBOUNCER = 1.21;
const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];
const POSTGRES = '/usr/lib/postgresql';

function find(program: string): Command | null {
  const folder = FOLDERS.find((each) => each && existsSync(path.join(each, program)));
  return folder ? [path.join(folder, program)] : null;
}

/** Newest PostgreSQL that can make and rewind replicas. */
function findPostgres(): string | null {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
  const folders = versions.toSorted((a, b) => Number(b) - Number(a)).map((each) => path.join(POSTGRES, each, 'bin'));
  return folders.find((folder) => existsSync(path.join(folder, 'pg_rewind'))) ?? null;
}

/** The machine's PgBouncer if it is new enough, otherwise that of a newer Debian. */
async function findPgBouncer(): Promise<Command> {
  const own = find('pgbouncer');
  const { stdout } = own ? await run(own[0], ['--version']) : { stdout: '' };
  const [, version = '0'] = /^PgBouncer (\d+\.\d+)/.exec(stdout) ?? [];
  return own && Number(version) >= PGBOUNCER ? own : unpackedProgram('pgbouncer', 'usr/sbin/pgbouncer');
}

const findValkey = async (): Promise<Command | null> =>
  find('valkey-server') ??
  find('redis-server') ??
  (await unpackedProgram('valkey-server', 'usr/bin/valkey-server').catch(() => null));

/** @throws Error with the command that installs what is missing */
export async function findEngines(): Promise<Engines> {
  const [etcd, patroni, haproxy, nginx] = ['etcd', 'patroni', 'haproxy', 'nginx'].map(find);
  const postgresBin = findPostgres();
  if (!etcd || !patroni || !haproxy || !nginx || !postgresBin) {
    const packages = [
      ...(etcd ? [] : ['etcd-server']),
      ...(patroni ? [] : ['patroni']),
      ...(haproxy ? [] : ['haproxy']),
      ...(nginx ? [] : ['nginx']),
      ...(postgresBin ? [] : ['postgresql']),
    ];
    throw new Error(`Programs are missing: apt-get install --no-install-recommends ${packages.join(' ')}`);
  }
  return { etcd, patroni, haproxy, postgresBin, pgbouncer: await findPgBouncer(), valkey: await findValkey() };
}
