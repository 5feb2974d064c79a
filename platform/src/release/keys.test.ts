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

test('Without configured keys, a private pair is created once', async () => {
  const folder = path.join(await makeFolder(), 'releases-keys');
  const several = await Promise.all(Array.from({ length: 5 }, async () => (await keysOf({ folder })).own()));
  assert.equal(new Set(several.map(({ id }) => id)).size, 1);
  const { mode } = await stat(path.join(folder, 'private-key.pem'));
  assert.equal((mode & 0o777).toString(8), '600');
  const trusted = await (await keysOf({ folder })).trusted();
  assert.deepEqual([...trusted.keys()], [several[0]?.id]);
});

test('A private key readable by others is rejected', async () => {
  const { file, key } = await makeKeyFile();
  await chmod(file, 0o640);
  const keys = await keysOf({ privateKeyFile: file, publicKeys: key.publicKey });
  await assert.rejects(keys.own(), { message: new RegExp(`chmod 600 ${file}$`) });
});

test('A key is not overwritten', async () => {
  const { file } = await makeKeyFile();
  const before = await readFile(file);
  assert.equal(await makePrivateKey(file), null);
  assert.deepEqual(await readFile(file), before);
});

test('Signing with an untrusted key fails and asks to publish the key first', async () => {
  const [{ file }, { key }] = await Promise.all([makeKeyFile(), makeKeyFile()]);
  const keys = await keysOf({ privateKeyFile: file, publicKeys: key.publicKey });
  await assert.rejects(keys.own(), /Gateways would reject.*Add [\w-]{43} there first/);
});

test('A gateway trusts all configured keys and cannot sign', async () => {
  const [one, other] = await Promise.all([makeKeyFile(), makeKeyFile()]);
  const keys = await keysOf({ publicKeys: `${one.key.publicKey}, ${other.key.publicKey}` });
  assert.deepEqual([...(await keys.trusted()).keys()], [one.key.id, other.key.id]);
  await assert.rejects(keys.own(), /RELEASE_PRIVATE_KEY_FILE/);
});

for (const [what, content, said] of [
  ['is missing', null, /There is no private key in .*release -- keys/],
  ['is something else', 'secret', /is not an Ed25519 private key/],
] as const) {
  test(`A private key that ${what} is reported in one sentence`, async () => {
    const { key } = await makeKeyFile();
    const file = path.join(await makeFolder(), 'other.pem');
    if (content) await writeFile(file, content, { mode: 0o600 });
    await assert.rejects((await keysOf({ privateKeyFile: file, publicKeys: key.publicKey })).own(), said);
  });
}

test('An invalid public key is named', async () => {
  await assert.rejects((await keysOf({ publicKeys: 'ssh-rsa' })).trusted(), /RELEASE_PUBLIC_KEYS contains "ssh-rsa"/);
});
