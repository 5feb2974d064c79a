import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);
const HERE = import.meta.dirname;

let folder = '';
const files = new Map<string, string>();

/** Starts the container's nginx, but that nothing is there to start: its files are what is looked at. */
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

test('In a container nginx asks the backends and gateways that it was told, and no others', () => {
  assert.deepEqual(serversOf('balsam/backends.conf'), ['10.0.0.1:3000', '10.0.0.2:3000']);
  assert.deepEqual(serversOf('balsam/gateways.conf'), ['10.0.0.3:3000', '10.0.0.4:3000']);
});

test('In a container nginx needs no right to low ports, and none to the folders of a machine', () => {
  const MACHINE =
    /shop\.example|listen (?:80|443)\b|listen \[|\/etc\/letsencrypt|\/var\/(?:log|lib)\/nginx|\/etc\/nginx\/balsam/;
  const settings = [...files].map(([name, text]) => [name, text.replace(/^\s*#.*$/gm, '')] as const);
  assert.deepEqual(
    settings.filter(([, text]) => MACHINE.test(text)).map(([name]) => name),
    [],
  );
  assert.match(files.get('balsam.conf') ?? '', /server_name balsam\.test;/);
});
