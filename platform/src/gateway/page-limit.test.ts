import { fastify } from 'fastify';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { limitPages } from './page-limit.ts';
import { closeAfterTest } from './testing.ts';

test('IPv6 addresses of one network share a limit; IPv4 addresses do not', async (t) => {
  t.mock.method(performance, 'now', () => 0);
  const app = closeAfterTest(fastify({ trustProxy: true }));
  app.get('/', { onRequest: limitPages() }, async () => 'a page');
  const visit = async (ip: string) => (await app.inject({ url: '/', headers: { 'x-forwarded-for': ip } })).statusCode;
  for (let index = 0; index < 60; index += 1)
    assert.equal(await visit(`2001:db8:0:${(4 * index).toString(16)}::${index}`), 200);
  assert.equal(await visit('2001:db8::1'), 429);
  assert.equal(await visit('2001:db8:0:100::1'), 200);
  assert.equal(await visit('::1'), 200);
  for (let index = 0; index < 61; index += 1) assert.equal(await visit(`::ffff:192.0.${index % 256}.7`), 200);
});

test('Ten pages per second are served, and a flood is limited to that rate', async (t) => {
  let time = 0;
  t.mock.method(performance, 'now', () => time);
  const app = closeAfterTest(fastify());
  app.get('/', { onRequest: limitPages() }, async () => 'a page');
  const visits = (count: number) => Promise.all(Array.from({ length: count }, () => app.inject('/')));
  const served = (responses: Awaited<ReturnType<typeof visits>>) =>
    responses.filter(({ statusCode }) => statusCode === 200).length;
  const [first, ...others] = (await visits(200)).filter(({ statusCode }) => statusCode === 429);
  assert.equal(others.length, 139);
  assert.equal(first?.headers['retry-after'], '1');
  time += 1_000;
  assert.equal(served(await visits(200)), 10);
  for (let index = 0; index < 100; index += 1) {
    time += 100;
    assert.equal(served(await visits(1)), 1);
  }
});

test('Pages of a client are made a few at a time; abandoned ones are skipped', async () => {
  const app = closeAfterTest(fastify({ forceCloseConnections: true }));
  const begun: string[] = [];
  const endings: (() => void)[] = [];
  app.get('/:page', { onRequest: limitPages() }, async ({ url }) => {
    begun.push(url);
    await new Promise<void>((resolve) => endings.push(resolve));
    return 'a page';
  });
  const origin = await app.listen();
  const givenUp = new AbortController();
  const ask = (page: string, signal?: AbortSignal) => fetch(`${origin}/${page}`, { signal: signal ?? null });
  const until = async (count: number) => {
    while (begun.length < count) await wait(5);
    await wait(20);
    assert.equal(begun.length, count);
  };
  const first = ['1', '2'].map((page) => ask(page));
  await until(2);
  const third = ask('3', givenUp.signal).catch(() => null);
  await wait(50);
  const fourth = ask('4');
  await until(2);
  givenUp.abort();
  await third;
  await wait(20);
  endings.shift()?.();
  await until(3);
  assert.equal(begun.at(-1), '/4');
  for (const end of endings.splice(0)) end();
  for (const response of await Promise.all([...first, fourth])) assert.equal(await response.text(), 'a page');
});

test('Pages in progress still count after idle clients are forgotten', async (t) => {
  let time = 0;
  t.mock.method(performance, 'now', () => time);
  const app = closeAfterTest(fastify());
  const endings: (() => void)[] = [];
  app.get('/', { onRequest: limitPages() }, async () => {
    await new Promise<void>((resolve) => endings.push(resolve));
    return 'a page';
  });
  const visits = (count: number) => Array.from({ length: count }, () => app.inject('/'));
  const asked = visits(3);
  await wait(20);
  time += 61_000;
  asked.push(...visits(3));
  await wait(20);
  assert.equal(endings.length, 2);
  while (endings.length > 0) {
    endings.shift()?.();
    await wait(5);
  }
  for (const { statusCode } of await Promise.all(asked)) assert.equal(statusCode, 200);
});

test('Gateways that share a counter refuse a page beyond the common limit', async () => {
  const counts: string[] = [];
  let current = 600;
  const shared = {
    count: async (key: string) => (counts.push(key), current === 0 ? null : { current, ttl: 1_000 }),
    close: () => undefined,
  };
  const app = closeAfterTest(fastify());
  app.get('/', { onRequest: limitPages(shared) }, async () => 'a page');
  const visit = async () => (await app.inject({ url: '/', remoteAddress: '192.0.2.1' })).statusCode;
  assert.equal(await visit(), 200);
  current = 601;
  assert.equal(await visit(), 429);
  // Valkey does not respond: the gateway's own limit remains.
  current = 0;
  for (let index = 0; index < 58; index += 1) assert.equal(await visit(), 200);
  assert.equal(await visit(), 429);
  assert.equal(counts[0], 'page:192.0.2.1');
});
