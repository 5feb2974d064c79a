import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { buildTestApp, type TestResponse, type TestApp } from '../support/app.ts';
import { assertSecurityHeaders } from '../support/security-headers.ts';

const json = { 'content-type': 'application/json' };

const assertErrorShape = ({ status, body, text }: TestResponse) => {
  assert.equal(body.status, status);
  assert.equal(body.success, false);
  assert.equal(typeof body.code, 'string');
  assert.ok(body.message.length > 0 && !body.message.startsWith('errors.'), body.message);
  assert.doesNotMatch(text, /node_modules|at \w+ \(|SELECT |INSERT |\.ts:/);
};

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

const login = (body: unknown, headers = {}) =>
  shop.call('POST /auth/login', {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { ...json, ...headers },
  });

it('A malformed body is reported as unreadable', async () => {
  for (const body of ['{', '{"email":', 'null,', '[1,']) {
    const response = await login(body);
    assertErrorShape(response);
    assert.equal(response.status, 400);
  }
});

it('An unknown key is named', async () => {
  const response = await login({ email: 'a@example.com', password: 'x', role: 1 });
  assertErrorShape(response);
  assert.equal(response.status, 422);
  assert.deepEqual(Object.keys(response.body.errors), ['role']);
});

it('NUL and unpaired surrogates are rejected on their field', async () => {
  for (const bad of ['a\u0000b@example.com', 'a\ud800@example.com']) {
    const response = await login({ email: bad, password: 'x' });
    assertErrorShape(response);
    assert.deepEqual([response.status, Object.keys(response.body.errors)], [422, ['email']]);
  }
});

it('Keys that reach the prototype are rejected at any depth', async () => {
  const outer = await login('{"email":"a@example.com","password":"x","__proto__":{"role":1}}');
  assert.deepEqual([outer.status, outer.body.errors], [422, { body: ['The key __proto__ is not allowed.'] }]);
  const inner = await login('{"email":"a@example.com","password":{"constructor":{"prototype":1}}}');
  assert.deepEqual([inner.status, inner.body.errors], [422, { password: ['The key constructor is not allowed.'] }]);
});

it('A deeply nested body is rejected', async () => {
  const response = await login(`{"email":${'['.repeat(2000)}${']'.repeat(2000)}}`);
  assertErrorShape(response);
  assert.equal(response.status, 422);
});

it('A body of one megabyte is too large', async () => {
  const response = await login({ email: 'a@example.com', password: 'x'.repeat(1_000_000) });
  assertErrorShape(response);
  assert.equal(response.status, 413);
});

it('An unsupported content type is named', async () => {
  const response = await shop.call('POST /auth/login', { body: '<a/>', headers: { 'content-type': 'text/xml' } });
  assertErrorShape(response);
  assert.equal(response.status, 415);
  const plain = await shop.call('POST /auth/login', {
    body: '{"email":"a"}',
    headers: { 'content-type': 'text/plain' },
  });
  assert.equal(plain.status, 415);
});

it('A file sent to a JSON route is rejected before it is read', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const response = await shop.call('POST /auth/login', { body: '--x--', headers });
  assertErrorShape(response);
  assert.equal(response.status, 415);
});

it('Unknown paths, wrong methods and broken addresses have the same error shape', async () => {
  for (const route of ['GET /nowhere', 'PUT /auth/login', 'GET /user/%ff']) {
    const response = await shop.call(route, { headers: { lang: 'ar' } });
    assertErrorShape(response);
    assert.ok(response.status === 404 || response.status === 400);
    assert.match(response.body.message, /[\u0600-\u06ff]/);
  }
});

it('Every response has a request id and the security headers, errors included', async () => {
  const broken = { body: '{', headers: json };
  const responses = [
    await shop.call('GET /countries'),
    await shop.call('GET /nowhere'),
    await shop.call('GET /user'),
    await shop.call('POST /auth/login', broken),
    await shop.call('GET /countries', { headers: { lang: 'fr' } }),
  ];
  for (const response of responses) {
    assert.match(String(response.headers['x-request-id']), /^[0-9a-f-]{36}$/);
    assertSecurityHeaders(response);
  }
});

it('A broken form is reported as unreadable', async () => {
  const forms: [contentType: string, body: string][] = [
    ['multipart/form-data', ''],
    ['multipart/form-data; boundary=x', ''],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nhalf'],
  ];
  for (const [contentType, body] of forms) {
    const response = await shop.call('POST /auth/register', { body, headers: { 'content-type': contentType } });
    assertErrorShape(response);
    assert.ok([400, 422].includes(response.status), response.text);
  }
});

it('An undeclared key is named', async () => {
  const { token } = await shop.make.customer();
  const asked = await shop.call('GET /carts?vendor_id=1', { token });
  assert.deepEqual([asked.status, asked.body.errors], [422, { vendor_id: ['This field is unknown.'] }]);
  const sent = await shop.call('POST /auth/logout', { token, body: { everywhere: true } });
  assert.deepEqual([sent.status, Object.keys(sent.body.errors)], [422, ['everywhere']]);
  assert.equal((await shop.call('POST /auth/logout', { token, body: {} })).status, 200);
});
