import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { watchedOf } from '../support/codes.ts';

describe('the rate limits of all routes', () => {
  let test: TestApp;
  before(async () => {
    test = await buildTestApp({ rateLimit: true, maxWaitMs: 300, responseCacheBytes: 0 });
  });
  after(() => test.close());

  it('Every route has a limit, inside and outside the API', async () => {
    const { routes } = watchedOf(test.app);
    const unlimited: string[] = [];
    for (const [index, { method, url }] of routes.entries()) {
      const [verb] = [method].flat();
      // A new address each time, so that no request is limited by earlier ones.
      const remoteAddress = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
      const path = url.replaceAll(/:\w+/g, '1').replace('*', 'x');
      const response = await test.app.inject({ method: verb as 'GET', url: path, remoteAddress });
      if (!response.headers['x-ratelimit-limit']) unlimited.push(`${String(verb)} ${url}`);
    }
    assert.ok(routes.length > 300, `${routes.length} routes`);
    assert.deepEqual(unlimited, []);
  });

  it('Shed requests count as well', async () => {
    test.app.pressure.now = () => 2;
    const statuses = new Set<number>();
    for (let index = 0; index < 601; index += 1)
      statuses.add((await test.app.inject({ url: '/api/products', remoteAddress: '10.9.9.9' })).statusCode);
    test.app.pressure.now = () => 0;
    assert.deepEqual([...statuses], [503, 429]);
  });
});
