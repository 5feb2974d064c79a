import { fastify } from 'fastify';
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { openStore } from '../release/fixtures.ts';
import { loadGatewayConfig } from './config.ts';
import { buildStandaloneGateway } from './standalone.ts';
import { closeAfterTest, createReleases, openTwoReleases } from './testing.ts';
import { ID, NO_BACKEND, openBackend, openGateway } from './testing-standalone.ts';

test('A gateway that is closing or has no pages is not ready', async () => {
  const { app, drain } = await openGateway(NO_BACKEND);
  const ready = async () => (await app.inject('/readyz')).statusCode;
  assert.equal(await ready(), 200);
  drain();
  assert.equal(await ready(), 503);
  const page = await app.inject('/');
  assert.deepEqual([page.statusCode, page.headers.connection], [200, 'close']);
  assert.equal((await app.inject('/healthz')).statusCode, 200);
  const { store } = await createReleases();
  const config = loadGatewayConfig({ BACKEND_ORIGIN: NO_BACKEND, LOG_LEVEL: 'silent' });
  const empty = await buildStandaloneGateway(config, store);
  closeAfterTest(empty.app);
  assert.equal((await empty.app.inject('/readyz')).statusCode, 503);
  assert.equal((await empty.app.inject('/healthz')).statusCode, 200);
});

test('With unsigned releases only, /readyz says so and pages show the fallback', async () => {
  const { root, store } = await openTwoReleases();
  for (const version of ['1', '2']) {
    const file = path.join(store.folderOf('shell', version), 'release.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('main.js', 'evil.js'));
  }
  const config = loadGatewayConfig({ BACKEND_ORIGIN: NO_BACKEND, LOG_LEVEL: 'silent' });
  const { app } = await buildStandaloneGateway(config, openStore(root));
  closeAfterTest(app);
  const ready = await app.inject('/readyz');
  assert.deepEqual([ready.statusCode, ready.json<{ reason: string }>().reason], [503, 'signatures']);
  assert.equal((await app.inject('/')).statusCode, 503);
});

test('A request id is passed to the backend and returned', async () => {
  const asked: unknown[] = [];
  const backend = closeAfterTest(fastify());
  backend.get('/api/*', async ({ url, headers }) => {
    asked.push([url, headers['x-request-id']]);
    return {};
  });
  const { address } = await openGateway(await backend.listen({ port: 0, host: '127.0.0.1' }));
  for (const path of ['/api/products', '/']) {
    const response = await fetch(address + path, { headers: { 'X-Request-Id': ID } });
    assert.equal(response.headers.get('x-request-id'), ID);
  }
  const countAsked = () =>
    asked.filter((call) => JSON.stringify(call) === JSON.stringify(['/api/products', ID])).length;
  // A page does not wait for a slow backend.
  while (countAsked() < 2) await wait(10);
  assert.equal(countAsked(), 2);
  const { headers } = await fetch(address, { headers: { 'X-Request-Id': 'no' } });
  assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
});

test('/metrics reports requests, live releases and process health', async () => {
  const { address } = await openGateway(await openBackend());
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

test('With tracing, the backend continues the gateway’s trace', async () => {
  const sent: string[] = [];
  const collector = closeAfterTest(fastify());
  collector.post('/v1/traces', async ({ body }) => {
    sent.push(JSON.stringify(body));
    return {};
  });
  const endpoint = await collector.listen({ port: 0, host: '127.0.0.1' });
  const { app, address } = await openGateway(await openBackend(), { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  const response = await fetch(`${address}/api/products`, { headers: { 'X-Request-Id': ID } });
  const { traceparent } = (await response.json()) as { traceparent: string };
  assert.match(traceparent, new RegExp(`^00-${ID}-[0-9a-f]{16}-01$`));
  await app.close();
  assert.match(sent.join(), new RegExp(`"traceId":"${ID}","spanId":"${traceparent.split('-')[2]}"`));
  assert.match(sent.join(), /balsam-gateway/);
});

test('An overloaded gateway shows the busy page and still responds to probes', async () => {
  const { app, address } = await openGateway(NO_BACKEND);
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
