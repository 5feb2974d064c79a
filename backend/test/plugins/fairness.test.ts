import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createShares } from '../../src/plugins/shares.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';

describe('the share of an address', () => {
  let clock = 0;
  let shares: ReturnType<typeof createShares>;
  beforeEach(() => {
    clock = 0;
    shares = createShares(() => clock);
  });
  const hold = (address: string, requests: number) => {
    const ends = Array.from({ length: requests }, () => shares.begin(address));
    return () => ends.forEach((end) => end());
  };

  it('An address with several long requests is shed before the others', () => {
    hold('heavy', 4);
    shares.begin('light')();
    clock += 2_000;
    assert.deepEqual([shares.tolerance('heavy'), shares.tolerance('light'), shares.tolerance('new')], [0.5, 4, 4]);
  });

  it('Short bursts and single requests do not make an address heavy', () => {
    const end = hold('burst', 10);
    hold('steady', 1);
    clock += 200;
    end();
    clock += 60_000;
    assert.deepEqual([shares.tolerance('burst'), shares.tolerance('steady')], [1, 1]);
  });

  it('A heavy address recovers within seconds', () => {
    const end = hold('heavy', 4);
    hold('light', 1);
    clock += 5_000;
    assert.equal(shares.tolerance('heavy'), 0.5);
    end();
    clock += 10_000;
    assert.deepEqual([shares.tolerance('heavy'), shares.tolerance('light')], [1, 1]);
  });

  it('A lone address may be a proxy and is treated as usual', () => {
    hold('proxy', 50);
    clock += 10_000;
    assert.equal(shares.tolerance('proxy'), 1);
  });
});

describe('a shop with one heavy address', () => {
  let test: TestApp;
  let endings: (() => void)[] = [];
  before(async () => {
    test = await buildTestApp({ maxWaitMs: 300, maxInFlight: 1000, responseCacheBytes: 0 });
  });
  after(() => test.close());
  afterEach(() => {
    for (const end of endings) end();
    endings = [];
    test.app.pressure.now = () => 0;
  });

  const statusOf = async (address: string, url = '/api/products') =>
    (await test.app.inject({ url, remoteAddress: address })).statusCode;
  const makeHeavy = async (address: string) => {
    endings = Array.from({ length: 40 }, () => test.app.shares.begin(address));
    await statusOf('10.0.0.2', '/api/site');
    await wait(150);
  };

  it('It is shed at half the load, while others are served at four times the usual', async () => {
    await makeHeavy('10.0.0.1');
    const statuses = async (pressure: number) => {
      test.app.pressure.now = () => pressure;
      return [await statusOf('10.0.0.1'), await statusOf('10.0.0.2')];
    };
    assert.deepEqual(await statuses(0.1), [200, 200]);
    assert.deepEqual(await statuses(0.2), [503, 200]);
    assert.deepEqual(await statuses(0.5), [503, 200]);
    assert.deepEqual(await statuses(1.1), [503, 200]);
    assert.deepEqual(await statuses(1.3), [503, 503]);
  });

  it('It has one running request and sixty waiting, and more are rejected', async () => {
    await makeHeavy('127.0.0.1');
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    let refused = 0;
    const { database } = test;
    const query = database.query.bind(database);
    const gate = new EventTarget();
    let isOpen = false;
    database.query = async (...call) => {
      if (!isOpen) await once(gate, 'open');
      return query(...call);
    };
    const ask = async (name: string) => {
      const response = await fetch(`${origin}/api/products?filter=true&price_min=${name}`);
      if (response.status === 503) refused += 1;
      return response.status;
    };
    const asked = Array.from({ length: 70 }, (_, index) => ask(String(index)));
    // One runs and sixty wait: of seventy, the last nine are rejected.
    while (refused < 9) await wait(10);
    isOpen = true;
    gate.dispatchEvent(new Event('open'));
    const statuses = await Promise.all(asked);
    database.query = query;
    assert.equal(statuses.filter((status) => status === 200).length, 61);
  });
});

describe('clients that hang up', () => {
  let test: TestApp;
  before(async () => {
    test = await buildTestApp({ maxWaitMs: 300, maxInFlight: 1000, responseCacheBytes: 0 });
  });
  after(() => test.close());

  it('A client that leaves the queue takes no turn from its address', async () => {
    test.app.shares.begin('10.0.0.2')();
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { database } = test;
    const first = database.first.bind(database);
    const gate = new EventTarget();
    let waiting = 0;
    database.first = async (...call) => {
      waiting += 1;
      await once(gate, 'open');
      return first(...call);
    };
    const client = new AbortController();
    const headers = { authorization: `Bearer ${'a'.repeat(40)}` };
    const asked = Array.from({ length: 4 }, () =>
      fetch(`${origin}/api/products/none`, { headers, signal: client.signal }),
    );
    while (waiting < 4) await wait(10);
    client.abort();
    await Promise.allSettled(asked);
    while ((await new Promise<number>((resolve) => test.app.server.getConnections((_, open) => resolve(open)))) > 0)
      await wait(10);
    database.first = first;
    gate.dispatchEvent(new Event('open'));
    await wait(1_000);
    const { status } = await fetch(`${origin}/api/products`, { signal: AbortSignal.timeout(3_000) });
    assert.equal(status, 200);
  });
});
