import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { respondAsApi, askPlain, SHOP, startTrial } from './trial.ts';

let trial: Awaited<ReturnType<typeof startTrial>>;

before(async () => {
  trial = await startTrial();
});

after(() => trial?.stop());

beforeEach(() => trial.reset());

const MB = 1024 * 1024;

const closeBeforeResponding = (response: ServerResponse) => response.socket?.destroy();

test('A visitor cannot forge their IP address', async () => {
  const forged = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example', forwarded: 'for=203.0.113.9' };
  await trial.ask('/api/products', { headers: forged });
  await trial.ask('/shop', { headers: forged });
  for (const { headers } of [...trial.received(), ...trial.door.requests]) {
    assert.equal(headers['x-forwarded-for'], '127.0.0.1');
    assert.equal(headers['x-forwarded-host'], SHOP);
    assert.equal(headers['x-forwarded-proto'], 'https');
    assert.equal(headers.forwarded, undefined);
  }
  assert.equal(trial.asked() + trial.door.requests.length, 2);
});

test('A gateway may pass on the client IP to the backends', async () => {
  const { status } = await askPlain(trial.ports.inner, '/api/products', { 'x-forwarded-for': '203.0.113.9' });
  assert.equal(status, 200);
  const [request] = trial.received();
  assert.equal(request?.headers['x-forwarded-for'], '203.0.113.9');
});

test('A valid request id is passed on and logged; otherwise a new one is created', async (t) => {
  t.after(trial.restore);
  const given = '0123456789abcdef0123456789abcdef';
  for (const id of [given, 'no "good" id', undefined])
    await trial.ask('/api/products', { headers: id === undefined ? {} : { 'x-request-id': id } });
  const ids = trial.received().map(({ headers }) => String(headers['x-request-id']));
  assert.equal(ids.filter((id) => id === given).length, 1);
  assert.ok(
    ids.every((id) => /^[0-9a-f]{32}$/.test(id)),
    ids.join(),
  );
  for (const backend of trial.backends) backend.answerWith(closeBeforeResponding);
  const { status, headers } = await trial.ask('/api/orders', { method: 'POST', headers: { 'x-request-id': given } });
  assert.deepEqual([status, headers['x-request-id']], [503, given]);
  const log = await readFile(trial.log, 'utf8');
  for (const id of ids) assert.match(log, new RegExp(` id=${id}$`, 'm'));
});

test('Both backends share the load', async () => {
  await Promise.all(Array.from({ length: 20 }, () => trial.ask('/api/products')));
  assert.equal(trial.asked(), 20);
  assert.ok(
    trial.first.requests.length >= 5 && trial.second.requests.length >= 5,
    `${trial.first.requests.length} of 20`,
  );
});

test('Requests succeed while one backend is down', async (t) => {
  await trial.first.close();
  t.after(trial.restore);
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_none, index) => trial.ask('/api/orders', { method: index % 2 ? 'POST' : 'GET' })),
  );
  assert.deepEqual([...new Set(responses.map(({ status }) => status))], [200]);
  assert.equal(trial.second.requests.length, 12);
});

test('A POST without a response is not repeated', async (t) => {
  t.after(trial.restore);
  for (const backend of trial.backends) backend.answerWith(closeBeforeResponding);
  const { status, headers, body } = await trial.ask('/api/orders', {
    method: 'POST',
    headers: { lang: 'ar', 'content-type': 'application/json' },
    body: Buffer.from('{}'),
  });
  assert.equal(trial.asked(), 1);
  assert.equal(status, 503);
  assert.equal(headers['retry-after'], '1');
  assert.equal(headers['content-type'], 'application/json; charset=utf-8');
  const { code, success, message } = JSON.parse(body.toString()) as Record<string, unknown>;
  assert.deepEqual([code, success, message], ['unavailable', false, 'المتجر مشغول حاليًا. يرجى المحاولة بعد قليل.']);
});

test('A GET that one backend broke off is served by the other', async (t) => {
  t.after(trial.restore);
  let broken = 0;
  const breakOnce = (response: ServerResponse) => (broken++ === 0 ? closeBeforeResponding : respondAsApi)(response);
  for (const backend of trial.backends) backend.answerWith(breakOnce);
  assert.equal((await trial.ask('/api/products')).status, 200);
  assert.equal(trial.asked(), 2);
});

test('Too large requests get the API’s error in the client’s language', async () => {
  const errors = async (lang: string) =>
    JSON.parse(await readFile(path.join(import.meta.dirname, `../../backend/src/locales/${lang}/core.json`), 'utf8'))
      .errors;
  for (const lang of ['en', 'ar']) {
    const { status, headers, body } = await trial.ask('/api/vendor/products', {
      method: 'POST',
      headers: { lang, 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.alloc(11 * MB),
    });
    const message = (await errors(lang)).payload_too_large;
    assert.equal(status, 413);
    assert.equal(headers['content-type'], 'application/json; charset=utf-8');
    assert.deepEqual(JSON.parse(body.toString()), {
      status: 413,
      success: false,
      code: 'payload_too_large',
      message,
      error: message,
    });
  }
  assert.equal(trial.asked(), 0);
});

test('Uploads up to their limits reach the backend complete', async () => {
  const sizes: [string, number][] = [
    ['/api/vendor/products/import', 32 * MB + 1000],
    ['/api/orders/7/returns', 32 * MB + 2000],
    ['/api/returns/RET-12345678/pictures', 32 * MB + 3000],
    ['/api/vendor/products', 8 * MB + 100_000],
  ];
  for (const [url, size] of sizes) {
    assert.equal((await trial.ask(url, { method: 'POST', body: Buffer.alloc(size) })).status, 200);
  }
  assert.deepEqual(
    trial
      .received()
      .map(({ bytes }) => bytes)
      .sort(),
    sizes.map(([, s]) => s).sort(),
  );
});
