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

test('Configured origins may call every route with cookies and the API’s headers', async () => {
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

test('Browsers can read the file name, the retry time and the request id', async () => {
  const { headers } = await shop.call('GET /countries', { headers: { origin: PARTNER } });
  assert.equal(headers['access-control-allow-origin'], PARTNER);
  assert.equal(headers['access-control-allow-credentials'], 'true');
  assert.deepEqual(listOf(headers['access-control-expose-headers']), [
    ...['Content-Disposition', 'Idempotent-Replayed', 'Retry-After', 'X-Request-Id'],
  ]);
  assert.ok(listOf(headers.vary).includes('Origin'));
});

test('Browsers can read error responses', async () => {
  const { status, headers } = await shop.call('GET /user', { headers: { origin: PARTNER } });
  assert.deepEqual([status, headers['access-control-allow-origin']], [401, PARTNER]);
});

test('Other origins get no CORS headers', async () => {
  const { headers } = await preflight(STRANGER, 'DELETE');
  assert.equal(headers['access-control-allow-origin'], undefined);
  const response = await shop.call('GET /countries', { headers: { origin: STRANGER } });
  assert.equal(response.headers['access-control-allow-origin'], undefined);
});
