import { fastify } from 'fastify';
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { before, test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { releaseFiles } from './release-files.ts';
import { closeAfterTest, createReleases } from './testing.ts';

const SCRIPT = 'console.log("mask");';
const files = closeAfterTest(fastify());
const ask = (url: string, encoding = '') => files.inject({ url, headers: { 'accept-encoding': encoding } });

before(async () => {
  const { store, publish } = await createReleases();
  await publish('shop', '1', {}, { 'main.js': SCRIPT, 'first-page.mjs': 'export {}', '.env': 'secret' });
  await publish('shell', '1', {});
  const main = path.join(store.folderOf('shop', '1'), 'main.js');
  await writeFile(`${main}.br`, brotliCompressSync(SCRIPT));
  await writeFile(`${main}.gz`, gzipSync(SCRIPT));
  await files.register(releaseFiles, { prefix: '/areas', root: store.filesFolder });
});

test('Files are available to any origin and cached for a year', async () => {
  const { statusCode, headers, body } = await ask('/areas/shop/1/main.js');
  assert.equal(statusCode, 200);
  assert.equal(body, SCRIPT);
  assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.equal(headers['access-control-allow-origin'], '*');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.match(String(headers['content-type']), /^(text|application)\/javascript/);
});

test('A browser gets the smallest encoding that it accepts', async () => {
  const brotli = await ask('/areas/shop/1/main.js', 'gzip, deflate, br');
  assert.equal(brotli.headers['content-encoding'], 'br');
  assert.deepEqual(brotli.rawPayload, brotliCompressSync(SCRIPT));
  assert.match(String(brotli.headers['content-type']), /^(text|application)\/javascript/);
  assert.match(String(brotli.headers.vary), /accept-encoding/i);
  assert.equal((await ask('/areas/shop/1/main.js', 'gzip')).headers['content-encoding'], 'gzip');
});

test('A 404 is not cached, because the file may be published later', async () => {
  for (const url of ['/areas/shop/2/main.js', '/areas/shop/1/other.js', '/areas/shop/1/', '/areas/']) {
    const { statusCode, headers } = await ask(url);
    assert.deepEqual([url, statusCode, headers['cache-control']], [url, 404, 'no-store']);
  }
});

test('Files that only servers read are not public', async () => {
  for (const file of [
    'shop/1/release.json',
    'shop/1/first-page.mjs',
    'shop/1/first-page%2Emjs',
    'shell/1/index.html',
    'shop/1/.env',
    'shop/1/../1/release.json',
    '..%2Fregistry%2F00000001.json',
  ]) {
    const { statusCode } = await ask(`/areas/${file}`);
    assert.ok(statusCode >= 400 && statusCode < 500, `${file} answered ${statusCode}`);
  }
});
