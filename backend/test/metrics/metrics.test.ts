import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, it, mock } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { proofOf } from '../support/release-signature.ts';
import { createSales, type Sales } from '../support/sales.ts';

/** Samples of a /metrics response: `name{label="value"}` to number. */
const parse = (text: string) =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );

let shop: TestApp;
let sales: Sales;
before(async () => {
  shop = await buildTestApp();
  sales = createSales(shop);
});
after(() => shop.close());

const scrape = async () => {
  const { statusCode, body } = await shop.app.inject('/metrics');
  assert.equal(statusCode, 200);
  return { text: body, samples: parse(body) };
};

describe('sales at /metrics', () => {
  it('A purchase is counted once, in minor units, however often it is sent', async () => {
    const customer = await shop.make.customer();
    const { id: productId } = await shop.make.product({ stock: 5 });
    const before = (await scrape()).samples;
    const orderNo = await sales.draft(customer, [{ productId, quantity: 3 }]);
    const headers = { 'Idempotency-Key': 'once' };
    await sales.place(customer, orderNo, headers);
    await sales.place(customer, orderNo, headers);
    await sales.place(customer, orderNo);

    const { samples } = await scrape();
    const grown = (name: string) => (samples.get(name) ?? 0) - (before.get(name) ?? 0);
    const paid = await shop.database.first<{ grand_total: number; currency: string }>(
      sql`SELECT grand_total, currency FROM orders WHERE order_no = ${orderNo}`,
    );
    assert.equal(grown('balsam_orders_placed_total'), 1);
    assert.equal(grown('balsam_order_parts_placed_total'), 1);
    assert.equal(grown('balsam_units_sold_total'), 3);
    assert.equal(grown(`balsam_sales_minor_units_total{currency="${paid?.currency}"}`), paid?.grand_total);
  });

  it('A refused order is counted by its code, and not as a sale', async () => {
    const customer = await shop.make.customer();
    const { id: productId } = await shop.make.product({ stock: 2 });
    const orderNo = await sales.draft(customer, [{ productId, quantity: 2 }]);
    const { samples: before } = await scrape();
    await shop.database.query(sql`UPDATE products SET stock = 1 WHERE id = ${productId}`);
    assert.equal((await sales.place(customer, orderNo)).body.code, 'out_of_stock');
    const { samples } = await scrape();
    const refused = 'balsam_sale_refusals_total{code="out_of_stock"}';
    assert.equal((samples.get(refused) ?? 0) - (before.get(refused) ?? 0), 1);
    assert.equal(samples.get('balsam_orders_placed_total'), before.get('balsam_orders_placed_total'));
  });

  it('A sub-order cancelled by the customer is counted', async () => {
    const customer = await shop.make.customer();
    const { id: productId } = await shop.make.product({ stock: 2 });
    const [part] = await sales.buy(customer, [{ productId }]);
    const before = (await scrape()).samples.get('balsam_order_parts_cancelled_total') ?? 0;
    const { status, text } = await shop.call(`POST /orders/${part}/cancel`, { token: customer.token });
    assert.equal(status, 200, text);
    assert.equal((await scrape()).samples.get('balsam_order_parts_cancelled_total'), before + 1);
  });

  it('Metrics contain no customers, requests or cart contents', async () => {
    const customer = await shop.make.customer();
    const { id: productId } = await shop.make.product({ stock: 2 });
    const orderNo = await sales.draft(customer, [{ productId }]);
    await sales.place(customer, orderNo);
    await shop.call('GET /products?search=secretword');
    await shop.call('GET /secret-address?token=secretword');
    await shop.call(`GET /orders/placed/${orderNo}`, { token: customer.token });
    const { text } = await scrape();
    for (const told of ['@', customer.token, orderNo, 'secret', '?', 'Haddad', '0501234567', 'Palm'])
      assert.ok(!text.replaceAll(/^#.*$/gm, '').includes(told), `/metrics contains ${told}`);
  });
});

describe('requests, mail and statements at /metrics', () => {
  it('Requests are counted by the template of their route', async () => {
    for (const address of ['/api/products/one', '/api/products/two', '/api/nothing/here', '/nothing/there'])
      await shop.app.inject(address);
    const { samples } = await scrape();
    const routes = [...samples.keys()].filter((name) => name.startsWith('balsam_http_request_duration_seconds_count'));
    assert.ok(
      routes.some((name) => /method="GET",route="\/api\/products\/:\w+",status="4xx"/.test(name)),
      routes.join(),
    );
    assert.ok(
      routes.every((name) => !/one|two|nothing/.test(name)),
      routes.join(),
    );
    assert.ok(samples.has('balsam_http_request_duration_seconds_count{method="GET",route="unknown",status="4xx"}'));
  });

  it('Pending and failed mails are reported', async () => {
    await shop.database.query(sql`DELETE FROM outbox`);
    await shop.database.query(sql`
      INSERT INTO outbox (event_id, template, recipient, lang, payload, created_at, dead_at) VALUES
      ('a', 'order-placed', 'a@test.balsam.test', 'en', '{}', now() - interval '90 seconds', NULL),
      ('b', 'order-placed', 'b@test.balsam.test', 'en', '{}', now(), NULL),
      ('c', 'order-placed', 'c@test.balsam.test', 'en', '{}', now(), now())`);
    assert.deepEqual({ ...(await shop.app.outbox.readState()), oldest: 90 }, { waiting: 2, dead: 1, oldest: 90 });
    const { oldest } = await shop.app.outbox.readState();
    assert.ok(oldest >= 90 && oldest < 120, String(oldest));
    await shop.database.query(sql`DELETE FROM outbox`);
  });

  it('Invented areas do not add series: more releases than the limit count together', async () => {
    for (let version = 0; version < 60; version += 1) {
      const release = { area: 'storefront', version: `0.1.${version}` };
      const body = { ...release, phase: 'load', code: 'timeout', proof: proofOf(shop, release) };
      assert.equal((await shop.call('POST /beacons', { body })).status, 200);
    }
    const { samples } = await scrape();
    const areas = [...samples].filter(([name]) => name.startsWith('balsam_area_failures_total'));
    assert.equal(areas.length, 51);
    assert.equal(samples.get('balsam_area_failures_total{area="other",version="other"}'), 10);
    assert.equal(samples.get('balsam_area_failures_total{area="storefront",version="0.1.7"}'), 1);
  });

  it('Statements, failures by reason and connections are counted', async () => {
    const { samples: before } = await scrape();
    await assert.rejects(shop.database.query(sql`SELECT 1 / 0`));
    await assert.rejects(shop.database.query(sql`INSERT INTO tags DEFAULT VALUES`));
    const { samples } = await scrape();
    const failed = (reason: string) => `balsam_database_statement_failures_total{reason="${reason}"}`;
    assert.equal((samples.get(failed('other')) ?? 0) - (before.get(failed('other')) ?? 0), 1);
    const count = 'balsam_database_statement_duration_seconds_count';
    assert.ok((samples.get(count) ?? 0) > (before.get(count) ?? 0));
    assert.equal(samples.get('balsam_database_connections{state="busy"}'), 0);
    assert.equal(samples.get('balsam_database_connection_waiters'), 0);
    assert.equal(samples.get('balsam_database_up'), 1);
  });
});

describe('/metrics during a failure', () => {
  it('It responds while the database is down and reports that', async () => {
    const shop = await buildTestApp();
    mock.method(shop.app.database, 'query', () => new Promise(() => {}));
    const { statusCode, body } = await shop.app.inject('/metrics');
    assert.equal(statusCode, 200);
    assert.equal(parse(body).get('balsam_database_up'), 0);
    assert.ok(Number.isNaN(parse(body).get('balsam_outbox_waiting_mails')));
    await shop.close();
  });

  it('A rate-limited request is counted as a refusal by its reason', async () => {
    const shop = await buildTestApp({ rateLimit: true });
    const statuses = await Promise.all(Array.from({ length: 605 }, () => shop.app.inject('/api/nothing')));
    const refused = statuses.filter(({ statusCode }) => statusCode === 429).length;
    assert.ok(refused > 0);
    const samples = parse((await shop.app.inject('/metrics')).body);
    assert.equal(samples.get('balsam_requests_refused_total{reason="rate_limit"}'), refused);
    await shop.close();
  });

  it('An aborted request does not stay in flight forever', async () => {
    const shop = await buildTestApp();
    await shop.app.listen({ port: 0 });
    const address = shop.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const half = connect(port, '127.0.0.1');
    half.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
    );
    const inFlight = async () =>
      parse(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).get('balsam_http_requests_in_flight');
    while ((await inFlight()) !== 2) await wait(20);
    half.destroy();
    while ((await inFlight()) !== 1) await wait(20);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'nodejs_gc_duration_seconds',
    ])
      assert.match(text, new RegExp(`^# TYPE ${name} `, 'm'));
    await shop.close();
  });
});
