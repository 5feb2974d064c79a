import { fastify } from 'fastify';
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { request as startRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { closeAfterTest } from './testing.ts';
import { ID, NO_BACKEND, openBackend, openGateway } from './testing-standalone.ts';

/** Error in the API's format. */
interface Refusal {
  readonly code: string;
}

test('The backend sees the true client IP, whatever the browser claims', async () => {
  const backend = await openBackend();
  const { address } = await openGateway(backend);
  const headers = { lang: 'ar', 'x-forwarded-for': '6.6.6.6, 5.5.5.5' };
  const body: unknown = await (
    await fetch(`${address}/api/products`, { headers: { ...headers, 'x-request-id': ID } })
  ).json();
  assert.deepEqual(body, {
    ...{ ip: '127.0.0.1', host: new URL(address).host, lang: 'ar', via: '127.0.0.1' },
    id: ID,
  });
  const behindProxy = await openGateway(backend, { TRUST_PROXY: '1' });
  const proxied = (await (await fetch(`${behindProxy.address}/api/products`, { headers })).json()) as { ip: string };
  assert.equal(proxied.ip, '5.5.5.5');
});

/** Requests a page until it comes with data: it does not wait for a slow backend, as on a busy machine. */
const readWithData = async (address: string, headers: Record<string, string>): Promise<string> => {
  for (;;) {
    const page = await (await fetch(address, { headers })).text();
    if (page.includes('with data') && page.includes('"defaultCurrency":"BHD"')) return page;
    await wait(50);
  }
};

test('A page contains the backend’s responses', async () => {
  const { address } = await openGateway(await openBackend());
  const page = await readWithData(address, { cookie: 'lang=ar' });
  assert.match(page, /<title data-first-page>with data<\/title>/);
  assert.match(page, /"products":\{"status":200,"body":\{"ip":"127\.0\.0\.1"[^}]*"lang":"ar"/);
  assert.match(page, /"defaultCurrency":"BHD"/);
});

test('API calls for a page count for its visitor', async () => {
  const { address } = await openGateway(await openBackend(), { TRUST_PROXY: '1' });
  const page = await readWithData(address, { 'x-forwarded-for': '5.5.5.5' });
  assert.match(page, /"products":\{"status":200,"body":\{"ip":"5\.5\.5\.5"/);
});

const readBody = async (message: IncomingMessage) => Buffer.concat(await message.toArray()).toString();

test('A 5 MB upload is streamed and arrives complete', async () => {
  const parts = Array.from({ length: 50 }, () => randomBytes(100_000));
  const backend = new EventEmitter();
  const { address } = await openGateway(await openBackend(() => backend.emit('upload')));
  const upload = startRequest(`${address}/api/uploads`, { method: 'POST', headers: { 'content-type': 'image/webp' } });
  const answered = once(upload, 'response');
  const begun = once(backend, 'upload', { signal: AbortSignal.timeout(60_000) });
  upload.write(parts[0]);
  await begun;
  for (const part of parts.slice(1)) upload.write(part);
  upload.end();
  const [response] = await answered;
  const digest = createHash('sha256').update(Buffer.concat(parts)).digest('hex');
  assert.deepEqual(JSON.parse(await readBody(response)), { digest });
});

test('Images are proxied', async () => {
  const { address } = await openGateway(await openBackend());
  const picture = await fetch(`${address}/media/mask-320.webp`);
  assert.equal(picture.headers.get('content-type'), 'image/webp');
  assert.equal(await picture.text(), 'picture');
});

test('A busy backend is called once, and its response is passed on', async () => {
  const { address } = await openGateway(await openBackend());
  const response = await fetch(`${address}/api/busy`);
  assert.equal(response.status, 503);
  assert.deepEqual(await response.json(), { busy: 1 });
});

test('Without a backend, pages are served and calls fail in the API’s format', async () => {
  const { address } = await openGateway(NO_BACKEND);
  const page = await fetch(address);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /without<\/title>/);
  for (const [lang, message] of [
    ['en', 'The shop is busy. Please try again in a moment.'],
    ['ar', 'المتجر مشغول حاليًا. يرجى المحاولة بعد قليل.'],
  ] as const) {
    const response = await fetch(`${address}/api/products`, { headers: { lang } });
    assert.equal(response.headers.get('retry-after'), '1');
    const body = { status: 503, success: false, code: 'unavailable', message, error: message };
    const responseBody: unknown = await response.json();
    assert.deepEqual([response.status, responseBody], [503, body]);
  }
  const order = await fetch(`${address}/api/orders`, { method: 'POST', body: 'x'.repeat(100_000) });
  assert.equal(order.status, 503);
});

/** Requests a path verbatim: fetch would normalize it. */
async function askRaw(address: string, path: string) {
  const { hostname, port } = new URL(address);
  const [response] = await once(startRequest({ hostname, port, path }).end(), 'response');
  return { status: response.statusCode, body: await readBody(response) };
}

test('A path that leads out of the API is rejected', async () => {
  const { address } = await openGateway(await openBackend());
  for (const path of ['/api/..%2f..%2fmetrics', '/api/%2e%2e/metrics', '/media/..%5c..%5csecret']) {
    const { status, body } = await askRaw(address, path);
    const { code } = JSON.parse(body) as Refusal;
    assert.deepEqual([path, status, code], [path, 400, 'malformed_request']);
  }
});

test('A client that sends too much receives the 413', async () => {
  const app = closeAfterTest(fastify({ bodyLimit: 1000 }));
  // Like the backend: the connection stays open until the pending data has arrived.
  app.setErrorHandler((_error, _request, reply) =>
    reply.code(413).removeHeader('Connection').send({ code: 'payload_too_large' }),
  );
  app.post('/api/auth/login', async () => ({}));
  const { address } = await openGateway(await app.listen({ port: 0, host: '127.0.0.1' }));
  for (const size of [2000, 10_000_000]) {
    const response = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'x'.repeat(size) }),
    });
    assert.equal(response.status, 413, String(size));
  }
});

test('Malformed requests are rejected in the API’s format', async () => {
  const { app, address } = await openGateway(NO_BACKEND);
  const broken = await app.inject('/api/%ff');
  assert.deepEqual([broken.statusCode, broken.json<Refusal>().code], [400, 'malformed_request']);
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.end('GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n');
  assert.match(await text(socket), /^HTTP\/1.1 400 [^]*"code":"malformed_request"/);
});

test('A client gets 60 pages in a burst, then 429; another is not delayed', async () => {
  const { app } = await openGateway(NO_BACKEND, { TRUST_PROXY: '1' });
  const open = async (from: string) =>
    (await app.inject({ url: '/registry.json', headers: { 'x-forwarded-for': from } })).statusCode;
  const codes = await Promise.all(Array.from({ length: 100 }, () => open('5.5.5.5')));
  assert.deepEqual(new Set(codes.slice(0, 60)), new Set([200]));
  assert.equal(codes.at(-1), 429);
  assert.equal(await open('5.5.5.6'), 200);
});
