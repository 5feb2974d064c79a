import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let room: string;
let backups: string;

beforeEach(() => {
  room = mkdtempSync(path.join(os.tmpdir(), 'balsam-backups-'));
  backups = path.join(room, 'backups');
  mkdirSync(backups);
});
afterEach(() => rmSync(room, { recursive: true }));

const keep = (name: string, age: number) => {
  const folder = path.join(backups, name);
  mkdirSync(path.join(folder, 'tables'), { recursive: true });
  const then = new Date(Date.now() - age);
  utimesSync(folder, then, then);
};

/** Runs the backup script with a fake program that creates the backup and exits with a given code. */
const backUp = (code = 0) => {
  const program = 'for last; do :; done; [ "$ENDS_WITH" = 0 ] && mkdir "$last"; exit "$ENDS_WITH"';
  writeFileSync(path.join(room, 'node'), `#!/bin/sh\n${program}\n`, { mode: 0o755 });
  const env = { PATH: `${room}:${process.env.PATH}`, ENDS_WITH: String(code) };
  return spawnSync('sh', [path.join(import.meta.dirname, 'backup.sh'), backups], { env, encoding: 'utf8' });
};

const NEW = /^(?!2020)20\d\d-\d\d-\d\dT\d{6}Z$/;
const found = () => {
  const names = readdirSync(backups).sort();
  return { kept: names.filter((name) => name.startsWith('2020')), made: names.filter((name) => NEW.test(name)) };
};

test('Leftovers of a killed backup are removed first; a running one is not', () => {
  keep('2020-01-01T023000Z.partial', DAY);
  keep('2020-01-02T023000Z.partial', MINUTE);
  assert.notEqual(backUp(1).status, 0);
  assert.deepEqual(found(), { kept: ['2020-01-02T023000Z.partial'], made: [] });
});

test('A complete backup replaces only those older than two weeks', () => {
  keep('2020-01-01T023000Z', 16 * DAY);
  keep('2020-01-02T023000Z', 13 * DAY);
  keep('by-hand', 99 * DAY);
  assert.notEqual(backUp(1).status, 0);
  assert.deepEqual(found().kept, ['2020-01-01T023000Z', '2020-01-02T023000Z']);
  const { status, stderr } = backUp();
  assert.equal(status, 0, stderr);
  assert.deepEqual(found().kept, ['2020-01-02T023000Z']);
  assert.equal(found().made.length, 1);
  assert.ok(readdirSync(backups).includes('by-hand'));
});
