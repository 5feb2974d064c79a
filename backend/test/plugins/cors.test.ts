import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';

const PARTNER = 'https://partner.example';
const STRANGER = 'https://stranger.example';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp({ corsOrigins: [PARTNER] });
});
after(() => shop.close());

const preflight = async (origin: string, method: string) =>
  shop.app.inject({
    method: 'OPTIONS',
    url: '/api/carts/1',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,currency,idempotency-key,lang',
    },
  });

const listOf = (header: unknown) => String(header).split(/,\s*/);

test('A browser on an origin that the operator names may call every route, with cookies and the headers of the API', async () => {
  const used = new Set(shop.app.routeTable.map(({ method }) => method));
  for (const method of used) {
    const { statusCode, headers } = await preflight(PARTNER, method);
    assert.equal(statusCode, 204);
    assert.equal(headers['access-control-allow-origin'], PARTNER);
    assert.equal(headers['access-control-allow-credentials'], 'true');
    assert.ok(listOf(headers['access-control-allow-methods']).includes(method), method);
    assert.deepEqual(listOf(headers['access-control-allow-headers']), [
      ...['authorization', 'content-type', 'currency', 'idempotency-key', 'lang'],
    ]);
  }
});

test('It reads what an answer says beside its body: a file’s name, when to come again, and the request’s number', async () => {
  const { headers } = await shop.call('GET /countries', { headers: { origin: PARTNER } });
  assert.equal(headers['access-control-allow-origin'], PARTNER);
  assert.equal(headers['access-control-allow-credentials'], 'true');
  assert.deepEqual(listOf(headers['access-control-expose-headers']), [
    ...['Content-Disposition', 'Idempotent-Replayed', 'Retry-After', 'X-Request-Id'],
  ]);
  assert.ok(listOf(headers.vary).includes('Origin'));
});

test('It reads a refusal like any answer', async () => {
  const { status, headers } = await shop.call('GET /user', { headers: { origin: PARTNER } });
  assert.deepEqual([status, headers['access-control-allow-origin']], [401, PARTNER]);
});

test('A browser on another origin is told nothing', async () => {
  const { headers } = await preflight(STRANGER, 'DELETE');
  assert.equal(headers['access-control-allow-origin'], undefined);
  const answer = await shop.call('GET /countries', { headers: { origin: STRANGER } });
  assert.equal(answer.headers['access-control-allow-origin'], undefined);
});
