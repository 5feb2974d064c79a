import assert from 'node:assert/strict';
import { subscribe } from 'node:diagnostics_channel';
import { test } from 'node:test';
import { fastify, type FastifyInstance, type RouteOptions } from 'fastify';
import { limitRequests } from './request-limit.ts';
import { NO_BACKEND, openGateway } from './testing-standalone.ts';
import { closeAfterTest } from './testing.ts';

/** Proxied to the backend, which limits these. */
const PROXIED = /^\/(api|media)(\/|$)/;

const routes: RouteOptions[] = [];
subscribe('fastify.initialization', (message) => {
  const { fastify: app } = message as { fastify: FastifyInstance };
  app.addHook('onRoute', (route) => void routes.push(route));
});

test('Every route of a gateway has a rate limit', async () => {
  const { app } = await openGateway(NO_BACKEND);
  const own = routes.filter(({ url }) => !PROXIED.test(url));
  const unlimited: string[] = [];
  for (const { method, url } of own) {
    const path = url.replace(/:name\([^)]*\)/, 'pages').replace('*', 'x');
    const response = await app.inject({ method: [method].flat()[0] as 'GET', url: path });
    if (!response.headers['x-ratelimit-limit']) unlimited.push(`${String(method)} ${url}`);
  }
  assert.deepEqual(unlimited, []);
  for (const url of ['/*', '/registry.json', '/sitemap.xml', '/robots.txt', '/policy-reports', '/readyz', '/metrics'])
    assert.ok(
      own.some((route) => route.url === url),
      url,
    );
});

test('A client over its limit gets 429, and others do not', async () => {
  const app = closeAfterTest(fastify());
  app.get('/', { onRequest: limitRequests(5) }, async () => 'a file');
  const ask = async (remoteAddress: string) => (await app.inject({ url: '/', remoteAddress })).statusCode;
  for (let index = 0; index < 5; index += 1) assert.equal(await ask('192.0.2.1'), 200);
  assert.equal(await ask('192.0.2.1'), 429);
  assert.equal(await ask('192.0.2.2'), 200);
});
