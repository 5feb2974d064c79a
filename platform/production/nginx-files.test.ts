import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FILES, RELEASE, SCRIPT, SHOP, startTrial, YEAR } from './trial.ts';

type Trial = Awaited<ReturnType<typeof startTrial>>;

let trial: Trial;

before(async () => {
  trial = await startTrial();
});

after(() => trial?.stop());

beforeEach(() => trial.reset());

const answerAsMedia: Parameters<Trial['door']['answerWith']>[0] = (response, { headers }) => {
  response.setHeader('X-Request-Id', headers['x-request-id'] ?? '');
  response.setHeader('Cache-Control', YEAR);
  response.setHeader('Content-Type', 'image/webp');
  response.end('picture');
};

test('Release files are served compressed and cached for a year', async () => {
  const plain = await trial.ask(`${RELEASE}/main.js`);
  assert.equal(plain.body.toString(), SCRIPT);
  const brotli = await trial.ask(`${RELEASE}/main.js`, { headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(brotli.headers['content-encoding'], 'br');
  assert.equal(brotliDecompressSync(brotli.body).toString(), SCRIPT);
  const gzip = await trial.ask(`${RELEASE}/main.js`, { headers: { 'accept-encoding': 'gzip' } });
  assert.equal(gzip.headers['content-encoding'], 'gzip');
  assert.equal(gunzipSync(gzip.body).toString(), SCRIPT);
  for (const { headers } of [plain, brotli, gzip]) {
    assert.equal(headers['cache-control'], YEAR);
    assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
    assert.equal(headers.vary, 'Accept-Encoding');
  }
});

test('Release files may be loaded from any origin, on both host names', async () => {
  for (const host of [SHOP, FILES]) {
    const { status, headers } = await trial.ask(`${RELEASE}/main.js`, {
      host,
      headers: { origin: 'https://other.example' },
    });
    assert.equal(status, 200);
    assert.equal(headers['access-control-allow-origin'], '*');
    assert.equal(headers['x-content-type-options'], 'nosniff');
  }
  assert.equal((await trial.ask('/api/products', { host: FILES })).status, 404);
});

test('Metadata, gateway modules, drafts and the registry are not public', async () => {
  const closed = [
    ...['release.json', 'build.json', 'first-page.mjs', 'index.html', 'main.js.br'].map((file) => `${RELEASE}/${file}`),
    `${RELEASE}.draft/main.js`,
    '/areas/registry/00000001.json',
    '/areas/../registry/0.1.0-0123456789.js',
    '/areas/x/%2e%2e/%2e%2e/registry/00000001.json',
    '/areas/storefront/0.1.0-0123456789/../../../../nginx/tls/privkey.pem',
    '/areas/storefront/0.1.0-0123456789/..%2f..%2f..%2fregistry/0.1.0-0123456789.js',
  ];
  trial.door.answerWith((response) => response.writeHead(404).end());
  for (const url of closed) assert.match(String((await trial.ask(url)).status), /^40[04]$/, url);
});

test('A missing file is not cached', async () => {
  const { status, headers } = await trial.ask(`${RELEASE}/later.js`);
  assert.equal(status, 404);
  assert.equal(headers['cache-control'], 'no-store');
});

test('An image is fetched once and served while backends are down', async () => {
  for (const backend of trial.backends) backend.answerWith(answerAsMedia);
  for (const url of ['/media/a-640.webp', '/media/a-640.webp', '/media/a-640.webp?again']) {
    const { headers, body } = await trial.ask(url);
    assert.equal(headers['cache-control'], YEAR);
    assert.equal(body.toString(), 'picture');
  }
  assert.equal(trial.asked(), 1);
  for (const backend of trial.backends) backend.answerWith((response) => response.writeHead(404).end());
  for (let round = 0; round < 2; round += 1) assert.equal((await trial.ask('/media/b-640.webp')).status, 404);
  assert.equal(trial.asked(), 3);
});

test('A cached image has exactly one request id, that of the current request', async () => {
  for (const backend of trial.backends) backend.answerWith(answerAsMedia);
  for (const id of ['id-of-the-first', 'id-of-the-second']) {
    const { headers, names } = await trial.ask('/media/d-640.webp', { headers: { 'x-request-id': id } });
    assert.equal(headers['x-request-id'], id);
    assert.equal(names.filter((name) => name === 'x-request-id').length, 1);
  }
  assert.equal(trial.asked(), 1);
});
