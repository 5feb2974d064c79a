import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { loadGatewayConfig } from '../src/gateway/config.ts';

const run = promisify(execFile);
const HERE = import.meta.dirname;

let folder = '';
const files = new Map<string, string>();

/** Runs the container's start script with a fake nginx, to inspect the files it writes. */
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'balsam-container-'));
  const [bin, laidOut] = [path.join(folder, 'bin'), path.join(folder, 'nginx')];
  await mkdir(bin);
  await symlink('/bin/true', path.join(bin, 'nginx'));
  await run('sh', [path.join(HERE, 'container/start-nginx.sh')], {
    env: {
      PATH: `${bin}:${process.env.PATH}`,
      NGINX_SOURCE: path.join(HERE, 'nginx'),
      NGINX_FOLDER: laidOut,
      SHOP_NAME: 'balsam.test',
      BACKENDS: '10.0.0.1:3000 10.0.0.2:3000',
      GATEWAYS: '10.0.0.3:3000 10.0.0.4:3000',
    },
  });
  const names = (await readdir(laidOut, { recursive: true })).filter((name) => name.endsWith('.conf'));
  for (const name of names) files.set(name, await readFile(path.join(laidOut, name), 'utf8'));
});
after(() => rm(folder, { recursive: true, force: true }));

const serversOf = (name: string) =>
  [...(files.get(name) ?? '').matchAll(/^ *server (\S+)/gm)].map(([, server]) => server);

test('nginx in a container uses only the configured backends and gateways', () => {
  assert.deepEqual(serversOf('balsam/backends.conf'), ['10.0.0.1:3000', '10.0.0.2:3000']);
  assert.deepEqual(serversOf('balsam/gateways.conf'), ['10.0.0.3:3000', '10.0.0.4:3000']);
});

test('nginx in a container needs no privileged ports and no host folders', () => {
  const MACHINE =
    /shop\.example|listen (?:80|443)\b|listen \[|\/etc\/letsencrypt|\/var\/(?:log|lib)\/nginx|\/etc\/nginx\/balsam/;
  const settings = [...files].map(([name, text]) => [name, text.replace(/^\s*#.*$/gm, '')] as const);
  assert.deepEqual(
    settings.filter(([, text]) => MACHINE.test(text)).map(([name]) => name),
    [],
  );
  assert.match(files.get('balsam.conf') ?? '', /server_name balsam\.test;/);
});

const ROOT = path.join(HERE, '../..');

/** Definition of each service in compose.yaml. */
const readServices = async () => {
  const text = await readFile(path.join(ROOT, 'compose.yaml'), 'utf8');
  const [, services = ''] = /^services:\n([^]*?)^networks:/m.exec(text) ?? [];
  const parts = services.split(/^ {2}([a-z][a-z0-9-]*):\n/m).slice(1);
  return new Map(parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? ''] as const] : [])));
};

const readManual = () => readFile(path.join(ROOT, 'docs/operations/containers.md'), 'utf8');

/** Services named by a command. */
const namedIn = (services: Map<string, string>, command: string) =>
  command.split(/[^a-z0-9-]+/).filter((word) => services.has(word));

test('Containers have distinct addresses, and one-off commands have none', async () => {
  const services = await readServices();
  const addresses = [...services.values()].flatMap((text) => /ipv4_address: ([\d.]+)/.exec(text)?.[1] ?? []);
  assert.equal(new Set(addresses).size, addresses.length);
  const commands = [...(await readManual()).matchAll(/docker compose run ([^`]*)/g)].map(([, words = '']) => words);
  assert.ok(commands.length > 0);
  for (const words of commands) {
    const [name = ''] = namedIn(services, words);
    assert.doesNotMatch(services.get(name) ?? 'ipv4_address', /ipv4_address/, words);
  }
});

test('The update steps in the manual name all services in the right order', async () => {
  const services = await readServices();
  const [, steps = ''] = /one service after the other[^]*?```sh\n([^]*?)```/.exec(await readManual()) ?? [];
  const [, row = ''] = /for it in (.*); do/.exec(steps) ?? [];
  const lines = steps.match(/docker compose up .*--no-deps .*/g) ?? [];
  const inOrder = lines.flatMap((line) => namedIn(services, line.replace('$it', row)));
  const gateways = ['gateway-1', 'gateway-2'];
  assert.deepEqual(inOrder, ['backend-1', 'backend-2', ...gateways, 'releases', 'canary-watch', 'nginx']);
  assert.equal(lines.length, steps.match(/docker compose/g)?.length);
  const ours = [...services].filter(([, text]) => /<<: \*|image: balsam/.test(text)).map(([name]) => name);
  assert.deepEqual(
    ours.filter((name) => !inOrder.includes(name)),
    ['backup'],
  );
});

const readBeside = (file: string) => readFile(path.join(HERE, file), 'utf8');

/** Environment of a gateway's container for given .env values, as Compose derives it from compose.yaml. */
const readGatewayEnvironment = async (said: Record<string, string>): Promise<Record<string, string>> => {
  const text = await readFile(path.join(ROOT, 'compose.yaml'), 'utf8');
  const parts = ['x-settings', 'x-gateway'].map((name) => new RegExp(`^${name}:[^]*?\n\n`, 'm').exec(text)?.[0] ?? '');
  const lines = [...parts.join('').matchAll(/^ +([A-Z][A-Z0-9_]*): (.*)$/gm)];
  const fill = (value: string) =>
    value
      .replaceAll(
        /\$\{(\w+):([-?])([^}]*)\}/g,
        (_, name: string, kind, rest) => said[name] || (kind === '-' ? rest : ''),
      )
      .replace(/^'(.*)'$/, '$1');
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, fill(value)]));
};

const FILLED_IN = { SHOP_NAME: 'shop.example', BEACON_SECRET: 'x'.repeat(32) };

test('Values in .env reach the gateways, and omitted ones have no effect', async () => {
  const untouched = loadGatewayConfig(await readGatewayEnvironment(FILLED_IN));
  const { areaOrigins, rendering, maxWaitMs, rateLimit, otlpEndpoint } = untouched;
  assert.deepEqual(
    { areaOrigins, rendering, maxWaitMs, rateLimit, otlpEndpoint },
    {
      ...{ areaOrigins: {}, rendering: { threads: 1, cacheBytes: 64 * 1024 * 1024 }, maxWaitMs: 300 },
      ...{ rateLimit: true, otlpEndpoint: null },
    },
  );
  const file = 'https://files.shop.example';
  const said = { AREA_ORIGINS: `storefront=${file}`, RENDER_THREADS: '2', PAGE_CACHE_MB: '0', MAX_WAIT_MS: '500' };
  const traced = { RATE_LIMIT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://10.0.0.9:4318' };
  const told = loadGatewayConfig(await readGatewayEnvironment({ ...FILLED_IN, ...said, ...traced }));
  assert.deepEqual(told.areaOrigins, { storefront: file });
  assert.deepEqual(told.rendering, { threads: 2, cacheBytes: 0 });
  assert.deepEqual([told.maxWaitMs, told.rateLimit, told.otlpEndpoint], [500, false, 'http://10.0.0.9:4318']);
});

/** Set by the image, or not for containers. */
const NOT_IN_COMPOSE = ['PORT', 'HOST', 'DEMO'];

test('compose.yaml passes every gateway variable, and .env documents the optional', async () => {
  const [compose, example] = [
    await readFile(path.join(ROOT, 'compose.yaml'), 'utf8'),
    await readBeside('container/env.example'),
  ];
  const read = [...(await readBeside('../src/gateway/config.ts')).matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(
    ([, name = '']) => name,
  );
  const told = Object.keys(await readGatewayEnvironment({}));
  assert.deepEqual(read.filter((name) => !told.includes(name)).toSorted(), NOT_IN_COMPOSE.toSorted());
  const optional = [...compose.matchAll(/\$\{(\w+):-/g)].map(([, name = '']) => name);
  assert.deepEqual(
    optional.filter((name) => !new RegExp(`^#?${name}=`, 'm').test(example)),
    [],
  );
});

/** Steps in the manual before the first Compose command, which reads all of .env. */
const readBeginning = async () => {
  const [, section = ''] = /^# Containers\n([^]*?)(?=docker compose )/m.exec(await readManual()) ?? [];
  return section;
};

test('The manual names all required variables before the first Compose command', async () => {
  const compose = await readFile(path.join(ROOT, 'compose.yaml'), 'utf8');
  const example = await readBeside('container/env.example');
  const wanted = [...new Set([...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name))];
  const empty = wanted.filter((name) => !new RegExp(`^${name}=.`, 'm').test(example));
  assert.ok(empty.includes('RELEASE_PUBLIC_KEYS'));
  const beginning = await readBeginning();
  assert.deepEqual(
    empty.filter((name) => !beginning.includes(`\`${name}\``)),
    [],
  );
});

test('The manual builds the image for key creation before its use', async () => {
  const beginning = await readBeginning();
  const [built, target = '', image = ''] = /docker build --target (\S+) -t (\S+) \./.exec(beginning) ?? [];
  assert.match(await readFile(path.join(ROOT, 'Dockerfile'), 'utf8'), new RegExp(`^FROM \\S+ AS ${target}$`, 'm'));
  const run = beginning.indexOf(` ${image} node --import tsx platform/src/commands/run.ts keys`);
  assert.ok(built && run > beginning.indexOf(built), beginning);
});

test('Keys, certificates, settings and backups are ignored by Git and Docker', async () => {
  const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');
  const compose = await read('compose.yaml');
  const usage = [await read('backend/scripts/backup.ts'), await read('backend/scripts/restore.ts')].join('\n');
  const named = [
    ...[...compose.matchAll(/:-\.\/([^}/]+)|env_file: (\S+)/g)].map(([, folder, file]) => folder ?? file),
    ...[...usage.matchAll(/ --(?:to|from) ([a-z]+)\//g)].map(([, folder]) => folder),
  ];
  assert.deepEqual([...new Set(named)].toSorted(), ['.env', 'backups', 'keys', 'tls']);
  for (const list of ['.gitignore', '.dockerignore']) {
    const left = (await read(list)).split('\n').map((line) => line.replaceAll('/', ''));
    assert.deepEqual(
      named.filter((name) => !left.includes(name ?? '')),
      [],
      list,
    );
  }
});
