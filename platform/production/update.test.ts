import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

const HERE = import.meta.dirname;

let folder: string;

/** Fake command on the PATH. */
const command = (name: string, body: string) =>
  writeFile(path.join(folder, 'bin', name), `#!/bin/sh\n${body}\n`, { mode: 0o755 });

/** Sets the units that systemd lists. */
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
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = {
      PATH: `${path.join(folder, 'bin')}:${process.env.PATH ?? ''}`,
      BALSAM_FOLDER: folder,
      BALSAM_ENV: path.join(folder, 'balsam.env'),
      PATIENCE_SECONDS: '3',
    };
    const child = execFile('sh', [path.join(HERE, 'update.sh'), version], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });

const log = async () => (await readFile(path.join(folder, 'log'), 'utf8').catch(() => '')).trim().split('\n');

const EVERY_ONE = [
  ...['restart balsam-backend@3001', 'wait 7', 'restart balsam-backend@3002', 'wait 7'],
  ...['restart balsam-gateway@3101', 'wait 7', 'restart balsam-gateway@3102', 'wait 7'],
  'try-restart balsam-canary-watch@*',
];

test('Backends restart before gateways, each only after nginx has the previous back', async () => {
  const { code, output } = await update();
  assert.equal(code, 0, output);
  assert.deepEqual(await log(), EVERY_ONE);
  assert.equal(await readlink(path.join(folder, 'app')), path.join(folder, 'new'));
});

test('A failed restart stops the update, and the next attempt restarts all', async () => {
  await command('curl', 'exit 7');
  const { code, output } = await update();
  assert.equal(code, 1);
  assert.match(output, /balsam-backend@3001 is not ready.* after 3 seconds.*journalctl -u balsam-backend@3001/);
  assert.deepEqual(await log(), ['restart balsam-backend@3001', 'wait 1', 'wait 1', 'wait 1']);

  await command('curl', 'exit 0');
  assert.equal((await update()).code, 0);
  assert.deepEqual((await log()).slice(4), EVERY_ONE);
});

test('A slow migration is explained, but only for backends', async () => {
  await command('curl', 'exit 7');
  const { output } = await update();
  assert.match(output, /migrations run.*wait until curl http:\/\/127\.0\.0\.1:3001\/readyz responds/);
  assert.match(output, /do not run update\.sh again before.*PATIENCE_SECONDS=\d+ update\.sh/);
  await haveUnits('balsam-gateway@3101');
  const { output: ofGateway } = await update();
  assert.match(ofGateway, /balsam-gateway@3101 is not ready.*Then run update\.sh again\./);
  assert.doesNotMatch(ofGateway, /migrat/);
});

test('Only local units are updated, and probed at the configured host', async () => {
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
    const { code, output } = await update();
    assert.equal(code, 0, output);
    expected.push(...updatedAt(host));
    assert.deepEqual(await log(), expected, line);
  }
});

test('A machine without units or settings is left unchanged', async () => {
  await rm(path.join(folder, 'balsam.env'));
  assert.match((await update()).output, /balsam\.env is missing or not readable/);
  await haveUnits();
  assert.match((await update()).output, /This machine has no backend and no gateway/);
  assert.deepEqual(await log(), ['']);
  await assert.rejects(readlink(path.join(folder, 'app')), { code: 'ENOENT' });
});

test('The pause between restarts is longer than nginx’s fail_timeout', async () => {
  const pause = Number(/pause_seconds=(\d+)/.exec(await readFile(path.join(HERE, 'update.sh'), 'utf8'))?.[1]);
  for (const name of ['backends', 'gateways']) {
    const list = await readFile(path.join(HERE, 'nginx/balsam', `${name}.conf`), 'utf8');
    const timeouts = [...list.matchAll(/fail_timeout=(\d+)s/g)].map(([, seconds]) => Number(seconds));
    assert.ok(timeouts.length > 0 && timeouts.every((seconds) => seconds + 1 < pause));
  }
});

test('A folder without an installed version is refused before any restart', async () => {
  const { code, output } = await update(path.join(folder, 'old'));
  assert.equal(code, 1);
  assert.match(output, /No version is installed in .*old\. Put it there, and run npm ci in it\./);
  await mkdir(path.join(folder, 'old/node_modules'));
  assert.match((await update(path.join(folder, 'old'))).output, /not built\. Run npm run build:servers in it\./);
  assert.deepEqual(await log(), ['']);
});
