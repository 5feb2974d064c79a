import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { parse } from 'yaml';

const run = promisify(execFile);
const HERE = import.meta.dirname;
const ROOT = path.join(HERE, '../..');
const folders: string[] = [];
after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** Files that a container of the database tier writes, with a fake program instead of the real one. */
async function layOut(part: string, ...rest: string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'balsam-topology-'));
  folders.push(folder);
  await mkdir(path.join(folder, 'bin'));
  await symlink('/bin/true', path.join(folder, 'bin', part));
  await run('sh', [path.join(HERE, 'container/start-database.sh'), part, ...rest], {
    env: {
      ...{ PATH: `${folder}/bin:${process.env.PATH}`, DATABASE_PASSWORD: 'secret', NETWORK: '172.28.240' },
      ...{ ETCD: '172.28.240.40:2379', TOPOLOGY_SOURCE: path.join(HERE, 'topology'), TOPOLOGY_FOLDER: folder },
    },
  });
  const read = async (file: string) =>
    (await readFile(path.join(folder, file), 'utf8')).replaceAll(/^\s*[#;].*$/gm, '');
  return {
    patroni: parse(await read('patroni.yml')),
    others: [await read('haproxy.cfg'), await read('pgbouncer.ini'), await read('userlist.txt')].join('\n'),
    all: [await read('patroni.yml'), await read('haproxy.cfg'), await read('pgbouncer.ini')].join('\n'),
  };
}

test('Each node of the database gets its own name and addresses', async () => {
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    const { patroni } = await layOut('patroni', name);
    assert.equal(patroni.name, name);
    const host = `172.28.240.4${index + 1}`;
    assert.deepEqual(
      [
        patroni.restapi.listen,
        patroni.restapi.connect_address,
        patroni.postgresql.listen,
        patroni.postgresql.connect_address,
      ],
      [`${host}:8008`, `${host}:8008`, `${host}:5432`, `${host}:5432`],
    );
    assert.equal(patroni.etcd.hosts, '172.28.240.40:2379');
  }
});

test('A container of the database tier keeps no address or password of the examples', async () => {
  for (const part of ['haproxy', 'pgbouncer']) {
    const { all, others } = await layOut(part);
    assert.doesNotMatch(all, /10\.0\.0\.|change-me/);
    assert.match(others, /server b 172\.28\.240\.42:5432 check port 8008/);
    assert.match(others, /balsam_read_c = host=172\.28\.240\.43 /);
    assert.match(others, /"balsam" "secret"/);
  }
});

test('A failed machine is noticed within the time that Patroni allows', async () => {
  const { bootstrap } = parse(await readFile(path.join(HERE, 'topology/patroni.yml'), 'utf8'));
  const { ttl, loop_wait, retry_timeout, primary_start_timeout, postgresql } = bootstrap.dcs;
  assert.ok(ttl >= loop_wait + 2 * retry_timeout, 'Patroni would refuse it');
  assert.equal(primary_start_timeout, 0);
  assert.equal(postgresql.parameters.synchronous_standby_names, 'ANY 1 (a,b,c)');
});

interface ComposeFile {
  readonly services: Record<string, { readonly networks?: { readonly shop?: { readonly ipv4_address?: string } } }>;
}

test('The containers of both Compose files have distinct addresses', async () => {
  const read = async (file: string): Promise<ComposeFile> =>
    parse(await readFile(path.join(ROOT, file), 'utf8'), { merge: true, logLevel: 'error' });
  const [one, more] = [await read('compose.yaml'), await read('compose.topology.yaml')];
  const services = { ...one.services, ...more.services };
  const own = Object.keys(more.services).filter((name) => !(name in one.services));
  const addressOf = (name: string) =>
    more.services[name]?.networks?.shop?.ipv4_address ?? one.services[name]?.networks?.shop?.ipv4_address;
  assert.deepEqual(
    own.filter((name) => !addressOf(name)),
    [],
  );
  const addresses = Object.keys(services).flatMap((name) => addressOf(name) ?? []);
  assert.equal(new Set(addresses).size, addresses.length);
});
