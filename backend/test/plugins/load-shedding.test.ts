import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it, mock } from 'node:test';
import { createWaitTimer } from '../../src/database/wait-timer.ts';
import { loadConfig } from '../../src/runtime/config.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { watchedOf } from '../support/codes.ts';

/** Kinds of requests, from the first to be shed to the last. */
const WISHES = [
  'GET /products/suggest?search=glo',
  'GET /products',
  'GET /user',
  'POST /addresses',
  'POST /orders/checkout',
];
const KINDS = ['a suggestion', 'the shop', "one's own account", 'a new address', 'the checkout'];

describe('a shop under overload', () => {
  let test: TestApp;
  let token: string;
  before(async () => {
    test = await buildTestApp({ responseCacheBytes: 0 });
    ({ token } = await test.make.customer());
  });
  after(() => test.close());
  beforeEach(() => fill(0));

  const fill = (pressure: number) => {
    test.app.pressure.now = () => pressure;
  };
  const refusedAt = async (pressure: number) => {
    fill(pressure);
    const responses = await Promise.all(WISHES.map((wish) => test.call(wish, { token })));
    return KINDS.filter((_kind, index) => responses[index]?.body.code === 'overloaded');
  };

  for (const [count, pressure] of [0.15, 0.2, 0.35, 0.5, 0.8, 1.1].entries())
    it(`At load ${pressure} it sheds ${KINDS.slice(0, count).join() || 'nothing'}`, async () => {
      assert.deepEqual(await refusedAt(pressure), KINDS.slice(0, count));
    });

  it('Shed clients get a localised message and different retry times', async () => {
    fill(2);
    const response = await test.call('GET /products', { headers: { lang: 'ar' } });
    const message = 'المتجر مزدحم جدًا الآن. يرجى المحاولة مرة أخرى بعد ثوانٍ قليلة.';
    assert.deepEqual(response.body, { status: 503, success: false, code: 'overloaded', message, error: message });
    const responses = await Promise.all(Array.from({ length: 40 }, () => test.call('GET /products')));
    const seconds = new Set(responses.map(({ headers }) => Number(headers['retry-after'])));
    assert.ok(
      seconds.size > 1 && [...seconds].every((each) => each >= 1 && each <= 4),
      `Retry-After: ${[...seconds].join()}`,
    );
  });

  it('A shed request costs no query for the session or password', async () => {
    const queries = mock.method(test.database, 'query');
    fill(2);
    const body = { email: 'layla@example.com', password: 'a long password' };
    assert.equal((await test.call('POST /auth/login', { body, token })).status, 503);
    assert.equal((await test.call('POST /carts', { body: 'no JSON at all', token })).status, 503);
    assert.equal(queries.mock.callCount(), 0);
    queries.mock.restore();
  });

  it('A burst of buyers is queued, and a burst of visitors is shed', async () => {
    test.app.pressure.soon = () => 2;
    const responses = await Promise.all(WISHES.map((wish) => test.call(wish, { token })));
    test.app.pressure.soon = () => 0;
    assert.deepEqual(
      KINDS.filter((_kind, index) => responses[index]?.body.code !== 'overloaded'),
      ['the checkout'],
    );
  });

  it('The probes respond under overload', async () => {
    await test.app.inject('/readyz');
    fill(100);
    for (const probe of ['/healthz', '/readyz']) assert.equal((await test.app.inject(probe)).statusCode, 200);
  });

  it('Images are shed in the API’s error shape', async () => {
    fill(0.35);
    const response = await test.app.inject('/media/none-640.webp');
    assert.deepEqual([response.statusCode, response.json<{ code: string }>().code], [503, 'overloaded']);
  });

  it('Background routes and checkout routes declare their kind', () => {
    const declared = (wanted: string) =>
      watchedOf(test.app)
        .routes.filter(({ config, method }) => config?.priority === wanted && method !== 'HEAD')
        .map(({ method, url }) => `${String(method)} ${url.replace('/api', '')}`)
        .sort();
    assert.deepEqual(declared('background'), [
      'GET /admin/reports/vat',
      'GET /admin/reports/vat.csv',
      'GET /areas/vitals',
      'GET /products/suggest',
      'GET /vendor/reports',
      'GET /vendor/reports.csv',
      'GET /vendor/reports/vat',
      'GET /vendor/reports/vat.csv',
      'POST /beacons',
      'POST /beacons/loads',
    ]);
    assert.deepEqual(declared('checkout'), [
      'DELETE /carts/:id',
      'DELETE /carts/coupon',
      'GET /carts',
      'POST /carts',
      'POST /carts/:id',
      'POST /carts/coupon',
      'POST /carts/deliver-to',
      'POST /carts/merge',
      'POST /guest/email-code',
      'POST /orders/checkout',
      'POST /orders/place-order',
      'POST /payments/:order_no/abandon',
      'POST /payments/:order_no/poll',
      'POST /payments/:order_no/session',
    ]);
  });
});

describe('the load of a shop', () => {
  it('At the limit of requests in progress, the next is shed until one ends', async () => {
    const test = await buildTestApp({ maxInFlight: 1 });
    const { token } = await test.make.customer();
    const responses = await Promise.all([test.call('GET /carts', { token }), test.call('GET /carts', { token })]);
    assert.deepEqual(
      responses.map(({ status }) => status),
      [200, 503],
    );
    assert.equal(test.app.pressure.now(), 0);
    assert.equal((await test.call('GET /carts', { token })).status, 200);
    await test.close();
  });

  it('Switching rate limits off disables shedding unless its limits are set', () => {
    const bounds = (environment: Record<string, string>) => {
      const { maxWaitMs, maxInFlight } = loadConfig(environment);
      return [maxWaitMs, maxInFlight];
    };
    assert.deepEqual(bounds({}), [300, 1000]);
    assert.deepEqual(bounds({ RATE_LIMIT: '0' }), [0, 0]);
    assert.deepEqual(bounds({ RATE_LIMIT: '0', MAX_WAIT_MS: '200', MAX_IN_FLIGHT: '50' }), [200, 50]);
  });
});

describe('the wait for a connection', () => {
  let clock = 0;
  const waits = createWaitTimer(2, () => clock);
  const waitFor = (ms: number) => {
    const begin = waits.begin();
    clock += ms;
    begin();
  };

  it('Without waiting requests there is no wait', () => assert.equal(waits.standing(), 0));

  it('A finished burst leaves no wait', () => {
    waitFor(300);
    waitFor(0);
    assert.equal(waits.standing(), 0);
  });

  it('The queue is as long as the shortest recent wait', () => {
    clock += 1000;
    const [first, second] = [waits.begin(), waits.begin()];
    clock += 30;
    const third = waits.begin();
    clock += 10;
    first();
    second();
    assert.equal(waits.standing(), 40);
    third();
  });

  it('A queue that empties leaves no wait', () => {
    clock += 1000;
    waitFor(80);
    assert.equal(waits.standing(), 0);
  });

  it('One long turn is no overload, but a stuck queue is', () => {
    clock += 1000;
    const ended = waits.begin();
    clock += 700;
    waits.begin();
    assert.equal(waits.standing(), 0);
    clock += 500;
    assert.equal(waits.standing(), 200);
    ended();
  });

  it('Old waits do not count', () => {
    clock += 1000;
    const idle = createWaitTimer(2, () => clock);
    const ended = idle.begin();
    idle.begin();
    clock += 80;
    ended();
    assert.equal(idle.standing(), 80);
    clock += 200;
    assert.equal(idle.standing(), 0);
  });

  it('The expected wait is the queue multiplied by the time of a turn', () => {
    const busy = createWaitTimer(2, () => clock);
    for (let turn = 0; turn < 200; turn += 1) {
      const end = busy.begin()();
      clock += 10;
      end();
    }
    assert.equal(Math.round(busy.expected()), 0);
    for (let person = 0; person < 20; person += 1) busy.begin();
    assert.equal(Math.round(busy.expected()), 100);
  });
});
