import { execFile } from 'node:child_process';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Engines } from './engines.ts';
import { accepts, isOk, startService, type Plan, type Service } from './processes.ts';

const run = promisify(execFile);
const NODES = ['a', 'b', 'c'] as const;

/** Ports of the database tier on this machine, where all nodes run. */
interface DatabasePorts {
  readonly etcd: number;
  readonly etcdPeer: number;
  /** PostgreSQL and Patroni's REST API of a, b and c. */
  readonly postgres: readonly number[];
  readonly patroni: readonly number[];
  readonly primary: number;
  readonly pooler: number;
}

export interface DatabaseSettings {
  /** Folder for data, configuration and logs. */
  readonly folder: string;
  readonly ports: DatabasePorts;
  readonly password: string;
  readonly as: Plan['as'];
  readonly engines: Engines;
  /** Receives each service as soon as it runs. */
  started(service: Service): void;
}

const read = (file: string) => readFile(path.join(import.meta.dirname, file), 'utf8');

/** Replaces the addresses of three machines and their folders. */
function place(text: string, node: number, { folder, ports, password, engines }: DatabaseSettings): string {
  const data = path.join(folder, NODES[node] ?? '');
  const machines = NODES.flatMap((_name, index) => {
    const [host, postgres] = [`10.0.0.1${index + 1}`, ports.postgres[index]];
    return [
      [`${host}:5432 check port 8008`, `127.0.0.1:${postgres} check port ${ports.patroni[index]}`],
      [`host=${host} port=5432`, `host=127.0.0.1 port=${postgres}`],
      [`${host}:8008`, `127.0.0.1:${ports.patroni[node]}`],
      [`${host}:5432`, `127.0.0.1:${ports.postgres[node]}`],
    ] as const;
  });
  const replacements = [
    ['10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379', `127.0.0.1:${ports.etcd}`],
    ...machines,
    ['10.0.0.0/24', '127.0.0.1/32'],
    ['name: a\n', `name: ${NODES[node]}\n`],
    ['/var/lib/postgresql/balsam', data],
    ['/usr/lib/postgresql/15/bin', engines.postgresBin],
    ['/var/run/postgresql', folder],
    ['/etc/pgbouncer', folder],
    ['bind 127.0.0.1:5000', `bind 127.0.0.1:${ports.primary}`],
    ['port=5000', `port=${ports.primary}`],
    ['listen_port = 6432', `listen_port = ${ports.pooler}`],
    ['shared_buffers: 2GB', 'shared_buffers: 128MB'],
    ['change-me', password],
  ] as const;
  return replacements.reduce((now, [from, to]) => now.replaceAll(from, to), text);
}

async function startEtcd({ folder, ports: { etcd, etcdPeer }, engines, as, started }: DatabaseSettings): Promise<void> {
  const [client, peer] = [`http://127.0.0.1:${etcd}`, `http://127.0.0.1:${etcdPeer}`];
  const addresses = [
    '--enable-v2',
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `default=${peer}`],
  ];
  const command = [...engines.etcd, '--data-dir', path.join(folder, 'etcd'), ...addresses] as const;
  started(await startService(folder, { name: 'etcd', command, as, isReady: () => isOk(`${client}/health`) }));
}

/** Starts a PostgreSQL under Patroni. The first one creates the cluster; the others copy it. */
async function startNode(node: number, settings: DatabaseSettings): Promise<void> {
  const { folder, ports, engines, as, started } = settings;
  const file = path.join(folder, `patroni-${NODES[node]}.yml`);
  await writeFile(file, place(await read('patroni.yml'), node, settings));
  const plan = { name: `patroni-${NODES[node]}`, command: [...engines.patroni, file] as const, as };
  const role = node === 0 ? 'primary' : 'replica';
  const isReady = () => isOk(`http://127.0.0.1:${ports.patroni[node]}/${role}`);
  // Once started, either role will do: a restarted node may have the other one.
  let isFirst = true;
  const isRunning = () => isOk(`http://127.0.0.1:${ports.patroni[node]}/health`);
  started(await startService(folder, { ...plan, isReady: () => (isFirst ? isReady() : isRunning()) }));
  isFirst = false;
}

/** Creates the shop's role and database, as docs/operations/install.md does. */
async function createShop({ ports, password, engines }: DatabaseSettings): Promise<void> {
  const target = ['-h', '127.0.0.1', '-p', String(ports.postgres[0]), '-U', 'postgres', '-v', 'ON_ERROR_STOP=1'];
  const statements = [
    `CREATE ROLE balsam LOGIN PASSWORD '${password}'`,
    "CREATE DATABASE balsam OWNER balsam ENCODING 'UTF8' TEMPLATE template0",
  ];
  const commands = statements.flatMap((statement) => ['-c', statement]);
  await run(path.join(engines.postgresBin, 'psql'), [...target, ...commands], { env: { PGPASSWORD: password } });
}

async function startHaproxy(settings: DatabaseSettings): Promise<void> {
  const { folder, ports, engines, as, started } = settings;
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(file, place(await read('haproxy.cfg'), 0, settings));
  const command = [...engines.haproxy, '-db', '-f', file] as const;
  started(await startService(folder, { name: 'haproxy', command, as, isReady: accepts(ports.primary) }));
}

async function startPgBouncer(settings: DatabaseSettings): Promise<void> {
  const { folder, ports, engines, as, password, started } = settings;
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(file, place(await read('pgbouncer.ini'), 0, settings));
  await writeFile(path.join(folder, 'userlist.txt'), `"balsam" "${password}"\n`);
  const command = [...engines.pgbouncer, file] as const;
  started(await startService(folder, { name: 'pgbouncer', command, as, isReady: accepts(ports.pooler) }));
}

/** Starts etcd, three PostgreSQL under Patroni, HAProxy and PgBouncer. */
export async function startDatabaseTier(settings: DatabaseSettings) {
  const { folder, ports, password, as } = settings;
  await mkdir(folder, { recursive: true });
  if (as) await chown(folder, as.uid, as.gid);
  await startEtcd(settings);
  await startNode(0, settings);
  await Promise.all([createShop(settings), startNode(1, settings), startNode(2, settings)]);
  await startHaproxy(settings);
  await startPgBouncer(settings);
  const at = (port: number, database: string) => `postgres://balsam:${password}@127.0.0.1:${port}/${database}`;
  return {
    /** Through PgBouncer. */
    pooled: at(ports.pooler, 'balsam'),
    reads: NODES.map((name) => at(ports.pooler, `balsam_read_${name}`)),
    /** Past PgBouncer, to the primary. */
    direct: at(ports.primary, 'balsam'),
    nodes: NODES.map((name, index) => ({
      name,
      url: at(ports.postgres[index] ?? 0, 'balsam'),
      status: `http://127.0.0.1:${ports.patroni[index]}`,
      dataFolder: path.join(folder, name),
    })),
  };
}
