import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadAreaOrigins, loadGatewayConfig, loadRendering } from './config.ts';

const BACKEND = { BACKEND_ORIGIN: 'http://127.0.0.1:3001/' };

test('A gateway needs only the address of its backend', () => {
  assert.deepEqual(loadGatewayConfig({ ...BACKEND, PORT: '', HOST: '' }), {
    port: 3000,
    host: '127.0.0.1',
    logLevel: 'info',
    drainMs: 0,
    backendOrigin: 'http://127.0.0.1:3001',
    publicOrigin: 'http://localhost:3000',
    areaOrigins: {},
    rendering: { threads: 1, cacheBytes: 67_108_864 },
    demo: true,
    rateLimit: true,
    maxWaitMs: 300,
    beaconSecret: undefined,
    trustedProxies: [],
    otlpEndpoint: null,
    valkey: null,
  });
  assert.equal(loadGatewayConfig({ ...BACKEND, NODE_ENV: 'production' }).demo, false);
});

test('RATE_LIMIT=0 also disables MAX_WAIT_MS unless it is set', () => {
  const bound = (environment: NodeJS.ProcessEnv) => loadGatewayConfig({ ...BACKEND, ...environment }).maxWaitMs;
  assert.deepEqual([bound({ RATE_LIMIT: '0' }), bound({ RATE_LIMIT: '0', MAX_WAIT_MS: '200' })], [0, 200]);
});

test('Only named proxies, or private networks, are trusted', () => {
  const trusted = (TRUST_PROXY: string) => loadGatewayConfig({ ...BACKEND, TRUST_PROXY }).trustedProxies;
  assert.deepEqual(trusted('10.0.0.7, 10.1.0.0/16'), ['10.0.0.7', '10.1.0.0/16']);
  assert.deepEqual(trusted('1'), ['loopback', 'linklocal', 'uniquelocal']);
  assert.deepEqual(trusted('0'), []);
});

test('Render threads and page cache have the configured size', () => {
  assert.deepEqual(loadRendering({ RENDER_THREADS: '0', PAGE_CACHE_MB: '0.5' }), { threads: 0, cacheBytes: 524_288 });
  assert.throws(
    () => loadRendering({ RENDER_THREADS: 'many' }),
    /The environment variable RENDER_THREADS is "many", but must be a number from 0 to 64\./,
  );
});

test('Areas may have their own origins', () => {
  assert.deepEqual(
    loadAreaOrigins({ AREA_ORIGINS: 'storefront=http://localhost:3911, vendor-portal=https://files.test/,' }),
    { storefront: 'http://localhost:3911', 'vendor-portal': 'https://files.test' },
  );
  assert.deepEqual(loadAreaOrigins({}), {});
});

test('An invalid value is reported in one sentence with variable and fix', () => {
  const wrong: [NodeJS.ProcessEnv, RegExp][] = [
    [{}, /^The environment variable BACKEND_ORIGIN must be the address of the backend, such as http/],
    [{ BACKEND_ORIGIN: 'shop' }, /^The environment variable BACKEND_ORIGIN is "shop", but must be the address/],
    [{ ...BACKEND, PORT: '70000' }, /PORT is "70000", but must be a port number from 0 to 65535\.$/],
    [{ ...BACKEND, PORT: 'x' }, /PORT is "x", but must be a port number/],
    [{ ...BACKEND, PUBLIC_ORIGIN: 'https://a.test/shop' }, /PUBLIC_ORIGIN is .* must be an address such as/],
    [{ ...BACKEND, DEMO: 'maybe' }, /DEMO is "maybe", but must be 1 or 0/],
    [{ ...BACKEND, TRUST_PROXY: 'all' }, /TRUST_PROXY is "all", but must be 0, 1, or addresses of proxies/],
    [{ ...BACKEND, LOG_LEVEL: 'loud' }, /LOG_LEVEL is "loud", but must be fatal, error/],
  ];
  for (const [environment, sentence] of wrong)
    assert.throws(() => loadGatewayConfig(environment), { message: sentence });
});

test('Only an origin is accepted into the content security policy', () => {
  for (const value of [
    'storefront',
    'storefront=files.test',
    'storefront=https://files.test/path',
    "storefront=https://files.test; script-src 'unsafe-inline'",
    'storefront=javascript:alert(1)',
    'storefront=https://*',
  ]) {
    assert.throws(() => loadAreaOrigins({ AREA_ORIGINS: value }), {
      message: /AREA_ORIGINS is .* must be comma-separated pairs such as/,
    });
  }
});
