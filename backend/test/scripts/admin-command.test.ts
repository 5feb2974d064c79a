import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';

const ROOM = path.resolve(import.meta.dirname, '../..');

const admin = (...words: string[]) => {
  const args = ['--import', 'tsx', 'scripts/admin.ts', ...words];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOM, encoding: 'utf8' });
  return { status, stderr };
};

test('An unknown command lists the known ones, and a missing argument is named', () => {
  const unknown = admin('back-up');
  assert.equal(unknown.status, 1);
  assert.match(unknown.stderr, /^Unknown command "back-up"\. Commands:\nnpm run admin -- invite --email /);
  const missing = admin('invite', '--email', 'amal@shop.example');
  assert.equal(missing.status, 1);
  assert.match(missing.stderr, /^Missing or invalid: --firstname, --lastname\. For example: npm run admin -- invite /);
});
