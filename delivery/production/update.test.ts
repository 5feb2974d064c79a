import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

const HERE = import.meta.dirname;

let folder: string;

/** A command of the machine, for the time of a test. */
const command = (name: string, body: string) =>
  writeFile(path.join(folder, 'bin', name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });

/** What systemd has on this machine. */
const haveUnits = async (...units: string[]) => {
  const lines = units.map((unit) => `${unit}.service loaded active running Balsam on its port\n`);
  await writeFile(path.join(folder, 'units'), lines.join(''));
  const list = 'for pattern; do :; done; grep "^${pattern%@*}@" "$BALSAM_FOLDER/units"; exit 0';
  await command('systemctl', `[ "$1" != list-units ] || { ${list}; }\necho "$*" >> "$BALSAM_FOLDER/log"`);
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-update-'));
  for (const part of ['bin', 'new/node_modules', 'new/backend/dist', 'old'])
    await mkdir(path.join(folder, part), { recursive: true });
  await writeFile(path.join(folder, 'new/backend/dist/server.js'), '');
  await writeFile(path.join(folder, 'balsam.env'), await readFile(path.join(HERE, 'balsam.env.example')));
  await haveUnits('balsam-backend@3001', 'balsam-backend@3002', 'balsam-gateway@3101', 'balsam-gateway@3102');
  await command('sleep', 'echo "wait $1" >> "$BALSAM_FOLDER/log"');
  await command('curl', 'exit 0');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const update = (version = path.join(folder, 'new')) =>
  new Promise<{ code: number; told: string }>((resolve) => {
    const env = {
      PATH: `${path.join(folder, 'bin')}:${process.env.PATH ?? ''}`,
      BALSAM_FOLDER: folder,
      BALSAM_ENV: path.join(folder, 'balsam.env'),
      PATIENCE_SECONDS: '3',
    };
    const child = execFile('sh', [path.join(HERE, 'update.sh'), version], { env }, (_error, out, told) =>
      resolve({ code: child.exitCode ?? -1, told: out + told }),
    );
  });

const log = async () => (await readFile(path.join(folder, 'log'), 'utf8').catch(() => '')).trim().split('\n');

const EVERY_ONE = [
  ...['restart balsam-backend@3001', 'wait 7', 'restart balsam-backend@3002', 'wait 7'],
  ...['restart balsam-gateway@3101', 'wait 7', 'restart balsam-gateway@3102', 'wait 7'],
  'try-restart balsam-canary-watch@*',
];

test('An operator updates backends and then gateways, each only when nginx has the one before back', async () => {
  const { code, told } = await update();
  assert.equal(code, 0, told);
  assert.deepEqual(await log(), EVERY_ONE);
  assert.equal(await readlink(path.join(folder, 'app')), path.join(folder, 'new'));
});

test('A version that does not get ready leaves the other processes alone, and the next try does them all', async () => {
  await command('curl', 'exit 7');
  const { code, told } = await update();
  assert.equal(code, 1);
  assert.match(told, /balsam-backend@3001 is not ready.* after 3 seconds.*journalctl -u balsam-backend@3001/);
  assert.deepEqual(await log(), ['restart balsam-backend@3001', 'wait 1', 'wait 1', 'wait 1']);

  await command('curl', 'exit 0');
  assert.equal((await update()).code, 0);
  assert.deepEqual((await log()).slice(4), EVERY_ONE);
});

test('Who updates while a backend migrates is told to wait for it, and how; a gateway migrates nothing', async () => {
  await command('curl', 'exit 7');
  const { told } = await update();
  assert.match(told, /migrations run.*wait until curl http:\/\/127\.0\.0\.1:3001\/readyz answers/);
  assert.match(told, /do not run update\.sh again before.*PATIENCE_SECONDS=\d+ update\.sh/);
  await haveUnits('balsam-gateway@3101');
  const { told: ofGateway } = await update();
  assert.match(ofGateway, /balsam-gateway@3101 is not ready.*Then run update\.sh again\./);
  assert.doesNotMatch(ofGateway, /migrat/);
});

test('On a machine of several, what runs there is updated and asked at the address where nginx reaches it', async () => {
  await haveUnits('balsam-backend@3001', 'balsam-backend@3004');
  await command('curl', 'for asked; do :; done; echo "ask $asked" >> "$BALSAM_FOLDER/log"');
  const watch = 'try-restart balsam-canary-watch@*';
  const updatedAt = (host: string) => [
    ...[3001, 3004].flatMap((port) => [
      `restart balsam-backend@${port}`,
      `ask http://${host}:${port}/readyz`,
      'wait 7',
    ]),
    watch,
  ];
  const expected: string[] = [];
  for (const [line, host] of [
    ['HOST=10.0.0.12', '10.0.0.12'],
    ['HOST="fd00::12"', '[fd00::12]'],
    ['HOST=0.0.0.0', '127.0.0.1'],
    ['#HOST=10.0.0.12', '127.0.0.1'],
  ] as const) {
    await writeFile(path.join(folder, 'balsam.env'), `NODE_ENV=production\n${line}\n`);
    const { code, told } = await update();
    assert.equal(code, 0, told);
    expected.push(...updatedAt(host));
    assert.deepEqual(await log(), expected, line);
  }
});

test('A machine without a process of the shop, or without its settings, is left as it is', async () => {
  await rm(path.join(folder, 'balsam.env'));
  assert.match((await update()).told, /balsam\.env is not there/);
  await haveUnits();
  assert.match((await update()).told, /This machine has no backend and no gateway/);
  assert.deepEqual(await log(), ['']);
  await assert.rejects(readlink(path.join(folder, 'app')), { code: 'ENOENT' });
});

test('The wait between two restarts is longer than nginx leaves out one that was away', async () => {
  const pause = Number(/pause_seconds=(\d+)/.exec(await readFile(path.join(HERE, 'update.sh'), 'utf8'))?.[1]);
  for (const name of ['backends', 'gateways']) {
    const list = await readFile(path.join(HERE, 'nginx/balsam', `${name}.conf`), 'utf8');
    const timeouts = [...list.matchAll(/fail_timeout=(\d+)s/g)].map(([, seconds]) => Number(seconds));
    assert.ok(timeouts.length > 0 && timeouts.every((seconds) => seconds + 1 < pause));
  }
});

test('A folder without an installed version is refused before anything stops', async () => {
  const { code, told } = await update(path.join(folder, 'old'));
  assert.equal(code, 1);
  assert.match(told, /There is no installed version in .*old\. Put it there, and run npm ci in it\./);
  await mkdir(path.join(folder, 'old/node_modules'));
  assert.match((await update(path.join(folder, 'old'))).told, /not built\. Run npm run build:servers in it\./);
  assert.deepEqual(await log(), ['']);
});
