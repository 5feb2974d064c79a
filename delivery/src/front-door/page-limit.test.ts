import { fastify } from 'fastify';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limitPages } from './page-limit.ts';
import { closing } from './testing.ts';

test('All addresses of one IPv6 line are one visitor, and those of IPv4 are as many as there are', async () => {
  const app = closing(fastify({ trustProxy: true }));
  app.get('/', { onRequest: limitPages() }, async () => 'a page');
  const visit = async (ip: string) => (await app.inject({ url: '/', headers: { 'x-forwarded-for': ip } })).statusCode;
  for (let index = 0; index < 600; index += 1)
    assert.equal(await visit(`2001:db8:0:${(index % 256).toString(16)}::${index}`), 200);
  assert.equal(await visit('2001:db8::1'), 429);
  assert.equal(await visit('2001:db8:0:100::1'), 200);
  assert.equal(await visit('::1'), 200);
  for (let index = 0; index < 601; index += 1) assert.equal(await visit(`::ffff:192.0.${index % 256}.7`), 200);
});
