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

test('A visitor without TLS is sent to the same address with it, and a name that is not ours gets nothing', async () => {
  const { status, headers } = await askPlain(trial.ports.http, '/product/mask?page=2', { host: SHOP });
  assert.equal(status, 301);
  assert.equal(headers.location, `https://${SHOP}/product/mask?page=2`);
  await assert.rejects(askPlain(trial.ports.http, '/', { host: 'other.example' }));
  await assert.rejects(trial.ask('/', { host: 'other.example' }));
});

test('A page is made for each visitor anew, and compressed on the way', async () => {
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

test('No header is said twice, and every answer asks browsers to stay with TLS', async () => {
  for (const url of ['/', '/api/products', '/media/c.webp', `${RELEASE}/main.js`, `${RELEASE}/none.js`, '/readyz']) {
    const { names, headers } = await trial.ask(url);
    assert.equal(headers['strict-transport-security'], 'max-age=31536000', url);
    const twice = names.filter((name, index) => names.indexOf(name) !== index && name !== 'vary');
    assert.deepEqual(twice, [], url);
  }
});

test('Visitors see a calm page in both languages while all gateways are away, and the shop when one is back', async (t) => {
  await trial.door.close();
  t.after(trial.mend);
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

test('An area that is switched off keeps its own page', async () => {
  trial.door.answerWith((response) => response.writeHead(503, { 'Retry-After': '120' }).end('repaired'));
  const { status, headers, body } = await trial.ask('/vendor');
  assert.deepEqual([status, headers['retry-after'], body.toString()], [503, '120', 'repaired']);
});

test('Only operators reach the probes and the documents of the API', async () => {
  for (const url of ['/healthz', '/readyz', '/metrics', '/api/docs', '/api/docs/json']) {
    assert.equal((await trial.ask(url)).status, 200, url);
    assert.equal((await trial.ask(url, { from: '127.0.0.2' })).status, 403, url);
  }
  assert.equal((await trial.ask('/api/products', { from: '127.0.0.2' })).status, 200);
});

test('A link of a mail leaves no secret in the log', async () => {
  await trial.ask('/reset-password/s3cret');
  await trial.ask('/newsletter/unsubscribe?token=s3cret');
  await wait(200);
  const log = await readFile(trial.log, 'utf8');
  assert.match(log, /GET \/reset-password\/- 200/);
  assert.match(log, /GET \/newsletter\/unsubscribe 200/);
  assert.doesNotMatch(log, /s3cret/);
});
