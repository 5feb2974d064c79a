import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from '../../src/sql/sql.ts';
import { listMigrationIds } from '../../src/database/schema-files.ts';
import { createOutbox } from '../../src/mail/outbox.ts';
import { TEST_PASSWORD } from '../support/factories.ts';
import { startTwoServers, type TwoServers } from '../support/two-servers.ts';

const TRIES = 20;
const MAILS = 150;

describe('two processes that serve one shop', () => {
  let shop: TwoServers;
  before(async () => {
    shop = await startTwoServers();
  });
  after(() => shop.stop());

  const count = async (statement: ReturnType<typeof sql>) =>
    (await shop.database.first<{ count: number }>(statement))?.count;

  it('Simultaneous starts on an empty database migrate it once', async () => {
    const ids = await listMigrationIds();
    assert.equal(await count(sql`SELECT count(*) FROM schema_migrations`), ids.length);
    const moments = await count(sql`SELECT count(DISTINCT applied_at) FROM schema_migrations`);
    assert.equal(moments, 1);
  });

  it('A session and a cart of one process are known to the other', async () => {
    const { email } = await shop.make.customer();
    const product = await shop.make.product({ stock: 5 });
    const { body } = await shop.first.call('POST /auth/login', { body: { email, password: TEST_PASSWORD } });
    const added = await shop.second.call('POST /carts', {
      token: body.token,
      body: { product_id: product.id, quantity: 2 },
    });
    assert.equal(added.status, 200, added.text);
    const seen = await shop.first.call('GET /carts', { token: body.token });
    assert.match(seen.text, new RegExp(product.name));
    await shop.second.call('POST /auth/logout', { token: body.token });
    assert.equal((await shop.first.call('GET /carts', { token: body.token })).status, 401);
  });

  it('One purchase sent to both repeatedly is one order with one response', async () => {
    const customer = await shop.make.customer();
    const product = await shop.make.product({ stock: 50 });
    const orderNo = await shop.sales.draft(customer, [{ productId: product.id, quantity: 3 }]);
    const body = { order_no: orderNo, payment_method: 'cash', billing: await shop.sales.billing() };
    const responses = await Promise.all(
      Array.from({ length: TRIES }, (_, index) =>
        (index % 2 ? shop.first : shop.second).call('POST /orders/place-order', {
          token: customer.token,
          body,
          headers: { 'idempotency-key': 'the one purchase' },
        }),
      ),
    );
    assert.deepEqual([...new Set(responses.map(({ status }) => status))], [200], responses[0]?.text);
    assert.equal(new Set(responses.map(({ text }) => text)).size, 1);
    assert.equal(responses.filter(({ headers }) => headers['idempotent-replayed'] === undefined).length, 1);
    assert.equal(await shop.sales.countPlaced(), 1);
    assert.equal(await shop.sales.stockOf(product.id), 47);
    await shop.sales.assertBooksAreRight();
  });

  it('Both send mail, and every mail is sent once', async () => {
    const outbox = createOutbox(shop.database, async () => undefined);
    await shop.database.transaction(async () => {
      for (let index = 0; index < MAILS; index += 1)
        await outbox.enqueue({
          eventId: `welcome:${index}`,
          template: 'welcome',
          recipient: `person-${index}@example.com`,
          lang: 'en',
          payload: { firstname: 'Huda' },
        });
    });
    for (let attempt = 0; attempt < 200; attempt += 1) {
      if ((await count(sql`SELECT count(*) FROM outbox WHERE done_at IS NULL`)) === 0) break;
      await wait(100);
    }
    const all = await count(sql`SELECT count(*) FROM outbox WHERE done_at IS NOT NULL AND attempts = 1`);
    assert.ok(all !== undefined && all > MAILS, 'The mails of the order are among them.');
    assert.equal(shop.mail.received.length, all);
    assert.equal(new Set(shop.mail.received).size, all);
  });

  it('Password guessing across both processes shares one limit', async () => {
    const { email } = await shop.make.customer();
    const guess = (index: number) =>
      (index % 2 ? shop.first : shop.second).call('POST /auth/login', { body: { email, password: `guess ${index}` } });
    for (let index = 0; index < 10; index += 1) assert.equal((await guess(index)).status, 401);
    for (const index of [10, 11]) {
      const slowed = await guess(index);
      assert.equal(slowed.status, 429);
      assert.ok(Number(slowed.headers['retry-after']) > 0);
    }
  });
});
