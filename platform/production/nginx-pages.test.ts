import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { askPlain, RELEASE, SHOP, startTrial } from './trial.ts';

let trial: Awaited<ReturnType<typeof startTrial>>;

before(async () => {
  trial = await startTrial();
});

after(() => trial?.stop());

beforeEach(() => trial.reset());

test('HTTP redirects to HTTPS, and unknown host names get no response', async () => {
  const { status, headers } = await askPlain(trial.ports.http, '/product/mask?page=2', { host: SHOP });
  assert.equal(status, 301);
  assert.equal(headers.location, `https://${SHOP}/product/mask?page=2`);
  await assert.rejects(askPlain(trial.ports.http, '/', { host: 'other.example' }));
  await assert.rejects(trial.ask('/', { host: 'other.example' }));
});

test('Pages are not cached and are compressed', async () => {
  const { headers, body } = await trial.ask('/shop', { headers: { 'accept-encoding': 'br', cookie: 'lang=ar' } });
  assert.equal(headers['content-encoding'], 'br');
  assert.match(brotliDecompressSync(body).toString(), /<title>Balsam/);
  assert.equal(headers['cache-control'], 'no-cache');
  await trial.ask('/shop', { headers: { cookie: 'lang=en' } });
  assert.deepEqual(
    trial.door.requests.map((request) => request.headers.cookie),
    ['lang=ar', 'lang=en'],
  );
});

test('No header is duplicated, and every response has HSTS', async () => {
  for (const url of ['/', '/api/products', '/media/c.webp', `${RELEASE}/main.js`, `${RELEASE}/none.js`, '/readyz']) {
    const { names, headers } = await trial.ask(url);
    assert.equal(headers['strict-transport-security'], 'max-age=31536000', url);
    const twice = names.filter((name, index) => names.indexOf(name) !== index && name !== 'vary');
    assert.deepEqual(twice, [], url);
  }
});

test('The fallback page is shown only while all gateways are down', async (t) => {
  await trial.door.close();
  t.after(trial.restore);
  const { status, headers, body } = await trial.ask('/product/mask');
  assert.equal(status, 503);
  assert.equal(headers['retry-after'], '30');
  assert.equal(headers['cache-control'], 'no-store');
  assert.match(body.toString(), /We will be back in a moment[^]*سنعود بعد لحظات/);
  assert.equal((await trial.ask('/policy-reports', { method: 'POST', body: Buffer.from('{}') })).status, 503);
  const style = /<style>([^]*?)<\/style>/.exec(body.toString())?.[1] ?? '';
  const digest = createHash('sha256').update(style).digest('base64');
  assert.ok(String(headers['content-security-policy']).includes(`'sha256-${digest}'`));
  await trial.door.open();
  for (let tries = 0; (await trial.ask('/')).status !== 200; tries += 1) {
    assert.ok(tries < 80);
    await wait(100);
  }
});

test('A disabled area’s own page is passed on', async () => {
  trial.door.answerWith((response) => response.writeHead(503, { 'Retry-After': '120' }).end('repaired'));
  const { status, headers, body } = await trial.ask('/vendor');
  assert.deepEqual([status, headers['retry-after'], body.toString()], [503, '120', 'repaired']);
});

test('Only operators reach the probes and the API documentation', async () => {
  for (const url of ['/healthz', '/readyz', '/metrics', '/api/docs', '/api/docs/json']) {
    assert.equal((await trial.ask(url)).status, 200, url);
    assert.equal((await trial.ask(url, { from: '127.0.0.2' })).status, 403, url);
  }
  assert.equal((await trial.ask('/api/products', { from: '127.0.0.2' })).status, 200);
});

test('Secrets in links from mails are not logged', async () => {
  await trial.ask('/reset-password/s3cret');
  await trial.ask('/newsletter/unsubscribe?token=s3cret');
  await wait(200);
  const log = await readFile(trial.log, 'utf8');
  assert.match(log, /GET \/reset-password\/- 200/);
  assert.match(log, /GET \/newsletter\/unsubscribe 200/);
  assert.doesNotMatch(log, /s3cret/);
});
