import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { openSecretBox, parseSecretKeys } from '../../src/runtime/secret-box.ts';

const SECRET = Buffer.from('twenty secret bytes.');
const keysOf = (...ids: string[]) =>
  parseSecretKeys(ids.map((id) => `${id}:${Buffer.alloc(32, id).toString('base64')}`).join(','));

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secrets-'));
});
after(() => rm(folder, { recursive: true }));

test('A sealed secret opens for its owner only, and not after a change', async () => {
  const box = await openSecretBox(keysOf('1'), folder);
  const sealed = box.seal(SECRET, 'totp:7');
  assert.deepEqual(box.unseal(sealed, 'totp:7'), SECRET);
  assert.throws(() => box.unseal(sealed, 'totp:8'));
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  assert.throws(() => box.unseal(changed, 'totp:7'));
  assert.notDeepEqual(box.seal(SECRET, 'totp:7'), sealed);
});

test('A replaced key opens what it sealed until the secret is sealed again', async () => {
  const before = await openSecretBox(keysOf('1'), folder);
  const sealed = before.seal(SECRET, 'totp:7');
  const rotated = await openSecretBox(keysOf('2', '1'), folder);
  assert.deepEqual([rotated.unseal(sealed, 'totp:7'), rotated.isOutdated(sealed)], [SECRET, true]);
  assert.equal(rotated.isOutdated(rotated.seal(SECRET, 'totp:7')), false);
  const without = await openSecretBox(keysOf('2'), folder);
  assert.throws(() => without.unseal(sealed, 'totp:7'), /key "1"/);
});

test('Without keys, one is created in the data folder and used from then on', async () => {
  const [one, other] = [await openSecretBox(null, folder), await openSecretBox(null, folder)];
  assert.deepEqual(other.unseal(one.seal(SECRET, 'totp:7'), 'totp:7'), SECRET);
  const file = path.join(folder, 'secrets.key');
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  await writeFile(file, 'damaged');
  await assert.rejects(openSecretBox(null, folder), /secrets\.key is damaged/);
});
