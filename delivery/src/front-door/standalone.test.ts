import { fastify } from 'fastify';
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { request as startRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { openStore } from '../release/fixtures.ts';
import { flip } from '../release/intents.ts';
import { loadDoorConfig } from './config.ts';
import { buildStandaloneDoor } from './standalone.ts';
import { BY, closing, createReleases, openTwoReleases, shopArea } from './testing.ts';

const MODULE = `
export const findPage = () => ({
  calls: ['products'],
  describe: ([answer]) => ({ status: 200, head: [{ tag: 'title', text: answer ? 'with data' : 'without' }] }),
});
`;

/** A backend that answers with what it was asked. */
async function openBackend(onUpload: () => void = () => undefined) {
  const app = closing(fastify({ trustProxy: true }));
  app.addContentTypeParser('image/webp', (_request, payload, done) => done(null, payload));
  app.get('/api/products', async ({ ip, headers, host }) => ({
    ip,
    host,
    lang: headers.lang,
    id: headers['x-request-id'],
    traceparent: headers.traceparent,
    via: headers['x-forwarded-for'],
  }));
  app.get('/api/site', async () => ({ data: { default_currency: 'BHD' } }));
  let busy = 0;
  app.get('/api/busy', async (_request, reply) =>
    reply
      .code(503)
      .header('Retry-After', '1')
      .send({ busy: (busy += 1) }),
  );
  app.post<{ Body: AsyncIterable<Buffer> }>('/api/uploads', async (request) => {
    const digest = createHash('sha256');
    for await (const part of request.body) {
      digest.update(part);
      onUpload();
    }
    return { digest: digest.digest('hex') };
  });
  app.get('/media/mask-320.webp', async (_request, reply) => reply.type('image/webp').send(Buffer.from('picture')));
  return app.listen({ port: 0, host: '127.0.0.1' });
}

async function openDoor(backendOrigin: string, environment: NodeJS.ProcessEnv = {}) {
  const releases = await openTwoReleases();
  await releases.publish('shop', '3', { area: shopArea }, { 'first-page.mjs': MODULE });
  await flip(releases.store, { shop: '3' }, BY);
  const config = loadDoorConfig({ BACKEND_ORIGIN: backendOrigin, LOG_LEVEL: 'silent', ...environment });
  const { app, drain } = await buildStandaloneDoor(config, releases.store);
  closing(app);
  return { app, drain, address: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

const NOBODY = 'http://127.0.0.1:1';

test('Who asks through the front door is told truly to the backend, whatever the browser claims', async () => {
  const backend = await openBackend();
  const { address } = await openDoor(backend);
  const headers = { lang: 'ar', 'x-forwarded-for': '6.6.6.6, 5.5.5.5' };
  const told = await (await fetch(`${address}/api/products`, { headers })).json();
  assert.deepEqual(told, { ip: '127.0.0.1', host: new URL(address).host, lang: 'ar', via: '127.0.0.1' });
  const behindProxy = await openDoor(backend, { TRUST_PROXY: '1' });
  assert.equal((await (await fetch(`${behindProxy.address}/api/products`, { headers })).json()).ip, '5.5.5.5');
});

test('A page comes with the answers that the backend gave for it', async () => {
  const { address } = await openDoor(await openBackend());
  const page = await (await fetch(address, { headers: { cookie: 'lang=ar' } })).text();
  assert.match(page, /<title data-first-page>with data<\/title>/);
  assert.match(page, /"products":\{"status":200,"body":\{"ip":"127\.0\.0\.1"[^}]*"lang":"ar"/);
  assert.match(page, /"defaultCurrency":"BHD"/);
});

test('What a page asks of the backend counts for its visitor', async () => {
  const { address } = await openDoor(await openBackend(), { TRUST_PROXY: '1' });
  const page = await (await fetch(address, { headers: { 'x-forwarded-for': '5.5.5.5' } })).text();
  assert.match(page, /"products":\{"status":200,"body":\{"ip":"5\.5\.5\.5"/);
});

const readBody = async (message: IncomingMessage) => Buffer.concat(await message.toArray()).toString();

test('An upload of 5 MB begins to arrive while it is still being sent, and arrives whole', async () => {
  const parts = Array.from({ length: 50 }, () => randomBytes(100_000));
  const backend = new EventEmitter();
  const { address } = await openDoor(await openBackend(() => backend.emit('upload')));
  const upload = startRequest(`${address}/api/uploads`, { method: 'POST', headers: { 'content-type': 'image/webp' } });
  const answered = once(upload, 'response');
  const begun = once(backend, 'upload', { signal: AbortSignal.timeout(5_000) });
  upload.write(parts[0]);
  await begun;
  for (const part of parts.slice(1)) upload.write(part);
  upload.end();
  const [answer] = await answered;
  const digest = createHash('sha256').update(Buffer.concat(parts)).digest('hex');
  assert.deepEqual(JSON.parse(await readBody(answer)), { digest });
});

test('Pictures come through the front door', async () => {
  const { address } = await openDoor(await openBackend());
  const picture = await fetch(`${address}/media/mask-320.webp`);
  assert.equal(picture.headers.get('content-type'), 'image/webp');
  assert.equal(await picture.text(), 'picture');
});

test('A busy backend is asked once, and its answer is passed on', async () => {
  const { address } = await openDoor(await openBackend());
  const answer = await fetch(`${address}/api/busy`);
  assert.equal(answer.status, 503);
  assert.deepEqual(await answer.json(), { busy: 1 });
});

test('While the backend is down pages come, and its calls fail as it would say it', async () => {
  const { address } = await openDoor(NOBODY);
  const page = await fetch(address);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /without<\/title>/);
  for (const [lang, message] of [
    ['en', 'The shop is busy. Please try again in a moment.'],
    ['ar', 'المتجر مشغول حاليًا. يرجى المحاولة بعد قليل.'],
  ] as const) {
    const answer = await fetch(`${address}/api/products`, { headers: { lang } });
    assert.equal(answer.headers.get('retry-after'), '1');
    const body = { status: 503, success: false, code: 'unavailable', message, error: message };
    assert.deepEqual([answer.status, await answer.json()], [503, body]);
  }
  const order = await fetch(`${address}/api/orders`, { method: 'POST', body: 'x'.repeat(100_000) });
  assert.equal(order.status, 503);
});

/** Asks for an address as it stands: fetch would tidy it up. */
async function askRaw(address: string, path: string) {
  const { hostname, port } = new URL(address);
  const [answer] = await once(startRequest({ hostname, port, path }).end(), 'response');
  return { status: answer.statusCode, body: await readBody(answer) };
}

test('An address that leads out of the API is refused', async () => {
  const { address } = await openDoor(await openBackend());
  for (const path of ['/api/..%2f..%2fmetrics', '/api/%2e%2e/metrics', '/media/..%5c..%5csecret']) {
    const { status, body } = await askRaw(address, path);
    assert.deepEqual([path, status, JSON.parse(body).code], [path, 400, 'malformed_request']);
  }
});

test('Nobody new is sent to a front door that closes, or that has no pages yet', async () => {
  const { app, drain } = await openDoor(NOBODY);
  const ready = async () => (await app.inject('/readyz')).statusCode;
  assert.equal(await ready(), 200);
  drain();
  assert.equal(await ready(), 503);
  const page = await app.inject('/');
  assert.deepEqual([page.statusCode, page.headers.connection], [200, 'close']);
  assert.equal((await app.inject('/healthz')).statusCode, 200);
  const { store } = await createReleases();
  const config = loadDoorConfig({ BACKEND_ORIGIN: NOBODY, LOG_LEVEL: 'silent' });
  const empty = await buildStandaloneDoor(config, store);
  closing(empty.app);
  assert.equal((await empty.app.inject('/readyz')).statusCode, 503);
  assert.equal((await empty.app.inject('/healthz')).statusCode, 200);
});

test('A front door that has nothing but what nobody has signed says so to operators, and shows a calm page', async () => {
  const { root, store } = await openTwoReleases();
  for (const version of ['1', '2']) {
    const file = path.join(store.folderOf('shell', version), 'release.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('main.js', 'evil.js'));
  }
  const config = loadDoorConfig({ BACKEND_ORIGIN: NOBODY, LOG_LEVEL: 'silent' });
  const { app } = await buildStandaloneDoor(config, openStore(root));
  closing(app);
  const ready = await app.inject('/readyz');
  assert.deepEqual([ready.statusCode, ready.json().reason], [503, 'signatures']);
  assert.equal((await app.inject('/')).statusCode, 503);
});

test('Whoever sends the API too much reads so, although it does not want the rest', async () => {
  const app = closing(fastify({ bodyLimit: 1000 }));
  // As the backend does it: the line stays open until what is on its way has come.
  app.setErrorHandler((_error, _request, reply) =>
    reply.code(413).removeHeader('Connection').send({ code: 'payload_too_large' }),
  );
  app.post('/api/auth/login', async () => ({}));
  const { address } = await openDoor(await app.listen({ port: 0, host: '127.0.0.1' }));
  for (const size of [2000, 10_000_000]) {
    const answer = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'x'.repeat(size) }),
    });
    assert.equal(answer.status, 413, String(size));
  }
});

test('What cannot be read is refused in the API’s shape: a broken address, two names of the host', async () => {
  const { app, address } = await openDoor(NOBODY);
  const broken = await app.inject('/api/%ff');
  assert.deepEqual([broken.statusCode, broken.json().code], [400, 'malformed_request']);
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.end('GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n');
  assert.match(await text(socket), /^HTTP\/1.1 400 [^]*"code":"malformed_request"/);
});

test('One address has six hundred pages a minute, and reads a calm page then; another one is not kept waiting', async () => {
  const { app } = await openDoor(NOBODY, { TRUST_PROXY: '1' });
  const open = async (from: string) =>
    (await app.inject({ url: '/registry.json', headers: { 'x-forwarded-for': from } })).statusCode;
  const codes = new Map<number, number>();
  for (let index = 0; index < 602; index += 1) {
    const code = await open('5.5.5.5');
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  assert.deepEqual(
    [...codes],
    [
      [200, 600],
      [429, 2],
    ],
  );
  assert.equal(await open('5.5.5.6'), 200);
});

const ID = '0123456789abcdef0123456789abcdef';

test('The id of a request goes on to the backend, for a call and for a page, and comes back', async () => {
  const asked: unknown[] = [];
  const backend = closing(fastify());
  backend.get('/api/*', async ({ url, headers }) => {
    asked.push([url, headers['x-request-id']]);
    return {};
  });
  const { address } = await openDoor(await backend.listen({ port: 0, host: '127.0.0.1' }));
  for (const path of ['/api/products', '/']) {
    const answer = await fetch(address + path, { headers: { 'X-Request-Id': ID } });
    assert.equal(answer.headers.get('x-request-id'), ID);
  }
  assert.equal(asked.filter((call) => JSON.stringify(call) === JSON.stringify(['/api/products', ID])).length, 2);
  const { headers } = await fetch(address, { headers: { 'X-Request-Id': 'no' } });
  assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
});

test('An operator reads at /metrics what the door has answered, what is live and how the process does', async () => {
  const { address } = await openDoor(await openBackend());
  for (const path of ['/', '/shop?token=secretword', '/secretword.png']) await fetch(address + path);
  const text = await (await fetch(`${address}/metrics`)).text();
  assert.match(text, /^balsam_http_request_duration_seconds_count\{method="GET",route="\/\*",status="2xx"\} 2$/m);
  assert.match(text, /^balsam_release_info\{area="shop",version="3",slot="live"\} 1$/m);
  assert.match(text, /^balsam_area_closed\{area="shop"\} 0$/m);
  assert.match(text, /^balsam_registry_up 1$/m);
  assert.match(text, /^balsam_http_requests_in_flight 1$/m);
  assert.match(text, /^nodejs_eventloop_lag_p99_seconds /m);
  assert.doesNotMatch(text, /secretword/);
});

test('With a collector named, the backend goes on with the trace of the door', async () => {
  const sent: string[] = [];
  const collector = closing(fastify());
  collector.post('/v1/traces', async ({ body }) => {
    sent.push(JSON.stringify(body));
    return {};
  });
  const endpoint = await collector.listen({ port: 0, host: '127.0.0.1' });
  const { app, address } = await openDoor(await openBackend(), { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  const answer = await fetch(`${address}/api/products`, { headers: { 'X-Request-Id': ID } });
  const { traceparent } = (await answer.json()) as { traceparent: string };
  assert.match(traceparent, new RegExp(`^00-${ID}-[0-9a-f]{16}-01$`));
  await app.close();
  assert.match(sent.join(), new RegExp(`"traceId":"${ID}","spanId":"${traceparent.split('-')[2]}"`));
  assert.match(sent.join(), /balsam-front-door/);
});

test('A front door whose thread is late says that it is busy, in both languages, and goes on answering its probes', async () => {
  const { app, address } = await openDoor(NOBODY);
  const { memoryUsage } = app;
  app.memoryUsage = () => ({ ...memoryUsage(), eventLoopDelay: 301 });
  const refused = await fetch(`${address}/products`);
  assert.equal(refused.status, 503);
  assert.match(refused.headers.get('retry-after') ?? '', /^[1-4]$/);
  const page = await refused.text();
  assert.match(page, /The shop is very busy right now/);
  assert.match(page, /المتجر مزدحم جدًا الآن/);
  assert.equal((await fetch(`${address}/registry.json`)).status, 503);
  assert.deepEqual([(await fetch(`${address}/readyz`)).status, (await fetch(`${address}/healthz`)).status], [200, 200]);
  app.memoryUsage = () => ({ ...memoryUsage(), eventLoopDelay: 299 });
  assert.equal((await fetch(`${address}/products`)).status, 200);
});
