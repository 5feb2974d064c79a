import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/factories.ts';
import { startValkey } from '../support/valkey.ts';

describe('rate limits', () => {
  let test: TestApp;
  before(async () => {
    test = await buildTestApp({ rateLimit: true });
  });
  after(() => test.close());

  const login = (email: string, password: string) => test.call('POST /auth/login', { body: { email, password } });

  it('Password guessing is limited, with the time to wait', async () => {
    const { email } = await test.make.customer();
    for (let guess = 0; guess < 10; guess += 1) assert.equal((await login(email, `guess ${guess}`)).status, 401);
    const slowed = await login(email.toUpperCase(), TEST_PASSWORD);
    assert.deepEqual([slowed.status, slowed.body.code], [429, 'rate_limited']);
    assert.ok(Number(slowed.headers['retry-after']) > 0);
  });

  it('A guesser cannot evade the limit with made-up forwarded addresses', async () => {
    const guarded = await buildTestApp({ rateLimit: true, trustedProxies: ['loopback'] });
    const guess = (forwarded: string) =>
      guarded.call('POST /auth/login', {
        body: { email: 'huda@example.com', password: 'a guess' },
        headers: { 'x-forwarded-for': forwarded },
      });
    // The proxy appends the client's address; everything before it is made up by the client.
    for (let index = 0; index < 10; index += 1)
      assert.equal((await guess(`198.51.100.${index}, 203.0.113.9`)).status, 401);
    assert.equal((await guess('198.51.100.77, 203.0.113.9')).status, 429);
    assert.equal((await guess('203.0.113.10')).status, 401);
    await guarded.close();
  });

  it('The API document is rate limited too', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await test.call('GET /docs/json')).status);
    assert.deepEqual(statuses, [...Array<number>(10).fill(200), 429]);
    for (let index = 0; index < 60; index += 1)
      assert.equal((await test.app.inject('/api/docs/')).statusCode, 200, `page ${index}`);
    assert.equal((await test.app.inject('/api/docs/')).statusCode, 429);
  });

  it('Other addresses are not limited by it', async () => {
    const { email } = await test.make.customer();
    assert.equal((await login(email, TEST_PASSWORD)).status, 200);
  });

  it('Two backends with one Valkey count an address together, or alone without it', async (context) => {
    const valkey = await startValkey();
    context.after(() => valkey.end());
    // Long enough for a busy machine: a late count is one that the other backend never sees.
    const overrides = { rateLimit: true, valkey: { url: valkey.url, timeoutMs: 2_000 } };
    const [first, second] = [await buildTestApp(overrides), await buildTestApp(overrides)];
    context.after(() => Promise.all([first.close(), second.close()]));
    const read = async ({ call }: TestApp) => (await call('GET /docs/json')).status;
    for (let index = 0; index < 5; index += 1) assert.deepEqual([await read(first), await read(second)], [200, 200]);
    assert.deepEqual([await read(first), await read(second)], [429, 429]);
    valkey.freeze();
    for (let index = 0; index < 10; index += 1) assert.equal(await read(first), 200);
    assert.equal(await read(first), 429);
    assert.equal(await read(second), 200);
  });
});
