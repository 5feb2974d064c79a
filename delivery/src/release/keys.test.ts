import assert from 'node:assert/strict';
import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { makeFolder } from './fixtures.ts';
import { createKeys, makePrivateKey, type KeySettings } from './keys.ts';

async function makeKeyFile() {
  const file = path.join(await makeFolder(), 'key.pem');
  const key = await makePrivateKey(file);
  assert.ok(key);
  return { file, key };
}

const keysOf = async (settings: Partial<KeySettings>) =>
  createKeys({ folder: await makeFolder(), privateKeyFile: undefined, publicKeys: undefined, ...settings });

test('One machine needs no key from anybody: a pair is made beside the releases, for its owner alone, once', async () => {
  const folder = path.join(await makeFolder(), 'releases-keys');
  const several = await Promise.all(Array.from({ length: 5 }, async () => (await keysOf({ folder })).own()));
  assert.equal(new Set(several.map(({ id }) => id)).size, 1);
  const { mode } = await stat(path.join(folder, 'private-key.pem'));
  assert.equal((mode & 0o777).toString(8), '600');
  const trusted = await (await keysOf({ folder })).trusted();
  assert.deepEqual([...trusted.keys()], [several[0]?.id]);
});

test('A private key that others may read is not used', async () => {
  const { file, key } = await makeKeyFile();
  await chmod(file, 0o640);
  const keys = await keysOf({ privateKeyFile: file, publicKeys: key.publicKey });
  await assert.rejects(keys.own(), { message: new RegExp(`chmod 600 ${file}$`) });
});

test('A key is not written over', async () => {
  const { file } = await makeKeyFile();
  const before = await readFile(file);
  assert.equal(await makePrivateKey(file), null);
  assert.deepEqual(await readFile(file), before);
});

test('Who would sign with a key that gateways do not trust is told to make it known first', async () => {
  const [{ file }, { key }] = await Promise.all([makeKeyFile(), makeKeyFile()]);
  const keys = await keysOf({ privateKeyFile: file, publicKeys: key.publicKey });
  await assert.rejects(keys.own(), /gateways would refuse.*Add [\w-]{43} there first/);
});

test('A gateway trusts every key that it is told of, and cannot sign', async () => {
  const [one, other] = await Promise.all([makeKeyFile(), makeKeyFile()]);
  const keys = await keysOf({ publicKeys: `${one.key.publicKey}, ${other.key.publicKey}` });
  assert.deepEqual([...(await keys.trusted()).keys()], [one.key.id, other.key.id]);
  await assert.rejects(keys.own(), /RELEASE_PRIVATE_KEY_FILE/);
});

for (const [what, content, said] of [
  ['is gone', null, /There is no private key in .*release -- keys/],
  ['is something else', 'secret', /holds no Ed25519 private key/],
] as const) {
  test(`A private key that ${what} is told in a sentence`, async () => {
    const { key } = await makeKeyFile();
    const file = path.join(await makeFolder(), 'other.pem');
    if (content) await writeFile(file, content, { mode: 0o600 });
    await assert.rejects((await keysOf({ privateKeyFile: file, publicKeys: key.publicKey })).own(), said);
  });
}

test('What is no public key is told by name', async () => {
  await assert.rejects((await keysOf({ publicKeys: 'ssh-rsa' })).trusted(), /RELEASE_PUBLIC_KEYS holds "ssh-rsa"/);
});
