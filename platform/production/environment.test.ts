import { loadConfig, warnAboutEnvironment } from '@balsam/backend';
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { loadGatewayConfig, loadWatchConfig, warnAboutGateway } from '../src/gateway/config.ts';

const EXAMPLE = path.join(import.meta.dirname, 'balsam.env.example');
/** Variables for releases in addition to those of all processes. */
const RELEASING = ['RELEASE_PRIVATE_KEY_FILE', 'LAST_REVISION_FILE'];
const READERS = [
  '../../backend/src/runtime/config.ts',
  '../../backend/src/runtime/payment-config.ts',
  '../src/gateway/config.ts',
];
/** Read outside the two configurations. */
const READ_ELSEWHERE = ['RELEASES_DIR', 'RELEASE_PUBLIC_KEYS', 'KEEP_DAYS'];
/** Set by each unit. */
const BY_UNIT = ['PORT'];

const IS_ROOT = process.getuid?.() === 0;
/** Commands run as the shop's user; as "nobody" if root runs the tests. */
const SHOP = IS_ROOT ? { uid: 65_534 } : {};

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Variables of the example, optionally with its commented lines. */
function readExample(withExamples: boolean): Record<string, string> {
  const text = readFileSync(EXAMPLE, 'utf8');
  const lines = withExamples ? text.replaceAll(/^#(?=[A-Z][A-Z0-9_]*=)/gm, '') : text;
  const output = execFileSync('sh', ['-c', 'set -a; eval "$LINES_"; env -0'], { env: { LINES_: lines } }).toString();
  const pairs = output.split('\0').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  return Object.fromEntries(pairs.filter(([name]) => name && name !== 'LINES_' && name !== '_' && name !== 'PWD'));
}

test('The example lists every variable, and no unknown ones', () => {
  const wanted = READERS.flatMap((file) => namesIn(read(file), /^ {2}([A-Z][A-Z0-9_]*):/gm));
  const known = new Set([...wanted, ...READ_ELSEWHERE].filter((name) => !BY_UNIT.includes(name)));
  assert.deepEqual(Object.keys(readExample(true)).sort(), [...known].sort());
});

test('The release environment has the private key but none of the shop’s secrets', () => {
  const names = namesIn(read('balsam-release.env.example'), /^#?([A-Z][A-Z0-9_]*)=/gm);
  const shop = Object.keys(readExample(true));
  assert.deepEqual(
    names.filter((name) => !shop.includes(name)),
    RELEASING,
  );
  const secrets = ['DATABASE_URL', 'SECRETS_KEYS', 'SMTP_URL', 'S3_SECRET_ACCESS_KEY'];
  assert.deepEqual(
    names.filter((name) => secrets.includes(name)),
    [],
  );
  assert.ok(!shop.includes('RELEASE_PRIVATE_KEY_FILE'));
});

/** The example with placeholders replaced by secrets. */
const filledIn = (withExamples: boolean) =>
  Object.fromEntries(
    Object.entries(readExample(withExamples)).map(([name, value]) => [name, value.replace('change-me', 'f1lled')]),
  );

test('The shop starts with the completed example without warnings', () => {
  for (const withExamples of [false, true]) {
    const key = `1:${Buffer.alloc(32).toString('base64')}`;
    const environment = { ...filledIn(withExamples), SECRETS_KEYS: key, PORT: '3001' };
    assert.equal(loadConfig(environment).publicOrigin, 'https://shop.example');
    assert.equal(loadConfig(environment).demo, false);
    assert.equal(loadConfig(environment).mailFrom, 'Balsam <no-reply@shop.example>');
    assert.equal(loadGatewayConfig(environment).publicOrigin, 'https://shop.example');
    assert.deepEqual([...warnAboutEnvironment(environment), ...warnAboutGateway(environment)], []);
  }
});

test('Neither a backend nor a gateway starts with a placeholder', () => {
  const environment = { ...readExample(false), PORT: '3001' };
  assert.throws(() => loadConfig(environment), /The environment variable DATABASE_URL still holds "change-me"/);
  assert.throws(() => loadGatewayConfig(environment), /variable RELEASE_PUBLIC_KEYS still holds "change-me"/);
  assert.throws(() => loadWatchConfig(environment), /variable RELEASE_PUBLIC_KEYS still holds "change-me"/);
  assert.deepEqual(warnAboutGateway({ RENDER_THREAD: '2' }), [
    'The environment variable RENDER_THREAD is unknown and has no effect. Did you mean RENDER_THREADS?',
  ]);
});

/** Version that contains only the command, and a fake npm that prints its arguments. */
function installCommand() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'balsam-environment-'));
  const command = path.join(folder, 'platform/production/with-environment.sh');
  mkdirSync(path.dirname(command), { recursive: true });
  copyFileSync(path.join(import.meta.dirname, 'with-environment.sh'), command);
  const says = 'printf "%s|" "$DATABASE_URL" "$MAIL_FROM" "$LOG_LEVEL" "$HOST" "$*"';
  writeFileSync(path.join(folder, 'npm'), `#!/bin/sh\n${says}\n`, { mode: 0o755 });
  chmodSync(folder, 0o755);
  const env = { PATH: `${folder}:${process.env.PATH}`, BALSAM_ENV: path.join(folder, 'balsam.env') };
  const run = (as: { uid?: number } = SHOP) =>
    spawnSync(command, ['admin', '--', 'invite', '--email', 'a@b.c'], { ...as, env, encoding: 'utf8' });
  return { file: env.BALSAM_ENV, run, leave: () => rmSync(folder, { recursive: true }) };
}

test('A command reads values literally, as systemd does', () => {
  const { file, run, leave } = installCommand();
  const address = 'postgres://balsam:p$a&b#c@127.0.0.1/balsam?ssl=1&x=$(id)';
  writeFileSync(
    file,
    `# no comment\n\nDATABASE_URL=${address}\nMAIL_FROM="Balsam <shop@shop.example>"\nLOG_LEVEL='warn'\nHOST=`,
  );
  const { stdout, stderr } = run();
  assert.deepEqual(stdout.split('|').slice(0, -1), [
    ...[address, 'Balsam <shop@shop.example>', 'warn', ''],
    'run --silent admin -- invite --email a@b.c',
  ]);
  assert.equal(stderr, '');
  leave();
});

test('A command without a readable environment fails with the right user', () => {
  const { run, leave } = installCommand();
  const { status, stderr } = run();
  assert.equal(status, 1);
  assert.match(
    stderr,
    /balsam\.env is missing or not readable for \w+\. Run this as the shop's user: sudo -H -u balsam \//,
  );
  leave();
});

test('Root is told to use the shop’s user', { skip: !IS_ROOT }, () => {
  const { file, run, leave } = installCommand();
  writeFileSync(file, '');
  const { status, stdout, stderr } = run({});
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(stderr, /Not as root.*sudo -H -u balsam/);
  leave();
});
